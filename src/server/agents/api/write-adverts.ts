import { today } from '#shared/values/iso-date.ts'
import { type Fault, isFault, type Warning } from '../../formats/reading.ts'
import { advertJson } from './adverts.ts'
import { answerFields } from './answer-schema.ts'
import type { AgencyAdverts, ApiAnswer, ApiCall, ApiFault } from './api.ts'
import { faulty } from './check-call.ts'
import { REMOVALS, type RemovalReason } from './operations.ts'
import { type Branch, branchOf, NO_BRANCH, type PhotosDeps } from './photos.ts'
import { type ReadAdvert, readAdvert, type SentAdvert } from './read-advert.ts'

interface Taken {
  readonly outcome: string
  readonly notes: readonly (Fault | Warning)[]
  /** Null if it was refused. */
  readonly advert: { readonly listingId: string } | null
}

export interface WriteDeps extends Pick<PhotosDeps, 'branchPhotos'> {
  readonly adverts: AgencyAdverts
  /** As homes of feeds are taken. Null if the agency has no such branch. */
  readonly takeHome: (branch: Branch, reading: ReadAdvert, at: Date) => Promise<Taken | null>
  readonly removeHome: (
    branch: Branch,
    home: { readonly ref: string; readonly reason: number },
    at: Date,
  ) => Promise<{ readonly kind: 'removed' | 'unknown' } | null>
}

const NOT_ADVERTISED: ApiAnswer = {
  problem: 'nothing-here',
  detail: 'The branch advertises nothing under this reference.',
}

export async function putAdvert(deps: WriteDeps, call: ApiCall): Promise<ApiAnswer> {
  const { given, body, key, origin, at } = call
  const branch = branchOf(call)
  if (branch === null) return NO_BRANCH
  const sent = body as SentAdvert
  const unknown = await unknownPhotos(deps, branch, sent, at)
  if (unknown.length > 0) return faulty(unknown)
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

async function unknownPhotos(
  { branchPhotos }: WriteDeps,
  branch: Branch,
  { photos = [] }: SentAdvert,
  at: Date,
): Promise<readonly ApiFault[]> {
  const held = await branchPhotos.hold(
    branch,
    photos.flatMap(({ photo }) => photo ?? []),
    at,
  )
  return photos.flatMap(({ photo }, i): readonly ApiFault[] =>
    photo === undefined || held.has(photo)
      ? []
      : [{ in: 'body', pointer: `/photos/${i}/photo`, code: 'GP_REF_UNKNOWN', detail: UNKNOWN_PHOTO }],
  )
}

const UNKNOWN_PHOTO = 'The branch has no such photo. We may have deleted it, because no advert had it.'

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
