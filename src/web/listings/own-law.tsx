import type { OwnLaw as Law, OwnListing } from '#shared/api/own-listing.ts'
import { formatDate } from '#shared/values/iso-date.ts'

interface OwnLawProps {
  readonly listing: OwnListing
  readonly edit: string
}

function headOf({ isOffline, beginsOn, restsOn }: Law): string {
  if (isOffline) return 'We took this advert offline, because the law no longer allows something in it.'
  return restsOn === null
    ? `From ${formatDate(beginsOn)} the law says more about something in this advert. It stays online.`
    : `Change this advert before ${formatDate(restsOn)}, or we’ll take it offline.`
}

/** What the law stops allowing in the advert or warns of, with one link to the question. */
export function OwnLaw({ listing: { listing, law }, edit }: OwnLawProps) {
  if (law === null) return null
  return (
    <div className="own-law note">
      <p>
        <strong>{headOf(law)}</strong>
      </p>
      {law.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <a href={`${edit}#${law.field}`} aria-describedby={`own-${listing}`}>
        Change your advert
      </a>
    </div>
  )
}
