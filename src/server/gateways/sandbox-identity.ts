import { createPrivateKey } from 'node:crypto'
import { createLocalJWKSet, importJWK, type JWK, SignJWT } from 'jose'
import type { SocialProvider } from '#shared/account/social-providers.ts'
import { readIdToken } from './id-token.ts'
import type { IdentityVerifier, SocialIdentity } from './social-identity.ts'

export interface SandboxIssuer {
  readonly issuer: string
  readonly clientId: string
  readonly keys: { readonly keys: JWK[] }
  readonly issue: (person: SocialIdentity, nonce: string) => Promise<string>
  readonly verifier: IdentityVerifier
}

const ALGORITHM = 'EdDSA'
const KEY_ID = 'sandbox'
/** Precedes the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** `seed`: 32 bytes that all processes share, so that each accepts the others' tokens. */
export async function sandboxIssuer(
  provider: SocialProvider,
  seed: Buffer,
  now: () => Date,
): Promise<SandboxIssuer> {
  const der = Buffer.concat([PKCS8_HEAD, seed])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' })
  const { d: _secret, ...open } = secret
  const keys = { keys: [{ ...open, kid: KEY_ID, alg: ALGORITHM, use: 'sig' } as JWK] }
  const issuer = `https://${provider}.sandbox.invalid`
  const clientId = `gatepost-${provider}-sandbox`
  const key = await importJWK(secret as JWK, ALGORITHM)
  const settings = {
    provider,
    issuers: [issuer],
    audience: clientId,
    algorithms: [ALGORITHM],
    keys: createLocalJWKSet(keys),
    now,
  }
  return {
    issuer,
    clientId,
    keys,
    issue: (person, nonce) => signed(person, nonce, { key, issuer, clientId, at: now() }),
    verifier: {
      verify: async (token, nonce) => {
        const identity = await readIdToken(settings, token, nonce)
        if (identity === null || provider === 'facebook')
          return identity && { ...identity, isEmailVerified: false }
        return identity.isEmailVerified ? identity : null
      },
    },
  }
}

interface Signing {
  readonly key: Awaited<ReturnType<typeof importJWK>>
  readonly issuer: string
  readonly clientId: string
  readonly at: Date
}

function signed(
  { subject, email, isEmailVerified, firstName, lastName }: SocialIdentity,
  nonce: string,
  { key, issuer, clientId, at }: Signing,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1_000)
  const claims = {
    ...(email === null ? {} : { email, email_verified: isEmailVerified }),
    given_name: firstName,
    family_name: lastName,
    nonce,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(key)
}
