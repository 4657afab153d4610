import type { Page } from '@playwright/test'
import { brotli } from './page-server.ts'

const QUIET_MS = 1_500
/** A page that is never quiet is taken as it is. */
const RESTLESS_MS = 12_000
const PATIENCE_MS = 60_000

/** Ends when the page has loaded, has hydrated where it does, and has had no long task for a while. */
export async function settle(page: Page, hydrates: boolean): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
  await page.waitForFunction(
    ([mustHydrate, quiet, restless]) => {
      const { hydrated, blocked, painted } = window.benchProbe
      const last = Math.max(hydrated ?? 0, painted ?? 0, blocked.at(-1)?.ended ?? 0)
      const isThere = painted !== null && (hydrated !== null || !mustHydrate)
      const sinceThere = performance.now() - Math.max(hydrated ?? 0, painted ?? 0)
      return isThere && (performance.now() - last > quiet || sinceThere > restless)
    },
    [hydrates, QUIET_MS, RESTLESS_MS] as const,
    { timeout: PATIENCE_MS, polling: 200 },
  )
}

export interface Loaded {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly hydrated: number | null
  readonly blocked: number
  readonly layoutShift: number
  /** Compressed, of every script that the page loaded by itself. */
  readonly scriptKb: number
}

export async function readLoad(page: Page): Promise<Loaded> {
  const read = await page.evaluate(() => {
    const { firstPaint, largestPaint, hydrated, blocked, layoutShift } = window.benchProbe
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
    const inline = [...document.scripts].filter(
      ({ src, type }) => !src && /^(?:module|text\/javascript)?$/.test(type),
    )
    return {
      paints: { firstPaint: firstPaint ?? Number.NaN, largestPaint: largestPaint ?? Number.NaN, hydrated },
      layoutShift,
      blocked: blocked.reduce((sum, { ms }) => sum + ms, 0),
      loaded: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      inline: inline.map(({ textContent }) => textContent).join('\n'),
    }
  })
  const inlineBytes = read.inline === '' ? 0 : brotli(Buffer.from(read.inline)).length
  return {
    ...read.paints,
    blocked: read.blocked,
    layoutShift: read.layoutShift,
    scriptKb: (read.loaded + inlineBytes) / 1_000,
  }
}
