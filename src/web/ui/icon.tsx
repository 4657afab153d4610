import { CalendarDays, Check, CircleAlert, CircleHelp, Minus, Plus, X } from 'lucide-react'

const ICONS = {
  alert: CircleAlert,
  calendar: CalendarDays,
  check: Check,
  help: CircleHelp,
  minus: Minus,
  plus: Plus,
  close: X,
}

/** An icon beside words, never instead of them. */
export function Icon({ name }: { name: keyof typeof ICONS }) {
  const Drawn = ICONS[name]
  return <Drawn className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
}
