/** What a measured page tells of itself. Runs in the page, before any script of its own. */
export interface Probe {
  readonly hydrated: number | null
  /** When the reveal that the clicks on a radio cause was first painted. */
  readonly answered: number | null
  /** When anything was painted at all. What fades in from nothing never counts as content. */
  readonly painted: number | null
  readonly firstPaint: number | null
  readonly largestPaint: number | null
  /** Long tasks, each the time it blocked beyond 50 ms, with when it ended. */
  readonly blocked: readonly { readonly ended: number; readonly ms: number }[]
  /** The sum of all shifts that no input caused. */
  readonly layoutShift: number
  /** From an event's own time stamp to the paint that followed it; null while it is waited for. */
  readonly latency: number | null
  /** Waits for the next event of this type, then for a frame in which one of each selector is visible. */
  readonly arm: (type: 'click' | 'keydown', visible: readonly string[]) => void
  /** Watches, from now on, for the first frame in which one of the selectors is visible. */
  readonly watchAnswer: (anyOf: readonly string[]) => void
  /** Scrolls an element into view; the middle of it, or null where there is none yet. */
  readonly at: (selector: string) => { readonly x: number; readonly y: number } | null
}

declare global {
  interface Window {
    benchProbe: Probe
  }
}

/** Stands alone: it is sent to the browser as text. */
export function installProbe(): void {
  const LONG_MS = 50
  const MARGIN = 120
  const state = {
    hydrated: null as number | null,
    answered: null as number | null,
    painted: null as number | null,
    firstPaint: null as number | null,
    largestPaint: null as number | null,
    blocked: [] as { ended: number; ms: number }[],
    layoutShift: 0,
    latency: null as number | null,
  }
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    state.painted ??= startTime
    if (name === 'first-contentful-paint') state.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (state.largestPaint = startTime))
  observe('longtask', ({ startTime, duration }) =>
    state.blocked.push({ ended: startTime + duration, ms: duration - LONG_MS }),
  )
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) state.layoutShift += value
  })
  new MutationObserver(() => (state.hydrated ??= performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated'],
  })

  const isVisible = (selector: string): boolean =>
    document.querySelector(selector)?.checkVisibility() ?? false
  /** A message posted from the frame arrives when the frame has been drawn. */
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then, { once: true })
    port1.start()
    port2.postMessage(null)
  }
  const whenPainted = (isThere: () => boolean, then: () => void): void => {
    const frame = (): void => {
      if (isThere()) afterPaint(then)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }

  window.benchProbe = Object.assign(state, {
    arm: (type: 'click' | 'keydown', visible: readonly string[]): void => {
      state.latency = null
      let from = 0
      const wait = (): void =>
        whenPainted(
          () => visible.every(isVisible),
          () => (state.latency = performance.now() - from),
        )
      const once = { capture: true, once: true }
      addEventListener(
        type,
        (event) => {
          from = event.timeStamp
          if (type === 'click') wait()
        },
        once,
      )
      if (type === 'keydown') addEventListener('input', wait, once)
    },
    watchAnswer: (anyOf: readonly string[]): void =>
      whenPainted(
        () => anyOf.some(isVisible),
        () => (state.answered = performance.now()),
      ),
    at: (selector: string): { x: number; y: number } | null => {
      const element = document.querySelector(selector)
      if (!element || state.painted === null) return null
      const outside = ({ top, bottom }: DOMRect): boolean => top < MARGIN || bottom > innerHeight - MARGIN
      if (outside(element.getBoundingClientRect()))
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null
    },
  })
}
