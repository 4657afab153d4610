import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifted: { readonly by: number; readonly what: readonly string[] }[]
  }
}

/** Keeps what moves by itself on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<() => Promise<Window['shifted']>> {
  await page.addInitScript(keepShifts)
  return () => page.evaluate(() => window.shifted)
}

/** Fonts of pages that are opened from now on come when the test says so. */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Figtree/.test(family) && status === 'loaded'),
    )
    // What moved is told after the frame in which it did.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
  }
}

/** Stands alone: it is sent to the browser as text. */
function keepShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '')
  window.shifted = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) window.shifted.push({ by: value, what: sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
