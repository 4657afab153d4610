import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { useCreateAdvert, useDraft } from './use-create-advert.ts'

const LINES = {
  untouched: '',
  unsaved: 'Saving…',
  saving: 'Saving…',
  saved: 'All changes saved',
  retrying: 'Your last change is not saved yet. We are trying again.',
  conflict: '',
  refused: '',
} as const

/** A quiet line that says whether everything is saved, and a louder one where a person has to decide. */
export function SaveStatus() {
  const status = useDraft((state) => state.status)
  const message = useDraft((state) => state.message)
  return (
    <>
      <p className={`save-status ${status}`} role="status">
        {LINES[status]}
      </p>
      {status === 'refused' ? (
        <p className="alert" role="alert">
          {message}
          {TRY_AGAIN_LATER}
        </p>
      ) : null}
      {status === 'conflict' ? <Conflict /> : null}
    </>
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
