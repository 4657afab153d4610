import type { SocialProvider } from '#shared/account/social-providers.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { type Called, post } from './call.ts'

/** What the browser needs to start a social sign-in. */
export interface SocialSignInConfig {
  /** Must come back in the token. */
  readonly nonce: string
  readonly google: SocialClient
  readonly facebook: SocialClient
}
export interface SocialClient {
  /** Our client id at the provider. */
  readonly id: string
  readonly isSandbox: boolean
}

/** Specification section 7. */
export interface SocialAnswer {
  readonly status: boolean
  readonly message: string
  readonly loginDetails: { readonly isAgent: boolean }
  readonly seller_verified: boolean
  /** The account that was signed in to, if any. */
  readonly result?: { readonly email: string }
}

const PATHS = { google: ENDPOINTS.googleSignIn.path, facebook: ENDPOINTS.facebookSignIn.path } as const

export function beginSocialSignIn(): Promise<Called<{ readonly result: SocialSignInConfig }>> {
  return post(ENDPOINTS.beginSocialSignIn.path, {})
}

export function socialSignIn(provider: SocialProvider, token: string): Promise<Called<SocialAnswer>> {
  return post(PATHS[provider], new URLSearchParams({ id_token: token }))
}
