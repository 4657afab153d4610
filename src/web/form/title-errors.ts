import type { FormStore } from './form-store.ts'

/** The window's title begins with 'Error: ' while the page has an error summary (form rule UX1). */
export function titleErrors(store: FormStore): () => void {
  const title = document.title
  return store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) document.title = summary ? `Error: ${title}` : title
  })
}
