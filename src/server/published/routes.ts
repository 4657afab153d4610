import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormErrors } from '#shared/advert/visitor-forms.ts'
import { readEnquiry, readReport, TRAP_FIELD } from '#shared/advert/visitor-forms.ts'
import type { AdvertView, DocumentState, TypedForm } from '#shared/api/document-state.ts'
import { advertsPath, readAdvertsQuery } from '#shared/journey/adverts-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { today } from '#shared/values/iso-date.ts'
import { clientBucket } from '../http/client-address.ts'
import { malformed, Refusal } from '../http/refusal.ts'
import type { Visitors } from '../http/visitors.ts'
import type { EnquiryLimits, PublishedStore, Visit, VisitorLimits, Wait } from './published.ts'
import { type ShownAdvert, showAdvert } from './show-advert.ts'

export interface PublishedDeps {
  readonly published: PublishedStore
  readonly visitors: Pick<Visitors, 'personOf'>
  /** Sends a page that has no script. */
  readonly sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    state: DocumentState,
  ) => Promise<FastifyReply>
  /** Where absolute addresses begin. */
  readonly originOf: (request: FastifyRequest) => string
  readonly limits: {
    readonly enquiries: EnquiryLimits
    readonly reports: VisitorLimits
    readonly phones: VisitorLimits
  }
  readonly now: () => Date
}

type OfAdvert = { Params: { listing: string } }
type AdvertRequest = FastifyRequest<OfAdvert>

const DO_NOT_KEEP = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const
const TOO_OFTEN =
  'Too many of these were sent today. Please try again tomorrow. What you wrote is still here.'
const NOTHING_TYPED: TypedForm = { values: {}, errors: {}, refused: null }

/** The pages that anybody may see: an advert and its forms, and the list of adverts. */
export function registerPublishedRoutes(app: FastifyInstance, deps: PublishedDeps): void {
  app.get<OfAdvert>(paths.advert(':listing'), async (request, reply) => {
    const shown = await shownTo(deps, request)
    return send(deps, request, reply, shown, { name: 'advert' })
  })
  app.get(paths.adverts(), async (request, reply) => sendList(deps, request, reply))
  registerEnquiry(app, deps)
  registerReport(app, deps)
  app.get<OfAdvert>(paths.advertPhone(':listing'), async (request, reply) => {
    const shown = await shownTo(deps, request)
    if (shown === null) return send(deps, request, reply, null, { name: 'phone', phone: null })
    if (shown.enquiryPhone === null) return reply.redirect(paths.advert(shown.advert.listing), 303)
    const wait = await deps.published.countPhone(visitOf(deps, request), deps.limits.phones)
    if (wait !== null) return refuse(deps, request, reply, shown, { name: 'phone', phone: null }, wait)
    return send(deps, request, reply, shown, { name: 'phone', phone: shown.enquiryPhone })
  })
}

function registerEnquiry(app: FastifyInstance, deps: PublishedDeps): void {
  app.get<OfAdvert>(paths.enquire(':listing'), async (request, reply) => {
    const shown = await shownTo(deps, request)
    if (shown !== null && shown.enquiryEmail === null) {
      return reply.redirect(paths.advert(shown.advert.listing), 303)
    }
    const view: AdvertView = isSent(request)
      ? { name: 'enquiry-sent' }
      : { name: 'enquiry', form: NOTHING_TYPED }
    return send(deps, request, reply, shown, view)
  })
  app.post<OfAdvert>(paths.enquire(':listing'), async (request, reply) => {
    const fields = formIn(request)
    const shown = await shownTo(deps, request)
    if (shown === null) return send(deps, request, reply, null, { name: 'enquiry-sent' })
    const { listing, answers } = shown.advert
    if (shown.enquiryEmail === null) return reply.redirect(paths.advert(listing), 303)
    const { values, errors } = readEnquiry(fields)
    const view = (typed: Partial<TypedForm>): AdvertView => ({
      name: 'enquiry',
      form: { values: { ...values }, errors: {}, refused: null, ...typed },
    })
    if (hasErrors(errors)) return send(deps, request, reply.code(422), shown, view({ errors }))
    if (!isTrapped(fields) && !shown.isPreview) {
      const to = { email: shown.enquiryEmail, headline: answers.summary ?? '' }
      const wait = await deps.published.enquire(visitOf(deps, request), values, to, deps.limits.enquiries)
      if (wait !== null) return refuse(deps, request, reply, shown, view({ refused: TOO_OFTEN }), wait)
    }
    return reply.redirect(`${paths.enquire(listing)}?sent=1`, 303)
  })
}

