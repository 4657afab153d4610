import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { STOCK_MIB } from '#shared/account/agency-feeds.ts'
import { AGENT_PICTURE_MIB } from '#shared/advert/limits.ts'
import { MEBIBYTE } from '#shared/values/mebibyte.ts'

const MOST = {
  entries: 20_000,
  stockBytes: STOCK_MIB * MEBIBYTE,
  otherBytes: 25 * MEBIBYTE,
  pictureBytes: AGENT_PICTURE_MIB * MEBIBYTE,
  allBytes: 2_048 * MEBIBYTE,
  ratio: 100,
  /** Smaller entries may be pressed as much as they can. */
  ratioFrom: MEBIBYTE,
} as const
const LINK = 0o120000
const KIND_OF_FILE = 0o170000
const LOCAL_HEADER_BYTES = 30
const STOCK = /\.blm$/i
/** What computers add by themselves. */
const IGNORED = /^__MACOSX\/|(?:^|\/)(?:Thumbs\.db|\.DS_Store)$/i

/** The zip is refused; the message is for its sender. */
export class ZipProblem extends Error {}

/** The text of the stock in a zip: the last by its name, which has the date. Nothing is written by a name of the zip. */
export async function* stockInZip(file: string): AsyncGenerator<Buffer> {
  const zip = await opened(file)
  try {
    const entries = await checkedEntries(zip)
    const stock = entries
      .filter(({ fileName }) => STOCK.test(fileName))
      .toSorted(byName)
      .at(-1)
    if (stock === undefined) throw new ZipProblem('The zip doesn’t contain a .blm file.')
    yield* wholeBytes(zip, stock)
  } finally {
    zip.close()
  }
}

/** A file beside the stock; its bytes are null if it is larger than a picture may be. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Buffer | null
}

/** One is held at a time. */
export async function* filesInZip(file: string): AsyncGenerator<ZippedFile> {
  const zip = await opened(file)
  try {
    for (const entry of await checkedEntries(zip)) {
      if (STOCK.test(entry.fileName)) continue
      const isLarge = entry.uncompressedSize > MOST.pictureBytes
      yield { name: entry.fileName, bytes: isLarge ? null : await inOne(wholeBytes(zip, entry)) }
    }
  } finally {
    zip.close()
  }
}

/** Many times faster than by a Blob, for small ones. */
async function inOne(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

const byName = (a: Entry, b: Entry): number => (a.fileName.toLowerCase() < b.fileName.toLowerCase() ? -1 : 1)

/** What yauzl finds wrong (names that lead outside, sizes that lie) is a problem of the zip. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw problemOf(error)
  }
}

async function* askedEach<T>(all: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* all
  } catch (error) {
    throw problemOf(error)
  }
}

const problemOf = (error: unknown): ZipProblem =>
  new ZipProblem(`We can’t read the zip: ${(error as Error).message}.`)

const opened = (file: string): Promise<ZipFile> =>
  asked(
    openPromise(file, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    }),
  )

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> => asked(zip.openReadStreamPromise(entry))

/** yauzl does not compare the sum of the bytes with the one that the zip has of them. */
async function* wholeBytes(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  for await (const chunk of askedEach<Buffer>(await streamOf(zip, entry))) {
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (sum !== entry.crc32) throw new ZipProblem(`${entry.fileName} is damaged.`)
}

async function checkedEntries(zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > MOST.entries) throw new ZipProblem(`The zip has more than ${MOST.entries} files.`)
  const entries: Entry[] = []
  const names = new Set<string>()
  let bytes = 0
  for await (const entry of askedEach(zip.eachEntry())) {
    if (IGNORED.test(entry.fileName) || entry.fileName.endsWith('/')) continue
    check(entry)
    bytes += entry.uncompressedSize
    if (bytes > MOST.allBytes) throw new ZipProblem('The zip is too large once we open it.')
    const name = entry.fileName.toLowerCase()
    if (names.has(name)) throw new ZipProblem(`The zip has ${entry.fileName} twice.`)
    names.add(name)
    entries.push(entry)
  }
  refuseOverlaps(entries)
  return entries
}

function check(entry: Entry): void {
  const { fileName, compressedSize, uncompressedSize, externalFileAttributes } = entry
  const parts = fileName.split('/')
  const isOdd = parts.length > 2 || parts.some((part) => part.startsWith('.')) || /[\\\0:]/.test(fileName)
  if (isOdd) throw new ZipProblem('A name in the zip leads outside it, or is hidden.')
  if (((externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK)
    throw new ZipProblem('The zip has a link in it.')
  if (entry.isEncrypted()) throw new ZipProblem('The zip has a password.')
  if (/\.zip$/i.test(fileName)) throw new ZipProblem('The zip has a zip in it.')
  const most = STOCK.test(fileName) ? MOST.stockBytes : MOST.otherBytes
  const swells = uncompressedSize > MOST.ratioFrom && uncompressedSize > compressedSize * MOST.ratio
  if (uncompressedSize > most || swells) throw new ZipProblem(`${fileName} is too large once we open it.`)
}

/** A bomb names the same bytes many times. */
function refuseOverlaps(entries: readonly Entry[]): void {
  let end = 0
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new ZipProblem('Files in the zip overlap.')
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize
  }
}
