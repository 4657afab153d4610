/** The radius of a circle with a circumference of 100. */
const RADIUS = 15.915

interface RingProps {
  readonly part: number
  readonly words: string
  readonly name: string
}

/** The upload progress on the photo itself. */
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
