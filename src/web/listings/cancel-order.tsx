import { useState } from 'react'
import { OVER } from '#shared/advert/entitlement.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPence } from '#shared/values/money.ts'
import { whereInWords } from '#web/advert/own-list.tsx'
import { cancelOrder } from '#web/api/publishing-api.ts'
import { announce } from '#web/ui/announce.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ListingChange } from './use-action.ts'

interface CancelOrderProps {
  readonly listing: OwnListing
  readonly onChange: (change: ListingChange) => void
}

/** What was bought is cancelled by its buyer within 14 days, who sees before how much comes back. */
export function CancelOrder({ listing, onChange }: CancelOrderProps) {
  const [isAsking, ask] = useState(false)
  const { isBusy, problem, cancel } = useCancelling(listing, onChange)
  const { cancelling, refund, option, listing: id } = listing
  if (cancelling === null) return refund === null ? null : <Refund refund={refund} listing={id} />
  const amount = formatPence(cancelling.pence)
  return (
    <div className="own-phone">
      <p>
        You can cancel {option} until {formatDate(cancelling.until)}: if you cancel today, we’ll refund{' '}
        {amount}.
      </p>
      {problem === null ? null : (
        <p className="own-problem error" role="alert">
          {problem} <AskAboutPayment listing={id} />
        </p>
      )}
      <button
        type="button"
        className="secondary needs-script"
        aria-describedby={`own-${id}`}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && ask(true)}
      >
        {isBusy ? 'One moment…' : `Cancel ${option}`}
      </button>
      {isAsking ? (
        <AskCancel
          listing={listing}
          amount={amount}
          onClose={() => ask(false)}
          onCancel={() => {
            ask(false)
            void cancel(cancelling.pence)
          }}
        />
      ) : null}
    </div>
  )
}

function useCancelling(listing: OwnListing, onChange: CancelOrderProps['onChange']) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = async (pence: number): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const done = await cancelOrder(listing.uid, pence)
    setBusy(false)
    if (!done.ok) return setProblem(done.message)
    announce(`You’ve cancelled it. We’re refunding ${formatPence(pence)}.`)
    onChange((now) => cancelledListing(now, pence))
    document.getElementById(`own-${listing.listing}`)?.focus()
  }
  return { isBusy, problem, cancel }
}

interface RefundProps {
  readonly refund: NonNullable<OwnListing['refund']>
  readonly listing: string
}

function Refund({ refund: { pence, isDone }, listing }: RefundProps) {
  return (
    <p className="own-problem">
      {isDone ? `We’ve refunded ${formatPence(pence)}.` : `We’re refunding ${formatPence(pence)}.`}{' '}
      <AskAboutPayment listing={listing} />
    </p>
  )
}

const AskAboutPayment = ({ listing }: { readonly listing: string }) => (
  <a href={paths.contact('payment', referenceOf(listing))} aria-describedby={`own-${listing}`}>
    Contact us about this payment
  </a>
)

interface AskCancelProps {
  readonly listing: OwnListing
  readonly amount: string
  readonly onClose: () => void
  readonly onCancel: () => void
}

function AskCancel({ listing, amount, onClose, onCancel }: AskCancelProps) {
  const { option } = listing
  return (
    <Dialog
      title={`Cancel ${option}?`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="danger" onClick={onCancel}>
            Cancel and get {amount} back
          </button>
          <button type="button" className="secondary" data-closes>
            Keep it
          </button>
        </>
      }
    >
      <p>{whereInWords(listing)}</p>
      <p>We’ll pay {amount} back the way you paid: the price, less a share for the days you used.</p>
      <p>
        Everything in {option} ends at once. You can’t undo this. If your advert is online, it stays online as
        a Standard one.
      </p>
    </Dialog>
  )
}

/** As the next visit shows it. */
const cancelledListing = (listing: OwnListing, pence: number): OwnListing => ({
  ...listing,
  option: 'Standard',
  optionUntil: null,
  cancelling: null,
  upgrades: null,
  refund: { pence, isDone: false },
  entitlements: listing.entitlements.map((one) =>
    OVER.includes(one.state)
      ? one
      : { ...one, state: 'cancelled', waitingFor: null, delivered: null, until: today(new Date()) },
  ),
})
