const AT_LATEST_MS = 500

/** Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, AT_LATEST_MS)
}
