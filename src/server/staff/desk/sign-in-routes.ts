import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normaliseEmail } from '#shared/values/email-address.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { minuteLimit } from '../../http/call-limits.ts'
import { clientBucket } from '../../http/client-address.ts'
import { notFound } from '../../http/refusal.ts'
import { hashOf, isToken, newHashedToken, newToken, type TokenCookie } from '../../http/token.ts'
import type { DeskPage } from './desk-page.ts'
import { deskPaths } from './desk-paths.ts'
import { type JoinDeps, type JoinErrors, type Joined, join } from './join.ts'
import { enrolment } from './second-factor.ts'
import { type DeskSignedIn, type DeskSignInDeps, signInToDesk } from './sign-in.ts'
import { invitationPage, noInvitationPage, recoveryCodesPage, signInPage } from './sign-in-pages.ts'
import { BROWSER_DAYS, type Invited, type StaffStore } from './staff.ts'
import { type StaffOnlyDeps, sendDesk, signedIn, textsIn } from './staff-only-routes.ts'

export type SignInRouteDeps = Omit<DeskSignInDeps & JoinDeps & StaffOnlyDeps, 'staff'> & {
  readonly staff: StaffStore
  /** Of a browser in which staff have signed in. */
  readonly browserCookie: TokenCookie
}

const BUSY = 'Too many people are signing in at the moment. Try again.'
const WRONG = 'The email address, password or code is wrong. Each code works once, so wait for the next one.'
const OFTEN = { calls: 30, message: 'You’ve tried too often. Wait a moment and try again.' }

/** What a stranger finds of the desk: the page on which one signs in, and an invitation by its link. */
export function registerDeskSignInRoutes(app: FastifyInstance, deps: SignInRouteDeps): void {
  const onRequest = minuteLimit(app, OFTEN)
  app.get(deskPaths.signIn(), async (request, reply) =>
    (await signedIn(deps, request)) === null
      ? sendDesk(reply, signInPage({ email: '' }), null)
      : sendDesk(reply, { redirect: deskPaths.today() }, null),
  )
  app.post(deskPaths.signIn(), { onRequest }, (request, reply) => takeSignIn(deps, request, reply))
  app.post(deskPaths.signOut(), async (request, reply) => {
    const token = deps.cookie.read(request)
    const staff = await signedIn(deps, request)
    if (token === null || staff === null) throw notFound()
    await deps.staff.signOut(staff, hashOf(token), deps.now())
    deps.cookie.remove(reply)
    return sendDesk(reply, { redirect: deskPaths.signIn() }, null)
  })
  app.get(deskPaths.invitation(':token'), { onRequest }, async (request, reply) => {
    const { token, invited } = await invitationIn(deps, request)
    return sendDesk(reply, invited === null ? noInvitationPage() : await shown(token, invited), null)
  })
  app.post(deskPaths.invitation(':token'), { onRequest }, (request, reply) => takeJoin(deps, request, reply))
}

async function takeSignIn(
  deps: SignInRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { email = '', password = '', code = '' } = textsIn(request.body)
  const opening = newOpening(deps, request)
  const credentials = { email: normaliseEmail(email), password, code }
  const outcome = await signInToDesk(deps, credentials, clientBucket(request.ip), opening.hashes)
  if (outcome.kind !== 'signed-in') return refuseSignIn(request, reply, email, outcome)
  await endOldSession(deps, request)
  opening.give(reply)
  return sendDesk(reply, { redirect: deskPaths.today() }, null)
}

/** The cookies of a session that may begin, and what is stored of them. */
function newOpening({ cookie, browserCookie }: SignInRouteDeps, request: FastifyRequest) {
  const session = newHashedToken()
  const browser = browserCookie.read(request) ?? newToken()
  return {
    hashes: { session: session.hash, browser: hashOf(browser) },
    give: (reply: FastifyReply): void => {
      cookie.give(reply, session.token, null)
      browserCookie.give(reply, browser, BROWSER_DAYS * DAY_SECONDS)
    },
  }
}

function refuseSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  outcome: Exclude<DeskSignedIn, { kind: 'signed-in' }>,
): FastifyReply {
  if (outcome.kind === 'busy') return sendDesk(reply, signInPage({ email, trouble: BUSY, status: 503 }), null)
  if (outcome.kind === 'wrong') {
    request.securityEvent = 'sign_in_refused'
    return sendDesk(reply, signInPage({ email, trouble: WRONG }), null)
  }
  request.securityEvent = 'rate_limited'
  reply.header('retry-after', String(Math.max(1, Math.ceil(outcome.retryAfterSeconds))))
  return sendDesk(reply, signInPage({ email, trouble: OFTEN.message, status: 429 }), null)
}

async function endOldSession({ cookie, staff }: SignInRouteDeps, request: FastifyRequest): Promise<void> {
  const old = cookie.read(request)
  if (old !== null) await staff.endSession(hashOf(old))
}

async function takeJoin(
  deps: SignInRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, invited } = await invitationIn(deps, request)
  if (invited === null) {
    request.securityEvent = 'link_refused'
    return sendDesk(reply, noInvitationPage(), null)
  }
  const { password = '', code = '' } = textsIn(request.body)
  const opening = newOpening(deps, request)
  const chosen = { password, code }
  const outcome = await join(deps, hashOf(token), chosen, clientBucket(request.ip), opening.hashes)
  if (outcome.kind === 'joined') opening.give(reply)
  return sendDesk(reply, await joinedPage(outcome, token, invited), null)
}

async function joinedPage(outcome: Joined, token: string, invited: Invited): Promise<DeskPage> {
  switch (outcome.kind) {
    case 'joined':
      return recoveryCodesPage(outcome.recoveryCodes)
    case 'no-link':
      return noInvitationPage()
    case 'busy':
      return { ...(await shown(token, invited)), status: 503, trouble: BUSY }
    case 'refused':
      return shown(token, invited, outcome.errors)
  }
}

async function invitationIn(
  { staff, now }: SignInRouteDeps,
  request: FastifyRequest,
): Promise<{ readonly token: string; readonly invited: Invited | null }> {
  const { token = '' } = request.params as Readonly<Record<string, string>>
  return { token, invited: isToken(token) ? await staff.findInvited(hashOf(token), now()) : null }
}

const shown = async (
  token: string,
  { email, totpKey }: Invited,
  errors: JoinErrors = {},
): Promise<DeskPage> => invitationPage({ token, email, errors, ...(await enrolment(totpKey, email)) })
