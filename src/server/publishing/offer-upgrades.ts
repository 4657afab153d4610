import type { NotOffered } from '#shared/advert/marketing-options.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'

interface OfferDeps {
  readonly notOffered: (appType: AppType) => Promise<NotOffered>
}

/** Which of the adverts' upgrades cannot be delivered at the moment; asked for only where there are some. */
export async function withOffers(
  { notOffered }: OfferDeps,
  listings: readonly OwnListing[],
): Promise<readonly OwnListing[]> {
  const upgradable = listings.flatMap(({ upgrades, type }) => (upgrades === null ? [] : [type]))
  const missing = new Map<AppType, NotOffered>()
  for (const appType of new Set(upgradable)) missing.set(appType, await notOffered(appType))
  return listings.map((listing) => {
    const { upgrades, type } = listing
    if (upgrades === null) return listing
    const options = upgrades.options.map((one) => ({
      ...one,
      unavailable: missing.get(type)?.[one.id] ?? null,
    }))
    return { ...listing, upgrades: { ...upgrades, options } }
  })
}
