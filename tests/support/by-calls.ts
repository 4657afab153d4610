import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import { ADVERT_PAGE } from '../../src/shared/advert/page.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { type AppType, blocksFor, fieldsIn } from '../../src/shared/form/block.ts'
import type { Photo } from '../../src/shared/form/photo.ts'
import { photoUid } from '../../src/shared/form/photo-file.ts'
import { completeAnswers } from './complete-answers.ts'
import { control, next, openCreationPage } from './creation-page.ts'
import { codeFor, linkFor, live, type Somebody, somebody } from './people-pages.ts'

/*
 * What pages do, done by the calls that they make: for tests in which it is only the way to what they look at. The pages
 * themselves are filled in by the tests of registration, validation and the free checkout.
 */

/** Whoever has a browser's cookies. */
type Caller = Pick<BrowserContext, 'request'>

interface Answer {
  readonly success: boolean
  readonly error_message: string
  readonly errors?: readonly { block: string; field: string; message: string }[]
  readonly payment_required?: boolean
  readonly listing_id?: string | null
}

export async function call({ request }: Caller, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data })
  return (await answer.json()) as Answer
}

async function succeed(caller: Caller, path: string, data: object): Promise<void> {
  expect(await call(caller, path, data)).toMatchObject({ success: true })
}

/** Registers somebody, who is signed in from then on, and confirms their number if wanted. */
export async function registerByCalls(
  caller: Caller,
  { verified }: { readonly verified: boolean },
): Promise<Somebody> {
  const person = somebody()
  const { email, phone } = person
  const names = { title: 4, firstname: 'Alex', lastname: 'O’Brien-Smith' }
  const details = { ...names, email, phone, generate_password: true, send_email: true }
  await succeed(caller, ENDPOINTS.register.path, details)
  if (!verified) return person
  await succeed(caller, ENDPOINTS.verifyPhone.path, { phone, dialCode: '+44' })
  await succeed(caller, ENDPOINTS.verifyCode.path, { code: await codeFor(caller, phone) })
  return person
}

/** Somebody with an account and a password, who is not signed in here. */
export async function aSeller(browser: Browser, wanted: { verified: boolean }): Promise<Somebody> {
  const context = await browser.newContext()
  const person = await registerByCalls(context, wanted)
  const link = await linkFor(context, person.email, '/choose-password')
  const token = link.replace(/^.*#token=/, '')
  await succeed(context, ENDPOINTS.choosePassword.path, { token, password: person.password })
  await context.close()
  return person
}

export async function uploadByCalls({ request }: Caller, uuid: string, number: number): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 1200, height: 800, channels: 3, background: '#8aa394', noise } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const name = `Room ${number}.jpg`
  const sent = await request.post(ENDPOINTS.uploadFile.path, {
    multipart: { uuid, file: { name, mimeType: 'image/jpeg', buffer } },
  })
  const { id, url } = (await sent.json()) as { id: string; url: string }
  const file = { name, size: buffer.length, lastModified: 1_763_000_000_000 + number }
  return { id, url, uid: photoUid(file), ...file }
}

/** The answers as a first save sends them. */
export function saveOf(uuid: string, appType: AppType, answers: DraftAnswers): object {
  const valueOf = new Map<string, unknown>(Object.entries(answers))
  const blocks = Object.fromEntries(
    blocksFor(ADVERT_PAGE, appType).map((block) => [
      block.name,
      {
        fields: Object.fromEntries(
          fieldsIn(block).flatMap(([name]) =>
            valueOf.has(name) ? [[name, { value: valueOf.get(name) }]] : [],
          ),
        ),
      },
    ]),
  )
  return { uuid, version: 0, app_type: appType, address_type: 'orphan', blocks }
}

/** Saves a draft, which the page's browser opens from then on. */
export async function draftByCalls(
  page: Page,
  appType: AppType,
  answers: DraftAnswers,
  uuid = randomUUID(),
): Promise<string> {
  await succeed(page, ENDPOINTS.saveNew.path, { data: saveOf(uuid, appType, answers) })
  // The smallest answer of the site, for its storage.
  await page.goto('/healthz')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`uuid_${appType}`, uuid] as const)
  return uuid
}

/** Opens the creation page with every answer given, by whoever is signed in, or by a guest. */
export async function openComplete(
  page: Page,
  appType: AppType,
  changed: DraftAnswers = {},
): Promise<string> {
  const uuid = randomUUID()
  const answers = {
    ...completeAnswers(appType),
    files_uploaded: [await uploadByCalls(page, uuid, 1)],
    ...changed,
  }
  await draftByCalls(page, appType, answers, uuid)
  await openCreationPage(page, appType)
  await expect(control(page, 'doorNumber')).toHaveValue(String(answers.doorNumber))
  return uuid
}

/** A guest with a complete advert, who pressed Next. */
export async function guestAtConfirmIdentity(page: Page, { email, phone }: Somebody): Promise<void> {
  await openComplete(page, 'sell', { enquiryEmail: email, enquiryPhone: phone })
  await next(page).click()
  await page.waitForURL('**/confirm-identity/sell')
  await live(page)
}
