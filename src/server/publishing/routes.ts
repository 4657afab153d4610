import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FinalError } from '#shared/api/checkout.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { type PageUser, readSave, type Save } from '#shared/api/page-state.ts'
import { MESSAGES } from '#shared/form/messages.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { clientBucket } from '../http/client-address.ts'
import { refuseForms } from '../http/json-only.ts'
import {
  confirmNumberFirst,
  draftNotFound,
  malformed,
  Refusal,
  refusalBody,
  signInFirst,
  WRONG_ANSWERS,
} from '../http/refusal.ts'
import type { Person, Visitors } from '../http/visitors.ts'
import type { PublishingStore } from './publication.ts'
import { type Finished, type PublishDeps, publishDraft } from './publish-draft.ts'
import { republish, type WithdrawDeps } from './withdraw.ts'

export type Merged =
  | { readonly kind: 'saved' }
  /** Nothing was saved, as the sentence says. */
  | { readonly kind: 'stale' | 'refused'; readonly message: string }

export interface PublishingDeps extends PublishDeps, WithdrawDeps {
  readonly publishing: PublishingStore
  /** Merges a page state into its draft as save-new does, but writes nothing where nothing is new. */
  readonly saveChanges: (
    save: Save,
    saver: { readonly ownerKey: Buffer; readonly client: string },
  ) => Promise<Merged>
  /** The page state of the draft as it is by now, as JSON text; null where it is not there. */
  readonly stateText: (uuid: string, ownerKey: Buffer, user: PageUser) => Promise<string | null>
  readonly visitors: Visitors
  readonly pageUserOf: (person: Person | null) => Promise<PageUser>
}

const JSON_TYPE = 'application/json; charset=utf-8'

const REMOVED =
  'We took this advert down, so that it cannot be published again. Please contact our support team.'
const AGENTS_ELSEWHERE = 'Agents publish their adverts from their own page.'
const NO_EMAIL =
  'Please confirm your email address first: open the link in the email that we sent to you when you registered, and choose a password. A link that is too old is replaced by Forgotten password.'
const ONLY_AGENTS = 'This is for agents. Please publish your advert from the page on which you made it.'

export function registerPublishingRoutes(app: FastifyInstance, deps: PublishingDeps): void {
  app.post(ENDPOINTS.saveFinal.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.saveFinal)
    return finish(deps, await verifiedSeller(deps, request), request, reply)
  })
  app.post(ENDPOINTS.agentPublish.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.agentPublish)
    const person = await signedIn(deps, request)
    if (!person.isAgent) throw new Refusal(403, ONLY_AGENTS)
    // Nothing else of an agent was confirmed, and anybody can register as one with anybody's address.
    if (!person.isEmailVerified) return sendFinal(reply, { success: false, error_message: NO_EMAIL })
    return finish(deps, person, request, reply)
  })
  registerWithdraw(app, deps)
}

function registerWithdraw(app: FastifyInstance, deps: PublishingDeps): void {
  app.post(ENDPOINTS.withdraw.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.withdraw)
    const { ownerKey } = await signedIn(deps, request)
    const uuid = uuidIn(request.body)
    return answer(reply, await deps.withdrawing.withdraw(uuid, ownerKey, deps.now()))
  })
  app.post(ENDPOINTS.republish.path, async (request, reply) => {
    refuseForms(request, ENDPOINTS.republish)
    const person = await signedIn(deps, request)
    if (!person.isAgent && !person.isVerified) throw confirmNumberFirst()
    return answer(reply, await republish(deps, uuidIn(request.body), person.ownerKey))
  })
}

async function signedIn({ visitors }: PublishingDeps, request: FastifyRequest): Promise<Person> {
  const person = await visitors.personOf(request)
  if (person === null) throw signInFirst()
  return person
}

async function verifiedSeller(deps: PublishingDeps, request: FastifyRequest): Promise<Person> {
  const person = await signedIn(deps, request)
  if (person.isAgent) throw new Refusal(403, AGENTS_ELSEWHERE)
  if (!person.isVerified) throw confirmNumberFirst()
  return person
}

async function finish(
  deps: PublishingDeps,
  person: Person,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const read = readSave(request.body)
  if (!read.ok) throw malformed(read.message)
  const { uuid } = read.value
  const { ownerKey } = person
  const saved = await deps.saveChanges(read.value, { ownerKey, client: clientBucket(request.ip) })
  if (saved.kind === 'refused') return sendFinal(reply, { success: false, error_message: saved.message })
  const said =
    saved.kind === 'stale'
      ? { success: false, error_message: saved.message }
      : wordsOf(await publishDraft(deps, uuid, person))
  const state = await deps.stateText(uuid, ownerKey, await deps.pageUserOf(person))
  if (state === null) throw draftNotFound(false)
  return sendFinal(reply, said, state)
}

interface Said {
  readonly success: boolean
  readonly error_message: string
  readonly payment_required?: boolean
  readonly errors?: readonly FinalError[]
  readonly listing_id?: string
}

function sendFinal(reply: FastifyReply, said: Said, state: string | null = null): FastifyReply {
  const body = JSON.stringify({ payment_required: false, errors: [], listing_id: null, ...said })
  const whole = state === null ? body : `${body.slice(0, -1)},"result":{"data":${state}}}`
  return reply.type(JSON_TYPE).send(whole)
}

function wordsOf(finished: Finished): Said {
  switch (finished.kind) {
    case 'published':
      return { success: true, error_message: '', listing_id: finished.listingId }
    case 'payment-required':
      return { success: true, error_message: '', payment_required: true }
    case 'errors':
      return { success: false, error_message: WRONG_ANSWERS, errors: finished.errors }
    case 'removed':
      return { success: false, error_message: REMOVED }
    case 'not-found':
      throw draftNotFound(false)
    case 'busy':
      throw busy()
  }
}

const busy = (): Refusal =>
  new Refusal(503, 'This advert is being saved from several places at once. Please try again.', null, {
    'retry-after': '1',
  })

function uuidIn(body: unknown): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const uuid = typeof data === 'object' && data !== null && 'uuid' in data ? data.uuid : null
  if (!isUuid(uuid)) throw malformed('The request needs data with a uuid of ours.')
  return uuid
}

function answer(
  reply: FastifyReply,
  outcome: 'done' | 'removed' | 'not-found' | 'address-taken' | 'overtaken',
): FastifyReply {
  switch (outcome) {
    case 'done':
      return reply.send({ success: true, error_message: '' })
    case 'removed':
      return reply.type(JSON_TYPE).send(refusalBody(REMOVED))
    case 'address-taken':
      return reply.type(JSON_TYPE).send(refusalBody(MESSAGES.duplicateAddress()))
    case 'not-found':
      throw draftNotFound(false)
    case 'overtaken':
      throw busy()
  }
}
