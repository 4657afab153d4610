import { createStore, type StoreApi } from 'zustand/vanilla'

/** Frames stop in a hidden page. */
const AT_LATEST_MS = 100

export interface AfterPaint {
  /** Does it once the next frame is painted; asked again before that, still once. */
  readonly soon: () => void
  /** Does it at once, instead of later. */
  readonly now: () => void
}

/** Work that is left until the browser has painted what the user did. */
export function afterPaint(work: () => void): AfterPaint {
  /** Of what is waited for; what was waited for before it has been done. */
  let waiting: object | null = null
  const now = (): void => {
    waiting = null
    work()
  }
  return {
    now,
    soon: () => {
      if (waiting !== null) return
      const mine = {}
      waiting = mine
      const ifWaiting = (): void => void (waiting === mine && now())
      // A timer that is set in a frame runs once the frame is painted.
      requestAnimationFrame(() => setTimeout(ifWaiting))
      setTimeout(ifWaiting, AT_LATEST_MS)
    },
  }
}

/** A store for the view. What `isQuiet` allows follows after the next paint; everything else follows at once. */
export function followAfterPaint<S>(
  store: StoreApi<S>,
  isQuiet: (state: S, before: S) => boolean,
): StoreApi<S> {
  const view = createStore<S>(() => store.getState())
  const { soon, now } = afterPaint(() => view.setState(store.getState(), true))
  store.subscribe((state, before) => (isQuiet(state, before) ? soon() : now()))
  return view
}
