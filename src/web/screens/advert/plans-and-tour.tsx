import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { siteOf } from '#shared/values/web-address.ts'

type Shown = Pick<PublishedAdvert, 'plans'>

/** Each opens alone, where it can be enlarged. */
export function FloorPlans({ plans }: Shown) {
  const { length } = plans
  if (length === 0) return null
  return (
    <section className="advert-part" aria-labelledby="floor-plans">
      <h2 id="floor-plans">{length === 1 ? 'Floor plan' : 'Floor plans'}</h2>
      {plans.map(({ id, width, height, caption }, i) => (
        <figure key={id} className="floor-plan">
          <a
            href={photoUrl(id)}
            aria-label={`Floor plan ${i + 1} of ${length}${caption ? `: ${caption}` : ''}`}
          >
            <img src={photoUrl(id)} width={width} height={height} loading="lazy" decoding="async" alt="" />
          </a>
          {caption ? <figcaption>{caption}</figcaption> : null}
        </figure>
      ))}
    </section>
  )
}

/** A link: a player in the page would tell its site who looks at which home. */
export function VideoTour({ address }: { readonly address: string | null | undefined }) {
  if (!address) return null
  return (
    <section className="advert-part" aria-labelledby="video-tour">
      <h2 id="video-tour">Video tour</h2>
      <p>
        <a href={address} rel="nofollow ugc noopener noreferrer">
          Watch the video tour on {siteOf(address)}
        </a>
      </p>
    </section>
  )
}
