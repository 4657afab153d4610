import { useEffect, useRef } from 'react'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import type { DraftState } from '#web/state/draft.ts'
import { Icon } from '#web/ui/icon.tsx'
import { say } from '#web/ui/said.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'
import { useDraft } from './use-create-advert.ts'

const LINES = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'All changes saved',
  retrying: 'Your last change is not saved yet. We are trying again.',
  conflict: 'Waiting for your choice',
  refused: 'Not saved',
} as const
const ICONS = { saved: 'check', retrying: 'alert', conflict: 'alert', refused: 'alert' } as const

/** What a screen reader says: that saving began to work, stopped working, and works again; not every single save. */
function useSaidStatus(status: DraftState['status']): void {
  const wasSaid = useRef<string>('')
  useEffect(() => {
    const isWorthSaying = status === 'saved' || status === 'retrying'
    if (!isWorthSaying || wasSaid.current === status) return
    wasSaid.current = status
    say(LINES[status])
  }, [status])
}

/** A quiet line that shows whether everything is saved. */
export function SaveStatus() {
  const status = useDraft((state) => state.status)
  const icon = ICONS[status as keyof typeof ICONS]
  useSaidStatus(status)
  return (
    <p className={`save-status ${status}`}>
      {icon ? <Icon name={icon} /> : null}
      {LINES[status]}
    </p>
  )
}

/** The louder line, where a person has to know or to decide. */
export function SaveAlert() {
  const status = useDraft((state) => state.status)
  const message = useDraft((state) => state.message)
  if (status === 'conflict') return <Question />
  if (status !== 'refused') return null
  return (
    <p className="alert" role="alert">
      {message}
      {TRY_AGAIN_LATER}
    </p>
  )
}

const loadConflict = () => import('./conflict.tsx')

/** Which of two answers counts: rarely asked, and so loaded when it is. */
function Question() {
  const loaded = useLoaded(loadConflict)
  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.part.Conflict />
  return (
    <p className="alert" role="alert">
      Your advert was changed in another window. Reload this page to see which answers differ.
    </p>
  )
}
