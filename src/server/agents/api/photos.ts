import type { ApiAnswer, ApiCall, ApiKey, ApiProblem, SentFile } from './api.ts'
import { faulty } from './check-call.ts'
import { pageOf } from './pages.ts'

export interface Branch {
  readonly agencyId: string
  readonly branch: string
}

interface Kept {
  readonly kind: 'stored' | 'known'
  readonly photo: { readonly id: string; readonly width: number; readonly height: number }
}
type NotKept =
  | { readonly kind: 'no-photo'; readonly why: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
export type KeptFile = Kept | NotKept

export interface BranchPhoto {
  readonly number: number
  readonly id: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly uploadedAt: Date
  readonly adverts: readonly string[]
}

/** Pictures that came as bytes, each of one branch. */
export interface BranchPhotos {
  /** Again for one that is known. Null if it was swept away meanwhile. */
  readonly add: (
    branch: Branch,
    photo: { readonly id: string; readonly bytes: number },
    at: Date,
  ) => Promise<BranchPhoto | null>
  /** Which of these the branch has; they stay for another day. */
  readonly hold: (branch: Branch, ids: readonly string[], at: Date) => Promise<ReadonlySet<string>>
  readonly list: (
    branch: Branch,
    asked: { readonly after: number; readonly most: number },
  ) => Promise<readonly BranchPhoto[]>
  readonly remove: (branch: Branch, id: string, at: Date) => Promise<'removed' | 'unknown' | 'in-use'>
}

export interface PhotosDeps {
  readonly branchPhotos: BranchPhotos
  /** As owners' photos are taken. Null if the agency has no such branch. */
  readonly keepFile: (branch: Branch, file: SentFile) => Promise<KeptFile | null>
}

export const NO_BRANCH: ApiAnswer = {
  problem: 'nothing-here',
  detail: 'The agency has no such branch, or the key is for another one.',
}
const NO_PHOTO: ApiAnswer = { problem: 'nothing-here', detail: 'The branch has no such photo.' }
const IN_USE: ApiAnswer = {
  problem: 'in-use',
  detail: 'An advert has this photo. Put the advert without it first.',
}
export const BUSY: ApiProblem = {
  problem: 'unavailable',
  detail: 'We’re getting a lot of photos. Try again in a moment.',
  waitSeconds: 5,
}
const MANY = 'The agency has sent a lot of photos today.'
const TRIES = 3

export function branchOf({ key, given }: { readonly key: ApiKey; readonly given: ApiCall['given'] }) {
  const { branch = '' } = given
  return key.branch === null || key.branch === branch ? { agencyId: key.agencyId, branch } : null
}

const photoJson = ({ id, width, height, bytes, uploadedAt, adverts }: BranchPhoto) => ({
  ...{ id, width, height, bytes, adverts },
  uploaded_at: uploadedAt.toISOString(),
})

export async function uploadPhoto({ branchPhotos, keepFile }: PhotosDeps, call: ApiCall): Promise<ApiAnswer> {
  const branch = branchOf(call)
  if (branch === null) return NO_BRANCH
  const { file, at } = call
  if (file === null) throw new Error('an upload came without its file')
  for (let tries = 0; tries < TRIES; tries++) {
    const kept = await keepFile(branch, file)
    if (kept === null) return NO_BRANCH
    if (!('photo' in kept)) return refusalFor(kept, file)
    const photo = await branchPhotos.add(branch, { id: kept.photo.id, bytes: file.bytes }, at)
    if (photo !== null) return { status: kept.kind === 'stored' ? 201 : 200, body: photoJson(photo) }
  }
  return BUSY
}

function refusalFor(kept: NotKept, { pointer }: SentFile): ApiAnswer {
  switch (kept.kind) {
    case 'no-photo':
      return faulty([{ in: 'body', pointer, code: 'GP_TYPE', detail: kept.why }])
    case 'limited':
      return { problem: 'too-many', detail: MANY, waitSeconds: kept.retryAfterSeconds }
    case 'busy':
      return BUSY
  }
}

export async function listPhotos({ branchPhotos }: PhotosDeps, call: ApiCall): Promise<ApiAnswer> {
  const branch = branchOf(call)
  if (branch === null) return NO_BRANCH
  const { rows, next } = await pageOf(call, (page) => branchPhotos.list(branch, page))
  return { status: 200, body: { photos: rows.map(photoJson), next } }
}

export async function removePhoto({ branchPhotos }: PhotosDeps, call: ApiCall): Promise<ApiAnswer> {
  const branch = branchOf(call)
  if (branch === null) return NO_BRANCH
  const outcome = await branchPhotos.remove(branch, call.given['photo'] ?? '', call.at)
  if (outcome === 'removed') return { status: 204, body: null }
  return outcome === 'in-use' ? IN_USE : NO_PHOTO
}
