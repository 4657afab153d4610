import { expect, type Page } from '@playwright/test'
import { today } from '../../src/shared/values/iso-date.ts'
import { addPhotos } from './browser-photos.ts'

export type AppType = 'sell' | 'let'

/** Opens the creation page where an address is looked up, as it is at first, and waits until its script answers. */
export async function openAtFindAddress(page: Page, appType: AppType, query = ''): Promise<void> {
  await page.goto(`/${appType}${query}`)
  await ready(page)
}

/** Has the address typed, where it is not already. */
export async function enterManually(page: Page): Promise<void> {
  await ready(page)
  const button = page.getByRole('button', { name: 'Manually enter address' })
  if (await button.isVisible()) await button.click()
}

/** Opens the creation page for an address that is typed. */
export async function openCreationPage(page: Page, appType: AppType, query = ''): Promise<void> {
  await openAtFindAddress(page, appType, query)
  await enterManually(page)
}

export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)
export const control = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const error = (page: Page, name: string) => field(page, name).locator('.error')

export async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`[name="${name}"][value="${value}"]`).check()
}

export async function type(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).fill(text)
}

const after = (days: number): Date => new Date(Date.now() + days * 86_400_000)
/** A day from now as people write it: '27 March 2027'. */
export const inDays = (days: number): string => asWritten(after(days))

/** One day from now, as a calendar gives it and as people write it: in London both. */
export function dayIn(days: number): { readonly iso: string; readonly written: string } {
  const date = after(days)
  return { iso: today(date), written: asWritten(date) }
}

function asWritten(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  }).format(date)
}

/** Whatever it does for this user. */
export const next = (page: Page) => page.locator('.next button.primary')
export const saved = (page: Page) => expect(page.locator('.save-status')).toHaveText('All changes saved')
export const storedUuid = (page: Page, appType: AppType) =>
  page.evaluate((key) => localStorage.getItem(key), `uuid_${appType}`)

/** A browser that is killed gets back what was in its storage some seconds ago. */
export const forgetsThatIdWent = (page: Page, appType: AppType, uuid: string) =>
  page.evaluate(([key, id]) => localStorage.setItem(key, id), [`uuid_${appType}`, uuid] as const)

let doors = 0
/** Of a home that no other test of this run has published. */
export function newDoor(): string {
  doors += 1
  return `${process.env['TEST_WORKER_INDEX'] ?? 0}x${Date.now().toString(36)}${doors}`
}

async function fillShared(page: Page): Promise<void> {
  await choose(page, 'userAgent', 'false')
  await type(page, 'doorNumber', newDoor())
  await type(page, 'streetName', 'Chapel Row')
  await type(page, 'townName', 'Chalfont St. Peter')
  await type(page, 'propertyPostcode', 'sl9 9qq')
  await control(page, 'countyName').selectOption('Buckinghamshire')
  await choose(page, 'contactPreference', 'both')
  await type(page, 'enquiryEmail', 'owner@example.com')
  await type(page, 'enquiryPhone', '07700 900123')
  await choose(page, 'hasPropertyParking', 'true')
  await choose(page, 'parkingType', '17')
  await choose(page, 'isPropertyAccessible', 'false')
  await type(page, 'propertyDescription', 'A quiet home near the church, with a garden that faces south.')
  await choose(page, 'marketingOption', 'none')
  await choose(page, 'publishDate', 'false')
  await control(page, 'termsAndConditions').check()
  await addPhotos(page, 'Front garden.jpg')
}

/** Every answer of a three-bedroom house for sale. */
export async function fillHouseForSale(page: Page): Promise<void> {
  await choose(page, 'priceType', '2')
  await type(page, 'sellingPrice', '450000')
  await choose(page, 'propertyType', 'house')
  await choose(page, 'houseType', '4')
  await type(page, 'propertyBedrooms', '3')
  await type(page, 'propertyBathrooms', '2')
  await type(page, 'propertyReceptions', '1')
  await control(page, 'tenureType').selectOption('1')
  await choose(page, 'hasPropertyEpc', 'epc_available')
  await type(page, 'currentEpc', '64')
  await type(page, 'potentialEpc', '82')
  await fillShared(page)
}

/** Every answer of a studio flat to let. */
export async function fillStudioToLet(page: Page): Promise<void> {
  await type(page, 'rentAmount', '950')
  await choose(page, 'priceFrequency', '1')
  await choose(page, 'propertyType', 'flat')
  await choose(page, 'flatType', '9')
  await choose(page, 'rentalType', '0')
  for (const name of ['References', 'Dss', 'Pets', 'Broadband', 'Bills'])
    await choose(page, `property${name}`, 'true')
  await type(page, 'moveInDate', inDays(20))
  await type(page, 'currentEpc', '64')
  await type(page, 'potentialEpc', '82')
  await fillShared(page)
  await page.locator('select[name="possessionGround"]').selectOption('none')
  await control(page, 'upfrontPayment').check()
}
