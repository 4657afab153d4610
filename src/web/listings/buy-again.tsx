import type { OwnListing } from '#shared/api/own-listing.ts'

interface BuyAgainProps {
  readonly listing: OwnListing
  /** Where the advert's option is chosen. */
  readonly edit: string
}

export function BuyAgain({ listing: { listing, endedOption, state }, edit }: BuyAgainProps) {
  if (endedOption === null || state === 'removed') return null
  return (
    <div className="own-phone">
      <p>{endedOption} has ended. Your advert is a Standard one now.</p>
      <a className="secondary" href={edit} aria-describedby={`own-${listing}`}>
        Buy an option
      </a>
    </div>
  )
}
