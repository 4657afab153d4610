import type { DraftAnswers } from '#shared/advert/answers.ts'
import { priceOf } from '#shared/advert/price-text.ts'
import type { AppType } from '#shared/form/block.ts'
import { photoUrl, withoutPlans } from '#shared/form/photo.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-sprite.tsx'
import { epcLetterOf, factsOf, placeOf } from './advert-wording.ts'
import { HomeDrawing } from './home-drawing.tsx'

interface AdvertPreviewProps {
  readonly appType: AppType
  readonly answers: DraftAnswers
}

/** The advert as others will see it. Placeholders stand for missing answers. */
export function AdvertPreview({ appType, answers }: AdvertPreviewProps) {
  const price = priceOf(appType, answers)
  return (
    <article className="preview">
      <PreviewPhoto answers={answers} />
      <div className="preview-text">
        <p className="preview-price">
          {price?.before ? <small>{price.before}</small> : null}
          {price ? price.amount : <Missing text="Your price" />}
          {price?.after ? <small> {price.after}</small> : null}
        </p>
        <p className="preview-headline">
          {answers.summary || <Missing text="One line that sums up your home" />}
        </p>
        <p className="preview-place">
          {placeOf(answers) || <Missing text="Street, town and the first half of the postcode" />}
        </p>
        <Rooms answers={answers} />
        {answers.propertyDescription ? (
          <p className="preview-description">{answers.propertyDescription}</p>
        ) : null}
        <Facts appType={appType} answers={answers} />
      </div>
    </article>
  )
}

/** The cover photo and the number of photos, or a drawing of the home if there are none yet. */
function PreviewPhoto({ answers }: { answers: DraftAnswers }) {
  const photos = withoutPlans(answers.files_uploaded)
  const [cover] = photos
  if (!cover) {
    return (
      <div className="preview-photo">
        <HomeDrawing answers={answers} />
        <p>Your photos go here</p>
      </div>
    )
  }
  return (
    <div className="preview-photo">
      <img src={photoUrl(cover.id)} alt={`Cover: ${cover.name}`} />
      <p className="preview-count">{photos.length === 1 ? '1 photo' : `${photos.length} photos`}</p>
    </div>
  )
}

function Missing({ text }: { text: string }) {
  return <span className="preview-missing">{text}</span>
}

function Rooms({ answers }: { answers: DraftAnswers }) {
  return (
    <ul className="preview-rooms">
      <Room icon="bed" count={answers.propertyBedrooms} words={['bed', 'beds']} />
      <Room icon="bath" count={answers.propertyBathrooms} words={['bath', 'baths']} />
      <Room icon="sofa" count={answers.propertyReceptions} words={['reception', 'receptions']} />
    </ul>
  )
}

interface RoomProps {
  readonly icon: IconName
  readonly count: number | null | undefined
  readonly words: readonly [one: string, many: string]
}

function Room({ icon, count, words: [one, many] }: RoomProps) {
  // While the user types, a number can still be text.
  const isKnown = typeof count === 'number'
  return (
    <li className={isKnown ? undefined : 'preview-missing'}>
      <Icon name={icon} />
      {isKnown ? `${count} ${count === 1 ? one : many}` : many}
    </li>
  )
}

function Facts({ appType, answers }: AdvertPreviewProps) {
  const facts = factsOf(appType, answers)
  const current = epcLetterOf(answers.currentEpc)
  const potential = epcLetterOf(answers.potentialEpc)
  if (facts.length === 0 && !current) return null
  return (
    <dl className="preview-facts">
      {facts.map(([what, is]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{is}</dd>
        </div>
      ))}
      {current ? (
        <div>
          <dt>Energy rating</dt>
          <dd>
            <b className={`preview-epc epc-${current}`}>{current.toUpperCase()}</b>
            {potential && potential !== current ? ` could be ${potential.toUpperCase()}` : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
