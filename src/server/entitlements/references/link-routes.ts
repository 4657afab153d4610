import type { FastifyReply } from 'fastify'
import type { ReferenceView } from '#shared/api/reference-view.ts'
import { NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { claimsFor, readAnswers } from '#shared/references/answers.ts'
import { CONSENT_VERSION } from '#shared/references/consent.ts'
import { readConfirmation } from '#shared/references/requests.ts'
import { today } from '#shared/values/iso-date.ts'
import { accountShown } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm, type SendPage } from '../../http/plain-page.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import { hashOf, isToken } from '../../http/token.ts'
import type { LinkedReferences, OpenedReference } from './reference.ts'

export interface LinkDeps {
  readonly linked: LinkedReferences
  readonly sendPage: SendPage
  readonly now: () => Date
}

interface Opened {
  readonly linked: LinkedReferences
  readonly reference: OpenedReference
}

/** The link is the proof of who one is: no other site learns of it. */
const SECRET = { ...DO_NOT_KEEP, 'referrer-policy': 'same-origin' } as const

/** For an applicant and for those who confirm, each by the link of an email. */
export function registerReferenceLinkRoutes({ handle }: Entrance, deps: LinkDeps): void {
  handle('openReference', noBody, (call) =>
    withOpened(deps, call, ({ reference }) => {
      const { step } = call.request.query as Readonly<Record<string, unknown>>
      return send(deps, call, viewOf(reference, step === 'withdraw'))
    }),
  )
  handle('answerReference', readPostedForm, (call) =>
    withOpened(deps, call, (opened) =>
      opened.reference.role === 'applicant'
        ? actAsApplicant(deps, call, opened)
        : confirm(deps, call, opened),
    ),
  )
}

async function withOpened(
  deps: LinkDeps,
  call: Call,
  run: (opened: Opened) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { linked } = deps
  const reference = isToken(call.param) ? await linked.open(hashOf(call.param), deps.now()) : null
  if (reference !== null) return run({ linked, reference })
  call.request.securityEvent = 'link_refused'
  return send(deps, call, { name: 'ended', as: 'missing' }, 404)
}

function viewOf(reference: OpenedReference, isWithdrawing: boolean): ReferenceView {
  if (reference.role !== 'applicant') return refereeView(reference, reference.role)
  const { state, home, level, listing, report, isLocked } = reference
  if (state === 'refused' || state === 'withdrawn') return { name: 'ended', as: state }
  if (state === 'asked') return { name: 'consent', home, level, listing }
  if (isWithdrawing) return { name: 'withdraw', home }
  if (isLocked) return { name: 'locked', home }
  if (state === 'consented') return { name: 'answers', home, level, form: NOTHING_TYPED }
  return { name: 'given', home, report }
}

function refereeView(
  { state, answers, isLocked, hasAnswered }: OpenedReference,
  referee: Exclude<OpenedReference['role'], 'applicant'>,
): ReferenceView {
  if (hasAnswered && (state === 'given' || state === 'judged')) return { name: 'ended', as: 'confirmed' }
  if (isLocked) return { name: 'ended', as: 'not-offered' }
  if (answers === null) return { name: 'ended', as: 'not-needed' }
  return { name: 'confirm', referee, claims: claimsFor(referee, answers), form: NOTHING_TYPED }
}

/** Whatever was done before by another window is shown as it stands. */
async function actAsApplicant(
  deps: LinkDeps,
  call: Call<PostedFields>,
  { linked, reference }: Opened,
): Promise<FastifyReply> {
  const { id } = reference
  switch (call.body['act']) {
    case 'consent':
      await linked.consent(id, CONSENT_VERSION, deps.now())
      return back(call)
    case 'refuse':
      await linked.refuse(id, deps.now())
      return back(call)
    case 'withdraw':
      await linked.withdraw(id, deps.now())
      return back(call)
    default:
      return give(deps, call, { linked, reference })
  }
}

async function give(
  deps: LinkDeps,
  call: Call<PostedFields>,
  { linked, reference }: Opened,
): Promise<FastifyReply> {
  const { id, state, level, home, applicantEmail, isLocked } = reference
  if (state !== 'consented' || isLocked) return back(call)
  const at = deps.now()
  const { typed, errors, answers } = readAnswers(level, call.body, applicantEmail, today(at))
  if (answers === null) {
    const form = { values: typed, errors, refused: null }
    return send(deps, call, { name: 'answers', home, level, form }, 422)
  }
  await linked.give(id, answers, at)
  return back(call)
}

async function confirm(
  deps: LinkDeps,
  call: Call<PostedFields>,
  { linked, reference }: Opened,
): Promise<FastifyReply> {
  const { id, role, isLocked } = reference
  if (role === 'applicant' || isLocked) return back(call)
  const { typed, errors, value } = readConfirmation(call.body)
  if (value !== null) {
    await linked.confirm(id, role, value, deps.now())
    return back(call)
  }
  const form: TypedForm = { values: typed, errors, refused: null }
  const view = refereeView(reference, role)
  return view.name === 'confirm' ? send(deps, call, { ...view, form }, 422) : back(call)
}

const back = ({ param, reply }: Call): FastifyReply =>
  reply.headers(SECRET).redirect(paths.reference(param), 303)

const send = (
  { sendPage }: LinkDeps,
  { caller, request, reply }: Call,
  view: ReferenceView,
  status = 200,
): Promise<FastifyReply> =>
  sendPage(request, reply.code(status).headers(SECRET), { who: accountShown(caller), view })
