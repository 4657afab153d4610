import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import sharp from 'sharp'

const folder = mkdtempSync(path.join(tmpdir(), 'photos-'))
let made = 0

interface Wanted {
  readonly width?: number
  readonly height?: number
  /** How it is to be turned, as cameras say it. */
  readonly orientation?: number
}

/** A JPEG unlike any other, as a file of this name on disk. */
export async function photoFile(
  name: string,
  { width = 90, height = 60, orientation = 1 }: Wanted = {},
): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const file = path.join(mkdtempSync(path.join(folder, `${made++}-`)), name)
  const create = { width, height, channels: 3, background: '#888888', noise } as const
  await sharp({ create }).withMetadata({ orientation }).jpeg().toFile(file)
  return file
}

export const photoFiles = (...names: string[]): Promise<string[]> =>
  Promise.all(names.map((name) => photoFile(name)))

export const chooser = (page: Page) => page.locator('#files_uploaded')
export const tiles = (page: Page) => page.locator('.tile')
export const tile = (page: Page, name: string) =>
  page.locator('.tile').filter({ has: page.getByRole('img', { name, exact: true }) })
/** A photo's tile by its buttons: before it is prepared there is no picture to go by. */
export const tileAt = (page: Page, at: number) => tiles(page).nth(at)

/** The names of the photos in their order. */
export const namesOf = (page: Page) => () =>
  page
    .locator('.tile:not([data-removed]) img')
    .evaluateAll((images) => images.map((one) => one.getAttribute('alt')))

/** Chooses photos of these names, and waits until all that are on the page are on the server. */
export async function addPhotos(page: Page, ...names: string[]): Promise<void> {
  const before = await tiles(page).count()
  await chooser(page).setInputFiles(await photoFiles(...names))
  await expect(page.locator('.tile[data-state="success"]')).toHaveCount(before + names.length)
}

/** Has something happen on an element as if it carried these files. */
export async function carry(
  page: Page,
  event: 'drop' | 'dragover' | 'paste',
  selector: string,
  files: readonly string[],
): Promise<void> {
  const carried = await Promise.all(
    files.map(async (file) => ({
      name: path.basename(file),
      bytes: (await readFile(file)).toString('base64'),
    })),
  )
  await page.locator(selector).evaluate(
    (element, [type, given]) => {
      const data = new DataTransfer()
      for (const { name, bytes } of given) {
        const decoded = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
        data.items.add(new File([decoded], name, { type: 'image/jpeg', lastModified: 1 }))
      }
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data }),
      )
    },
    [event, carried] as const,
  )
}

const UPLOADS = '**/create-listing/upload-file'

/** Answers every upload in another way than the server would; returns what ends that. */
export async function faultyUploads(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(UPLOADS, answer)
  return () => page.unroute(UPLOADS, answer)
}

/** Holds every upload back; returns what lets them go on to the server. */
export async function heldUploads(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(UPLOADS, async (route) => {
    await held.promise
    // It may have been canceled meanwhile.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    held.resolve()
    await page.unroute(UPLOADS, undefined)
  }
}
