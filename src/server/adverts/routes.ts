import type { FastifyInstance, FastifyReply } from 'fastify'
import { LIMITS } from '#shared/advert/limits.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { readInitialDataRequest, readSave } from '#shared/api/page-state.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { clientBucket } from '../http/client-address.ts'
import type { Guests } from '../http/guest.ts'
import { refuseForms } from '../http/json-only.ts'
import { draftNotFound, malformed, Refusal, refusalBody, tooMany } from '../http/refusal.ts'
import type { DraftStore } from './draft.ts'
import { loadDraft } from './load-draft.ts'
import { freshStateText, initialDataBody, savedBody, staleBody, stateText } from './page-state-text.ts'
import { type SaveDeps, type Saved, saveDraft } from './save-draft.ts'

export interface AdvertDeps extends Omit<SaveDeps, 'drafts'> {
  readonly drafts: DraftStore
  readonly guests: Guests
}

const JSON_TYPE = 'application/json; charset=utf-8'
const OTHER_APP_TYPE =
  'This draft is of the other kind of advert: what was begun for selling stays for selling, and for letting for letting.'

export function registerAdvertRoutes(app: FastifyInstance, deps: AdvertDeps): void {
  app.post(ENDPOINTS.getInitialData.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.getInitialData)
    const asked = readInitialDataRequest(request.body)
    if (!asked.ok) throw malformed(asked.message)
    const loaded = await loadDraft(deps, asked.value, deps.guests.keyOf(request))
    if (loaded.kind === 'fresh' && loaded.refused) request.securityEvent = 'ownership_refused'
    const state =
      loaded.kind === 'stored'
        ? stateText(loaded.draft)
        : freshStateText({ ...asked.value, uuid: loaded.uuid }, deps.now())
    return reply.type(JSON_TYPE).send(initialDataBody(asked.value.appType, state))
  })

  app.post(ENDPOINTS.saveNew.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.saveNew)
    const read = readSave(request.body)
    if (!read.ok) throw malformed(read.message)
    const guestKey = deps.guests.welcome(request, reply)
    const saved = await saveDraft(deps, read.value, { guestKey, client: clientBucket(request.ip) })
    return answerSave(saved, reply)
  })
}

function answerSave(saved: Saved, reply: FastifyReply): FastifyReply {
  switch (saved.kind) {
    case 'saved':
      return reply.type(JSON_TYPE).send(savedBody(stateText(saved.draft)))
    case 'stale':
      return reply.type(JSON_TYPE).send(staleBody(stateText(saved.draft)))
    case 'other-app-type':
      throw new Refusal(400, OTHER_APP_TYPE)
    case 'not-found':
      throw draftNotFound(saved.refused)
    case 'full':
      return reply.type(JSON_TYPE).send(refusalBody(FULL))
    case 'limited':
      throw tooMany(
        'A great many adverts were begun from your network in the last hour. Please try again later.',
        saved.retryAfterSeconds,
      )
    case 'photos':
      if (saved.problem === 'missing') throw new Refusal(404, MISSING_PHOTO, 'ownership_refused')
      return reply.type(JSON_TYPE).send(refusalBody(PHOTO_PROBLEMS[saved.problem]))
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

const MISSING_PHOTO =
  'A photo of this advert is not kept here any more. Please remove it and upload it again.'
const PHOTO_PROBLEMS = {
  twice: UPLOAD_MESSAGES.notUnique,
  'too-many': UPLOAD_MESSAGES.tooMany(LIMITS.photos),
} as const
const FULL = 'This browser holds as many unfinished adverts as we keep. Please finish one of them first.'
