import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { aCutBrowser } from '../../../tests/support/cut-browser.ts'
import { aDatabase } from '../../../tests/support/database.ts'
import { aPicture } from '../../../tests/support/pictures.ts'
import { aDataDir, aFreePort, startProgram, untilReady } from '../../../tests/support/program.ts'

/** FULL=1 is run alone. Beside other tests, what takes a quarter of a second can take two. */
const IS_FULL = process.env['FULL'] === '1'
const CUTS = IS_FULL ? 200 : 4
const KINDS = ['tab crashed', 'browser killed', 'network', 'process'] as const
const MINUTES = 60_000
/** What may be lost: a second of typing, and a photo that was chosen in the last quarter of one. */
const TYPING_MS = IS_FULL ? 1_000 : 2_000
const PHOTO_MS = IS_FULL ? 250 : 2_000
const PATIENCE_MS = 30_000
const HOME = 'A quiet home near the church, with a garden that faces south and a view of the hills. '
/** Each cut has words of its own, so that an older draft is never taken for the one that was cut. */
const textOf = (cut: number): string => `Home ${cut}: ${HOME.repeat(40)}`

/** The same numbers for the same seed. */
function numbersFrom(seed: number): (most: number) => number {
  let state = Math.imul(seed, 2_654_435_761)
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** How much was typed, and which photos were chosen, and when. */
interface Done {
  readonly typed: { readonly at: number; readonly length: number }[]
  readonly photos: { readonly at: number; readonly name: string }[]
}

const lengthAt = ({ typed }: Done, at: number): number =>
  typed.filter((one) => one.at <= at).at(-1)?.length ?? 0

interface Work {
  readonly cut: number
  readonly number: (most: number) => number
  readonly isOver: () => boolean
}

/** Types on and on, and chooses a photo or two, until the page is gone or `isOver` says so. */
async function work(page: Page, { cut, number, isOver }: Work): Promise<Done> {
  const done: Done = { typed: [], photos: [] }
  const names = Array.from({ length: IS_FULL ? number(3) : 1 }, (_, i) => `${cut}-${i}.jpg`)
  const pause = 20 + number(60)
  try {
    await page.locator('[name="propertyDescription"]').focus()
    for (let length = 0; !isOver(); ) {
      const count = 1 + number(6)
      await page.keyboard.insertText(textOf(cut).slice(length, length + count))
      length += count
      done.typed.push({ at: Date.now(), length })
      const name = !IS_FULL || number(4) === 0 ? names.pop() : undefined
      if (name !== undefined) {
        const buffer = await aPicture(90, 60)
        await page.locator('#files_uploaded').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
        done.photos.push({ at: Date.now(), name })
        await page.locator('[name="propertyDescription"]').focus()
      }
      await sleep(pause)
    }
  } catch {
    // The page is gone.
  }
  return done
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForURL('**/sell')
  await page.locator('html[data-hydrated]').waitFor()
}

interface Found {
  readonly text: string
  readonly photos: readonly string[]
}

/** What is there once everything is saved and every photo sent. What is missing after a while is lost. */
async function found(
  page: Page,
  {
    text: typed,
    names,
    least,
  }: { readonly text: string; readonly names: readonly string[]; readonly least: number },
): Promise<Found> {
  const now = async (): Promise<Found> => ({
    text: await page.locator('[name="propertyDescription"]').inputValue(),
    photos: await page
      .locator('.tile[data-state="success"] img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt)),
  })
  const settled = page.locator('.save-status:is(.saved, .untouched)')
  const isComplete = async (): Promise<boolean> => {
    // The page may open another draft in its place.
    const { text, photos } = await now().catch((): Found => ({ text: '', photos: [] }))
    const isTyped = text.length >= least && typed.startsWith(text)
    return isTyped && names.every((name) => photos.includes(name)) && (await settled.count()) > 0
  }
  // What came back may go on to another draft.
  const end = Date.now() + PATIENCE_MS
  for (let times = 0; Date.now() < end && times < 6; await sleep(50))
    times = (await isComplete()) ? times + 1 : 0
  // Of a page that was cut before its first letter was written down, nothing comes back.
  await settled.waitFor({ state: 'attached' })
  return now()
}

test(
  `at ${CUTS} cuts at most the last of the typing is lost, never a photo, and nothing is doubled`,
  async () => {
    const { environment } = await aDatabase()
    const env = {
      PORT: await aFreePort(),
      DATA_DIR: aDataDir(),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      ...environment,
    }
    let program = startProgram(env)
    onTestFinished(() => void program.child.kill('SIGTERM'))
    await untilReady(program)
    const browser = await aCutBrowser(program.origin)
    const count = { typed: 0, charactersLost: 0, photos: 0, photosLost: 0 }
    const broken: string[] = []
    for (let cut = 0; cut < CUTS; cut++) {
      const number = numbersFrom(cut + 1)
      const kind = KINDS[cut % KINDS.length] ?? 'tab crashed'
      await browser.comesFrom(`10.1.${cut >> 8}.${cut & 255}`)
      const page = await browser.newPage()
      await open(page, '/new/sell')
      let isOver = false
      const working = work(page, { cut, number, isOver: () => isOver })
      await sleep(IS_FULL ? 300 + number(1_700) : PHOTO_MS + 300 + number(1_000))
      if (kind === 'process') program.child.kill('SIGKILL')
      if (kind === 'network') await page.route('**/*', (route) => route.abort())
      if (kind === 'process' || kind === 'network') await sleep(300 + number(900))
      const at = Date.now()
      if (kind === 'browser killed') await browser.kill()
      else await browser.crashTab(page)
      isOver = true
      const done = await working
      if (kind === 'browser killed') await browser.startAgain()
      else await page.close()
      if (kind === 'process') {
        await program.ended
        program = startProgram(env)
        await untilReady(program)
      }
      await browser.comesFrom(`10.1.${cut >> 8}.${cut & 255}`)
      const next = await browser.newPage()
      await open(next, '/sell')
      const promised = done.photos.filter((one) => one.at <= at - PHOTO_MS).map(({ name }) => name)
      const least = lengthAt(done, at - TYPING_MS)
      const { text, photos } = await found(next, { text: textOf(cut), names: promised, least }).catch(
        async (): Promise<Found> => ({ text: await next.locator('body').innerText(), photos: [] }),
      )
      await next.close()
      const atCut = lengthAt(done, at)
      const missing = promised.filter((name) => !photos.includes(name))
      const isDoubled = new Set(photos).size < photos.length || !textOf(cut).startsWith(text)
      const isLate = text.length < least
      if (isLate || isDoubled || missing.length > 0)
        broken.push(
          `cut ${cut}, ${kind}: ${text.length} of ${atCut}, photos ${photos.join()} of ${promised.join()}: ${text.slice(0, 40)}`,
        )
      count.typed += atCut
      count.charactersLost += Math.max(0, atCut - text.length)
      count.photos += promised.length
      count.photosLost += missing.length
    }
    process.stdout.write(`${CUTS} cuts: ${JSON.stringify(count)}\n`)
    program.child.kill('SIGTERM')
    await program.ended
    expect(broken).toEqual([])
    expect(count.photos).toBeGreaterThan(0)
  },
  60 * MINUTES,
)
