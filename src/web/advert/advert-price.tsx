import { statusWords } from '#shared/advert/agent-wording.ts'
import { priceOf } from '#shared/advert/price-text.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'

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

/** Whether the home can still be had, where an agent says that it cannot. */
export function AdvertStatus({ advert: { agent } }: { advert: PublishedAdvert }) {
  const words = agent ? statusWords(agent.facts) : null
  return words === null ? null : <p className="advert-status">{words}</p>
}
