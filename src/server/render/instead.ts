import { confirmIdentityInstead, type NextStep, verifyPhoneInstead } from '#shared/journey/next-step.ts'
import { paths, type Route } from '#shared/journey/paths.ts'

interface SignedIn {
  readonly isAgent: boolean
  readonly isVerified: boolean
}

/** Where a page leads whoever it is not for, before anything is drawn (specification section 2); null where it is theirs. */
export function insteadOf(route: Route, person: SignedIn | null): string | null {
  const userType = person === null ? 'guest' : person.isAgent ? 'agent' : 'standard'
  const who = { userType, verified: person?.isVerified ?? false } as const
  switch (route.name) {
    case 'confirm-identity':
      // Who is signed in as an agent has nothing to register.
      return userType === 'agent' ? paths.agentListing() : pathOf(confirmIdentityInstead(route.appType, who))
    case 'phone-number-verification':
      return pathOf(verifyPhoneInstead(route.appType, who))
    case 'unfinished':
      if (userType === 'agent') return paths.agentListing()
      return userType === 'guest' ? paths.signInForListings() : null
    case 'agent-listing':
      return userType === 'agent' ? null : paths.agentSignIn()
    case 'agent-register':
    case 'agent-sign-in':
      return userType === 'agent' ? paths.agentListing() : null
    default:
      return null
  }
}

const pathOf = (step: NextStep | null): string | null =>
  step === null || step.kind === 'save-final' ? null : step.path
