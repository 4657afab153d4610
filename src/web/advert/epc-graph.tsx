import { bandOnGraph, EPC_BANDS } from '#shared/advert/epc-band.ts'

const ROW = 28
const GAP = 3
const HEAD = 28
const WIDTH = 340
/** Left edges of the two pointer columns. */
const COLUMNS = [WIDTH - 132, WIDTH - 66] as const
const HEIGHT = HEAD + EPC_BANDS.length * (ROW + GAP) + 5

export function EpcGraph({ current, potential }: { current: unknown; potential: unknown }) {
  const ratings = [describe('Current rating', current), describe('potential rating', potential)]
    .filter(Boolean)
    .join(', ')
  return (
    <figure className="epc-graph">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Energy rating graph, bands A to G. ${ratings || 'No ratings given yet'}.`}
      >
        <Columns />
        {EPC_BANDS.map(({ band, from, to }, i) => (
          <g key={band} transform={`translate(0 ${HEAD + i * (ROW + GAP)})`}>
            <path className={`epc-${band}`} d={`M1 0h${84 + i * 19}v${ROW}h-${84 + i * 19}z`} />
            <text className="epc-range" x="10" y="18.5">
              {i === 0 ? `${from} plus` : `${from} to ${to}`}
            </text>
            <text className="epc-letter" x={76 + i * 19} y="20.5">
              {band.toUpperCase()}
            </text>
            <Pointer x={COLUMNS[0]} score={current} band={band} />
            <Pointer x={COLUMNS[1]} score={potential} band={band} />
          </g>
        ))}
      </svg>
    </figure>
  )
}

function Columns() {
  return (
    <>
      <path
        className="epc-frame"
        d={`M.5 .5h${WIDTH - 1}v${HEIGHT - 1}h-${WIDTH - 1}zM.5 ${HEAD - 4.5}h${WIDTH - 1}${COLUMNS.map((x) => `M${x + 0.5} .5v${HEIGHT - 1}`).join('')}`}
      />
      <text className="epc-head" x={COLUMNS[0] + 33} y="16.5">
        Current
      </text>
      <text className="epc-head" x={COLUMNS[1] + 33} y="16.5">
        Potential
      </text>
    </>
  )
}

function describe(what: string, score: unknown): string {
  const band = typeof score === 'number' ? bandOnGraph(score) : null
  return band ? `${what} ${String(score)}, band ${band.toUpperCase()}` : ''
}

function Pointer({ x, score, band }: { x: number; score: unknown; band: string }) {
  if (typeof score !== 'number' || bandOnGraph(score) !== band) return null
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={`epc-${band}`} d={`M4 ${ROW / 2}l12 -${ROW / 2}h46v${ROW}h-46z`} />
      <text className="epc-score" x="38" y="19.5">
        {score} {band.toUpperCase()}
      </text>
    </g>
  )
}
