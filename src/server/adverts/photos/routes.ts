import { rm } from 'node:fs/promises'
import { LIMITS } from '#shared/advert/limits.ts'
import { NO_UUID } from '#shared/api/read-call.ts'
import { photoUrl, thumbnailUrl } from '#shared/form/photo.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import { accepted } from '../../http/answers.ts'
import type { OwnerCaller } from '../../http/caller.ts'
import { ruleOf } from '../../http/endpoint-rules.ts'
import { type Answer, type Call, type Entrance, noBody } from '../../http/entrance.ts'
import { FairQueue, type FairQueueLimits } from '../../http/fair-queue.ts'
import { receiveForm } from '../../http/multipart.ts'
import type { WantedFile } from '../../http/receive-body.ts'
import {
  draftNotFound,
  malformed,
  notFound,
  Refusal,
  refused,
  storageDown,
  tooMany,
  unavailable,
} from '../../http/refusal.ts'
import { PICTURE_POLICY } from '../../http/security-headers.ts'
import { whileThere } from '../../http/while-there.ts'
import type { StoredPhoto } from './photo.ts'
import { type ReadPhoto, type ReadPhotoDeps, readPhoto } from './read-photo.ts'
import { type UploadDeps, type Uploaded, uploadPhoto } from './upload-photo.ts'

export interface PhotoDeps extends UploadDeps {
  readonly photos: UploadDeps['photos'] & ReadPhotoDeps['photos']
  readonly files: UploadDeps['files'] & ReadPhotoDeps['files']
  readonly now: UploadDeps['now'] & ReadPhotoDeps['now']
  readonly hasRoom: () => Promise<boolean>
  readonly receiving: { readonly queue: FairQueueLimits; readonly slowest: WantedFile['slowest'] }
  readonly incoming: string
}

const BUSY_SECONDS = 5
/** A URL always means the same picture; before publication only the owner may cache it. */
const CACHE = 'max-age=31536000, immutable'

export function registerPhotoRoutes({ handle }: Entrance, deps: PhotoDeps): void {
  const turns = new FairQueue(deps.receiving.queue)
  handle('uploadFile', noBody, (call) =>
    whileThere(call.request.raw, async (gone) => {
      const uploaded = await turns.run(call.caller.client, gone, (ended) => upload(deps, call, ended))
      if (uploaded !== 'busy') return uploaded
      // Discard the rest, so that the client reads the answer.
      call.request.raw.resume()
      return gone.aborted ? malformed('The upload broke off.') : busy()
    }),
  )
  handle('photo', noBody, async ({ param: name, caller, reply }) => {
    const read = await whileStored(() => readPhoto(deps, name, caller.ownerKey))
    if (read.kind === 'not-found') return notFound(read.refused ? 'ownership_refused' : null)
    return reply.headers(headersOf(read)).send(read.bytes)
  })
}

const headersOf = ({ isPublic }: Extract<ReadPhoto, { kind: 'found' }>) => ({
  'content-type': 'image/jpeg',
  'cache-control': `${isPublic ? 'public' : 'private'}, ${CACHE}`,
  'content-security-policy': PICTURE_POLICY,
})

async function upload(deps: PhotoDeps, call: Call<null, OwnerCaller>, ended: AbortSignal): Promise<Answer> {
  if (!(await deps.hasRoom())) return storageDown(new Error('the disk of DATA_DIR is nearly full'))
  const { ownerKey, client } = call.caller
  const { fields, file } = await receiveForm(call.request.raw, wantedFile(deps, ended))
  try {
    const draftUuid = fields.get('uuid')
    if (!isUuid(draftUuid)) return malformed(NO_UUID)
    const uploaded = { path: file.path, contentHash: file.hash, gone: ended }
    const isPlan = fields.get('isPlan') === 'true'
    const place = { draftUuid, ownerKey, isPlan }
    return answerTo(await whileStored(() => uploadPhoto(deps, place, uploaded, client)), isPlan)
  } finally {
    await rm(file.path, { force: true })
  }
}

const wantedFile = ({ incoming, receiving }: PhotoDeps, ended: AbortSignal): WantedFile => ({
  folder: incoming,
  mostBytes: ruleOf('uploadFile').bodyBytes,
  tooBig,
  slowest: receiving.slowest,
  ended,
})

async function whileStored<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ProviderFailed) throw storageDown(error)
    throw error
  }
}

const tooBig = (bytes: number): Refusal =>
  new Refusal(413, UPLOAD_MESSAGES.tooBig(bytes, LIMITS.photoBytes), 'body_too_large')
const busy = (): Refusal => unavailable('We’re getting a lot of photos. Try again in a moment.', BUSY_SECONDS)
const MANY_PHOTOS = 'People on your network have uploaded a lot of photos today. Try again later.'

function answerTo(uploaded: Uploaded, isPlan: boolean): Answer {
  switch (uploaded.kind) {
    case 'stored':
      return accepted(wirePhoto(uploaded.photo))
    case 'duplicate':
      // Names the photo, in case the answer to the first upload was lost.
      return refused(UPLOAD_MESSAGES.notUnique, wirePhoto(uploaded.photo))
    case 'full':
      return refused(UPLOAD_MESSAGES.tooMany(isPlan ? LIMITS.plans : LIMITS.photos))
    case 'not-a-photo':
      return refused(UPLOAD_MESSAGES.notAPhoto[uploaded.why])
    case 'others':
      return draftNotFound(true)
    case 'limited':
      return tooMany(MANY_PHOTOS, uploaded.retryAfterSeconds)
    case 'busy':
      return busy()
  }
}

const wirePhoto = ({ id, width, height }: StoredPhoto) => ({
  id,
  url: photoUrl(id),
  thumbnail: thumbnailUrl(id),
  width,
  height,
})
