import { rm, stat } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { LIMITS } from '#shared/advert/limits.ts'
import { PHOTO_MIB } from '#shared/form/photo-sizes.ts'
import { FairQueue, type FairQueueLimits } from '../../http/fair-queue.ts'
import { receiveForm } from '../../http/multipart.ts'
import { receiveFile } from '../../http/raw-file.ts'
import type { ReceivedFile, WantedFile } from '../../http/receive-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { whileThere } from '../../http/while-there.ts'
import type { ApiAnswer, SentFile } from './api.ts'
import { BUSY } from './photos.ts'
import { refusalOf } from './problem-routes.ts'

export interface ReceiveDeps {
  /** Files are received here, under names of ours. */
  readonly incoming: string
  readonly hasRoom: () => Promise<boolean>
  readonly slowest: WantedFile['slowest']
  readonly queue: FairQueueLimits
}

/** `take` has the file until it is done. */
export type ReceiveFile = (
  request: FastifyRequest,
  agencyId: string,
  take: (file: SentFile) => Promise<ApiAnswer>,
) => Promise<ApiAnswer>

/** Agencies take turns, and none holds all places. */
export function receivingFiles({ queue, ...deps }: ReceiveDeps): ReceiveFile {
  const turns = new FairQueue(queue)
  return ({ raw }, agencyId, take) =>
    whileThere(raw, async (gone) => {
      const taken = await turns.run(agencyId, gone, (ended) => receive(deps, raw, ended, take))
      if (taken !== 'busy') return taken
      // Discard the rest, so that the client reads the answer.
      raw.resume()
      return BUSY
    })
}

async function receive(
  { incoming, hasRoom, slowest }: Omit<ReceiveDeps, 'queue'>,
  raw: FastifyRequest['raw'],
  gone: AbortSignal,
  take: (file: SentFile) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  if (!(await hasRoom())) return BUSY
  const wanted = { folder: incoming, mostBytes: LIMITS.photoBytes, tooBig, slowest, ended: gone }
  const { file, pointer } = await fileIn(raw, wanted).catch((error: unknown) => {
    throw error instanceof Refusal && error.statusCode === TOO_SLOW ? notReadable(error.message) : error
  })
  try {
    const { size: bytes } = await stat(file.path)
    return await take({ ...file, bytes, pointer, gone })
  } finally {
    await rm(file.path, { force: true })
  }
}

export const FORM_TYPE = 'multipart/form-data'

async function fileIn(
  raw: FastifyRequest['raw'],
  wanted: WantedFile,
): Promise<{ file: ReceivedFile; pointer: string }> {
  const isForm = raw.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE) === true
  return isForm
    ? { file: (await receiveForm(raw, wanted)).file, pointer: '/file' }
    : { file: await receiveFile(raw, wanted), pointer: '' }
}

/** The API has no problem for 408. */
const TOO_SLOW = 408
const notReadable = (detail: string): Refusal => refusalOf({ problem: 'not-readable', detail })

const tooBig = (): Refusal =>
  refusalOf({ problem: 'too-large', detail: `A photo can be up to ${PHOTO_MIB} MiB.` }, 'body_too_large')
