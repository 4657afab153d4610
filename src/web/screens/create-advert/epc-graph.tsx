import { EPC_BANDS, epcBand } from '#shared/advert/epc-band.ts'
import { useFormState } from '#web/form/form-context.ts'

const ROW = 26
const GAP = 4
const WIDTH = 320

/** The energy rating graph: bands A to G with pointers for the current and the potential score. */
export function EpcGraph() {
  const isAsked = useFormState(({ shown }) => shown.has('currentEpc'))
  const current = useFormState(({ values }) => values['currentEpc'])
  const potential = useFormState(({ values }) => values['potentialEpc'])
  if (!isAsked) return null
  const said = [describe('Current rating', current), describe('potential rating', potential)]
    .filter(Boolean)
    .join(', ')
  return (
    <figure className="epc-graph">
      <svg
        viewBox={`0 0 ${WIDTH} ${EPC_BANDS.length * (ROW + GAP) + 22}`}
        role="img"
        aria-label={`Energy rating graph, bands A to G. ${said || 'No ratings given yet'}.`}
      >
        <text className="epc-head" x={WIDTH - 94} y="13" textAnchor="middle">
          Current
        </text>
        <text className="epc-head" x={WIDTH - 30} y="13" textAnchor="middle">
          Potential
        </text>
        {EPC_BANDS.map(({ band, from, to }, i) => (
          <g key={band} transform={`translate(0 ${22 + i * (ROW + GAP)})`}>
            <path
              className={`epc-band epc-${band}`}
              d={`M0 0h${68 + i * 19}l10 ${ROW / 2}l-10 ${ROW / 2}h-${68 + i * 19}z`}
            />
            <text className="epc-range" x="8" y="17.5">
              {band === 'a' ? `${from} plus` : `${from}–${to}`}
            </text>
            <text className="epc-letter" x={58 + i * 19} y="19" textAnchor="middle">
              {band.toUpperCase()}
            </text>
            <Pointer x={WIDTH - 120} score={current} band={band} />
            <Pointer x={WIDTH - 56} score={potential} band={band} />
          </g>
        ))}
      </svg>
    </figure>
  )
}

function describe(what: string, score: unknown): string {
  const band = typeof score === 'number' ? epcBand(score) : null
  return band ? `${what} ${String(score)}, band ${band.toUpperCase()}` : ''
}

function Pointer({ x, score, band }: { x: number; score: unknown; band: string }) {
  if (typeof score !== 'number' || epcBand(score) !== band) return null
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={`epc-pointer epc-${band}`} d={`M0 ${ROW / 2}l9 -${ROW / 2}h47v${ROW}h-47z`} />
      <text className="epc-score" x="31" y="18.5" textAnchor="middle">
        {score}
      </text>
    </g>
  )
}
