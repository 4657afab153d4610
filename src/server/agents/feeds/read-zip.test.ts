import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { filesInZip, stockInZip, ZipProblem, type ZippedFile } from './read-zip.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gatepost-zips-'))
})
afterAll(() => rm(folder, { recursive: true }))

const STOCK = 'A house with a garden. '.repeat(20)
const LINK = 0o120777

async function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  options: { mode?: number; compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, options)
  zip.end()
  return buffer(zip.outputStream)
}

async function written(bytes: Buffer): Promise<string> {
  const file = path.join(folder, randomUUID())
  await writeFile(file, bytes)
  return file
}

async function filesOf(file: string): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  for await (const one of filesInZip(file)) files.push(one)
  return files
}

/** What comes of it: its stock, or why it is refused. */
async function read(bytes: Buffer): Promise<string> {
  const file = await written(bytes)
  try {
    const stock = (await buffer(stockInZip(file))).toString()
    await filesOf(file)
    return stock
  } catch (error) {
    if (error instanceof ZipProblem) return `refused: ${error.message}`
    throw error
  }
}

/** A name of the same length in place of another, which no honest writer of zips would take. */
const renamed = async (from: string, to: string): Promise<Buffer> =>
  Buffer.from(
    (await zipOf({ 'a.blm': STOCK, [from]: 'x' })).toString('latin1').replaceAll(from, to),
    'latin1',
  )

const PICTURE = { 'a.blm': STOCK, 'b.jpg': 'a'.repeat(5_000_000) }
const CENTRAL = Buffer.from('PK\u0001\u0002', 'latin1')
const END = Buffer.from('PK\u0005\u0006', 'latin1')
/** Where a file's line of the directory has its numbers. */
const [FLAGS, METHOD, CRC, PRESSED, SIZE, OFFSET] = [8, 10, 16, 20, 24, 42] as const

/** The zip of one stock (and others behind it) after a change to the line of its directory. */
async function changed(
  change: (bytes: Buffer, line: number) => void,
  files: Readonly<Record<string, string>> = { 'a.blm': STOCK },
): Promise<Buffer> {
  const bytes = await zipOf(files)
  change(bytes, bytes.lastIndexOf(CENTRAL))
  return bytes
}

test('the stock of a zip is the last file of BLM by its name, whatever lies beside it', async () => {
  const zip = await zipOf({ '12_20261119.BLM': 'old', '12_20261120.blm': STOCK, '12_1_IMG_00.jpg': 'x' })
  expect(await read(zip)).toBe(STOCK)
})

test('what lies beside the stock is given by its name, without what is too large for a picture', async () => {
  const bytes = randomBytes(21 * 1_048_576)
  const files = { 'a.blm': STOCK, 'photos/b.jpg': 'x', 'old.BLM': 'y', 'large.jpg': bytes, 'Thumbs.db': 'z' }
  expect(await filesOf(await written(await zipOf(files)))).toEqual([
    { name: 'photos/b.jpg', bytes: Buffer.from('x') },
    { name: 'large.jpg', bytes: null },
  ])
})

