import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { type Breakable, breakable } from './breakable.ts'
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
export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>
  readonly file: ReceivedFile
}
/** The caller must remove it. */
export interface ReceivedFile {
  readonly path: string
  /** SHA-256. */
  readonly hash: Buffer
}

interface Parts {
  readonly parser: BusboyInstance
  readonly fields: Map<string, string>
  file: { readonly stream: BusboyFileStream; readonly stored: Promise<ReceivedFile> } | null
  /** For a form that can still be read to its end. */
  problem: Refusal | null
  readonly reading: Breakable
  readonly finished: Promise<void>
}
type Chunks = AsyncIterator<Buffer, undefined>

const LIMITS = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 200,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8_192,
}
const IDLE_MS = 30_000
/** Once all data are there, only a waiting parser can be left. */
const END_MS = 3_000
/** Read and discarded, for senders that read the answer only after sending. */
const REST_BYTES = 33_554_432
const REST_MS = 10_000

const notAForm = (): Refusal => malformed('The request is not a valid multipart form.')
const stalled = (): Refusal => new Refusal(408, 'The upload stopped. Try again.', 'malformed_request')

/** Streams: nothing of the file is held in memory. Throws a Refusal. */
export async function receiveForm(raw: IncomingMessage, wanted: WantedFile): Promise<ReceivedForm> {
  const chunks = raw.iterator({ destroyOnReturn: false }) as Chunks
  const target = path.join(wanted.folder, randomUUID())
  let parts: Parts | null = null
  const breakOff = (): void => parts?.reading.breakOff(wanted.ended.reason)
  wanted.ended.addEventListener('abort', breakOff)
  try {
    parts = partsOf(raw, wanted.mostBytes, target)
    return await receive(parts, chunks, raw, wanted)
  } catch (error) {
    parts?.file?.stream.destroy()
    // The parser often notices a failing disk first, since it has nowhere to write.
    const failure = await parts?.file?.stored.then(
      () => null,
      (reason: unknown) => reason,
    )
    await rm(target, { force: true })
    if (!wanted.ended.aborted) await leaveTheRest(raw, chunks)
    throw asRefusal(isOfDisk(failure) ? failure : error, raw)
  } finally {
    wanted.ended.removeEventListener('abort', breakOff)
  }
}

function partsOf({ headers }: IncomingMessage, mostBytes: number, target: string): Parts {
  const parser = new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { ...LIMITS, fileSize: mostBytes },
  })
  const reading = breakable()
  const { breakOff } = reading
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  const parts: Parts = { parser, fields: new Map(), file: null, problem: null, reading, finished }
  parser.on('error', breakOff)
  parser.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) parts.problem ??= malformed('The form has a field that is too long.')
    if (parts.fields.has(name)) parts.problem ??= malformed('The form has a field twice.')
    parts.fields.set(name, value)
  })
  parser.on('file', (name, stream) => {
    // Before any wait: an error event without a listener ends the process.
    stream.on('error', breakOff)
    if (name !== 'file') parts.problem ??= malformed('The form needs its file under the name file.')
    const stored = store(stream, target)
    stored.catch(breakOff)
    parts.file = { stream, stored }
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      parts.problem ??= malformed('The form has more than one file and a few fields.')
    })
  }
  return parts
}

async function store(stream: BusboyFileStream, target: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  const handle = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of stream) {
      hash.update(chunk)
      // On a full disk `write` would write a part and not complain.
      await handle.appendFile(chunk)
    }
  } finally {
    await handle.close()
  }
  return { path: target, hash: hash.digest() }
}

async function receive(
  parts: Parts,
  chunks: Chunks,
  raw: IncomingMessage,
  { tooBig, mostBytes, slowest }: WantedFile,
): Promise<ReceivedForm> {
  const { parser, reading, finished } = parts
  const declared = Number(raw.headers['content-length'] ?? 0)
  const isTooSlow = rateCheck(slowest)
  let received = 0
  for (;;) {
    const next = await reading.wait(within(IDLE_MS, chunks.next(), stalled))
    if (next.done) break
    received += next.value.length
    if (isTooSlow(received)) throw stalled()
    if (received > mostBytes + REST_BYTES) throw tooBig(Math.max(received, declared))
    const written = new Promise<void>((resolve) => parser.write(next.value, () => resolve()))
    await reading.wait(written)
  }
  parser.end()
  await reading.wait(within(END_MS, finished, notAForm))
  if (parts.problem) throw parts.problem
  if (!parts.file) throw malformed('The form needs a file under the name file.')
  const file = await parts.file.stored
  if (parts.file.stream.truncated) throw tooBig(Math.max(received, declared))
  return { fields: parts.fields, file }
}

/** Whether too little has arrived since the last look, once in each such time. */
function rateCheck({ bytes, withinMs }: WantedFile['slowest']): (received: number) => boolean {
  let since = performance.now()
  let before = 0
  return (received) => {
    if (performance.now() - since < withinMs) return false
    const isTooSlow = received - before < bytes
    since = performance.now()
    before = received
    return isTooSlow
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
function asRefusal(error: unknown, raw: IncomingMessage): Refusal {
  if (!raw.complete && raw.destroyed) return malformed('The upload broke off.')
  if (error instanceof Refusal) return error
  return isOfDisk(error) ? storageDown(error) : notAForm()
}

const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error
