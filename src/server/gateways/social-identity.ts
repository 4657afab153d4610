export interface SocialIdentity {
  /** The provider's id of the user. It never changes, unlike the email address. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

export interface IdentityVerifier {
  /** Null if the token is invalid. `nonce` is the one that we gave this browser. Throws ProviderFailed. */
  readonly verify: (token: string, nonce: string | null) => Promise<SocialIdentity | null>
}
