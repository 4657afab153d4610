import type { Page } from '@playwright/test'

/** What people wait for from an interaction to the paint that follows, and what moves by itself. */
export interface Felt {
  readonly slowest: number
  readonly layoutShift: number
}

/**
 * Watches every page that is opened from now on, and its frames, until it is asked. The slowest interaction is by Event Timing: from
 * the event's time stamp to the paint that follows, rounded to 8 ms.
 */
export async function watchInteractions(page: Page): Promise<() => Felt> {
  const felt = { slowest: 0, layoutShift: 0 }
  await page.exposeFunction('benchInteracted', (ms: number) => (felt.slowest = Math.max(felt.slowest, ms)))
  await page.exposeFunction('benchShifted', (by: number) => (felt.layoutShift += by))
  await page.addInitScript(tellInteractions)
  return () => felt
}

declare global {
  interface Window {
    benchInteracted: (ms: number) => Promise<void>
    benchShifted: (by: number) => Promise<void>
  }
}

/** Stands alone: it is sent to the browser as text. */
function tellInteractions(): void {
  const observe = (init: PerformanceObserverInit, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(init)
  const events = { type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit
  observe(events, (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      void window.benchInteracted(entry.duration)
  })
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) void window.benchShifted(value)
  })
}
