import { titleError } from '#web/ui/page-title.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { FormStore } from './form-store.ts'

/** Marks the document title while this form shows an error summary. A new title holds up the paint of the errors. */
export function titleErrors(store: FormStore): () => void {
  let isEnded = false
  const follow = (): void => titleError(store, !isEnded && store.getState().summary !== null)
  const end = store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) whenIdle(follow)
  })
  return () => {
    end()
    isEnded = true
    follow()
  }
}
