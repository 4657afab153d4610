import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Claim } from '#shared/advert/claims.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { type PageUser, readInitialDataRequest, readSave } from '#shared/api/page-state.ts'
import type { AppType } from '#shared/form/block.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { clientBucket } from '../http/client-address.ts'
import { refuseForms } from '../http/json-only.ts'
import { draftNotFound, malformed, Refusal, refusalBody, tooMany } from '../http/refusal.ts'
import { hashOf, isToken } from '../http/token.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import type { DraftStore } from './draft.ts'
import type { DraftLinkStore } from './draft-link.ts'
import { type EmailLinkDeps, emailDraftLink } from './email-draft-link.ts'
import { loadDraft } from './load-draft.ts'
import { freshStateText, initialDataBody, savedBody, staleBody, stateText } from './page-state-text.ts'
import { type SaveDeps, type Saved, saveDraft } from './save-draft.ts'

export interface AdvertDeps extends Omit<SaveDeps, 'drafts'>, Omit<EmailLinkDeps, 'drafts' | 'draftLinks'> {
  readonly drafts: DraftStore
  readonly draftLinks: DraftLinkStore
  readonly visitors: Visitors
  /** What may be said of the options today. */
  readonly claims: (appType: AppType) => readonly Claim[]
  readonly pageUserOf: (person: Person | null) => Promise<PageUser>
}

const JSON_TYPE = 'application/json; charset=utf-8'
const OTHER_APP_TYPE =
  'This draft is of the other kind of advert: what was begun for selling stays for selling, and for letting for letting.'

export function registerAdvertRoutes(app: FastifyInstance, deps: AdvertDeps): void {
  registerEmailLink(app, deps)
  registerOpenLink(app, deps)
  app.post(ENDPOINTS.getInitialData.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.getInitialData)
    const asked = readInitialDataRequest(request.body)
    if (!asked.ok) throw malformed(asked.message)
    const loaded = await loadDraft(deps, asked.value, await deps.visitors.keyOf(request))
    if (loaded.kind === 'fresh' && loaded.refused) request.securityEvent = 'ownership_refused'
    const user = await deps.pageUserOf(await deps.visitors.personOf(request))
    const state =
      loaded.kind === 'stored'
        ? stateText(loaded.draft, user)
        : freshStateText({ ...asked.value, uuid: loaded.uuid }, deps.now(), user)
    return reply
      .type(JSON_TYPE)
      .send(initialDataBody(asked.value.appType, state, deps.claims(asked.value.appType)))
  })

  app.post(ENDPOINTS.saveNew.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.saveNew)
    const read = readSave(request.body)
    if (!read.ok) throw malformed(read.message)
    const ownerKey = await deps.visitors.welcome(request, reply)
    const saved = await saveDraft(deps, read.value, { ownerKey, client: clientBucket(request.ip) })
    const user = await deps.pageUserOf(await deps.visitors.personOf(request))
    return answerSave(saved, user, reply)
  })
}

const linkRateLimit = { max: 60, timeWindow: 60_000 }

function registerEmailLink(app: FastifyInstance, deps: AdvertDeps): void {
  app.post(
    ENDPOINTS.emailDraftLink.path,
    { config: { rateLimit: linkRateLimit } },
    async (request, reply) => {
      refuseForms(request, ENDPOINTS.emailDraftLink)
      const uuid = fieldOf(request.body, 'uuid')
      if (!isUuid(uuid)) throw malformed('The uuid is not one of ours.')
      const emailed = await emailDraftLink(deps, uuid, {
        ownerKey: await deps.visitors.keyOf(request),
        account: await deps.visitors.personOf(request),
        client: clientBucket(request.ip),
      })
      switch (emailed.kind) {
        case 'queued':
          return { success: true, error_message: '' }
        case 'no-email':
          return reply.type(JSON_TYPE).send(refusalBody(NO_EMAIL))
        case 'not-found':
          throw draftNotFound(emailed.refused)
        case 'limited':
          throw tooMany(
            'We have sent this link a few times already. Please try again later.',
            emailed.retryAfterSeconds,
          )
      }
    },
  )
}

function registerOpenLink(app: FastifyInstance, deps: AdvertDeps): void {
  app.post(ENDPOINTS.openDraftLink.path, { config: { rateLimit: linkRateLimit } }, async (request, reply) => {
    refuseForms(request, ENDPOINTS.openDraftLink)
    const token = fieldOf(request.body, 'token')
    if (typeof token !== 'string') throw malformed('The field token must be a text.')
    const ownerKey = await deps.visitors.welcome(request, reply)
    const opened = isToken(token) ? await deps.draftLinks.open(hashOf(token), ownerKey, deps.now()) : null
    if (opened === null) {
      request.securityEvent = 'link_refused'
      return reply.type(JSON_TYPE).send(refusalBody(NO_LINK))
    }
    return { success: true, error_message: '', result: { uuid: opened.uuid, app_type: opened.appType } }
  })
}

function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw malformed('The request needs an object.')
  return new Map<string, unknown>(Object.entries(body)).get(name)
}

const NO_EMAIL = 'Please give an email address for enquiries in your advert first, and save it.'
const NO_LINK = 'This link cannot be used any more. Please ask for another where you began your advert.'

function answerSave(saved: Saved, user: PageUser, reply: FastifyReply): FastifyReply {
  switch (saved.kind) {
    case 'saved':
      return reply.type(JSON_TYPE).send(savedBody(stateText(saved.draft, user)))
    case 'stale':
      return reply.type(JSON_TYPE).send(staleBody(stateText(saved.draft, user)))
    default:
      return reply.type(JSON_TYPE).send(refusalBody(saveRefusal(saved)))
  }
}

/** Why a save was not taken: the sentence of a business refusal; throws any other. */
export function saveRefusal(saved: Exclude<Saved, { kind: 'saved' | 'stale' }>): string {
  switch (saved.kind) {
    case 'other-app-type':
      throw new Refusal(400, OTHER_APP_TYPE)
    case 'not-found':
      throw draftNotFound(saved.refused)
    case 'full':
      return FULL
    case 'limited':
      throw tooMany(
        'A great many adverts were begun from your network in the last hour. Please try again later.',
        saved.retryAfterSeconds,
      )
    case 'photos':
      if (saved.problem === 'missing') throw new Refusal(404, UPLOAD_MESSAGES.gone, 'ownership_refused')
      return PHOTO_PROBLEMS[saved.problem]
    case 'busy':
      throw new Refusal(
        503,
        'This draft is being saved from several places at once. Please try again.',
        null,
        {
          'retry-after': '1',
        },
      )
  }
}

const PHOTO_PROBLEMS = {
  twice: UPLOAD_MESSAGES.notUnique,
  'too-many': UPLOAD_MESSAGES.tooMany(LIMITS.photos),
} as const
const FULL = 'This browser holds as many unfinished adverts as we keep. Please finish one of them first.'
