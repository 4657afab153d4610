import type { OwnListing } from '#shared/api/own-listing.ts'
import { formatDate } from '#shared/values/iso-date.ts'

interface OwnLawProps {
  readonly listing: OwnListing
  readonly edit: string
}

/** What the law stops allowing in the advert, with one link to the question. */
export function OwnLaw({ listing: { listing, law }, edit }: OwnLawProps) {
  if (law === null) return null
  return (
    <div className="own-law">
      <p>
        <strong>
          {law.restsOn === null
            ? 'We took this advert offline, because the law no longer allows something in it.'
            : `Change this advert before ${formatDate(law.restsOn)}, or we’ll take it offline.`}
        </strong>
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
