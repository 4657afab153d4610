import type { FastifyReply } from 'fastify'
import type { ReferenceView, ShownRequest } from '#shared/api/reference-view.ts'
import { isWrong, NOTHING_TYPED, type PostedFields, type TypedForm } from '#shared/form/plain-form.ts'
import { paths } from '#shared/journey/paths.ts'
import { readAsk, readCorrection } from '#shared/references/requests.ts'
import { today } from '#shared/values/iso-date.ts'
import { isUuid } from '#shared/values/uuid.ts'
import type { DrawPdf } from '../../formats/pdf-sheet.ts'
import { type Account, accountShown } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm, type SendPage } from '../../http/plain-page.ts'
import { notFound, unavailable } from '../../http/refusal.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import type { LandlordReferences, OwnReferences, OwnRequest, ReferenceLimits } from './reference.ts'
import { reportSheet } from './report-pdf.ts'

export interface LandlordDeps {
  /** Null where the operator has no key for references. */
  readonly landlord: LandlordReferences | null
  readonly limits: ReferenceLimits
  readonly drawPdf: DrawPdf
  readonly sendPage: SendPage
  readonly now: () => Date
}

interface Known {
  readonly landlord: LandlordReferences
  readonly account: Account
  readonly listing: string
  readonly own: OwnReferences
}

const NONE_LEFT = 'You’ve used all your references. You may have asked for one in another window.'
const TOO_LATE = 'You can’t change the address any more: the person has answered, or the request has ended.'
const LOCKED = 'We can’t open this report at the moment. It’s safe. Try again later.'
const RETRY_SECONDS = 600
const TOO_MANY = 'That’s a lot of requests for one day. Try again in 24 hours.'

export function registerReferenceRoutes({ handle }: Entrance, deps: LandlordDeps): void {
  handle('references', noBody, (call) =>
    withOwn(deps, call, (known) => {
      const query = call.request.query as Readonly<Record<string, unknown>>
      const wrong = known.own.requests.find(({ id, email }) => id === query['correct'] && email !== null)
      const form = { ...NOTHING_TYPED, values: { email: wrong?.email ?? '' } }
      return show(deps, call, known, form, wrong?.id)
    }),
  )
  handle('askReference', readPostedForm, (call) => withOwn(deps, call, (known) => act(deps, call, known)))
  handle('referenceReport', noBody, (call) => sendReport(deps, call))
}

async function sendReport(
  { landlord, drawPdf }: LandlordDeps,
  { param, caller, reply }: Call,
): Promise<FastifyReply> {
  if (caller.account === null) return reply.redirect(paths.signInForListings(), 303)
  if (landlord === null) throw unavailable(LOCKED, RETRY_SECONDS)
  const report = isUuid(param) ? await landlord.report(param, caller.account.ownerKey) : null
  if (report === null) throw notFound('ownership_refused')
  if (report === 'locked') throw unavailable(LOCKED, RETRY_SECONDS)
  return reply
    .headers({ ...DO_NOT_KEEP, 'content-disposition': 'attachment; filename="tenant-reference.pdf"' })
    .type('application/pdf')
    .send(await drawPdf(reportSheet(report), caller.client))
}

/** Only for the owner of the advert. */
async function withOwn(
  deps: LandlordDeps,
  call: Call,
  run: (known: Known) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { param: listing, caller, reply } = call
  const { account } = caller
  if (account === null) return reply.redirect(paths.signInForListings(), 303)
  if (deps.landlord === null) return send(deps, call, { name: 'ended', as: 'not-offered' }, 503)
  const own = await deps.landlord.find(listing, account.ownerKey, deps.now())
  if (own === null) return send(deps, call, { name: 'ended', as: 'elsewhere' }, 404)
  return run({ landlord: deps.landlord, account, listing, own })
}

function act(deps: LandlordDeps, call: Call<PostedFields>, known: Known): Promise<FastifyReply> {
  switch (call.body['act']) {
    case 'correct':
      return correct(deps, call, known)
    case 'cancel':
      return cancel(deps, call, known)
    default:
      return ask(deps, call, known)
  }
}

async function ask(deps: LandlordDeps, call: Call<PostedFields>, known: Known): Promise<FastifyReply> {
  const { typed, errors, value } = readAsk(call.body, known.own.levels)
  const form = { values: typed, errors, refused: null }
  if (known.own.levels.length === 0)
    return show(deps, call, known, { ...form, errors: {}, refused: NONE_LEFT })
  if (value === null) return show(deps, call, known, form)
  const asking = { ...askingOf(deps, call, known), asked: value }
  const outcome = await known.landlord.ask(asking, deps.limits)
  if (outcome === 'asked') return back(call, known)
  return show(deps, call, known, { ...form, refused: outcome === 'too-many' ? TOO_MANY : NONE_LEFT })
}

async function correct(deps: LandlordDeps, call: Call<PostedFields>, known: Known): Promise<FastifyReply> {
  const { typed, errors, value } = readCorrection(call.body)
  const { reference = '' } = call.body
  const form = { values: typed, errors, refused: null }
  if (value === null) return show(deps, call, known, form, reference)
  const outcome = isUuid(reference)
    ? await known.landlord.correct(reference, { ...askingOf(deps, call, known), email: value }, deps.limits)
    : 'too-late'
  if (outcome === 'done') return back(call, known)
  return show(deps, call, known, { ...form, refused: outcome === 'too-many' ? TOO_MANY : TOO_LATE })
}

async function cancel(deps: LandlordDeps, call: Call<PostedFields>, known: Known): Promise<FastifyReply> {
  const { reference = '' } = call.body
  const outcome = isUuid(reference)
    ? await known.landlord.cancel(reference, known.account.ownerKey, deps.now())
    : 'too-late'
  return outcome === 'done'
    ? back(call, known)
    : show(deps, call, known, { ...NOTHING_TYPED, refused: TOO_LATE })
}

const askingOf = ({ now }: LandlordDeps, { caller }: Call, { account, listing }: Known) => ({
  listing,
  ownerKey: account.ownerKey,
  client: caller.client,
  at: now(),
})

const back = ({ reply }: Call, { listing }: Known): FastifyReply =>
  reply.redirect(paths.tenantReferences(listing), 303)

function show(
  deps: LandlordDeps,
  call: Call,
  { listing, own }: Known,
  form: TypedForm,
  correcting: string | null = null,
): Promise<FastifyReply> {
  const { home, levels, requests } = own
  const view = {
    name: 'landlord',
    home,
    listing,
    levels,
    requests: requests.map(shown),
    form,
    correcting,
  } as const
  return send(deps, call, view, isWrong(form) ? 422 : 200)
}

const shown = ({ askedAt, ...request }: OwnRequest): ShownRequest => ({ ...request, askedOn: today(askedAt) })

const send = (
  { sendPage }: LandlordDeps,
  { caller, request, reply }: Call,
  view: ReferenceView,
  status: number,
): Promise<FastifyReply> =>
  sendPage(request, reply.code(status).headers(DO_NOT_KEEP), { who: accountShown(caller), view })
