import { createHmac } from 'node:crypto'
import { isObject, type JsonObject } from '#shared/values/is-object.ts'
import { isJwt, readIdToken } from './id-token.ts'
import { type Ask, CALL_LIMITS, openCall, reasonOfStatus } from './provider-call.ts'
import { providerKeys } from './provider-keys.ts'
import type { IdentityVerifier, SocialIdentity } from './social-identity.ts'

export interface FacebookSettings {
  readonly appId: string
  readonly appSecret: string
  readonly now: () => Date
  readonly keysUrl?: string
  readonly graphUrl?: string
}

const PROVIDER = 'Facebook'
const KEYS_URL = 'https://www.facebook.com/.well-known/oauth/openid/jwks/'
const GRAPH_URL = 'https://graph.facebook.com'
const VERSION = 'v23.0'
const ACCESS_TOKEN = /^[\w|.-]{20,4096}$/

const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The web kit gives an opaque token (developers.facebook.com/docs/facebook-login/guides/access-tokens/debugging),
 * limited login an id_token (…/facebook-login/limited-login/token/validating). Neither says if the email is verified.
 */
export function facebookIdentity(settings: FacebookSettings): IdentityVerifier {
  const { appId, now, keysUrl = KEYS_URL } = settings
  const idTokens = {
    provider: PROVIDER,
    issuers: ['https://www.facebook.com', 'https://facebook.com'],
    audience: appId,
    algorithms: ['RS256'],
    keys: providerKeys(keysUrl),
    now,
  }
  return {
    verify: async (token, nonce) => {
      if (isJwt(token)) {
        const identity = await readIdToken(idTokens, token, nonce)
        return identity && { ...identity, isEmailVerified: false }
      }
      return ACCESS_TOKEN.test(token) ? byAccessToken(settings, token) : null
    },
  }
}

async function byAccessToken(
  { appId, appSecret, now, graphUrl = GRAPH_URL }: FacebookSettings,
  token: string,
): Promise<SocialIdentity | null> {
  const ask = openCall(PROVIDER, CALL_LIMITS)
  const get = graphGet(ask, graphUrl)
  const debugged = await get('debug_token', { input_token: token, access_token: `${appId}|${appSecret}` })
  const data = objectIn(debugged['data'])
  const expires = typeof data['expires_at'] === 'number' ? data['expires_at'] : -1
  const isOver = expires !== 0 && expires * 1_000 <= now().getTime()
  const subject = textIn(data['user_id'])
  // A token for another app only proves who the person is to that app.
  if (
    data['is_valid'] !== true ||
    data['app_id'] !== appId ||
    data['type'] !== 'USER' ||
    isOver ||
    subject === ''
  )
    return null
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const person = await get('me', {
    fields: 'id,first_name,last_name,email',
    access_token: token,
    appsecret_proof: proof,
  })
  if (person['id'] !== subject) return null
  return {
    subject,
    email: textIn(person['email']) || null,
    isEmailVerified: false,
    firstName: textIn(person['first_name']),
    lastName: textIn(person['last_name']),
  }
}

function graphGet(ask: Ask, graphUrl: string) {
  return async (path: string, query: Readonly<Record<string, string>>): Promise<JsonObject> => {
    const url = new URL(`/${VERSION}/${path}`, graphUrl)
    url.search = String(new URLSearchParams(query))
    const answer = await ask({ url, refusal: (status) => (status === 400 ? null : reasonOfStatus(status)) })
    return objectIn(answer?.json)
  }
}
