import { expect, type Page } from '@playwright/test'
import { control, fillHouseForSale, next, openCreationPage, saved } from './creation-page.ts'

interface Message {
  readonly kind: 'email' | 'sms'
  readonly to: string
  readonly text: string
}

/** 07700 900000 to 900999 are the sandbox's; a worker has a share of them, and one begun after a failure another share. */
const NUMBERS_OF_A_WORKER = 250
const WORKER = Number(process.env['TEST_WORKER_INDEX'] ?? 0)

let people = 0
/** Somebody new: an email and a mobile number of the sandbox that no other test of this run has. */
export function somebody() {
  people += 1
  const number = (WORKER * NUMBERS_OF_A_WORKER + (people % NUMBERS_OF_A_WORKER)) % 1000
  return {
    email: `alex-${WORKER}-${people}-${Date.now()}@example.org`,
    phone: `07700 900${String(number).padStart(3, '0')}`,
    password: 'umbrella kettle orbit',
  }
}
export type Somebody = ReturnType<typeof somebody>

const e164 = (phone: string): string => `+44${phone.replaceAll(' ', '').slice(1)}`

/** Whoever can call the site: a page, or a browser without one. */
type Caller = Pick<Page, 'request'>

export async function messagesTo({ request }: Caller, to: string): Promise<Message[]> {
  const answer = await request.get('/sandbox/messages.json')
  return ((await answer.json()) as Message[]).filter((message) => message.to === to)
}

/** The code of the newest text message to that number, once it is another than the one before. */
export async function codeFor(caller: Caller, phone: string, before = ''): Promise<string> {
  let code = ''
  await expect(async () => {
    const [newest] = await messagesTo(caller, e164(phone))
    code = /^(\d{4}) is/.exec(newest?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe(before)
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** Where the link of the newest email leads, on this site, once it is another than the one before. */
export async function linkFor(caller: Caller, email: string, path: string, before = ''): Promise<string> {
  let link = ''
  await expect(async () => {
    const texts = (await messagesTo(caller, email)).map(({ text }) => text)
    const found = texts.flatMap((text) => text.match(/https?:\S+/g) ?? []).find((one) => one.includes(path))
    const { pathname, search, hash } = new URL(found ?? 'about:blank')
    link = found ? pathname + search + hash : ''
    expect(link).not.toBe('')
    expect(link).not.toBe(before)
  }).toPass()
  return link
}

export const live = (page: Page) => page.locator('html[data-hydrated]').waitFor()
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const told = (page: Page) => page.locator('.told-note')

export async function fillRegistration(page: Page, { email, phone }: Somebody): Promise<void> {
  await page.getByLabel('Title').selectOption('4')
  await page.getByLabel('First name').fill('Alex')
  await page.getByLabel('Last name').fill('O’Brien-Smith')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByLabel(/^I accept the terms/).check()
}

export async function register(page: Page, person: Somebody, appType = 'sell'): Promise<void> {
  await page.goto(`/confirm-identity/${appType}`)
  await live(page)
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Register and continue' }).click()
  await page.waitForURL(`**/phone-number-verification/${appType}`)
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signed-out')
}

export async function fillSignIn(page: Page, { email, password }: Somebody): Promise<void> {
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(password)
}

/** Texts a code to the person's number and enters it. */
export async function verify(page: Page, { phone }: Somebody): Promise<void> {
  await live(page)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, phone))
  await page.getByRole('button', { name: 'Verify' }).click()
  // Without an advert to publish the way leads to the list of them.
  await page.waitForURL(({ pathname }) => /^\/(?:profile|checkout|create-listing|sell$|let$)/.test(pathname))
}

/** A guest types a complete advert and presses Next. */
export async function typeAdvertAsGuest(page: Page, { email, phone }: Somebody): Promise<void> {
  await openCreationPage(page, 'sell')
  await fillHouseForSale(page)
  await control(page, 'enquiryEmail').fill(email)
  await control(page, 'enquiryPhone').fill(phone)
  await control(page, 'summary').focus()
  await saved(page)
  await next(page).click()
  await page.waitForURL('**/confirm-identity/sell')
  await live(page)
}
