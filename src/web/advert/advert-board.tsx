import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { photoUrl } from '#shared/form/photo.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-sprite.tsx'
import { epcLetterOf, factsOf, placeOf, priceOf } from './advert-wording.ts'
import { HomeDrawing } from './home-drawing.tsx'

interface AdvertBoardProps {
  readonly appType: AppType
  readonly answers: DraftAnswers
}

/** The advert as people will see it, from plain answers, whether published or still growing: what is missing says what comes. */
export function AdvertBoard({ appType, answers }: AdvertBoardProps) {
  const price = priceOf(appType, answers)
  return (
    <article className="board">
      <BoardPhoto answers={answers} />
      <div className="board-text">
        <p className="board-price">
          {price?.before ? <small>{price.before}</small> : null}
          {price ? price.amount : <Missing text="Your price" />}
          {price?.after ? <small> {price.after}</small> : null}
        </p>
        <p className="board-headline">
          {answers.summary || <Missing text="One line that sums up your home" />}
        </p>
        <p className="board-place">
          {placeOf(answers) || <Missing text="Street, town and the first half of the postcode" />}
        </p>
        <Rooms answers={answers} />
        {answers.propertyDescription ? (
          <p className="board-description">{answers.propertyDescription}</p>
        ) : null}
        <Facts appType={appType} answers={answers} />
      </div>
    </article>
  )
}

/** The cover, and how many photos there are; before there is one, the home as it is told of. */
function BoardPhoto({ answers }: { answers: DraftAnswers }) {
  const photos = answers.files_uploaded ?? []
  const [cover] = photos
  if (!cover) {
    return (
      <div className="board-photo">
        <HomeDrawing answers={answers} />
        <p>Your photos go here</p>
      </div>
    )
  }
  return (
    <div className="board-photo">
      <img src={photoUrl(cover.id)} alt={`Cover: ${cover.name}`} />
      <p className="board-count">{photos.length === 1 ? '1 photo' : `${photos.length} photos`}</p>
    </div>
  )
}

function Missing({ text }: { text: string }) {
  return <span className="board-missing">{text}</span>
}

function Rooms({ answers }: { answers: DraftAnswers }) {
  return (
    <ul className="board-rooms">
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
  // While it is being typed a number may still be text.
  const isKnown = typeof count === 'number'
  return (
    <li className={isKnown ? undefined : 'board-missing'}>
      <Icon name={icon} />
      {isKnown ? `${count} ${count === 1 ? one : many}` : many}
    </li>
  )
}

function Facts({ appType, answers }: AdvertBoardProps) {
  const facts = factsOf(appType, answers)
  const current = epcLetterOf(answers.currentEpc)
  const potential = epcLetterOf(answers.potentialEpc)
  if (facts.length === 0 && !current) return null
  return (
    <dl className="board-facts">
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
            <b className={`board-epc epc-${current}`}>{current.toUpperCase()}</b>
            {potential && potential !== current ? ` could be ${potential.toUpperCase()}` : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
