import type { Page } from '@playwright/test'
import { anActor, somebody as newPerson, PASSWORD } from './actor.ts'
import { control, fillHouseForSale, next, openCreationPage, saved } from './creation-page.ts'
import { inPage } from './transports.ts'

/** A new person's details, for the pages to be filled in with. */
export const somebody = () => ({ ...newPerson(), password: PASSWORD })
export type Somebody = ReturnType<typeof somebody>

/** Whoever has this page's browser. */
export const actorOn = (page: Pick<Page, 'request'>, uuid?: string) => anActor(inPage(page), uuid)

export const live = (page: Page) => page.locator('html[data-hydrated]').waitFor()
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const flashMessage = (page: Page) => page.locator('.flash-message')

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

/** It publishes too, where there is an advert that has all it needs. */
type VerifyLabel = 'Verify' | 'Verify and publish'
export const verifyButton = (page: Page, name: VerifyLabel = 'Verify') =>
  page.getByRole('button', { name, exact: true })

/** Texts a code to the person's number and enters it. */
export async function verify(page: Page, { phone }: Somebody, label: VerifyLabel = 'Verify'): Promise<void> {
  await live(page)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await actorOn(page).messages.codeFor(phone))
  await verifyButton(page, label).click()
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
