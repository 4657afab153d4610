import type { PageState } from '#shared/api/page-state.ts'
import { warnsBeforeLeaving } from '#shared/journey/next-step.ts'
import type { FormStore } from '#web/form/form-store.ts'
import { forgetLost } from '#web/state/arrival.ts'
import type { Draft } from '#web/state/draft.ts'

interface Leaving {
  /** Leaves for another of our own pages, without the leave-page warning. */
  readonly leaveFor: (path: string) => void
  /** Warns who leaves, and saves what is left, until what it returns is called. */
  readonly watchLeaving: () => () => void
}

interface LeavingNeeds {
  readonly first: PageState
  readonly store: FormStore
  readonly draft: Draft
  readonly isUploading: () => boolean
}

export function leavingOf({ first, store, draft, isUploading }: LeavingNeeds): Leaving {
  let isLeaving = false
  const isKept = !warnsBeforeLeaving(first.user_type, first.listingNew)
  const isWarned = (): boolean => {
    if (isLeaving || isUploading()) return !isLeaving
    const { flags, values } = store.getState()
    const isTouched = Object.values(flags).some(({ dirty }) => dirty)
    return isTouched && !isKept && values['userAgent'] !== true
  }
  return {
    leaveFor: (path) => {
      isLeaving = true
      location.assign(path)
    },
    watchLeaving: () => {
      const ended = new AbortController()
      const { signal } = ended
      const leave = (): void => {
        draft.saveLeaving()
        forgetLost()
      }
      addEventListener('beforeunload', (event) => isWarned() && event.preventDefault(), { signal })
      addEventListener('pagehide', leave, { signal })
      addEventListener('online', () => void draft.save(), { signal })
      document.addEventListener('visibilitychange', () => document.hidden && draft.saveLeaving(), { signal })
      return () => ended.abort()
    },
  }
}
