import type { AppType } from '../form/block.ts'
import { paths } from './paths.ts'

interface GoStep {
  readonly kind: 'go'
  readonly path: string
}
export type NextStep = GoStep | { readonly kind: 'save-final' }

export interface UserStatus {
  readonly userType: 'guest' | 'standard' | 'agent'
  readonly verified: boolean
}

const go = (path: string) => ({ kind: 'go', path }) as const
const FINAL: NextStep = { kind: 'save-final' }

/** Where a saved page leads (specification section 4, Save success). */
export function afterSave(appType: AppType, { userType, verified }: UserStatus): NextStep {
  if (userType === 'guest') return go(paths.confirmIdentity(appType))
  // Agents publish free of charge and need no confirmed number.
  return verified || userType === 'agent' ? FINAL : go(paths.verifyPhone(appType))
}

/** The label of the button that ends the creation page: Next (section 2), unless the press itself publishes. */
export function nextText(
  step: NextStep,
  { isOwed, isPublished }: { readonly isOwed: boolean; readonly isPublished: boolean },
): string {
  if (step.kind !== 'save-final' || isOwed) return 'Next'
  return isPublished ? 'Publish these changes' : 'Publish my advert'
}

export function afterRegister(appType: AppType): GoStep {
  return go(paths.verifyPhone(appType))
}

/** Where any sign-in leads (section 4, Login success). */
export function afterSignIn(
  appType: AppType,
  { isAgent, sellerVerified }: { readonly isAgent: boolean; readonly sellerVerified: boolean },
): NextStep {
  if (isAgent) return go(paths.agentListing())
  return sellerVerified ? FINAL : go(paths.verifyPhone(appType))
}

/** The message after signing in (section 4). Null if it was not for an advert: the user may be either. */
export const signedInAlert = (appType: AppType | null): string =>
  appType === null ? 'You’ve signed in.' : `You logged in as ${appType === 'sell' ? 'Seller' : 'Landlord'}`

export function afterReset(appType: AppType): GoStep {
  return go(paths.signIn(appType))
}

/** Whether leaving asks first: not for agents, nor for standard users with a new listing (section 4). */
export function warnsBeforeLeaving(userType: 'guest' | 'standard' | 'agent', listingNew: boolean): boolean {
  return userType !== 'agent' && !(userType === 'standard' && listingNew)
}
