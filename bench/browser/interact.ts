import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Where a page has the things that a person works with, as CSS selectors. */
export interface Parts {
  readonly textField: string
  /** Two radios of one question, and what each reveals. */
  readonly radios: readonly [Reveal, Reveal]
  /** Null where the page cannot check anything. */
  readonly next: { readonly button: string; readonly errors: readonly string[] } | null
}
interface Reveal {
  readonly radio: string
  readonly reveals: string
}

const KEYS = 40
const REVEALS = 12
const BETWEEN_CLICKS_MS = 40
const BETWEEN_EVENTS_MS = 60
const PATIENCE_MS = 60_000
const ANSWER_PATIENCE_MS = 20_000

/** Clicks on the two radios in turn from the first paint on, until what one of them reveals has been painted. */
export async function firstAnswer(page: Page, url: string, { radios }: Parts): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate((anyOf) => window.benchProbe.watchAnswer(anyOf), [radios[0].reveals, radios[1].reveals])
  for (let turn = 0; Date.now() < deadline; await sleep(BETWEEN_CLICKS_MS)) {
    const { answered, at } = await page.evaluate(
      (selector) => ({ answered: window.benchProbe.answered, at: window.benchProbe.at(selector) }),
      radios[turn % 2]?.radio ?? '',
    )
    if (answered !== null) return answered
    if (!at) continue
    await page.mouse.click(at.x, at.y)
    turn += 1
  }
  throw new Error(`${url}: no radio answered within a minute.`)
}

/** Each key pressed in a text field, from its press to the paint that follows. */
export async function keyPresses(page: Page, { textField }: Parts): Promise<number[]> {
  await page.focus(textField)
  const measured: number[] = []
  for (let i = 0; i < KEYS; i += 1) {
    await page.evaluate(() => window.benchProbe.arm('keydown', []))
    await page.keyboard.press(String.fromCodePoint(97 + (i % 26)))
    measured.push(await latency(page))
    await sleep(BETWEEN_EVENTS_MS)
  }
  return measured
}

/** The two radios clicked in turn, each from its click to the paint of what it reveals. */
export async function reveals(page: Page, { radios }: Parts): Promise<number[]> {
  const measured: number[] = []
  await clickOn(page, radios[0].radio, [radios[0].reveals])
  for (let i = 1; i <= REVEALS; i += 1) {
    const { radio, reveals: revealed } = radios[i % 2] ?? radios[0]
    measured.push(await clickOn(page, radio, [revealed]))
    await sleep(BETWEEN_EVENTS_MS)
  }
  return measured
}

/** Next on a page on which nothing is answered, from the click to the paint of the first and the last error. */
export async function nextAllInvalid(page: Page, next: NonNullable<Parts['next']>): Promise<number> {
  return clickOn(page, next.button, next.errors)
}

/** A page that is still moving can slip away from under the pointer: a click that nothing came of is made again. */
async function clickOn(page: Page, selector: string, visible: readonly string[], tries = 3): Promise<number> {
  await page.evaluate((seen) => window.benchProbe.arm('click', seen), visible)
  const at = await page.evaluate((target) => window.benchProbe.at(target), selector)
  if (!at) throw new Error(`${page.url()}: ${selector} is not on the page.`)
  await page.mouse.click(at.x, at.y)
  return latency(page).catch((error: unknown) => {
    if (tries > 1) return clickOn(page, selector, visible, tries - 1)
    throw error
  })
}

async function latency(page: Page): Promise<number> {
  const measured = await page.waitForFunction(() => window.benchProbe.latency, undefined, {
    timeout: ANSWER_PATIENCE_MS,
    polling: 20,
  })
  return (await measured.jsonValue()) ?? Number.NaN
}
