import { createStore, type StoreApi } from 'zustand/vanilla'
import { atNextAnswer } from '#web/form/at-next-answer.ts'
import { STORAGE_MS, within } from '#web/state/within.ts'
import type { KeepingState } from './keeping-state.ts'
import type { KeepingDeps, StartedKeeping } from './start-keeping.tsx'

/** What this page keeps in the browser. The code loads once the form can be used. */
export interface Keeping extends StartedKeeping {
  readonly store: StoreApi<KeepingState>
  readonly start: (deps: Omit<KeepingDeps, 'store' | 'atFirst'>) => void
}

export function createKeeping(): Keeping {
  const store = createStore<KeepingState>(() => ({ broughtBack: null }))
  let started: Promise<StartedKeeping | null> = Promise.resolve(null)
  const ended = new AbortController()
  const load = async (deps: KeepingDeps): Promise<StartedKeeping | null> => {
    const part = await import('./start-keeping.tsx').catch(() => null)
    if (ended.signal.aborted) return null
    // Until the code arrives, the form works as it would without a copy.
    if (part === null)
      ended.signal.addEventListener(
        'abort',
        atNextAnswer(deps.form, () => start(deps)),
      )
    return part && part.startKeeping(deps)
  }
  const start = (deps: KeepingDeps): void => {
    started = load(deps)
  }
  return {
    store,
    files: {
      keep: (files) => void started.then((keeping) => keeping?.files.keep(files)),
      uploaded: (uid, file) => void started.then((keeping) => keeping?.files.uploaded(uid, file)),
      drop: (uid) => void started.then((keeping) => keeping?.files.drop(uid)),
    },
    start: (deps) => start({ ...deps, store, atFirst: deps.form.store.getState().answers }),
    forget: async (uuids) => {
      await within(STORAGE_MS, async () => (await started)?.forget(uuids))
    },
    stop: () => {
      ended.abort()
      void started.then((keeping) => keeping?.stop())
    },
  }
}
