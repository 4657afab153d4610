import { useEffect, useState } from 'react'
import type { PeopleState } from '#shared/api/document-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { isDraftValid } from '#web/state/draft-validity.ts'
import { type Mark, type Step, TopNavigation } from './top-navigation.tsx'

type Person = Pick<PeopleState, 'who' | 'user'>

const markFor = (isValid: boolean): Mark => (isValid ? 'valid' : 'invalid')

/**
 * The marks of the pages before this one (specification section 2). The advert has its mark once the server has said
 * whether the stored answers are complete.
 */
function useEarlierMarks(
  appType: AppType,
  current: Step,
  { who, user }: Person,
): Partial<Record<Step, Mark>> {
  const [isValid, setValid] = useState<boolean | null>(null)
  useEffect(() => {
    let isHere = true
    void isDraftValid(appType).then((valid) => {
      if (isHere) setValid(valid)
    })
    return () => {
      isHere = false
    }
  }, [appType])
  const isPastIdentity = current === 'phone-number-verification' || current === 'checkout'
  return {
    ...(isValid === null ? {} : { create: markFor(isValid) }),
    ...(isPastIdentity ? { 'confirm-identity': markFor(who !== null) } : {}),
    ...(current === 'checkout' ? { 'phone-number-verification': markFor(user.verified) } : {}),
  }
}

interface MarkedNavigationProps {
  readonly appType: AppType
  readonly current: Step
  readonly state: PeopleState
}

/** The top navigation of the pages after the advert's. */
export function MarkedNavigation({ appType, current, state }: MarkedNavigationProps) {
  const marks = useEarlierMarks(appType, current, state)
  return <TopNavigation appType={appType} current={current} marks={marks} />
}
