import type { OwnListing } from '#shared/api/own-listing.ts'
import { whereInWords } from '#web/advert/own-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface AskWithdrawProps {
  readonly listing: OwnListing
  readonly onClose: () => void
  readonly onWithdraw: () => void
}

export function AskWithdraw({ listing, onClose, onWithdraw }: AskWithdrawProps) {
  return (
    <Dialog
      title="Withdraw this advert?"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="danger"
            onClick={() => {
              onClose()
              onWithdraw()
            }}
          >
            Withdraw advert
          </button>
          <button type="button" className="secondary" data-closes>
            Keep it online
          </button>
        </>
      }
    >
      {listing.summary ? <p>{listing.summary}</p> : null}
      <p>{whereInWords(listing)}</p>
      <p>
        Nobody will see it, and you’ll get no more enquiries. You can put it back online, unless someone else
        has advertised the home by then or the law has changed. Anything you’ve paid for keeps running.
      </p>
    </Dialog>
  )
}
