import type { DraftAnswers } from '#shared/advert/answers.ts'
import { BUNGALOW, SEMI_DETACHED, TERRACED } from '#shared/advert/options.ts'

/** Houses in the row for each house type. */
const IN_A_ROW: Readonly<Record<number, number>> = { [SEMI_DETACHED]: 2, [TERRACED]: 3 }
const GROUND = 138

/** A line drawing of the home, shown until there are photos. */
export function HomeDrawing({ answers: { propertyType, houseType } }: { answers: DraftAnswers }) {
  return (
    <svg className="home-drawing" viewBox="0 0 240 160" aria-hidden="true">
      <path
        className="others"
        d={`M12 ${GROUND}H228M206 ${GROUND}v-26m-13-13a13 13 0 1 1 26 0a13 13 0 0 1-26 0`}
      />
      {propertyType === 'flat' ? <Flats /> : <Houses type={propertyType === 'house' ? houseType : null} />}
    </svg>
  )
}

function Flats() {
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => `M${84 + column * 28} ${50 + row * 28}h16v14h-16z`),
  )
  return (
    <>
      <path className="home" d={`M72 ${GROUND}V36h96V${GROUND}`} />
      <path d={`${windows.slice(0, 7).join('')}${windows[8]}M112 ${GROUND}v-24h16v24`} />
    </>
  )
}

function Houses({ type }: { type: number | null | undefined }) {
  if (type === BUNGALOW) {
    return (
      <>
        <path className="home" d={`M56 ${GROUND}V104L120 72l64 32V${GROUND}`} />
        <path d={`M112 ${GROUND}v-26h16v26M72 112h24v14h-24zM144 112h24v14h-24z`} />
      </>
    )
  }
  const count = (type && IN_A_ROW[type]) || 1
  const width = count === 1 ? 92 : 60
  const left = 120 - (count * width) / 2
  const ours = Math.floor(count / 2)
  return Array.from({ length: count }, (_, i) => i)
    .toSorted((a) => (a === ours ? 1 : -1))
    .map((i) => (
      <House key={i} x={left + i * width} width={width} isOurs={i === ours} isKnown={Boolean(type)} />
    ))
}

interface HouseProps {
  readonly x: number
  readonly width: number
  readonly isOurs: boolean
  readonly isKnown: boolean
}

function House({ x, width, isOurs, isKnown }: HouseProps) {
  const half = width / 2
  const pane = width / 5
  return (
    <g className={isOurs ? undefined : 'others'}>
      <path
        className={isOurs ? 'home' : undefined}
        strokeDasharray={isKnown ? undefined : '5 6'}
        d={`M${x} ${GROUND}V78l${half}-34l${half} 34V${GROUND}`}
      />
      {isKnown ? (
        <path
          d={`M${x + half - 8} ${GROUND}v-26h16v26M${x + pane - 4} 84h${pane}v14h-${pane}zM${x + width - 2 * pane + 4} 84h${pane}v14h-${pane}z`}
        />
      ) : null}
    </g>
  )
}