function registerReport(app: FastifyInstance, deps: PublishedDeps): void {
  app.get<OfAdvert>(paths.reportAdvert(':listing'), async (request, reply) => {
    const shown = await shownTo(deps, request)
    const view: AdvertView = isSent(request)
      ? { name: 'report-sent' }
      : { name: 'report', form: NOTHING_TYPED }
    return send(deps, request, reply, shown, view)
  })
  app.post<OfAdvert>(paths.reportAdvert(':listing'), async (request, reply) => {
    const fields = formIn(request)
    const shown = await shownTo(deps, request)
    if (shown === null) return send(deps, request, reply, null, { name: 'report-sent' })
    const { values, errors } = readReport(fields)
    const view = (typed: Partial<TypedForm>): AdvertView => ({
      name: 'report',
      form: { values: { ...values }, errors: {}, refused: null, ...typed },
    })
    if (hasErrors(errors)) return send(deps, request, reply.code(422), shown, view({ errors }))
    if (!isTrapped(fields)) {
      const wait = await deps.published.report(visitOf(deps, request), values, deps.limits.reports)
      if (wait !== null) return refuse(deps, request, reply, shown, view({ refused: TOO_OFTEN }), wait)
    }
    return reply.redirect(`${paths.reportAdvert(shown.advert.listing)}?sent=1`, 303)
  })
}

const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0
const isTrapped = (fields: Readonly<Record<string, string>>): boolean => (fields[TRAP_FIELD] ?? '') !== ''
const isSent = ({ query }: FastifyRequest): boolean => Object.hasOwn(query as object, 'sent')

const visitOf = ({ now }: PublishedDeps, { params, ip }: AdvertRequest): Visit => ({
  listing: params.listing,
  client: clientBucket(ip),
  at: now(),
})

async function shownTo(deps: PublishedDeps, request: AdvertRequest): Promise<ShownAdvert | null> {
  const person = await deps.visitors.personOf(request)
  return showAdvert(deps, request.params.listing, person?.accountId ?? null)
}

/** The fields of a form, and of nothing but a form. */
function formIn({ headers, body }: FastifyRequest): Readonly<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, 'This address takes a form.', 'wrong_content_type')
  }
  if (typeof body !== 'object' || body === null) throw malformed('The form is empty.')
  return body as Readonly<Record<string, string>>
}

async function send(
  deps: PublishedDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: ShownAdvert | null,
  view: AdvertView,
): Promise<FastifyReply> {
  const isPage = shown !== null && !shown.isPreview && view.name === 'advert'
  reply.headers(isPage ? { 'cache-control': 'private, no-cache' } : DO_NOT_KEEP)
  if (shown === null) reply.code(404)
  return deps.sendPage(request, reply, {
    ...(await siteState(deps, request)),
    advert: shown?.advert ?? null,
    view,
    isPreview: shown?.isPreview ?? false,
  })
}

/** Too often: the same page with what was typed, so that nothing is lost. */
async function refuse(
  deps: PublishedDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: ShownAdvert,
  view: AdvertView,
  wait: NonNullable<Wait>,
): Promise<FastifyReply> {
  request.securityEvent = 'rate_limited'
  reply.code(429).header('retry-after', String(Math.max(1, Math.ceil(wait))))
  return send(deps, request, reply, shown, view)
}

async function sendList(
  deps: PublishedDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = readAdvertsQuery(request.query as Readonly<Record<string, unknown>>)
  const at = deps.now()
  const { adverts, total } = await deps.published.list(query, today(at), at)
  // A page behind the last one: its adverts were withdrawn meanwhile.
  if (adverts.length === 0 && query.page > 1) return reply.redirect(advertsPath({ ...query, page: 1 }))
  reply.header('cache-control', 'private, no-cache')
  return deps.sendPage(request, reply, { ...(await siteState(deps, request)), adverts, query, total })
}

async function siteState(
  { visitors, originOf }: PublishedDeps,
  request: FastifyRequest,
): Promise<{ who: { email: string; isAgent: boolean } | null; origin: string }> {
  const person = await visitors.personOf(request)
  const who = person === null ? null : { email: person.email, isAgent: person.isAgent }
  return { who, origin: originOf(request) }
}
