import { priceTextOf } from '#shared/advert/price-text.ts'
import type { ListedHome, OtherAdvert } from '#shared/advert/published-advert.ts'
import type { StoredAdvert } from './published.ts'

/** In the order in which they were first shown. Who paid for theirs is seen first, then its owner; two of one agency are one. */
export function oneHome(listing: string, adverts: readonly StoredAdvert[]): ListedHome | null {
  const inTurn = adverts.toSorted((a, b) => rankOf(a) - rankOf(b))
  const [first, ...behind] = inTurn
  if (first === undefined) return null
  const others = behind.filter(
    ({ accountId }, index) => !inTurn.slice(0, index + 1).some((before) => before.accountId === accountId),
  )
  return { listing, advert: first.advert, others: others.map(otherOf) }
}

const rankOf = ({ advert }: StoredAdvert): number =>
  advert.marketingOption !== 'none' ? 0 : advert.agent === undefined ? 1 : 2

const otherOf = ({ advert: { listing, agent, appType, answers } }: StoredAdvert): OtherAdvert => ({
  listing,
  by: agent?.name ?? null,
  price: priceTextOf(appType, answers),
})
