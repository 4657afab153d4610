import type { AppType } from '../form/block.ts'
import { paths } from './paths.ts'

/** What the screen does next. Where it is said, the page is saved first, and stays where that fails. */
export type NextStep =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'save-then-go'; readonly path: string }
  | { readonly kind: 'save-final' }

export interface WhoSaves {
  readonly userType: 'guest' | 'standard' | 'agent'
  readonly verified: boolean
}

const go = (path: string) => ({ kind: 'go', path }) as const
const FINAL: NextStep = { kind: 'save-final' }

/** Where a saved page leads (specification section 4, Save success). */
export function afterSave(appType: AppType, { userType, verified }: WhoSaves): NextStep {
  if (userType === 'guest') return go(paths.confirmIdentity(appType))
  // An agent's own advert is free of charge, and no number of theirs is confirmed.
  return verified || userType === 'agent' ? FINAL : go(paths.verifyPhone(appType))
}

export function afterRegister(appType: AppType): NextStep {
  return { kind: 'save-then-go', path: paths.verifyPhone(appType) }
}

/** After any sign-in, by password or elsewhere (section 4, Login success). */
export function afterSignIn(
  appType: AppType,
  { isAgent, sellerVerified }: { readonly isAgent: boolean; readonly sellerVerified: boolean },
): NextStep {
  if (isAgent) return go(paths.agentListing())
  return sellerVerified ? FINAL : { kind: 'save-then-go', path: paths.verifyPhone(appType) }
}

/** What a seller or landlord is told who has signed in (section 4). Null: for no advert, so that they may be either. */
export const signedInAlert = (appType: AppType | null): string =>
  appType === null ? 'You are signed in.' : `You logged in as ${appType === 'sell' ? 'Seller' : 'Landlord'}`

export function afterReset(appType: AppType): NextStep {
  return go(paths.signIn(appType))
}

/** Whether leaving asks first: not for agents, nor for standard users on a new listing (section 4). */
export function warnsBeforeLeaving(userType: 'guest' | 'standard' | 'agent', listingNew: boolean): boolean {
  return userType !== 'agent' && !(userType === 'standard' && listingNew)
}
