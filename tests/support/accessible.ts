import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** By a selector, or by some and what is left out of it. */
type Part = string | { readonly include: string[]; readonly exclude: string[] }

declare global {
  interface Window {
    /** Once it was put into the page. */
    readonly axe?: typeof Axe
  }
}

/** Once for each document: to read its half a megabyte takes longer than most of its rules. */
async function putAxeInto(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(AXE)
  }
}

/** Each rule that axe finds broken, and where: in that part of the page, and of its frames of the same origin. */
export async function violationsOf(
  page: Page | Frame,
  part: Part,
  ...rules: readonly string[]
): Promise<string[]> {
  await putAxeInto('frames' in page ? page.frames() : [page])
  // What passes is not described: that takes longer than finding what does not.
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  }
  return page.evaluate(
    async ([context, asked]) => {
      if (window.axe === undefined) throw new Error('axe is not in the page')
      const { violations } = await window.axe.run(context, asked)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [part, options] satisfies [Part, Axe.RunOptions],
  )
}

/**
 * No rule is broken in the light; and in the dark, where all but the colours is the same, no contrast is too low. To read a
 * whole page takes about half a second: of one that was read before, it is enough to read the part that is new.
 */
export async function expectNoViolations(page: Page, part: Part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violationsOf(page, part)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violationsOf(page, part, 'color-contrast')).toEqual([])
}

/** Of a small phone, a common one, a tablet and a desk. */
const WIDTHS = [320, 360, 768, 1_280]

/** At every width nothing scrolls sideways, and nothing that can be seen in those parts ends beyond the window's right edge. */
export async function expectNothingTooWide(page: Page, ...parts: readonly string[]): Promise<void> {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 800 })
    await expect.poll(() => tooWideIn(page, parts), `at ${width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

function tooWideIn(page: Page, parts: readonly string[]): Promise<string[]> {
  // One selector of CSS: what Playwright adds to it for what can be seen takes five times as long.
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => {
          const right = one === document.documentElement ? one.scrollWidth : one.getBoundingClientRect().right
          return (
            right > innerWidth + 1 &&
            one.checkVisibility({ visibilityProperty: true }) &&
            !one.closest('.unseen')
          )
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    ['html', ...parts.map((part) => `${part} *`)].join(', '),
  )
}
