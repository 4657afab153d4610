import { removeAll } from './state/kept-copies.ts'

/**
 * Empties what our pages keep in the browser, as `Clear-Site-Data` does: some browsers ignore it, and none heeds it
 * without https. Only where signing out led here: with Back, what is kept may be another's.
 */
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrival?.type === 'navigate' && arrival.redirectCount > 0) {
  void removeAll([]).catch(() => undefined)
  for (const storage of ['localStorage', 'sessionStorage'] as const) empty(storage)
}

function empty(storage: 'localStorage' | 'sessionStorage'): void {
  try {
    window[storage].clear()
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
