import { useState } from 'react'
import { TRY_AGAIN_LATER } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCreateAdvert } from './use-create-advert.ts'

/** Asks before clearing the form (form rule UX37). */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const { appType, leaveFor, draft, photos } = useCreateAdvert()
  const [isUnsaved, setUnsaved] = useState(false)
  const clear = async (): Promise<void> => {
    if (await draft.save()) leaveFor(paths.startAgain(appType))
    else setUnsaved(true)
  }
  return (
    <Dialog title="Clear the form?" onClose={onClose} actions={<ClearActions onClear={() => void clear()} />}>
      <p>
        We’ll remove every answer on this page and you’ll start again. You can undo this on the next page.
      </p>
      {photos.isBusy() ? <p>Photos that haven’t finished uploading won’t be kept.</p> : null}
      {isUnsaved ? (
        <Alert>Your last change isn’t saved yet, so you couldn’t undo this.{TRY_AGAIN_LATER}</Alert>
      ) : null}
    </Dialog>
  )
}

function ClearActions({ onClear }: { onClear: () => void }) {
  return (
    <>
      <button type="button" className="danger" onClick={onClear}>
        Clear Form
      </button>
      <button type="button" className="secondary" data-closes>
        Keep my answers
      </button>
    </>
  )
}
