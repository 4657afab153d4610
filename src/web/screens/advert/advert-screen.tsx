import { CalendarDays, Flag, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import { advertsPath } from '#shared/journey/adverts-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { formatDate, today } from '#shared/values/iso-date.ts'
import { referenceOf } from '#shared/values/listing-reference.ts'
import { AdvertPrice, AdvertStatus } from '#web/advert/advert-price.tsx'
import { placeIn } from '#web/advert/advert-wording.ts'
import { HomeRooms } from '#web/advert/home-rooms.tsx'
import { Contact } from './contact.tsx'
import { EnergyRating, HomeFacts } from './home-facts.tsx'
import { OnlyYou } from './only-you.tsx'
import { AFTER_PHOTOS, PhotoGallery } from './photo-gallery.tsx'
import { FloorPlans, VideoTour } from './plans-and-tour.tsx'

interface AdvertScreenProps {
  readonly advert: PublishedAdvert
  readonly isPreview: boolean
  /** The site's origin, for the printed address. */
  readonly origin: string
}

/** A published advert. */
export function AdvertScreen({ advert, isPreview, origin }: AdvertScreenProps) {
  const { appType } = advert
  const list = { type: appType, place: '', page: 1 }
  return (
    <main id="main" className="advert">
      {isPreview ? <OnlyYou advert={advert} /> : null}
      <p className="way-back">
        <a href={advertsPath(list)}>{appType === 'let' ? 'Homes to let' : 'Homes for sale'}</a>
      </p>
      <AdvertBody advert={advert}>
        <AboutAdvert advert={advert} isPreview={isPreview} />
        <p className="printed-address">{origin + paths.advert(advert.listing)}</p>
      </AdvertBody>
      <p className="ask-bar">
        <AdvertPrice advert={advert} />
        <a className="primary" href="#contact">
          Ask about it
        </a>
      </p>
    </main>
  )
}

/** What an advert shows in one place. */
export type AdvertPart =
  | 'photos'
  | 'price'
  | 'summary'
  | 'place'
  | 'rooms'
  | 'facts'
  | 'description'
  | 'tour'
  | 'energy'
  | 'contact'

interface BodyProps {
  readonly advert: PublishedAdvert
  /** Below the advert's own text. */
  readonly children?: ReactNode
  /** What stands at a part of a draft, beside what it has of it. */
  readonly renderNote?: (part: AdvertPart) => ReactNode
}

const WITHOUT_NOTES = (): null => null

/** The advert itself, for buyers and for whoever is writing it. */
export function AdvertBody({ advert, children, renderNote = WITHOUT_NOTES }: BodyProps) {
  const { answers, photos } = advert
  const isDraft = renderNote !== WITHOUT_NOTES
  return (
    <>
      <PhotoGallery photos={photos} listing={isDraft ? null : advert.listing} />
      {renderNote('photos')}
      <div className="advert-columns">
        <article className="advert-text" id={AFTER_PHOTOS}>
          <AdvertHead advert={advert} renderNote={renderNote} headline={isDraft ? 'h2' : 'h1'} />
          <HomeFacts advert={advert} />
          {renderNote('facts')}
          <Description text={answers.propertyDescription ?? ''} />
          {renderNote('description')}
          <FloorPlans plans={advert.plans} />
          <VideoTour address={answers.videoTour} />
          {renderNote('tour')}
          <EnergyRating answers={answers} />
          {renderNote('energy')}
          {children}
        </article>
        <aside className="advert-aside" aria-label="Contact">
          <div inert={isDraft}>
            <Contact advert={advert} />
          </div>
          {renderNote('contact')}
        </aside>
      </div>
    </>
  )
}

interface HeadProps extends Required<Pick<BodyProps, 'advert' | 'renderNote'>> {
  readonly headline: 'h1' | 'h2'
}

function AdvertHead({ advert, renderNote, headline: Headline }: HeadProps) {
  const { answers } = advert
  return (
    <header className="advert-head">
      <AdvertStatus advert={advert} />
      <p className="advert-price">
        <AdvertPrice advert={advert} />
      </p>
      {renderNote('price')}
      {answers.summary ? <Headline className="advert-headline">{answers.summary}</Headline> : null}
      {renderNote('summary')}
      <p className="advert-place">
        <MapPin className="icon" strokeWidth={1.75} />
        {placeIn(advert)}
      </p>
      {renderNote('place')}
      <HomeRooms answers={answers} />
      {renderNote('rooms')}
    </header>
  )
}

function Description({ text }: { text: string }) {
  return (
    <section className="advert-part" aria-labelledby="description">
      <h2 id="description">Description</h2>
      {paragraphsOf(text).map((paragraph, i) => (
        <p key={`${i} ${paragraph.slice(0, 20)}`} className="described">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** The dates, the advert's number and a link to report it. */
function AboutAdvert({ advert, isPreview }: Pick<AdvertScreenProps, 'advert' | 'isPreview'>) {
  const { listing, liveFrom, updatedAt } = advert
  const updated = today(new Date(updatedAt))
  return (
    <footer className="advert-part about-advert">
      <p>
        <CalendarDays className="icon" strokeWidth={1.75} />
        <span>
          {isPreview ? 'Shown from' : 'Added on'} <time dateTime={liveFrom}>{formatDate(liveFrom)}</time>
          {updated > liveFrom ? (
            <>
              , updated on <time dateTime={updated}>{formatDate(updated)}</time>
            </>
          ) : null}
        </span>
      </p>
      <p>
        Advert <span className="advert-number">{referenceOf(listing)}</span>
      </p>
      <p>
        <a href={paths.reportAdvert(listing)} rel="nofollow">
          <Flag className="icon" strokeWidth={1.75} />
          Report this advert
        </a>
      </p>
    </footer>
  )
}

/** Keeps the owner's paragraphs. */
const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
