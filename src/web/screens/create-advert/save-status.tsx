import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

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

/** A quiet line that says whether everything is saved. */
export function SaveStatus() {
  const status = useDraft((state) => state.status)
  const icon = ICONS[status as keyof typeof ICONS]
  return (
    <p className={`save-status ${status}`} role="status">
      {icon ? <Icon name={icon} /> : null}
      {LINES[status]}
    </p>
  )
}

/** The louder line, where a person has to know or to decide. */
export function SaveAlert() {
  const status = useDraft((state) => state.status)
  const message = useDraft((state) => state.message)
  if (status === 'conflict') return <Conflict />
  if (status !== 'refused') return null
  return (
    <p className="alert" role="alert">
      {message}
      {TRY_AGAIN_LATER}
    </p>
  )
}

function Conflict() {
  const { draft } = useCreateAdvert()
  return (
    <div className="alert" role="alert">
      <p>Your advert was changed in another window or on another device, and so was an answer here.</p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => draft.resolve('ours')}>
          Keep my answers
        </button>
        <button type="button" className="secondary" onClick={() => draft.resolve('theirs')}>
          Take the newer ones
        </button>
      </p>
    </div>
  )
}
