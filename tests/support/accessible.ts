import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Each rule that axe finds broken, and where. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
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
