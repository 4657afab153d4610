import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The pages and their labels (specification section 2, Route behaviour). */
const STEPS = [
  { name: 'create', label: '1. Create Your Advert', path: paths.create },
  { name: 'confirm-identity', label: 'Register or Sign In', path: paths.confirmIdentity },
  { name: 'phone-number-verification', label: 'Confirm Identity', path: null },
  { name: 'checkout', label: 'Checkout', path: null },
] as const

/** Takes the place of Register or Sign In. */
const RESET = { name: 'reset-password', label: 'Reset Password', path: paths.resetPassword } as const

export type Step = (typeof STEPS)[number]['name'] | typeof RESET.name
export type Mark = 'valid' | 'invalid'

interface TopNavigationProps {
  readonly appType: AppType
  readonly current: Step
  /** Whether a page is complete. Pages not yet visited have no mark. */
  readonly marks?: Partial<Record<Step, Mark>>
}

/** The user's position in the journey. The current and earlier pages are links with a mark. */
export function TopNavigation({ appType, current, marks = {} }: TopNavigationProps) {
  const steps = STEPS.map((step) =>
    current === RESET.name && step.name === 'confirm-identity' ? RESET : step,
  )
  const at = steps.findIndex(({ name }) => name === current)
  const linked = steps.map((step, i) => (i <= at ? step : { ...step, path: null }))
  return (
    <nav className="top-navigation" aria-label="Steps">
      <ol>
        {linked.map(({ name, label, path }, i) => (
          <li
            key={name}
            className={
              [marks[name], i === at && 'current', path && 'linked'].filter(Boolean).join(' ') || undefined
            }
          >
            {path ? (
              <a href={path(appType)} aria-current={i === at ? 'step' : undefined}>
                {label}
              </a>
            ) : (
              <span aria-current={i === at ? 'step' : undefined}>{label}</span>
            )}
            {marks[name] ? <Icon name={marks[name] === 'valid' ? 'check' : 'alert'} /> : null}
            {marks[name] ? (
              <span className="unseen">, {marks[name] === 'valid' ? 'complete' : 'not complete'}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
