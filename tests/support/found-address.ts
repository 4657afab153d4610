import { expect, type Page } from '@playwright/test'
import { type } from './creation-page.ts'

export interface Home {
  readonly postcode: string
  readonly udprn: string
  readonly summaryline: string
  readonly hasEpc: boolean
}

/** The homes of the sandbox's town, by postcode. */
export async function town(page: Page): Promise<Map<string, Home[]>> {
  const homes = (await (await page.request.get('/sandbox/addresses.json')).json()) as Home[]
  return Map.groupBy(homes, ({ postcode }) => postcode)
}

export const find = (page: Page) => page.getByRole('button', { name: 'Find Address' })
export const list = (page: Page) => page.locator('select[name="propertyAddress"]')
export const rating = (page: Page) => page.locator('.epc-graph svg')
export const epcLine = (page: Page) => page.locator('[data-block="epc"] > [role="status"]')

export async function findAt(page: Page, postcode: string): Promise<void> {
  await type(page, 'propertyPostcode', postcode)
  await find(page).click()
  await expect(list(page)).toBeVisible()
}

/** A home of the town with or without a certificate, found and chosen. */
export async function chooseHome(page: Page, hasEpc: boolean): Promise<Home> {
  const homes = [...(await town(page)).values()].flat()
  const home = homes.find((one) => one.hasEpc === hasEpc)
  if (!home) throw new Error('The town has no such home.')
  await findAt(page, home.postcode)
  await list(page).selectOption(home.udprn)
  return home
}
