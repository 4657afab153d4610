import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ProviderFailed } from './provider-failed.ts'
import type { SocialIdentity } from './social-identity.ts'

export interface IdTokenSettings {
  readonly provider: string
  readonly issuers: readonly string[]
  readonly audience: string
  readonly algorithms: readonly string[]
  readonly keys: JWTVerifyGetKey
  readonly now: () => Date
}

const LONGEST = 8_192
const LONGEST_SUBJECT = 255
const TOLERANCE_SECONDS = 30
const LARGEST_AGE = '15m'
const IN_THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/

export const isJwt = (token: string): boolean => token.length <= LONGEST && IN_THREE_PARTS.test(token)

/** OpenID Connect Core 1.0, section 3.1.3.7. A key named by the token is not used; the nonce ties it to our browser. */
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
    if (isRefusal(error)) return null
    throw new ProviderFailed(provider, error instanceof errors.JWKSTimeout ? 'slow' : 'unreachable')
  }
}

/** A token for several clients, or requested by another, is not for us. */
function isForUs({ aud, azp }: JWTPayload, audience: string): boolean {
  return aud === audience && (azp === undefined || azp === audience)
}

/** False if only fetching the keys failed. */
function isRefusal(error: unknown): boolean {
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
