import { paths } from '#shared/journey/paths.ts'
import { accepted } from '../../http/answers.ts'
import type { Callers } from '../../http/callers.ts'
import { type Answer, type Entrance, noBody } from '../../http/entrance.ts'
import { type Refusal, refused, refusedAs, tooMany, unavailable } from '../../http/refusal.ts'
import { hashOf, isToken } from '../../http/token.ts'
import type { SessionStore } from './account.ts'
import { type ChooseDeps, type Chosen, choosePassword } from './choose-password.ts'
import { type PhoneNumberOf, readChoice, readCredentials, readEmail, readRegistration } from './read-forms.ts'
import { type RegisterDeps, type Registered, register } from './register.ts'
import { type RemindDeps, remindPassword } from './remind-password.ts'
import { type SignInDeps, type SignInOutcome, signInByPassword } from './sign-in-by-password.ts'

export interface AccountDeps extends SignInDeps, RegisterDeps, RemindDeps, ChooseDeps {
  readonly accounts: SignInDeps['accounts'] &
    RegisterDeps['accounts'] &
    RemindDeps['accounts'] &
    ChooseDeps['accounts']
  readonly sessions: Pick<SessionStore, 'start' | 'end'>
  readonly passwords: SignInDeps['passwords'] & ChooseDeps['passwords']
  readonly callers: Pick<Callers, 'startSession' | 'endSession'>
  readonly phoneNumberOf: PhoneNumberOf
}

const BUSY_SECONDS = 3

const TEXTS = {
  wrong: 'Your email address or password is wrong.',
  busy: 'Too many people are signing in. Try again.',
}
/** The agents' pages (specification, section 8). */
const AGENT_TEXTS = {
  wrong: 'Invalid e-mail or password.',
  busy: 'Something went wrong. Please try again.',
}
const WRONG_TRIES = 'Too many wrong passwords. Wait a little, or ask for a new password.'
const TAKEN =
  'We couldn’t register you with these details. If you have an account, sign in or ask for a new password.'
const MANY_REGISTRATIONS =
  'People on your network have registered too many times today. Try again in 24 hours.'
const MANY_REMINDERS = 'People on your network have asked for too many passwords. Try again later.'
const MANY_CHOICES = 'Too many people are choosing a password. Try again.'
const NO_LINK = 'This link doesn’t work any more. Ask for a new password again.'

export function registerAccountRoutes(entrance: Entrance, deps: AccountDeps): void {
  handleSignIn(entrance, deps, 'login', TEXTS)
  handleSignIn(entrance, deps, 'agentLogin', AGENT_TEXTS)
  handleRegistration(entrance, deps, 'register', 'seller')
  handleRegistration(entrance, deps, 'agentRegister', 'agent')
  handlePasswords(entrance, deps)
  handleSignOut(entrance, deps)
}

function handleSignOut({ handle }: Entrance, { sessions, callers }: AccountDeps): void {
  handle('logout', noBody, async (call) => {
    await callers.endSession(call, sessions.end)
    return accepted()
  })
  // A plain form, for pages without a script. The ids of drafts go with the session: they no longer open anything.
  handle('signOut', noBody, async (call) => {
    await callers.endSession(call, sessions.end)
    return call.reply.header('clear-site-data', '"cache", "storage"').redirect(paths.signedOut(), 303)
  })
}

function handleSignIn(
  { handle }: Entrance,
  deps: AccountDeps,
  name: 'login' | 'agentLogin',
  texts: typeof TEXTS,
): void {
  handle(name, readCredentials, async (call) => {
    const outcome = await deps.callers.startSession(call, call.body.remember, 'signed-in', (session) =>
      signInByPassword(deps, call.body, call.caller.client, session),
    )
    return answerSignIn(outcome, texts)
  })
}

function answerSignIn(outcome: SignInOutcome, texts: typeof TEXTS): Answer {
  switch (outcome.kind) {
    case 'signed-in':
      return signedIn(outcome.isAgent, outcome.isVerified)
    case 'wrong':
      return refusedAs('sign_in_refused', texts.wrong)
    case 'limited':
      return tooMany(WRONG_TRIES, outcome.retryAfterSeconds)
    case 'busy':
      return busy(texts.busy)
  }
}

function handleRegistration(
  { handle }: Entrance,
  deps: AccountDeps,
  name: 'register' | 'agentRegister',
  role: 'seller' | 'agent',
): void {
  const read = (body: unknown) => readRegistration(body, role, deps.phoneNumberOf)
  handle(name, read, async (call) => {
    const registered = await deps.callers.startSession(call, false, 'registered', (session) =>
      register(deps, call.body, call.caller.client, session),
    )
    return answerRegistered(registered, role)
  })
}

function answerRegistered(registered: Registered, role: 'seller' | 'agent'): Answer {
  switch (registered.kind) {
    case 'registered':
      return signedIn(role === 'agent', false)
    case 'taken':
      return refused(TAKEN)
    case 'limited':
      return tooMany(MANY_REGISTRATIONS, registered.retryAfterSeconds)
  }
}

function handlePasswords({ handle }: Entrance, deps: AccountDeps): void {
  handle('passwordRemind', readEmail, async ({ body, caller }) => {
    const reminded = await remindPassword(deps, body, caller.client)
    return reminded.kind === 'limited' ? tooMany(MANY_REMINDERS, reminded.retryAfterSeconds) : accepted()
  })
  handle('choosePassword', readChoice, async (call) => {
    const { token, password } = call.body
    if (!isToken(token)) return refused(NO_LINK)
    const { account, client } = call.caller
    const remembered = account?.remembered ?? false
    const chosen = await deps.callers.startSession(call, remembered, 'chosen-signed-in', (session) =>
      choosePassword(deps, hashOf(token), password, client, session),
    )
    return answerChosen(chosen)
  })
}

function answerChosen(chosen: Chosen): Answer {
  switch (chosen.kind) {
    case 'chosen':
    case 'chosen-signed-in':
      return accepted()
    case 'refused':
      return refused(chosen.message)
    case 'no-link':
      return refusedAs('link_refused', NO_LINK)
    case 'busy':
      return busy(MANY_CHOICES)
  }
}

const signedIn = (isAgent: boolean, isVerified: boolean): object =>
  accepted({ result: { isAgent, seller_verified: isVerified } })
const busy = (message: string): Refusal => unavailable(message, BUSY_SECONDS)
