import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The pages of the way and their labels (specification section 2, Route behaviour). */
const STEPS = [
  { name: 'create', label: '1. Create Your Advert', path: paths.create },
  { name: 'confirm-identity', label: 'Register or Sign In', path: paths.confirmIdentity },
  { name: 'phone-number-verification', label: 'Confirm Identity', path: null },
  { name: 'checkout', label: 'Checkout', path: null },
] as const

/** Stands in the place of the step that it belongs to. */
const RESET = { name: 'reset-password', label: 'Reset Password', path: paths.resetPassword } as const

export type Step = (typeof STEPS)[number]['name'] | typeof RESET.name
export type Mark = 'valid' | 'invalid'

interface TopNavigationProps {
  readonly appType: AppType
  readonly current: Step
  /** Whether a page was found complete or not; a page that was not looked at has no mark. */
  readonly marks?: Partial<Record<Step, Mark>>
}

/** Where on the way one is. The current and the earlier pages are links, and say whether they are complete. */
export function TopNavigation({ appType, current, marks = {} }: TopNavigationProps) {
  const steps = STEPS.map((step) =>
    current === RESET.name && step.name === 'confirm-identity' ? RESET : step,
  )
  const at = steps.findIndex(({ name }) => name === current)
  return (
    <nav className="top-navigation" aria-label="Steps">
      <ol>
        {steps.map(({ name, label, path }, i) => (
          <li key={name} className={marks[name]}>
            {path && i <= at ? (
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
