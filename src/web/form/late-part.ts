import type { BoundForm } from './form-events.ts'

/** A part of the page whose code loads once the form can be used; until then, and without it, the form works. */
export interface LatePart<Part> {
  readonly load: () => void
  /** Loads it when an answer next changes. */
  readonly loadAtNextAnswer: () => void
  /** What was started, or null. */
  readonly started: () => Promise<Part | null>
  /** The same without waiting for it. */
  readonly running: () => Part | null
  readonly stop: () => void
}

/** `begin` loads the code and resolves to what starts it; where it cannot be loaded, the next answer asks for it again. */
export function latePart<Part extends { readonly stop: () => void }>(
  { store }: Pick<BoundForm, 'store'>,
  begin: () => Promise<() => Part>,
): LatePart<Part> {
  let started: Promise<Part | null> = Promise.resolve(null)
  let running: Part | null = null
  let isStopped = false
  let unsubscribe = (): void => undefined
  const load = (): void => {
    started = begin().then(
      (start) => {
        if (!isStopped) running = start()
        return running
      },
      () => {
        if (!isStopped) loadAtNextAnswer()
        return null
      },
    )
  }
  const loadAtNextAnswer = (): void => {
    unsubscribe = store.subscribe((state, before) => {
      if (state.answers === before.answers) return
      unsubscribe()
      load()
    })
  }
  return {
    load,
    loadAtNextAnswer,
    started: () => started,
    running: () => running,
    stop: () => {
      isStopped = true
      unsubscribe()
      void started.then((part) => part?.stop())
    },
  }
}
