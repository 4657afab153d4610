import type { SocialProvider } from '#shared/account/social-providers.ts'
import type { SocialIdentity } from '../gateways/social-identity.ts'
import type { Entry } from './account.ts'

export interface SocialProof {
  readonly provider: SocialProvider
  readonly identity: SocialIdentity
  /** Normalised; null where the provider tells none that could be one. */
  readonly email: string | null
  /** SHA-256. */
  readonly tokenHash: Buffer
}

export type SocialEntered =
  | {
      readonly kind: 'signed-in'
      readonly isAgent: boolean
      readonly isVerified: boolean
      /** The account's. */
      readonly email: string
    }
  /** The token was accepted before. */
  | { readonly kind: 'used' }
  /** A new account needs an address. */
  | { readonly kind: 'no-email' }
  /** The address has an account that this proof does not open. */
  | { readonly kind: 'has-account' }

export interface SocialStore {
  /** Lets the person in, by the account that is linked, one that is linked now, or a new one: all or nothing. */
  readonly enter: (proof: SocialProof, entry: Entry, at: Date) => Promise<SocialEntered>
  readonly forgetTokensBefore: (then: Date) => Promise<void>
}
