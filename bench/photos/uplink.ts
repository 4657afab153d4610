import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import { openCreationPage } from '../../tests/support/creation-page.ts'
import { launchChromium } from '../browser/chromium.ts'
import type { Picture } from './pictures.ts'

/** What a home has: 5 Mbit/s up; down is not what is waited for. */
const LINE = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: 5_000_000 / 8 }
const AT_ONCE = 2
const PATIENCE_MS = 900_000
const POLLING_MS = 50

/** A browser on a slow line. Each answers the seconds from choosing the pictures to the last one's answer. */
export interface Uplink {
  readonly throughOurPage: (pictures: readonly Picture[]) => Promise<number>
  readonly asTheyAre: (pictures: readonly Picture[]) => Promise<number>
  readonly close: () => Promise<void>
}

export async function openUplink(origin: string): Promise<Uplink> {
  const browser = await launchChromium()
  return {
    throughOurPage: (pictures) => onSlowLine(browser, origin, (page) => throughOurPage(page, pictures)),
    asTheyAre: (pictures) => onSlowLine(browser, origin, (page) => asTheyAre(page, pictures)),
    close: () => browser.close(),
  }
}

async function onSlowLine<T>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  // The plain page stands at an address of ours whose policy allows no call at all.
  const context: BrowserContext = await browser.newContext({ baseURL, bypassCSP: true })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    return await work(page)
  } finally {
    await context.close()
  }
}

async function throughOurPage(page: Page, pictures: readonly Picture[]): Promise<number> {
  await openCreationPage(page, 'sell')
  const chooser = page.locator('#files_uploaded')
  await chooser.waitFor({ state: 'attached' })
  const startedAt = performance.now()
  await chooser.setInputFiles(pictures.map(({ file }) => file))
  const ended = await page.waitForFunction(
    (count) => {
      const tilesThat = (state: string): number =>
        document.querySelectorAll(`.tile[data-state="${state}"]`).length
      return tilesThat('error') > 0 ? 'failed' : tilesThat('success') === count ? 'sent' : null
    },
    pictures.length,
    { timeout: PATIENCE_MS, polling: POLLING_MS },
  )
  if ((await ended.jsonValue()) !== 'sent') throw new Error('A photo failed on our page.')
  return (performance.now() - startedAt) / 1_000
}

/** A page with nothing but a chooser, which sends what is chosen to the same call. */
async function asTheyAre(page: Page, pictures: readonly Picture[]): Promise<number> {
  const uuid = randomUUID()
  await page.goto('/readyz')
  await page.evaluate(saveEmptyDraft, [ENDPOINTS.saveNew.path, uuid] as const)
  await page.evaluate(() => {
    document.body.innerHTML = '<input type="file" id="chooser" multiple>'
  })
  const startedAt = performance.now()
  await page.locator('#chooser').setInputFiles(pictures.map(({ file }) => file))
  page.setDefaultTimeout(PATIENCE_MS)
  await page.evaluate(sendOriginals, [ENDPOINTS.uploadFile.path, uuid, AT_ONCE] as const)
  return (performance.now() - startedAt) / 1_000
}

/** In the page: gives the browser its cookie before two calls go out at once. */
async function saveEmptyDraft([path, uuid]: readonly [string, string]): Promise<void> {
  const blocks = { photos: { fields: { files_uploaded: { value: null } } } }
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { uuid, version: 0, app_type: 'sell', blocks } }),
  })
  if (!response.ok) throw new Error(`The draft was answered with ${response.status}.`)
}

/** In the page. */
async function sendOriginals([path, uuid, atOnce]: readonly [string, string, number]): Promise<void> {
  const waiting = [...(document.querySelector<HTMLInputElement>('#chooser')?.files ?? [])]
  const send = async (file: File): Promise<void> => {
    const form = new FormData()
    form.append('uuid', uuid)
    form.append('file', file, file.name)
    const response = await fetch(path, { method: 'POST', body: form })
    const { success } = (await response.json()) as { success: boolean }
    if (!success) throw new Error(`${file.name} was answered with ${response.status}.`)
  }
  const line = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await send(file)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}
