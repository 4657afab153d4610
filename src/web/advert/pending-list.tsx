import type { PendingListing } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatPounds } from '#shared/values/money.ts'
import { HomeDrawing } from './home-drawing.tsx'

interface PendingListProps {
  readonly listings: readonly PendingListing[]
  /** Where the Complete link leads. */
  readonly hrefOf: (appType: AppType, uuid: string) => string
}

/** Unfinished adverts, last saved first. */
export function PendingList({ listings, hrefOf }: PendingListProps) {
  return (
    <ul className="pending">
      {listings.map((listing) => (
        <Pending key={listing.uid} listing={listing} href={hrefOf(listing.type, listing.uid)} />
      ))}
    </ul>
  )
}

const KINDS = { sell: 'For sale', let: 'To let' } as const

function Pending({ listing, href }: { listing: PendingListing; href: string }) {
  const { photo, photoCount, price, modified, type, uid } = listing
  const photos = photoCount === 1 ? '1 photo' : photoCount > 1 ? `${photoCount} photos` : 'No photos yet'
  return (
    <li>
      <div className="pending-photo">
        {photo.url === null ? (
          <HomeDrawing answers={{}} />
        ) : (
          <img src={photo.url} alt="" width="120" height="80" loading="lazy" decoding="async" />
        )}
      </div>
      <div className="pending-text">
        <h3 id={`pending-${uid}`}>
          {price === null ? 'No price yet' : `£${formatPounds(price)}`}{' '}
          <span className="pending-kind">{KINDS[type]}</span>
        </h3>
        <p>{photos}</p>
        <p>
          Modified <time dateTime={modified}>{inWords(modified)}</time>
        </p>
      </div>
      <a className="secondary" href={href} aria-describedby={`pending-${uid}`}>
        Complete
      </a>
    </li>
  )
}

const MODIFIED = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})

/**
 * The date and time in the United Kingdom: 21 November 2026, 14:05. Formatted by parts, because server and browser
 * differ.
 */
function inWords(modified: string): string {
  const parts = Object.fromEntries(
    MODIFIED.formatToParts(new Date(modified)).map(({ type, value }) => [type, value]),
  )
  return `${parts['day']} ${parts['month']} ${parts['year']}, ${parts['hour']}:${parts['minute']}`
}
