import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { formatDate } from '#shared/values/iso-date.ts'

/** To the owner, before the advert's day. */
export const OnlyYou = ({ advert: { liveFrom } }: { readonly advert: Pick<PublishedAdvert, 'liveFrom'> }) => (
  <p className="note" role="status">
    <strong>Only you can see this.</strong> Your advert goes live on {formatDate(liveFrom)}.
  </p>
)
