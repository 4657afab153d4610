import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Breakable } from './breakable.ts'
import { malformed, Refusal, storageDown } from './refusal.ts'
import { within } from './within.ts'

export interface WantedFile {
  /** It is written here, under a name of ours. */
  readonly folder: string
  readonly mostBytes: number
  /** Given the size so far. */
  readonly tooBig: (bytes: number) => Refusal
  /** A slower client only blocks others. */
  readonly slowest: { readonly bytes: number; readonly withinMs: number }
  /** Stops the reading; its reason is thrown. */
  readonly ended: AbortSignal
}
/** The caller must remove it. */
export interface ReceivedFile {
  readonly path: string
  /** SHA-256. */
  readonly hash: Buffer
}

/** What makes something of a body. */
interface Receiver<T> {
  readonly reading: Breakable
  readonly write: (chunk: Buffer) => Promise<unknown>
  /** Given the size of the body. */
  readonly end: (bytes: number) => Promise<T>
  /** Resolves once nothing is written any more, with what the disk said, if it did. */
  readonly giveUp: () => Promise<unknown>
}
type Chunks = AsyncIterator<Buffer, undefined>

const IDLE_MS = 30_000
/** Read and discarded, for senders that read the answer only after sending. */
const REST_BYTES = 33_554_432
const REST_MS = 10_000

const stalled = (): Refusal => new Refusal(408, 'The upload stopped. Try again.', 'malformed_request')

/** Streams: nothing of the file is held in memory. Throws a Refusal; `wrong` is that of what cannot be read. */
export async function receiveBody<T>(
  raw: IncomingMessage,
  wanted: WantedFile,
  wrong: () => Refusal,
  receiverFor: (target: string) => Receiver<T>,
): Promise<T> {
  const chunks = raw.iterator({ destroyOnReturn: false }) as Chunks
  const target = path.join(wanted.folder, randomUUID())
  let receiver: Receiver<T> | null = null
  const breakOff = (): void => receiver?.reading.breakOff(wanted.ended.reason)
  wanted.ended.addEventListener('abort', breakOff)
  try {
    receiver = receiverFor(target)
    return await receive(receiver, chunks, raw, wanted)
  } catch (error) {
    const failure = await receiver?.giveUp()
    await rm(target, { force: true })
    if (!wanted.ended.aborted) await leaveTheRest(raw, chunks)
    throw asRefusal(isOfDisk(failure) ? failure : error, raw, wrong)
  } finally {
    wanted.ended.removeEventListener('abort', breakOff)
  }
}

export async function store(chunks: AsyncIterable<Buffer>, target: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const handle = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      // On a full disk `write` would write a part and not complain.
      await handle.appendFile(chunk)
    }
  } finally {
    await handle.close()
  }
  return { path: target, hash: hash.digest() }
}

export const failureOf = (stored: Promise<unknown>): Promise<unknown> =>
  stored.then(
    () => null,
    (reason: unknown) => reason,
  )

async function receive<T>(
  { reading, write, end }: Receiver<T>,
  chunks: Chunks,
  raw: IncomingMessage,
  { tooBig, mostBytes, slowest }: WantedFile,
): Promise<T> {
  const declared = Number(raw.headers['content-length'] ?? 0)
  const nextInTime = paced(chunks, slowest)
  let received = 0
  for (;;) {
    const next = await reading.wait(nextInTime())
    if (next.done) break
    received += next.value.length
    if (received > mostBytes + REST_BYTES) throw tooBig(Math.max(received, declared))
    await reading.wait(write(next.value))
  }
  return end(Math.max(received, declared))
}

/** The chunks of a body, as long as they come in time; throws a Refusal. */
export async function* inTime(raw: IncomingMessage, slowest: WantedFile['slowest']): AsyncGenerator<Buffer> {
  const chunks = raw.iterator({ destroyOnReturn: false }) as Chunks
  const nextInTime = paced(chunks, slowest)
  try {
    for (;;) {
      const next = await nextInTime()
      if (next.done) return
      yield next.value
    }
  } finally {
    await chunks.return?.()
    // Discard the rest, so that the client reads the answer.
    raw.resume()
  }
}

/** Gives the next chunk; throws a Refusal if it does not come in time, or too little did lately. */
function paced(chunks: Chunks, { bytes, withinMs }: WantedFile['slowest']): Chunks['next'] {
  let since = performance.now()
  let arrived = 0
  return async () => {
    const next = await within(IDLE_MS, chunks.next(), stalled)
    if (next.done) return next
    arrived += next.value.length
    if (performance.now() - since < withinMs) return next
    if (arrived < bytes) throw stalled()
    since = performance.now()
    arrived = 0
    return next
  }
}

async function leaveTheRest(raw: IncomingMessage, chunks: Chunks): Promise<void> {
  const deadline = performance.now() + REST_MS
  let left = REST_BYTES
  while (!raw.complete && !raw.destroyed && left > 0 && performance.now() < deadline) {
    const next = await within(deadline - performance.now(), chunks.next(), stalled).catch(() => null)
    if (next === null || next.done) return
    left -= next.value.length
  }
}

/** Failures are the sender's, except our disk's. */
function asRefusal(error: unknown, raw: IncomingMessage, wrong: () => Refusal): Refusal {
  if (!raw.complete && raw.destroyed) return malformed('The upload broke off.')
  if (error instanceof Refusal) return error
  return isOfDisk(error) ? storageDown(error) : wrong()
}

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error
