import type { ReactNode } from 'react'
import { KINDS } from '#shared/advert/kinds.ts'
import { optionInWords } from '#shared/advert/option-in-words.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { formatPounds } from '#shared/values/money.ts'
import { HomeDrawing } from './home-drawing.tsx'
import { OwnBought } from './own-bought.tsx'

interface OwnListProps {
  readonly listings: readonly OwnListing[]
  readonly renderActions: (listing: OwnListing) => ReactNode
}

export function OwnList({ listings, renderActions }: OwnListProps) {
  return (
    <ul className="pending own">
      {listings.map((listing) => (
        <Own key={listing.listing} listing={listing}>
          {renderActions(listing)}
        </Own>
      ))}
    </ul>
  )
}

/** In words, because colour alone is not accessible. */
export function stateInWords({
  state,
  liveFrom,
  law,
}: Pick<OwnListing, 'state' | 'liveFrom' | 'law'>): string {
  switch (state) {
    case 'live':
      return 'Live'
    case 'scheduled':
      return `Goes live on ${formatDate(liveFrom)}`
    case 'withdrawn':
      return law?.isOffline ? 'Offline until you change it' : 'Withdrawn: nobody can see it'
    default:
      return 'We’ve removed it'
  }
}

/** '£950 per month'. A sale price has no frequency. */
export function priceInWords({
  price,
  priceFrequency,
}: Pick<OwnListing, 'price' | 'priceFrequency'>): string {
  if (price === null) return 'No price'
  return `£${formatPounds(price)}${priceFrequency === null ? '' : ` per ${priceFrequency}`}`
}

/** Two homes of one street have different references. */
export const whereInWords = ({ address, listing }: Pick<OwnListing, 'address' | 'listing'>): string =>
  [address, referenceOf(listing)].filter(Boolean).join(' · ')

function Own({ listing, children }: { readonly listing: OwnListing; readonly children: ReactNode }) {
  const { photo, photoCount, type, summary, option, optionUntil, hasChanges } = listing
  const photos = photoCount === 1 ? '1 photo' : `${photoCount} photos`
  return (
    <li id={`listing-${listing.listing}`}>
      <div className="pending-photo">
        {photo.url === null ? (
          <HomeDrawing answers={{}} />
        ) : (
          <img src={photo.url} alt="" width="120" height="80" loading="lazy" decoding="async" />
        )}
      </div>
      <div className="pending-text">
        <h3 id={`own-${listing.listing}`} tabIndex={-1}>
          {priceInWords(listing)}
          <span className="pending-kind">{KINDS[type]}</span>
        </h3>
        {summary ? <p className="own-summary">{summary}</p> : null}
        <p className="own-summary">{whereInWords(listing)}</p>
        <p className={`own-state ${listing.state}`}>{stateInWords(listing)}</p>
        <p>{optionInWords(option, optionUntil)}</p>
        <p>{photos}</p>
        {hasChanges ? <p className="own-changes">You have changes that aren’t published yet.</p> : null}
      </div>
      <OwnBought listing={listing} />
      <div className="own-actions">{children}</div>
    </li>
  )
}
