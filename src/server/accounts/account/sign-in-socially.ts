import { createHash } from 'node:crypto'
import type { SocialProvider } from '#shared/account/social-providers.ts'
import { isCleanLine, withoutInvisible } from '#shared/values/clean-text.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { IdentityVerifier, SocialIdentity } from '../../gateways/social-identity.ts'
import type { NewSession } from '../../http/caller.ts'

import type { SocialEntered, SocialStore } from './social.ts'

export interface SocialDeps {
  readonly verifiers: Readonly<Record<SocialProvider, IdentityVerifier>>
  readonly social: Pick<SocialStore, 'enter'>
  readonly now: () => Date
}

export type SociallySignedIn =
  | SocialEntered
  | { readonly kind: 'no-proof' }
  | { readonly kind: 'unavailable'; readonly cause: ProviderFailed }

const LONGEST_NAME = 100

/** `nonce` is the one that this browser was given, or null. */
export async function signInSocially(
  { verifiers, social, now }: SocialDeps,
  provider: SocialProvider,
  { token, nonce }: { readonly token: string; readonly nonce: string | null },
  session: NewSession,
): Promise<SociallySignedIn> {
  let verified: SocialIdentity | null
  try {
    verified = await verifiers[provider].verify(token, nonce)
  } catch (error) {
    if (error instanceof ProviderFailed) return { kind: 'unavailable', cause: error }
    throw error
  }
  if (verified === null) return { kind: 'no-proof' }
  const identity = { ...verified, firstName: nameIn(verified.firstName), lastName: nameIn(verified.lastName) }
  const email = normaliseEmail(verified.email ?? '')
  const proof = {
    provider,
    identity,
    email: isEmailAddress(email) ? email : null,
    tokenHash: createHash('sha256').update(token).digest(),
  }
  return social.enter(proof, session, now())
}

/** Cleaned as our forms do. A name that they would refuse is left out; we ask for it when it is needed. */
function nameIn(name: string): string {
  const cleaned = withoutInvisible(name).trim()
  return isCleanLine(cleaned) && cleaned.length <= LONGEST_NAME ? cleaned : ''
}
