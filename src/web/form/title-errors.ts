import { titleError } from '#web/ui/page-title.ts'
import type { FormStore } from './form-store.ts'

/** Marks the document title while this form shows an error summary. */
export function titleErrors(store: FormStore): () => void {
  const end = store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) titleError(store, summary !== null)
  })
  return () => {
    end()
    titleError(store, false)
  }
}
