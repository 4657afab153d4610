import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Each rule that axe finds broken, and where. In its legacy mode, which looks at the same rules in the page and its frames
 * of the same origin (we have no others), and takes half the time: it opens no second page for the result.
 */
async function violationsOf(page: Page, part: string, ...rules: readonly string[]): Promise<string[]> {
  // What passes is not described: that takes longer than finding what does not.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(part)
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * No rule is broken in the light; and in the dark, where all but the colours is the same, no contrast is too low. To read a
 * whole page takes about a second: of one that was read before, it is enough to read the part that is new.
 */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violationsOf(page, part)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violationsOf(page, part, 'color-contrast')).toEqual([])
}

/** Nothing that can be seen in those parts of the page ends beyond the window's right edge. */
export async function expectNothingTooWide(page: Page, ...parts: readonly string[]): Promise<void> {
  const wide = await page
    .locator(parts.map((part) => `${part} *:visible`).join(', '))
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.unseen'))
        .map((one) => one.outerHTML.slice(0, 80)),
    )
  expect(wide).toEqual([])
}
