import { rm } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '#shared/advert/limits.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { PHOTO_PATH, photoUrl, thumbnailUrl } from '#shared/form/photo.ts'
import { UPLOAD_MESSAGES } from '#shared/form/upload-messages.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { FairQueue, type FairQueueLimits } from '../fair-queue.ts'
import { ProviderFailed } from '../gateways/provider-failed.ts'
import { clientBucket } from '../http/client-address.ts'
import { receiveForm, type WantedFile } from '../http/multipart.ts'
import { draftNotFound, malformed, notFound, Refusal, storageDown, tooMany } from '../http/refusal.ts'
import { PICTURE_POLICY } from '../http/security-headers.ts'
import type { Visitors } from '../http/visitors.ts'
import type { StoredPhoto } from './photo.ts'
import { type ReadPhotoDeps, readPhoto } from './read-photo.ts'
import { type UploadDeps, type Uploaded, uploadPhoto } from './upload-photo.ts'

export interface PhotoDeps extends UploadDeps {
  readonly photos: UploadDeps['photos'] & ReadPhotoDeps['photos']
  readonly files: UploadDeps['files'] & ReadPhotoDeps['files']
  readonly now: UploadDeps['now'] & ReadPhotoDeps['now']
  readonly visitors: Visitors
  readonly closeDrawing: () => void
  /** Whether the disk has room for more. */
  readonly hasRoom: () => Promise<boolean>
  readonly receiving: { readonly queue: FairQueueLimits; readonly slowest: WantedFile['slowest'] }
  /** The folder where files are received. */
  readonly incoming: string
}

const BUSY_SECONDS = 5
/** An address is of one picture for ever; before it is published only its owner may keep it. */
const CACHE = 'max-age=31536000, immutable'

export function registerPhotoRoutes(app: FastifyInstance, deps: PhotoDeps): void {
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    // Read by the handler, as it comes.
    uploads.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
    const turns = new FairQueue(deps.receiving.queue)
    uploads.post(ENDPOINTS.uploadFile.path, { config: { takesItsTime: true } }, (request, reply) =>
      whileThere(request, async (gone) => {
        const done = await turns.run(clientBucket(request.ip), gone, (ended) =>
          upload(deps, request, reply, ended),
        )
        if (done !== 'busy') return done
        // What is still on its way is read and thrown away, so that the sender comes to hear the answer.
        request.raw.resume()
        throw gone.aborted ? malformed('The upload broke off.') : busy()
      }),
    )
  })
  app.addHook('onClose', async () => deps.closeDrawing())

  app.get<{ Params: { name: string } }>(`${PHOTO_PATH}:name`, async (request, reply) => {
    const ownerKey = await deps.visitors.keyOf(request)
    const read = await whileStored(() => readPhoto(deps, request.params.name, ownerKey))
    if (read.kind === 'not-found') throw notFound(read.refused ? 'ownership_refused' : null)
    return reply
      .headers({
        'content-type': 'image/jpeg',
        'cache-control': `${read.isPublic ? 'public' : 'private'}, ${CACHE}`,
        'content-security-policy': PICTURE_POLICY,
      })
      .send(read.bytes)
  })
}

/** Runs `work` with a signal that aborts when nobody waits for its answer any more. */
async function whileThere<T>({ raw }: FastifyRequest, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController()
  const onClose = (): void => gone.abort()
  raw.socket.once('close', onClose)
  try {
    return await work(gone.signal)
  } finally {
    raw.socket.off('close', onClose)
  }
}

async function upload(
  deps: PhotoDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  ended: AbortSignal,
): Promise<object> {
  if (!(await deps.hasRoom())) throw storageDown(new Error('the disk of DATA_DIR is nearly full'))
  const { slowest } = deps.receiving
  const wanted: WantedFile = {
    folder: deps.incoming,
    mostBytes: LIMITS.photoBytes,
    tooBig,
    slowest,
    ended,
  }
  const { fields, file } = await receiveForm(request.raw, wanted)
  try {
    const draftUuid = fields.get('uuid')
    if (!isUuid(draftUuid)) throw malformed('The uuid is not one of ours.')
    const place = { draftUuid, ownerKey: await deps.visitors.welcome(request, reply) }
    const uploaded = { path: file.path, contentHash: file.hash, gone: ended }
    const outcome = await whileStored(() => uploadPhoto(deps, place, uploaded, clientBucket(request.ip)))
    return answerTo(outcome)
  } finally {
    await rm(file.path, { force: true })
  }
}

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
const busy = (): Refusal =>
  new Refusal(503, 'A great many photos are arriving at once. Please try again in a moment.', null, {
    'retry-after': String(BUSY_SECONDS),
  })

function answerTo(uploaded: Uploaded): object {
  switch (uploaded.kind) {
    case 'stored':
      return { success: true, error_message: '', ...wirePhoto(uploaded.photo) }
    case 'duplicate':
      // Which one, for a page that never heard the answer to its first try.
      return { success: false, error_message: UPLOAD_MESSAGES.notUnique, ...wirePhoto(uploaded.photo) }
    case 'full':
      return { success: false, error_message: UPLOAD_MESSAGES.tooMany(LIMITS.photos) }
    case 'not-a-photo':
      return { success: false, error_message: UPLOAD_MESSAGES.notAPhoto[uploaded.why] }
    case 'others':
      throw draftNotFound(true)
    case 'limited':
      throw tooMany(
        'A great many photos were uploaded from your network today. Please try again later.',
        uploaded.retryAfterSeconds,
      )
    case 'busy':
      throw busy()
  }
}

const wirePhoto = ({ id, width, height }: StoredPhoto) => ({
  id,
  url: photoUrl(id),
  thumbnail: thumbnailUrl(id),
  width,
  height,
})
