import { useEffect, useRef } from 'react'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import type { DraftState } from '#web/state/draft-state.ts'
import { Alert } from '#web/ui/alert.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { SignInLink } from './sign-in-prompt.tsx'
import { useDraft } from './use-create-advert.ts'

const LINES = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'All changes saved',
  retrying: 'We haven’t saved your last change yet. We’re trying again.',
  conflict: 'Waiting for your choice',
  refused: 'Not saved',
  'signed-out': 'Not saved',
} as const
const ICONS = {
  saved: 'check',
  retrying: 'alert',
  conflict: 'alert',
  refused: 'alert',
  'signed-out': 'alert',
} as const

/** Announces when saving starts to work, fails or recovers, not every save. */
function useAnnouncedStatus(status: DraftState['status']): void {
  const lastAnnounced = useRef<string>('')
  useEffect(() => {
    const isAnnounced = status === 'saved' || status === 'retrying'
    if (!isAnnounced || lastAnnounced.current === status) return
    lastAnnounced.current = status
    announce(LINES[status])
  }, [status])
}

/** The save status. */
export function SaveStatus() {
  const status = useDraft((state) => state.status)
  const icon = ICONS[status as keyof typeof ICONS]
  useAnnouncedStatus(status)
  return (
    <p className={`save-status ${status}`}>
      {icon ? <Icon name={icon} /> : null}
      {LINES[status]}
    </p>
  )
}

/** An alert if the user has to know or decide something. */
export function SaveAlert() {
  const status = useDraft((state) => state.status)
  const message = useDraft((state) => state.message)
  if (status === 'conflict') return <Question />
  if (status === 'signed-out') return <SignedOut />
  if (status !== 'refused') return null
  return (
    <Alert>
      {message}
      {TRY_AGAIN_LATER}
    </Alert>
  )
}

/** The session has ended while the page was open. */
function SignedOut() {
  return (
    <Alert>
      You’ve been signed out. <SignInLink /> to save your changes.
    </Alert>
  )
}

const loadConflict = () => import('./conflict.tsx')

/** Conflicts are rare, so the code loads on demand. */
function Question() {
  const loaded = useLoaded(loadConflict)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.Conflict />
  return (
    <Alert>You changed your advert in another window. Reload this page to see which answers differ.</Alert>
  )
}
