import type { PageState } from '#shared/api/page-state.ts'
import { warnsBeforeLeaving } from '#shared/journey/next-step.ts'
import type { FormStore } from '#web/form/form-store.ts'
import { forgetLost } from '#web/state/arrival.ts'
import type { Draft } from '#web/state/draft.ts'

interface WindowNeeds {
  readonly first: Pick<PageState, 'user_type' | 'listingNew'>
  readonly store: FormStore
  readonly draft: Draft
  /** Whether the page is being left by one of its own buttons. */
  readonly isLeaving: () => boolean
}

/** Warns before answers could be lost, and saves as the page goes away or the network comes back; returns what ends it. */
export function followWindow({ first, store, draft, isLeaving }: WindowNeeds): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const isUntouched = (): boolean => Object.values(store.getState().flags).every(({ dirty }) => !dirty)
  const warn = (event: Event): void => {
    const warns = warnsBeforeLeaving(first.user_type, first.listingNew)
    if (warns && !isLeaving() && !isUntouched() && store.getState().values['userAgent'] !== true)
      event.preventDefault()
  }
  const leave = (): void => {
    draft.saveLeaving()
    forgetLost()
  }
  addEventListener('beforeunload', warn, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('online', () => void draft.save(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && draft.saveLeaving(), { signal })
  const stopTitling = titleErrors(store)
  return () => {
    ended.abort()
    stopTitling()
  }
}

/** The window's title begins with 'Error: ' while the page has an error summary (form rule UX1). */
function titleErrors(store: FormStore): () => void {
  const title = document.title
  return store.subscribe(({ summary }, before) => {
    if (summary !== before.summary) document.title = summary ? `Error: ${title}` : title
  })
}
