import { useState } from 'react'
import { flushSync } from 'react-dom'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import type { PhotoTile } from '#web/form/photo-tiles.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { focusIn } from './focus-in.ts'
import type { PhotoQueue } from './photo-queue.ts'

interface CancelProps {
  readonly queue: PhotoQueue
  readonly tile: PhotoTile
}

/** Asks before cancelling an upload in progress; one that has not started is cancelled at once. */
export function CancelUpload({ queue, tile: { uid, name, state } }: CancelProps) {
  const [isAsking, setAsking] = useState(false)
  const cancel = (): void => {
    flushSync(() => {
      setAsking(false)
      queue.cancel(uid)
    })
    focusIn(uid)
  }
  return (
    <>
      <p className="tile-actions">
        <button
          type="button"
          className="quiet"
          onClick={() => (state === 'uploading' ? setAsking(true) : cancel())}
        >
          <Icon name="close" />
          Cancel<span className="unseen"> the upload of {name}</span>
        </button>
      </p>
      {isAsking ? (
        <Dialog
          title="Cancel this upload?"
          onClose={() => setAsking(false)}
          actions={<Actions onCancel={cancel} />}
        >
          <p>{UPLOAD_MESSAGES.confirmCancel}</p>
          <p className="hint">{name}</p>
        </Dialog>
      ) : null}
    </>
  )
}

function Actions({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <>
      <button type="button" className="danger" onClick={onCancel}>
        Cancel upload
      </button>
      <button type="button" className="secondary" data-closes>
        Keep uploading
      </button>
    </>
  )
}
