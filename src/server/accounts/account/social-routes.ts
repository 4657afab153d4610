import { SOCIAL_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '#shared/account/social-providers.ts'
import { readFields } from '#shared/api/read-call.ts'
import { accepted } from '../../http/answers.ts'
import type { Callers } from '../../http/callers.ts'
import { type Answer, type Entrance, noBody } from '../../http/entrance.ts'
import { refused, refusedAs, unavailable } from '../../http/refusal.ts'
import { hashOf, newToken, type TokenCookie } from '../../http/token.ts'
import { type SocialDeps, type SociallySignedIn, signInSocially } from './sign-in-socially.ts'

export interface SocialRouteDeps extends SocialDeps {
  readonly callers: Pick<Callers, 'startSession'>
  readonly nonceCookie: TokenCookie
  readonly clients: Readonly<Record<SocialProvider, { readonly id: string; readonly isSandbox: boolean }>>
}

const NONCE_SECONDS = 900
const LONGEST_TOKEN = 8_192
const RETRY_SECONDS = 5
const NAMES = { google: 'googleSignIn', facebook: 'facebookSignIn' } as const

/** Specification section 7: `/user/google-sign-in` and `/user/facebook-sign-in`, and what their pages need. */
export function registerSocialRoutes(entrance: Entrance, deps: SocialRouteDeps): void {
  const { nonceCookie, clients } = deps
  entrance.handle('beginSocialSignIn', noBody, ({ request, reply }) => {
    const token = nonceCookie.read(request) ?? newToken()
    nonceCookie.give(reply, token, NONCE_SECONDS)
    return accepted({ result: { nonce: nonceOf(token), ...clients } })
  })
  for (const provider of SOCIAL_PROVIDERS) handleSignIn(entrance, deps, provider)
}

function handleSignIn({ handle }: Entrance, deps: SocialRouteDeps, provider: SocialProvider): void {
  handle(NAMES[provider], readToken, async (call) => {
    const cookie = deps.nonceCookie.read(call.request)
    const proof = { token: call.body, nonce: cookie === null ? null : nonceOf(cookie) }
    const outcome = await deps.callers.startSession(call, false, 'signed-in', (session) =>
      signInSocially(deps, provider, proof, session),
    )
    if (outcome.kind === 'signed-in') deps.nonceCookie.remove(call.reply)
    if (outcome.kind === 'unavailable') call.request.log.warn(causeOf(outcome), 'a provider gave no answer')
    return answerTo(outcome, SOCIAL_NAMES[provider])
  })
}

/** The page gets the hash; only the browser's cookie has the token. */
const nonceOf = (token: string): string => hashOf(token).toString('base64url')

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TOKEN
const NO_TOKEN = 'The field id_token must be a token.'
const readToken = (body: unknown) =>
  readFields(body, (field) => field('id_token', isToken, NO_TOKEN), NO_TOKEN)

const causeOf = ({ cause }: Extract<SociallySignedIn, { kind: 'unavailable' }>) => ({
  provider: cause.provider,
  reason: cause.reason,
})

function answerTo(outcome: SociallySignedIn, name: string): Answer {
  switch (outcome.kind) {
    case 'signed-in': {
      const { isAgent, isVerified, email } = outcome
      return accepted({ ...fields('', true, isAgent, isVerified), result: { email } })
    }
    case 'unavailable':
      return unavailable(`${name} isn’t answering at the moment. Try again.`, RETRY_SECONDS)
    case 'no-email': {
      const message = `${name} didn’t give us an email address. Register with one below.`
      return refused(message, fields(message))
    }
    case 'has-account':
      return refused(HAS_ACCOUNT, fields(HAS_ACCOUNT))
    case 'no-proof':
    case 'used': {
      const message = `${name} authorization failed`
      return refusedAs('sign_in_refused', message, fields(message))
    }
  }
}

const HAS_ACCOUNT =
  'You already have an account with this email address. Sign in with its password, or ask for a new one.'

/** Fields that the specification gives to these two calls alone. */
const fields = (message: string, status = false, isAgent = false, isVerified = false) => ({
  status,
  message,
  loginDetails: { isAgent },
  seller_verified: isVerified,
})
