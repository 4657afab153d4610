/** Who somebody is, by the word of a provider that they signed in to. */
export interface SocialIdentity {
  /** The provider's own id of the person, which never changes; an email can. */
  readonly subject: string
  readonly email: string | null
  /** Whether the provider says that it has made sure of the address. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

export interface IdentityVerifier {
  /**
   * What a token proves; null where it proves nothing to us. `nonce` is the one that we gave to this browser. Throws
   * ProviderFailed where the provider cannot be asked.
   */
  readonly verify: (token: string, nonce: string | null) => Promise<SocialIdentity | null>
}
