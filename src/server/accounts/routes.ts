import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { paths } from '#shared/journey/paths.ts'
import { clientBucket } from '../http/client-address.ts'
import { refuseForms } from '../http/json-only.ts'
import { malformed, Refusal, tooMany } from '../http/refusal.ts'
import { hashOf, isToken } from '../http/token.ts'
import type { Visitors } from '../http/visitors.ts'
import type { SessionStore } from './account.ts'
import { type ChooseDeps, choosePassword } from './choose-password.ts'
import {
  type PhoneNumberOf,
  type ReadForm,
  readChoice,
  readCredentials,
  readEmail,
  readRegistration,
} from './read-calls.ts'
import { type RegisterDeps, register } from './register.ts'
import { type RemindDeps, remindPassword } from './remind-password.ts'
import { type SignInDeps, signInByPassword } from './sign-in-by-password.ts'

export interface AccountDeps extends SignInDeps, RegisterDeps, RemindDeps, ChooseDeps {
  readonly accounts: SignInDeps['accounts'] &
    RegisterDeps['accounts'] &
    RemindDeps['accounts'] &
    ChooseDeps['accounts']
  readonly sessions: Pick<SessionStore, 'begin' | 'end'>
  readonly passwords: SignInDeps['passwords'] & ChooseDeps['passwords']
  readonly visitors: Visitors
  readonly phoneNumberOf: PhoneNumberOf
}

const CALLS_A_MINUTE = 60
const rateLimit = { max: CALLS_A_MINUTE, timeWindow: 60_000 }
const BUSY_SECONDS = 3

const WRONG = 'The email address or the password is not right.'
const WRONG_TRIES = 'There were too many wrong passwords. Please wait a little, or ask for a new password.'
const TAKEN =
  'We could not register you with these details. If you have an account, sign in or ask for a new password.'
const NO_LINK = 'This link cannot be used any more. Please ask for a new password again.'

/** Section 8 of the specification, for the pages of agents. */
const AGENT_TEXTS = {
  wrong: 'Invalid e-mail or password.',
  failed: 'Something went wrong. Please try again.',
  missing: 'Email Address and Password are required',
}

export function registerAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  registerSignIn(app, deps)
  registerRegistration(app, deps)
  registerPasswordCalls(app, deps)
  registerSignOut(app, deps)
}

function registerSignOut(app: FastifyInstance, { sessions, visitors }: AccountDeps): void {
  const signOut = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = visitors.sessionOf(request)
    if (session !== null) await sessions.end(session)
    visitors.leave(reply)
  }
  app.post(ENDPOINTS.logout.path, async (request, reply) => {
    if (request.headers['content-type'] !== undefined) refuseForms(request, ENDPOINTS.logout)
    await signOut(request, reply)
    return accepted()
  })
  // A plain form, which works on pages without a script. The ids of drafts go with the session: they open nothing any more.
  app.post(paths.signOut(), async (request, reply) => {
    await signOut(request, reply)
    return reply.header('clear-site-data', '"cache", "storage"').redirect(paths.signedOut(), 303)
  })
}

function registerSignIn(app: FastifyInstance, deps: AccountDeps): void {
  const texts = {
    wrong: WRONG,
    failed: 'A great many people are signing in. Please try again.',
    missing: AGENT_TEXTS.missing,
  }
  for (const [endpoint, say] of [
    [ENDPOINTS.login, texts],
    [ENDPOINTS.agentLogin, AGENT_TEXTS],
  ] as const) {
    app.post(endpoint.path, { config: { rateLimit } }, async (request, reply) => {
      refuseForms(request, endpoint)
      const read = readCredentials(request.body)
      if (!read.ok) throw malformed(read.message)
      if (read.value.email === '' || read.value.password === '') return refused(say.missing)
      const { remember } = read.value
      const knocker = { client: clientBucket(request.ip), device: deps.visitors.deviceOf(request) }
      const signedIn = await deps.visitors.enter(
        request,
        reply,
        remember,
        (entry) => signInByPassword(deps, read.value, knocker, entry),
        ({ kind }) => kind === 'signed-in',
      )
      switch (signedIn.kind) {
        case 'signed-in':
          return { ...accepted(), result: resultOf(signedIn) }
        case 'wrong':
          request.securityEvent = 'sign_in_refused'
          return refused(say.wrong)
        case 'limited':
          throw tooMany(WRONG_TRIES, signedIn.retryAfterSeconds)
        case 'busy':
          throw busy(say.failed)
      }
    })
  }
}

