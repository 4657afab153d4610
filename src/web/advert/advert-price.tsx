import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { priceOf } from './advert-wording.ts'

/** The price as its type says it, the amount standing out. */
export function AdvertPrice({ advert: { appType, answers } }: { advert: PublishedAdvert }) {
  const price = priceOf(appType, answers)
  if (price === null) return null
  return (
    <span className="price">
      {price.before ? <small>{price.before} </small> : null}
      <b>{price.amount}</b>
      {price.after ? <small> {price.after}</small> : null}
    </span>
  )
}
