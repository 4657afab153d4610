import { readIdToken } from './id-token.ts'
import { providerKeys } from './provider-keys.ts'
import type { IdentityVerifier } from './social-identity.ts'

export interface GoogleSettings {
  readonly clientId: string
  readonly now: () => Date
  readonly keysUrl?: string
}

const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs'

/** An unverified address counts as none: developers.google.com/identity/gsi/web/guides/verify-google-id-token. */
export function googleIdentity({ clientId, now, keysUrl = KEYS_URL }: GoogleSettings): IdentityVerifier {
  const settings = {
    provider: 'Google',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    audience: clientId,
    algorithms: ['RS256'],
    keys: providerKeys(keysUrl),
    now,
  }
  return {
    verify: async (token, nonce) => {
      const identity = await readIdToken(settings, token, nonce)
      return identity?.isEmailVerified ? identity : null
    },
  }
}
