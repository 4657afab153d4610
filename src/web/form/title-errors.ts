import { titleError } from '#web/ui/page-title.ts'
import type { FormStore } from './form-store.ts'

/** Has the window's title tell of this form's error summary, for as long as the form is there. */
export function titleErrors(store: FormStore): () => void {
  const end = store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) titleError(store, summary !== null)
  })
  return () => {
    end()
    titleError(store, false)
  }
}
