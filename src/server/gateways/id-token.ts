import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ProviderFailed } from './provider-failed.ts'
import type { SocialIdentity } from './social-identity.ts'

export interface IdTokenSettings {
  readonly provider: string
  readonly issuers: readonly string[]
  /** Our own id at the provider. */
  readonly audience: string
  readonly algorithms: readonly string[]
  readonly keys: JWTVerifyGetKey
  readonly now: () => Date
}

const LONGEST = 8_192
const LONGEST_SUBJECT = 255
/** Clocks differ. */
const TOLERANCE_SECONDS = 30
const LARGEST_AGE = '15m'
const IN_THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/

export const isJwt = (token: string): boolean => token.length <= LONGEST && IN_THREE_PARTS.test(token)

/**
 * An id_token as OpenID Connect Core 1.0 has it checked (section 3.1.3.7): signature by the provider's published keys and
 * by no key that the token names, issuer, audience, times, and the nonce, without which it may be anybody's.
 */
export async function readIdToken(
  { provider, issuers, audience, algorithms, keys, now }: IdTokenSettings,
  token: string,
  nonce: string | null,
): Promise<SocialIdentity | null> {
  if (!isJwt(token) || nonce === null) return null
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...issuers],
      audience,
      algorithms: [...algorithms],
      currentDate: now(),
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: LARGEST_AGE,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    return isForUs(payload, audience) && payload['nonce'] === nonce ? identityIn(payload) : null
  } catch (error) {
    if (saysNo(error)) return null
    throw new ProviderFailed(provider, error instanceof errors.JWKSTimeout ? 'slow' : 'unreachable')
  }
}

/** A token for several, or one that somebody else asked for, is not ours to accept. */
function isForUs({ aud, azp }: JWTPayload, audience: string): boolean {
  return aud === audience && (azp === undefined || azp === audience)
}

/** What is wrong with the token, and not with the way to the keys. */
function saysNo(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return (
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  )
}

function identityIn(payload: JWTPayload): SocialIdentity | null {
  const { sub } = payload
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUBJECT) return null
  const text = (name: string): string => {
    const value = payload[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [firstOfName = '', ...rest] = text('name').split(/\s+/)
  return {
    subject: sub,
    email: text('email') || null,
    isEmailVerified: payload['email_verified'] === true,
    firstName: text('given_name') || firstOfName,
    lastName: text('family_name') || rest.join(' '),
  }
}
