import { createStore, type StoreApi } from 'zustand/vanilla'

/** Frames stop in a hidden page. */
const AT_LATEST_MS = 100

/**
 * A store for the view. What `isQuiet` allows follows after the next paint, so that the browser first paints what the user
 * did; everything else follows at once.
 */
export function followAfterPaint<S>(
  store: StoreApi<S>,
  isQuiet: (state: S, before: S) => boolean,
): StoreApi<S> {
  const view = createStore<S>(() => store.getState())
  let isWaiting = false
  const catchUp = (): void => {
    isWaiting = false
    view.setState(store.getState(), true)
  }
  const catchUpOnce = (): void => void (isWaiting && catchUp())
  store.subscribe((state, before) => {
    if (!isQuiet(state, before)) return catchUp()
    if (isWaiting) return
    isWaiting = true
    // A timer that is set in a frame runs once the frame is painted.
    requestAnimationFrame(() => setTimeout(catchUpOnce))
    setTimeout(catchUpOnce, AT_LATEST_MS)
  })
  return view
}
