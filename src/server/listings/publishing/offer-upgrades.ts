import type { NotOffered } from '#shared/advert/marketing-options.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'

interface OfferDeps {
  readonly notOffered: (appType: AppType, hasNumber: boolean) => Promise<NotOffered>
}

/** Which of the adverts' upgrades cannot be delivered at the moment; asked for only where there are some. */
export async function withOffers(
  { notOffered }: OfferDeps,
  listings: readonly OwnListing[],
): Promise<readonly OwnListing[]> {
  const asked = new Map<string, Promise<NotOffered>>()
  const missingFor = (listing: OwnListing): Promise<NotOffered> => {
    const hasNumber = carriesNumber(listing)
    const key = `${listing.type} ${hasNumber}`
    const missing = asked.get(key) ?? notOffered(listing.type, hasNumber)
    asked.set(key, missing)
    return missing
  }
  return Promise.all(
    listings.map(async (listing) => {
      const { upgrades } = listing
      if (upgrades === null) return listing
      const missing = await missingFor(listing)
      const options = upgrades.options.map((one) => ({ ...one, unavailable: missing[one.id] ?? null }))
      return { ...listing, upgrades: { ...upgrades, options } }
    }),
  )
}

const carriesNumber = ({ entitlements }: OwnListing): boolean =>
  entitlements.some(({ kind, delivered }) => kind === 'privacy-number' && delivered !== null)