test('of 10,000 tiny pictures one is held at a time', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}.jpg`, 'x']))
  const file = await written(await zipOf({ 'a.blm': STOCK, ...many }, { compress: false }))
  let given = 0
  for await (const { bytes } of filesInZip(file)) given += bytes?.length ?? 0
  expect(given).toBe(10_000)
})

/** The directory says that each of the pictures is as large as one may be, pressed or not. */
async function claiming(pictures: number): Promise<Buffer> {
  const names = Array.from({ length: pictures }, (_, index) => `${index}.jpg`)
  const bytes = await zipOf({ 'a.blm': STOCK, ...Object.fromEntries(names.map((name) => [name, 'x'])) })
  const stock = bytes.indexOf(CENTRAL)
  for (let line = stock; line !== -1; line = bytes.indexOf(CENTRAL, line + 1))
    if (line !== stock) for (const at of [PRESSED, SIZE]) bytes.writeUInt32LE(25 * 1_048_576, line + at)
  return bytes
}

test('of more than 2 GiB in all nothing is opened', async () => {
  expect(await read(await claiming(82))).toBe('refused: The zip is too large once we open it.')
  expect(await read(await claiming(81))).toBe('refused: Files in the zip overlap.')
})

test.each<readonly [string, () => Promise<Buffer>]>([
  ['a way out of it', () => renamed('xx/evil.jpg', '../evil.jpg')],
  ['a way out in the middle', () => renamed('a/xx/evil.jpg', 'a/../evil.jpg')],
  ['a whole path', () => renamed('xetc/evil.jpg', '/etc/evil.jpg')],
  ['a drive', () => renamed('Cx/evil.jpg', 'C:/evil.jpg')],
  ['a path of Windows', () => renamed('a_evil.jpg', 'a\\evil.jpg')],
  ['a nought in a name', () => renamed('evil_x.jpg', 'evil\0x.jpg')],
  ['folders in folders', () => zipOf({ 'a.blm': STOCK, 'a/b/c.jpg': '' })],
  ['a hidden file', () => zipOf({ 'a.blm': STOCK, '.htaccess': '' })],
  ['a zip in it', () => zipOf({ 'a.blm': STOCK, 'b.ZIP': '' })],
  ['one name twice', () => zipOf({ 'a.blm': STOCK, 'B.jpg': '', 'b.JPG': '' })],
  ['a link', () => zipOf({ 'a.blm': STOCK, 'b.jpg': '/etc/passwd' }, { mode: LINK })],
  ['a password', () => changed((bytes, line) => bytes.writeUInt16LE(1, line + FLAGS))],
  ['a way of packing that nobody knows', () => changed((bytes, line) => bytes.writeUInt16LE(99, line + METHOD))],
  ['a stock that swells', () => zipOf({ 'a.blm': 'a'.repeat(5_000_000) })],
  ['a picture that swells', () => zipOf({ 'a.blm': STOCK, 'b.jpg': 'a'.repeat(5_000_000) })],
  ['a picture that swells and says that it does not', () => changed((bytes, line) => bytes.writeUInt32LE(900_000, line + SIZE), PICTURE)],
  ['a picture that is larger than it says', () => changed((bytes, line) => bytes.writeUInt32LE(10, line + SIZE), PICTURE)],
  ['a picture that is smaller than it says', () => changed((bytes, line) => bytes.writeUInt32LE(5_000_009, line + SIZE), PICTURE)],
  ['other bytes of a picture than it was made of', () => changed((bytes, line) => bytes.writeUInt32LE(7, line + CRC), PICTURE)],
  ['a picture over the stock', () => changed((bytes, line) => bytes.writeUInt32LE(0, line + OFFSET), PICTURE)],
  ['a stock that is too large', () => changed((bytes, line) => bytes.writeUInt32LE(70_000_000, line + SIZE))],
  ['a picture that is too large', () => changed((bytes, line) => bytes.writeUInt32LE(30_000_000, line + SIZE), { 'a.blm': STOCK, 'b.jpg': 'x' })],
  ['a stock that is larger than it says', () => changed((bytes, line) => bytes.writeUInt32LE(10, line + SIZE))],
  ['a stock that is smaller than it says', () => changed((bytes, line) => bytes.writeUInt32LE(STOCK.length + 9, line + SIZE))],
  ['other bytes than it was made of', () => changed((bytes, line) => bytes.writeUInt32LE(7, line + CRC))],
  ['bytes that cannot be unpacked', () => changed((bytes) => bytes.fill(0xff, 40, 60))],
  ['files over one another', () => changed((bytes, line) => bytes.writeUInt32LE(0, line + OFFSET), { 'a.blm': STOCK, 'b.jpg': 'x' })],
  ['a file behind its end', () => changed((bytes, line) => bytes.writeUInt32LE(0x7fff_ffff, line + OFFSET))],
  ['fewer files than it says', () => changed((bytes) => bytes.writeUInt16LE(9, bytes.lastIndexOf(END) + 10))],
  ['too many files', () => changed((bytes) => bytes.writeUInt16LE(60_000, bytes.lastIndexOf(END) + 10))],
  ['no stock', () => zipOf({ 'a.jpg': '' })],
  ['no end', async () => (await zipOf({ 'a.blm': STOCK })).subarray(0, -30)],
  ['half of its bytes', async () => (await zipOf({ 'a.blm': STOCK })).subarray(0, 60)],
])('a zip with %s is refused, and nothing of it is written', async (_what, make) => {
  expect(await read(await make())).toMatch(/^refused: \w/)
}) // biome-ignore format: a table
