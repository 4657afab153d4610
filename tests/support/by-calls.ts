import { type Browser, expect, type Page } from '@playwright/test'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import type { MarketingOptionId } from '../../src/shared/advert/marketing-options.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import type { AppType } from '../../src/shared/form/block.ts'
import type { Photo } from '../../src/shared/form/photo.ts'
import { addMonths, today } from '../../src/shared/values/iso-date.ts'
import { actorOn, live } from './account-pages.ts'
import { type Actor, photoOfAnswer, type Somebody, succeeded } from './actor.ts'
import { aHouse, aHouseToLet, aStudioFlatToLet } from './builders.ts'
import { control, dayIn, newDoor, next, openCreationPage } from './creation-page.ts'
import { aPicture } from './pictures.ts'

/*
 * What pages do, done by the calls that they make: for tests in which it is only the way to what they look at. The pages
 * themselves are filled in by the tests of registration, validation and the free checkout.
 */

/** Registers somebody, who is signed in from then on, and confirms their number if wanted. */
export async function registerByCalls(
  page: Parameters<typeof actorOn>[0],
  { verified }: { readonly verified: boolean },
) {
  const actor = actorOn(page)
  const person = await actor.register({ lastname: 'O’Brien-Smith' })
  if (verified) await actor.confirmNumber(person)
  return person
}

/** Somebody with an account and a password, who is not signed in here. */
export async function aSeller(browser: Browser, wanted: { readonly verified: boolean }) {
  const context = await browser.newContext()
  const person = await registerByCalls(context, wanted)
  await actorOn(context).choosePassword(person)
  await context.close()
  return person
}

async function uploadPhoto(actor: Actor, number: number): Promise<Photo> {
  const name = `Room ${number}.jpg`
  const { answer } = await actor.upload(await aPicture(600, 400), { name })
  return photoOfAnswer(answer, name)
}

/** Saves a draft, which the page's browser opens from then on. */
export async function draftByCalls(
  page: Page,
  appType: AppType,
  answers: DraftAnswers,
  actor = actorOn(page),
): Promise<string> {
  succeeded(await actor.save(0, answers, appType))
  // The smallest answer of the site, for its storage.
  await page.goto('/healthz')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `uuid_${appType}`,
    actor.uuid,
  ] as const)
  return actor.uuid
}

/** Opens the creation page with every answer given, by whoever is signed in, or by a guest. */
export async function openComplete(
  page: Page,
  appType: AppType,
  changed: DraftAnswers = {},
): Promise<string> {
  const actor = actorOn(page)
  const common = {
    doorNumber: newDoor(),
    streetName: 'Chapel Row',
    propertyPostcode: 'SL9 9QQ',
    enquiryEmail: 'owner@example.com',
    files_uploaded: [await uploadPhoto(actor, 1)],
    ...changed,
  }
  const answers =
    appType === 'sell'
      ? aHouse({ priceType: 2, sellingPrice: 450_000, ...common })
      : aStudioFlatToLet({ moveInDate: dayIn(20).iso, ...common })
  await draftByCalls(page, appType, answers, actor)
  await openCreationPage(page, appType)
  await expect(control(page, 'doorNumber')).toHaveValue(String(answers.doorNumber))
  return actor.uuid
}

/** A guest with a complete advert, who pressed Next. */
export async function guestAtConfirmIdentity(
  page: Page,
  { email, phone }: Pick<Somebody, 'email' | 'phone'>,
): Promise<void> {
  await openComplete(page, 'sell', { enquiryEmail: email, enquiryPhone: phone })
  await next(page).click()
  await page.waitForURL('**/confirm-identity/sell')
  await live(page)
}

/** Publishes a free advert; the page's browser is its owner's from then on. */
export async function publishedByCalls(
  page: Page,
  {
    appType = 'sell',
    photos = 2,
    answers: changed = {},
  }: {
    readonly appType?: AppType
    readonly photos?: number
    readonly answers?: DraftAnswers
  } = {},
) {
  const { email, phone } = await registerByCalls(page, { verified: true })
  const actor = actorOn(page)
  const files_uploaded: Photo[] = []
  for (let number = 1; number <= photos; number++) files_uploaded.push(await uploadPhoto(actor, number))
  const common = {
    doorNumber: newDoor(),
    enquiryEmail: email,
    enquiryPhone: phone,
    files_uploaded,
    ...changed,
  }
  const answers =
    appType === 'sell'
      ? aHouse(common)
      : aHouseToLet({ moveInDate: addMonths(today(new Date()), 1), ...common })
  return { listing: await actor.publish(answers, appType), uuid: actor.uuid, email, phone, answers }
}
export type PublishedByCalls = Awaited<ReturnType<typeof publishedByCalls>>

/** Publishes an advert to let and pays for its option; the page's browser is its owner's from then on. */
export async function boughtByCalls(page: Page, option: MarketingOptionId) {
  const { email, phone } = await registerByCalls(page, { verified: true })
  const actor = actorOn(page)
  const answers = aHouseToLet({
    moveInDate: addMonths(today(new Date()), 1),
    doorNumber: newDoor(),
    enquiryEmail: email,
    enquiryPhone: phone,
    files_uploaded: [await uploadPhoto(actor, 1)],
    marketingOption: option,
  })
  succeeded(await actor.save(0, answers, 'let'))
  const { result } = succeeded(await actor.post(ENDPOINTS.confirmOrder.path, { data: { uuid: actor.uuid } }))
  const frame = String(result?.['url'])
  await actor.pay(frame)
  const listing = await actor.publish(answers, 'let', 1)
  return { listing, order: frame.split('/').at(-1) ?? '', email, phone }
}
