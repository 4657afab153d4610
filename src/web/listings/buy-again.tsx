import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { formatDate } from '#shared/values/iso-date.ts'

interface BuyAgainProps {
  readonly listing: OwnListing
  /** Where the advert's option is chosen. */
  readonly editPath: (appType: AppType, uuid: string) => string
}

export function BuyAgain({ listing: { listing, type, uid, ended, state }, editPath }: BuyAgainProps) {
  if (ended === null || state === 'removed') return null
  return (
    <div className="own-phone">
      <p>
        {ended.option} ended on {formatDate(ended.on)}. Your advert is a Standard one now.
      </p>
      <a className="secondary" href={editPath(type, uid)} aria-describedby={`own-${listing}`}>
        Buy an option
      </a>
    </div>
  )
}
