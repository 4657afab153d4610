import type { AppType } from '#shared/api/page-state.ts'
import { paths } from '#shared/journey/paths.ts'

const STEPS = ['1. Create Your Advert', 'Register or Sign In', 'Confirm Identity', 'Checkout'] as const

/** The pages of the way, with the one that is shown; earlier ones are links and say whether they are complete. */
export function TopNavigation({ appType }: { appType: AppType }) {
  return (
    <nav className="top-navigation" aria-label="Steps">
      <ol>
        {STEPS.map((label, i) => (
          <li key={label} aria-current={i === 0 ? 'step' : undefined}>
            {i === 0 ? <a href={paths.create(appType)}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
