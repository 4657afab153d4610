import { createHash } from 'node:crypto'
import type { SocialProvider } from '#shared/account/social-providers.ts'
import { isCleanLine } from '#shared/values/clean-text.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { ProviderFailed } from '../gateways/provider-failed.ts'
import type { IdentityVerifier, SocialIdentity } from '../gateways/social-identity.ts'
import type { Entry } from './account.ts'
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

/** By the word of a provider. `nonce` is the one that this browser was given; null where it was given none. */
export async function signInSocially(
  { verifiers, social, now }: SocialDeps,
  provider: SocialProvider,
  { token, nonce }: { readonly token: string; readonly nonce: string | null },
  entry: Entry,
): Promise<SociallySignedIn> {
  let told: SocialIdentity | null
  try {
    told = await verifiers[provider].verify(token, nonce)
  } catch (error) {
    if (error instanceof ProviderFailed) return { kind: 'unavailable', cause: error }
    throw error
  }
  if (told === null) return { kind: 'no-proof' }
  const identity = { ...told, firstName: nameIn(told.firstName), lastName: nameIn(told.lastName) }
  const email = normaliseEmail(told.email ?? '')
  const proof = {
    provider,
    identity,
    email: isEmailAddress(email) ? email : null,
    tokenHash: createHash('sha256').update(token).digest(),
  }
  return social.enter(proof, entry, now())
}

/** A name that we would not take from a form is left out; its owner is asked for it when it is needed. */
const nameIn = (name: string): string => (isCleanLine(name) && name.length <= LONGEST_NAME ? name : '')
