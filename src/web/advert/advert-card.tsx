import { Camera, Star } from 'lucide-react'
import { MARKETING_OPTIONS, type Tier } from '#shared/advert/marketing-options.ts'
import type { OtherAdvert, PublishedAdvert } from '#shared/advert/published-advert.ts'
import { ALTERED, thumbnailUrl } from '#shared/form/photo.ts'
import { THUMBNAIL_SIDE } from '#shared/form/photo-sizes.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate } from '#shared/values/iso-date.ts'
import { AdvertPrice, AdvertStatus } from './advert-price.tsx'
import { epcLetterOf, placeIn } from './advert-wording.ts'
import { HomeDrawing } from './home-drawing.tsx'
import { HomeRooms } from './home-rooms.tsx'
import { loadingOf, Photo } from './photo.tsx'

/** How wide a large photo is drawn (cards.css). */
const CARD_SIZES = '(min-width: 35em) 420px, 100vw'

type Look = 'standard' | 'premium' | 'boost' | 'featured'

/** How each option is shown in the list (specification section 9). */
const LOOKS: Readonly<Record<Tier, Look>> = {
  featured: 'featured',
  gold: 'featured',
  boost: 'boost',
  premium: 'premium',
  silver: 'premium',
  bronze: 'standard',
  standard: 'standard',
}

interface AdvertCardProps {
  /** Without its number it is a sample. */
  readonly advert: PublishedAdvert
  /** Other adverts of the same home. */
  readonly others?: readonly OtherAdvert[]
  /** Visible without scrolling. */
  readonly isFirst: boolean
  readonly headline?: 'h2' | 'h3'
}

export function AdvertCard({ advert, others = [], isFirst, headline: Headline = 'h2' }: AdvertCardProps) {
  const { answers } = advert
  const tier = MARKETING_OPTIONS.find(({ id }) => id === advert.marketingOption)?.tier ?? 'standard'
  const look = LOOKS[tier]
  const rating = epcLetterOf(answers.currentEpc)
  return (
    <article className={`card ${look}`}>
      <CardPhoto advert={advert} isLarge={look !== 'standard'} isFirst={isFirst} />
      <div className="card-text">
        {look === 'featured' ? (
          <p className="card-mark">
            <Star className="icon" strokeWidth={1.75} />
            Featured
          </p>
        ) : null}
        <AdvertStatus advert={advert} />
        <p className="card-price" id={`price-${advert.listing}`}>
          <AdvertPrice advert={advert} />
        </p>
        <Headline>
          <Summary advert={advert} />
        </Headline>
        <p className="card-place" id={`place-${advert.listing}`}>
          {placeIn(advert)}
        </p>
        <HomeRooms answers={answers} />
        <p className="card-small">
          {advert.listing === '' ? null : <span>Added {formatDate(advert.liveFrom)}</span>}
          {rating ? <span>Energy rating {rating.toUpperCase()}</span> : null}
          {advert.photos[0]?.isAltered ? <span>{ALTERED} photo</span> : null}
        </p>
        <Others others={others} />
      </div>
    </article>
  )
}

/** Many homes have one headline: its link is described by what tells them apart. */
function Summary({ advert: { listing, answers } }: Pick<AdvertCardProps, 'advert'>) {
  if (listing === '') return answers.summary
  return (
    <a href={paths.advert(listing)} aria-describedby={`price-${listing} place-${listing}`}>
      {answers.summary}
    </a>
  )
}

function Others({ others }: { readonly others: readonly OtherAdvert[] }) {
  if (others.length === 0) return null
  return (
    <ul className="card-others">
      {others.map(({ listing, by, price }) => (
        <li key={listing}>
          <a href={paths.advert(listing)}>{`Also advertised by ${by ?? 'the owner'}`}</a>
          {price === '' ? null : <span>{price}</span>}
        </li>
      ))}
    </ul>
  )
}

function CardPhoto({ advert, isLarge, isFirst }: AdvertCardProps & { readonly isLarge: boolean }) {
  const [cover] = advert.photos
  const { length } = advert.photos
  if (!cover) {
    return (
      <div className="card-photo">
        <HomeDrawing answers={advert.answers} />
      </div>
    )
  }
  return (
    <div className="card-photo">
      {isLarge ? (
        <Photo photo={cover} sizes={CARD_SIZES} isFirst={isFirst} />
      ) : (
        <img
          src={thumbnailUrl(cover.id)}
          width={THUMBNAIL_SIDE}
          height={THUMBNAIL_SIDE}
          alt=""
          {...loadingOf(isFirst)}
        />
      )}
      {isLarge ? (
        <p className="film-count">
          <Camera className="icon" strokeWidth={1.75} />
          {length === 1 ? '1 photo' : `${length} photos`}
        </p>
      ) : null}
    </div>
  )
}
