const BED =
  'M3 6v13M3 16h18v3M21 16v-2a3 3 0 0 0-3-3h-6.5v5M5.5 11.75a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0'
const BATH =
  'M2.5 12.5h19v1.5a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5zM7 19l-1 2M17 19l1 2M6 12.5V6a2.25 2.25 0 0 1 4.5 0'
const SOFA =
  'M5.5 11V8.5a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3V11M6 14.5V13a2 2 0 1 0-3 1.7V18h18v-3.3a2 2 0 1 0-3-1.7v1.5zM12 5.5v9M5 18v2M19 18v2'

interface DrawingProps {
  readonly className?: string
  readonly strokeWidth: number
}

/** One path each: a list of homes has three to a home, and a phone styles each of their elements. */
const Room = ({ path, ...drawn }: DrawingProps & { readonly path: string }) => (
  <svg
    {...drawn}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

export const Bed = (props: DrawingProps) => <Room path={BED} {...props} />
export const Bath = (props: DrawingProps) => <Room path={BATH} {...props} />
export const Sofa = (props: DrawingProps) => <Room path={SOFA} {...props} />
