import { useState } from 'react'
import { paths } from '#shared/journey/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateAdvert } from './use-create-advert.ts'

export function ClearForm() {
  const { appType, leaveFor, draft } = useCreateAdvert()
  const [isAsking, setAsking] = useState(false)
  const clear = async (): Promise<void> => {
    if (draft.store.getState().status !== 'untouched') await draft.save()
    leaveFor(paths.startAgain(appType))
  }
  return (
    <div className="clear-form">
      <span id="clear-form-header">Click here to clear form.</span>
      <button
        type="button"
        className="quiet"
        aria-describedby="clear-form-header"
        onClick={() => setAsking(true)}
      >
        Clear Form
      </button>
      {isAsking ? (
        <Dialog
          title="Clear the form?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className="danger" onClick={() => void clear()}>
                Clear Form
              </button>
              <button type="button" className="secondary" data-closes>
                Keep my answers
              </button>
            </>
          }
        >
          <p>
            Every answer on this page is taken out and you start again. You can undo this on the next page.
          </p>
        </Dialog>
      ) : null}
    </div>
  )
}
