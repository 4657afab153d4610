import type { AccountPageState } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { useDraftStanding } from '#web/state/use-draft-standing.ts'
import { type Mark, type Step, TopNavigation } from './top-navigation.tsx'

const markFor = (isValid: boolean): Mark => (isValid ? 'valid' : 'invalid')

/** Specification section 2. The advert gets its mark once the server says whether its answers are complete. */
function useEarlierMarks(
  appType: AppType,
  current: Step,
  { who, user }: Pick<AccountPageState, 'who' | 'user'>,
): Partial<Record<Step, Mark>> {
  const standing = useDraftStanding(appType)
  const isPastIdentity = current === 'phone-number-verification' || current === 'checkout'
  return {
    ...(standing?.isThere ? { create: markFor(standing.isValid) } : {}),
    ...(isPastIdentity ? { 'confirm-identity': markFor(who !== null) } : {}),
    ...(current === 'checkout' ? { 'phone-number-verification': markFor(user.verified) } : {}),
  }
}

interface MarkedNavigationProps {
  readonly appType: AppType
  readonly current: Step
  readonly state: AccountPageState
}

/** The top navigation of the pages after the creation page. */
export function MarkedNavigation({ appType, current, state }: MarkedNavigationProps) {
  const marks = useEarlierMarks(appType, current, state)
  return <TopNavigation appType={appType} current={current} marks={marks} />
}
