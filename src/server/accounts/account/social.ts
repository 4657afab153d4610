import type { SocialProvider } from '#shared/account/social-providers.ts'
import type { SocialIdentity } from '../../gateways/social-identity.ts'
import type { NewSession } from '../../http/caller.ts'

export interface SocialProof {
  readonly provider: SocialProvider
  readonly identity: SocialIdentity
  /** Normalised; null if the provider gives no valid address. */
  readonly email: string | null
  readonly tokenHash: Buffer
}

export type SocialEntered =
  | {
      readonly kind: 'signed-in'
      readonly isAgent: boolean
      readonly isVerified: boolean
      readonly email: string
    }
  | { readonly kind: 'used' }
  /** The provider gave no address, which a new account needs. */
  | { readonly kind: 'no-email' }
  /** The address has an account that this proof does not open. */
  | { readonly kind: 'has-account' }

export interface SocialStore {
  /** Signs in by an account that is linked, one linked now, or a new one: all or nothing. */
  readonly enter: (proof: SocialProof, session: NewSession, at: Date) => Promise<SocialEntered>
  readonly forgetTokensBefore: (then: Date) => Promise<void>
}
