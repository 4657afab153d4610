import type { OwnListing, OwnPhone } from '#shared/api/own-listing.ts'

interface OwnPhoneProps {
  readonly listing: OwnListing
  readonly isBusy: boolean
  readonly onDecide: (wanted: 'shown' | 'hidden') => void
}

const STANDS: Readonly<Record<OwnPhone, string>> = {
  undecided: 'Your privacy number has ended, so your advert shows no phone number now.',
  shown: 'Your advert shows your own confirmed number.',
  hidden: 'Your advert shows no phone number.',
}

/** After the privacy number the owner says whether their own is shown. */
export function OwnPhoneChoice({ listing: { listing, ownPhone, state }, isBusy, onDecide }: OwnPhoneProps) {
  if (ownPhone === null || state === 'removed') return null
  const about = `own-${listing}`
  const choose = (wanted: 'shown' | 'hidden', label: string) => (
    <button
      type="button"
      className="secondary needs-script"
      aria-describedby={about}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onDecide(wanted)}
    >
      {isBusy ? 'One moment…' : label}
    </button>
  )
  return (
    <div className="own-phone">
      <p>{STANDS[ownPhone]}</p>
      {ownPhone === 'shown' ? null : choose('shown', 'Show my own number')}
      {ownPhone === 'hidden' ? null : choose('hidden', ownPhone === 'shown' ? 'Hide it' : 'Keep it hidden')}
    </div>
  )
}
