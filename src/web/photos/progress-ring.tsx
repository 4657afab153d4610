/** Of a circle whose circumference is 100. */
const RADIUS = 15.915

interface RingProps {
  /** From 0 to 1. */
  readonly part: number
  readonly words: string
  readonly name: string
}

/** How much of a photo is sent, on the photo itself. */
export function ProgressRing({ part, words, name }: RingProps) {
  return (
    <div
      className="ring"
      role="progressbar"
      aria-label={`Upload of ${name}`}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={words}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r={RADIUS} />
        <circle cx="18" cy="18" r={RADIUS} className="done" strokeDasharray={`${part * 100} 100`} />
      </svg>
      <span aria-hidden="true">{words}</span>
    </div>
  )
}
