import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { STOCK_MIB, ZIP_MIB } from '#shared/account/agency-feeds.ts'
import { MEBIBYTE } from '#shared/values/mebibyte.ts'
import type { Feed } from './feed.ts'
import type { ImportStore } from './import.ts'
import { filesInZip, stockInZip, ZipProblem } from './read-zip.ts'

export interface ReceiveStockDeps {
  readonly imports: Pick<ImportStore, 'add' | 'hasRoom'>
  /** Files are received here, under names of ours. */
  readonly incoming: string
  readonly hasRoom: () => Promise<boolean>
  readonly now: () => Date
}

interface SentStock {
  readonly body: Readable
  /** Stops the receiving, which then fails. */
  readonly ended: AbortSignal
  readonly isDryRun?: boolean
  /** What is sent again under the same is taken once. */
  readonly importId?: string
}

export type ReceivedStock =
  | { readonly kind: 'received'; readonly importId: string }
  | { readonly kind: 'empty' | 'too-large' | 'no-room' }
  /** In words for the sender. */
  | { readonly kind: 'bad-zip'; readonly problem: string }

const MOST_BYTES = ZIP_MIB * MEBIBYTE
const MOST_STOCK_BYTES = STOCK_MIB * MEBIBYTE
const CHUNK_BYTES = 64 * 1_024
/** Of a zip with something in it. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')

class TooLarge extends Error {}

/** A file or a zip, which only has to be whole: what stands in it is read afterwards. */
export async function receiveStock(
  deps: ReceiveStockDeps,
  feed: Pick<Feed, 'id'>,
  { body, ended, isDryRun = false, importId = randomUUID() }: SentStock,
): Promise<ReceivedStock> {
  if (!((await deps.hasRoom()) && (await deps.imports.hasRoom(feed)))) return { kind: 'no-room' }
  const file = path.join(deps.incoming, randomUUID())
  try {
    const bytes = await write(body, file, ended)
    if (bytes === 0) return { kind: 'empty' }
    const stock = (await isZip(file)) ? zipped(file) : plain(file)
    await deps.imports.add(feed, { id: importId, isDryRun, ...stock }, deps.now())
    return { kind: 'received', importId }
  } catch (error) {
    if (error instanceof TooLarge) return { kind: 'too-large' }
    if (error instanceof ZipProblem) return { kind: 'bad-zip', problem: error.message }
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

const zipped = (file: string) => ({ chunks: limited(stockInZip(file)), files: filesInZip(file) })

const plain = (file: string) => ({
  chunks: limited(createReadStream(file, { highWaterMark: CHUNK_BYTES })),
  files: Readable.from([]) as AsyncIterable<never>,
})

async function write(body: Readable, file: string, signal: AbortSignal): Promise<number> {
  let bytes = 0
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw new TooLarge()
      yield chunk
    }
  }
  await pipeline(body, counted, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal })
  return bytes
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    return bytesRead === ZIP.length && buffer.equals(ZIP)
  } finally {
    await handle.close()
  }
}

/** What lies in a zip is counted as it is opened, too. */
async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MOST_STOCK_BYTES) throw new TooLarge()
    yield chunk
  }
}