function registerRegistration(app: FastifyInstance, deps: AccountDeps): void {
  for (const [endpoint, role] of [
    [ENDPOINTS.register, 'seller'],
    [ENDPOINTS.agentRegister, 'agent'],
  ] as const) {
    app.post(endpoint.path, { config: { rateLimit } }, async (request, reply) => {
      refuseForms(request, endpoint)
      const account = readOrThrow(readRegistration(request.body, role, deps.phoneNumberOf))
      if (typeof account === 'string') return refused(account)
      const registered = await deps.visitors.enter(
        request,
        reply,
        false,
        (entry) => register(deps, account, clientBucket(request.ip), entry),
        ({ kind }) => kind === 'registered',
      )
      if (registered.kind === 'limited') {
        throw tooMany(
          'There were many registrations from here today. Please try again tomorrow.',
          registered.retryAfterSeconds,
        )
      }
      return registered.kind === 'taken'
        ? refused(TAKEN)
        : { ...accepted(), result: resultOf({ isAgent: role === 'agent', isVerified: false }) }
    })
  }
}

function registerPasswordCalls(app: FastifyInstance, deps: AccountDeps): void {
  app.post(ENDPOINTS.passwordRemind.path, { config: { rateLimit } }, async (request, reply) => {
    refuseForms(request, ENDPOINTS.passwordRemind)
    const read = readEmail(request.body)
    if (read.ok === false) throw malformed(read.message)
    if (read.ok === 'refused') return reply.send(refused(read.message))
    const reminded = await remindPassword(deps, read.value, clientBucket(request.ip))
    if (reminded.kind === 'limited') {
      throw tooMany(
        'A great many passwords were asked for from your network. Please try again later.',
        reminded.retryAfterSeconds,
      )
    }
    return reply.send(accepted())
  })
  app.post(ENDPOINTS.choosePassword.path, { config: { rateLimit } }, async (request, reply) => {
    refuseForms(request, ENDPOINTS.choosePassword)
    const read = readChoice(request.body)
    if (!read.ok) throw malformed(read.message)
    const { token, password } = read.value
    if (!isToken(token)) return refused(NO_LINK)
    return answerChoice(deps, hashOf(token), password, request, reply)
  })
}

async function answerChoice(
  deps: AccountDeps,
  link: Buffer,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const person = await deps.visitors.personOf(request)
  const chosen = await deps.visitors.enter(
    request,
    reply,
    person?.remembered ?? false,
    (entry) => choosePassword(deps, link, password, clientBucket(request.ip), entry),
    ({ kind }) => kind === 'chosen-signed-in',
  )
  switch (chosen.kind) {
    case 'chosen':
    case 'chosen-signed-in':
      return accepted()
    case 'refused':
      return refused(chosen.message)
    case 'no-link':
      request.securityEvent = 'link_refused'
      return refused(NO_LINK)
    case 'busy':
      throw busy('A great many people are choosing a password. Please try again.')
  }
}

const accepted = () => ({ success: true, error_message: '' })
const refused = (message: string) => ({ success: false, error_message: message })
const resultOf = ({ isAgent, isVerified }: { readonly isAgent: boolean; readonly isVerified: boolean }) => ({
  isAgent,
  seller_verified: isVerified,
})
const busy = (message: string): Refusal =>
  new Refusal(503, message, null, { 'retry-after': String(BUSY_SECONDS) })

/** What was read, or what the person is told. */
function readOrThrow<T extends object>(read: ReadForm<T>): T | string {
  if (read.ok === false) throw malformed(read.message)
  return read.ok === true ? read.value : read.message
}
