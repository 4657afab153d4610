import type { FastifyInstance } from 'fastify'
import { SOCIAL_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '#shared/account/social-providers.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { refuseForms } from '../http/json-only.ts'
import { malformed, Refusal } from '../http/refusal.ts'
import { hashOf, newToken, type TokenCookie } from '../http/token.ts'
import type { Visitors } from '../http/visitors.ts'
import { type SocialDeps, type SociallySignedIn, signInSocially } from './sign-in-socially.ts'

export interface SocialRouteDeps extends SocialDeps {
  readonly visitors: Pick<Visitors, 'enter'>
  readonly nonceCookie: TokenCookie
  /** Our id at each provider, and whether the sandbox stands in for it. */
  readonly clients: Readonly<Record<SocialProvider, { readonly id: string; readonly isSandbox: boolean }>>
}

const rateLimit = { max: 60, timeWindow: 60_000 }
const NONCE_SECONDS = 900
const LONGEST_TOKEN = 8_192
const RETRY_SECONDS = 5
const ENDPOINT = { google: ENDPOINTS.googleSignIn, facebook: ENDPOINTS.facebookSignIn } as const

/** Specification section 7: `/user/google-sign-in` and `/user/facebook-sign-in`; and what a page needs to begin with either. */
export function registerSocialRoutes(app: FastifyInstance, deps: SocialRouteDeps): void {
  app.post(ENDPOINTS.beginSocialSignIn.path, { config: { rateLimit } }, async (request, reply) => {
    refuseForms(request, ENDPOINTS.beginSocialSignIn)
    const token = deps.nonceCookie.read(request) ?? newToken()
    deps.nonceCookie.give(reply, token, NONCE_SECONDS)
    return { success: true, error_message: '', result: { nonce: nonceOf(token), ...deps.clients } }
  })
  for (const provider of SOCIAL_PROVIDERS) {
    app.post(ENDPOINT[provider].path, { config: { rateLimit } }, async (request, reply) => {
      const token = tokenIn(request.body)
      const cookie = deps.nonceCookie.read(request)
      const given = { token, nonce: cookie === null ? null : nonceOf(cookie) }
      const signedIn = await deps.visitors.enter(
        request,
        reply,
        false,
        (entry) => signInSocially(deps, provider, given, entry),
        ({ kind }) => kind === 'signed-in',
      )
      if (signedIn.kind === 'signed-in') {
        deps.nonceCookie.remove(reply)
        return answer('', signedIn)
      }
      if (signedIn.kind === 'unavailable') {
        const { reason } = signedIn.cause
        request.log.warn({ provider: signedIn.cause.provider, reason }, 'a provider gave no answer')
        throw unreachable(SOCIAL_NAMES[provider])
      }
      if (signedIn.kind === 'no-proof' || signedIn.kind === 'used') request.securityEvent = 'sign_in_refused'
      return answer(refusalOf(signedIn, SOCIAL_NAMES[provider]))
    })
  }
}

const unreachable = (name: string): Refusal =>
  new Refusal(503, `${name} cannot be reached at the moment. Please try again.`, null, {
    'retry-after': String(RETRY_SECONDS),
  })

/** The page is given the hash, and only the browser's cookie has what it is of. */
const nonceOf = (token: string): string => hashOf(token).toString('base64url')

function tokenIn(body: unknown): string {
  const token = typeof body === 'object' && body !== null && 'id_token' in body ? body.id_token : null
  if (typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN) return token
  throw malformed('The field id_token must be a token.')
}

function refusalOf({ kind }: Exclude<SociallySignedIn, { kind: 'signed-in' }>, name: string): string {
  if (kind === 'no-email') {
    return `${name} did not tell us an email address. Please register with one below.`
  }
  return kind === 'has-account'
    ? 'There is an account with this email address. Sign in with its password, or ask for a new one.'
    : `${name} authorization failed`
}

function answer(message: string, who?: Extract<SociallySignedIn, { kind: 'signed-in' }>): object {
  const isRight = who !== undefined
  return {
    success: isRight,
    error_message: message,
    status: isRight,
    message,
    loginDetails: { isAgent: who?.isAgent ?? false },
    seller_verified: who?.isVerified ?? false,
    ...(who ? { result: { email: who.email } } : {}),
  }
}
