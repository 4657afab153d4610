import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'

interface BuyAgainProps {
  readonly listing: OwnListing
  /** Where the advert's option is chosen. */
  readonly editPath: (appType: AppType, uuid: string) => string
}

export function BuyAgain({ listing: { listing, type, uid, endedOption, state }, editPath }: BuyAgainProps) {
  if (endedOption === null || state === 'removed') return null
  return (
    <div className="own-phone">
      <p>{endedOption} has ended. Your advert is a Standard one now.</p>
      <a className="secondary" href={editPath(type, uid)} aria-describedby={`own-${listing}`}>
        Buy an option
      </a>
    </div>
  )
}
