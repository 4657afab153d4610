import { paths } from '#shared/journey/paths.ts'
import type { FormStore } from '#web/form/form-store.ts'
import { forgetLost } from '#web/state/arrival.ts'
import type { Draft } from '#web/state/draft.ts'

interface Leaving {
  /** Goes to another of our pages without the leave-page warning. */
  readonly leaveFor: (path: string) => void
  /** Warns before leaving, and saves on the way out; returns a function that stops it. */
  readonly watchLeaving: () => () => void
}

interface LeavingDeps {
  readonly warns: () => boolean
  readonly store: FormStore
  readonly draft: Draft
  readonly isUploading: () => boolean
  /** Removes what is kept in the browser. */
  readonly forget: () => Promise<void>
}

export function leavingOf({ warns, store, draft, isUploading, forget }: LeavingDeps): Leaving {
  let isLeaving = false
  const isWarned = (): boolean => {
    if (isLeaving || isUploading()) return !isLeaving
    const { flags, answers } = store.getState()
    const isTouched = Object.values(flags).some(({ dirty }) => dirty)
    return isTouched && answers['userAgent'] !== true && warns()
  }
  /** Unsaved answers could not be saved after signing out. */
  const saveBeforeSignOut = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('action') !== paths.signOut()) return
    event.preventDefault()
    isLeaving = true
    void draft
      .save()
      .then(forget)
      .finally(() => form.submit())
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
      addEventListener('submit', saveBeforeSignOut, { signal })
      addEventListener('online', () => void draft.save(), { signal })
      document.addEventListener('visibilitychange', () => document.hidden && draft.saveLeaving(), { signal })
      return () => ended.abort()
    },
  }
}
