import {
  Bath,
  BedDouble,
  CalendarDays,
  Check,
  CircleAlert,
  CircleHelp,
  Minus,
  Plus,
  Sofa,
  X,
} from 'lucide-react'

const ICONS = {
  alert: CircleAlert,
  bath: Bath,
  bed: BedDouble,
  calendar: CalendarDays,
  check: Check,
  close: X,
  help: CircleHelp,
  minus: Minus,
  plus: Plus,
  sofa: Sofa,
}
export type IconName = keyof typeof ICONS

/** Every icon's drawing, for the server to put into the document: no browser has to load what draws them. */
export function IconSprite() {
  return (
    <svg className="icons" width="0" height="0" aria-hidden="true">
      {Object.entries(ICONS).map(([name, Drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Drawing strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  )
}
