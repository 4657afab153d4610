import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdvertView } from '#shared/api/document-state.ts'
import type { PostedFields } from '#shared/form/plain-form.ts'
import { advertsPath, readAdvertsQuery, readPageStart } from '#shared/journey/adverts-query.ts'
import { paths } from '#shared/journey/paths.ts'
import { today } from '#shared/values/iso-date.ts'
import { accountShown } from '../../http/caller.ts'
import { type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { readPostedForm, type SendPage } from '../../http/plain-page.ts'
import { DO_NOT_KEEP } from '../../http/security-headers.ts'
import type { EnquiryLimits, PublishedStore, VisitorLimits, Wait } from './published.ts'
import { type ShownAdvert, showAdvert } from './show-advert.ts'
import { ENQUIRY, REPORT, type VisitorForm } from './visitor-form.ts'

export interface PublishedDeps {
  readonly published: PublishedStore
  readonly sendPage: SendPage
  readonly originOf: (request: FastifyRequest) => string
  readonly limits: {
    readonly enquiries: EnquiryLimits
    readonly reports: VisitorLimits
    readonly phones: VisitorLimits
  }
  readonly now: () => Date
}

type Show = (shown: ShownAdvert) => Promise<FastifyReply>

const TOO_OFTEN =
  'People have sent too many of these today. Try again in 24 hours. What you wrote is still here.'
const NO_PHONE: AdvertView = { name: 'phone', phone: null, isForwarded: false }

export function registerPublishedRoutes({ handle }: Entrance, deps: PublishedDeps): void {
  const { published, limits } = deps
  handle('adverts', noBody, (call) => sendList(deps, call))
  handle('advert', noBody, (call) =>
    withAdvert(deps, call, (shown) => send(deps, call, shown, { name: 'advert' })),
  )
  handle('advertPhotos', noBody, (call) =>
    withAdvert(deps, call, async (shown) =>
      shown.advert.photos.length === 0 ? toAdvert(call, shown) : send(deps, call, shown, { name: 'photos' }),
    ),
  )
  handle('advertPhone', noBody, (call) =>
    withAdvert(deps, call, async (shown) => {
      if (shown.enquiryPhone === null) return toAdvert(call, shown)
      const wait = await published.countPhone(visitOf(deps, call), limits.phones)
      if (wait !== null) return refuseOften(deps, call, shown, NO_PHONE, wait)
      return send(deps, call, shown, phoneView(shown))
    }),
  )
  handle('enquiryForm', noBody, (call) => sendForm(deps, call, ENQUIRY))
  handle('enquire', readPostedForm, (call) => takeForm(deps, call, ENQUIRY))
  handle('reportForm', noBody, (call) => sendForm(deps, call, REPORT))
  handle('reportAdvert', readPostedForm, (call) => takeForm(deps, call, REPORT))
}

const phoneView = ({ enquiryPhone: phone, isForwarded }: ShownAdvert): AdvertView => ({
  name: 'phone',
  phone,
  isForwarded,
})

async function withAdvert(deps: PublishedDeps, call: Call, show: Show): Promise<FastifyReply> {
  const shown = await showAdvert(deps, call.param, call.caller.account?.accountId ?? null)
  return shown === null ? send(deps, call, null, { name: 'advert' }) : show(shown)
}

function sendForm<T>(deps: PublishedDeps, call: Call, form: VisitorForm<T>): Promise<FastifyReply> {
  return withAdvert(deps, call, async (shown) => {
    if (!form.isTakenBy(shown)) return toAdvert(call, shown)
    const isSent = Object.hasOwn(call.request.query as object, 'sent')
    return send(deps, call, shown, isSent ? { name: form.sentName } : form.view())
  })
}

function takeForm<T>(
  deps: PublishedDeps,
  call: Call<PostedFields>,
  form: VisitorForm<T>,
): Promise<FastifyReply> {
  return withAdvert(deps, call, async (shown) => {
    if (!form.isTakenBy(shown)) return toAdvert(call, shown)
    const { values, errors } = form.read(call.body)
    if (Object.keys(errors).length > 0) {
      call.reply.code(422)
      return send(deps, call, shown, form.view(values, { errors }))
    }
    const wait = form.isIgnored(call.body, shown)
      ? null
      : await form.keep(deps, visitOf(deps, call), values, shown)
    if (wait !== null) return refuseOften(deps, call, shown, form.view(values, { refused: TOO_OFTEN }), wait)
    return call.reply.redirect(`${form.pathOf(shown.advert.listing)}?sent=1`, 303)
  })
}

const toAdvert = ({ reply }: Call, { advert }: ShownAdvert): FastifyReply =>
  reply.redirect(paths.advert(advert.listing), 303)

const visitOf = ({ now }: PublishedDeps, { param: listing, caller }: Call) => ({
  listing,
  client: caller.client,
  at: now(),
})

async function send(
  deps: PublishedDeps,
  { caller, request, reply }: Call,
  shown: ShownAdvert | null,
  view: AdvertView,
): Promise<FastifyReply> {
  const isAdvert = view.name === 'advert' || view.name === 'photos'
  const isPage = shown !== null && !shown.isPreview && isAdvert
  reply.headers(isPage ? { 'cache-control': 'private, no-cache' } : DO_NOT_KEEP)
  if (shown === null) reply.code(404)
  return deps.sendPage(request, reply, {
    who: accountShown(caller),
    origin: deps.originOf(request),
    advert: shown?.advert ?? null,
    view,
    isPreview: shown?.isPreview ?? false,
  })
}

/** Keeps what the visitor typed. */
async function refuseOften(
  deps: PublishedDeps,
  call: Call,
  shown: ShownAdvert,
  view: AdvertView,
  wait: NonNullable<Wait>,
): Promise<FastifyReply> {
  call.request.securityEvent = 'rate_limited'
  call.reply.code(429).header('retry-after', String(Math.max(1, Math.ceil(wait))))
  return send(deps, call, shown, view)
}

async function sendList(deps: PublishedDeps, { caller, request, reply }: Call): Promise<FastifyReply> {
  const asked = request.query as Readonly<Record<string, unknown>>
  const query = readAdvertsQuery(asked)
  const at = deps.now()
  const listed = await deps.published.list(query, readPageStart(asked), today(at), at)
  // The last adverts of the list may have been withdrawn.
  if (listed.homes.length === 0 && query.page > 1) return reply.redirect(advertsPath({ ...query, page: 1 }))
  reply.header('cache-control', 'private, no-cache')
  const site = { who: accountShown(caller), origin: deps.originOf(request) }
  return deps.sendPage(request, reply, { ...site, ...listed, query })
}
