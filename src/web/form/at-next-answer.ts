import type { BoundForm } from './form-events.ts'

/** Runs once, when an answer next changes; returns a function that calls it off. */
export function atNextAnswer({ store }: Pick<BoundForm, 'store'>, run: () => void): () => void {
  const stop = store.subscribe((state, before) => {
    if (state.answers === before.answers) return
    stop()
    run()
  })
  return stop
}
