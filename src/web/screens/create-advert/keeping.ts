import { createStore, type StoreApi } from 'zustand/vanilla'
import { type LatePart, latePart } from '#web/form/late-part.ts'
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
  let part: LatePart<StartedKeeping> | null = null
  const started = async (): Promise<StartedKeeping | null> => part?.started() ?? null
  return {
    store,
    files: {
      keep: (files) => void started().then((keeping) => keeping?.files.keep(files)),
      uploaded: (uid, file) => void started().then((keeping) => keeping?.files.uploaded(uid, file)),
      drop: (uid) => void started().then((keeping) => keeping?.files.drop(uid)),
    },
    start: (deps) => {
      const atFirst = deps.form.store.getState().answers
      part = latePart(deps.form, async () => {
        const { startKeeping } = await import('./start-keeping.tsx')
        return () => startKeeping({ ...deps, store, atFirst })
      })
      part.load()
    },
    forget: async (uuids) => {
      await within(STORAGE_MS, async () => (await started())?.forget(uuids))
    },
    stop: () => part?.stop(),
  }
}
