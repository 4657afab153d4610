import { today } from '#shared/values/iso-date.ts'
import { type Fault, isFault, type Warning } from '../formats/reading.ts'
import { advertJson } from './adverts.ts'
import { answerFields } from './answer-schema.ts'
import type { AgencyAdverts, ApiAnswer, ApiCall, ApiFault } from './api.ts'
import { faulty } from './check-call.ts'
import { REMOVALS, type RemovalReason } from './operations.ts'
import { type ReadAdvert, readAdvert, type SentAdvert } from './read-advert.ts'

interface Branch {
  readonly agencyId: string
  readonly branch: string
}

interface Taken {
  readonly outcome: string
  readonly notes: readonly (Fault | Warning)[]
  /** Null if it was refused. */
  readonly advert: { readonly listingId: string } | null
}

export interface WriteDeps {
  readonly adverts: AgencyAdverts
  /** As homes of feeds are taken. Null if the agency has no such branch. */
  readonly takeHome: (branch: Branch, reading: ReadAdvert, at: Date) => Promise<Taken | null>
  readonly removeHome: (
    branch: Branch,
    home: { readonly ref: string; readonly reason: number },
    at: Date,
  ) => Promise<{ readonly kind: 'removed' | 'unknown' } | null>
}

const NO_BRANCH: ApiAnswer = {
  problem: 'nothing-here',
  detail: 'The agency has no such branch, or the key is for another one.',
}
const NOT_ADVERTISED: ApiAnswer = {
  problem: 'nothing-here',
  detail: 'The branch advertises nothing under this reference.',
}

/** Null if the key is for another one. */
function branchOf({ key, given }: ApiCall): Branch | null {
  const { branch = '' } = given
  return key.branch === null || key.branch === branch ? { agencyId: key.agencyId, branch } : null
}

export async function putAdvert(deps: WriteDeps, call: ApiCall): Promise<ApiAnswer> {
  const { given, body, key, origin, at } = call
  const branch = branchOf(call)
  if (branch === null) return NO_BRANCH
  const sent = body as SentAdvert
  const reading = readAdvert(given['reference'] ?? '', sent, today(at))
  const taken = await deps.takeHome(branch, reading, at)
  if (taken === null) return NO_BRANCH
  if (taken.advert === null) return faulty(taken.notes.filter(isFault).map((note) => faultOf(note, sent)))
  const stored = await deps.adverts.find(key, taken.advert.listingId)
  if (stored === null) throw new Error('an advert that was kept is not there')
  const { outcome } = taken
  const warnings = taken.notes.filter((note) => !isFault(note)).map((note) => faultOf(note, sent))
  return {
    status: outcome === 'created' ? 201 : 200,
    body: { outcome, advert: advertJson(stored, origin), warnings },
  }
}

/** What the law finds is named by its question, which may be one that the API doesn't ask. */
function faultOf({ code, path, message }: Fault | Warning, { channel }: SentAdvert): ApiFault {
  return { in: 'body', pointer: pointerTo(path, answerFields(channel)), code, detail: message }
}

function pointerTo(path: string, asked: ReadonlyMap<string, unknown>): string {
  if (path === 'property') return ''
  if (path === 'property.address') return '/answers'
  if (path.includes('.') || path === 'photos') return `/${path.replaceAll('.', '/')}`
  return asked.has(path) ? `/answers/${path}` : '/answers'
}

export async function removeAdvert(deps: WriteDeps, call: ApiCall): Promise<ApiAnswer> {
  const { reference: ref = '', reason = '' } = call.given
  const branch = branchOf(call)
  if (branch === null) return NO_BRANCH
  const code = REMOVALS[reason as RemovalReason]
  const removed = await deps.removeHome(branch, { ref, reason: code }, call.at)
  if (removed === null) return NO_BRANCH
  return removed.kind === 'removed' ? { status: 204, body: null } : NOT_ADVERTISED
}
