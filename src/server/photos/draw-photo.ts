import { open, readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp, { type Metadata } from 'sharp'
import { isSrgb } from './is-srgb.ts'

/** What we make of a file: JPEG, upright, sRGB, and nothing of what the file said beside its picture. */
export interface DrawnPhoto {
  /** At most 1600 × 1600 pixels. */
  readonly large: Buffer
  /** 200 × 200. */
  readonly thumbnail: Buffer
  readonly width: number
  readonly height: number
}
export type NotAPhoto = 'empty' | 'other-type' | 'damaged' | 'too-many-pixels'
export type Drawn =
  | { readonly kind: 'drawn'; readonly photo: DrawnPhoto }
  | { readonly kind: 'not-a-photo'; readonly why: NotAPhoto }

const LARGEST_SIDE = 1_600
const THUMBNAIL_SIDE = 200
/** Specification section 9: resize quality 0.8. */
const QUALITY = 80
/** 8192 × 6144, the largest that telephones of 50 megapixels take. */
const MOST_PIXELS = 50_331_648
/** Lines are held by the dozen; no panorama is longer. */
const LONGEST_SIDE = 32_768
/** In memory, of a picture that has to be there whole: 25 megapixels of a progressive JPEG. */
const MOST_BYTES_HELD = 6 * 25_165_824
/** A progressive JPEG is held as coefficients of two bytes for each of its three or four colours. */
const JPEG_BYTES_A_PIXEL = 6
const PATIENCE_SECONDS = 10
const WHITE = '#ffffff'
const READING = { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true } as const
const TOO_MANY_PIXELS = { kind: 'not-a-photo', why: 'too-many-pixels' } as const
const DAMAGED = { kind: 'not-a-photo', why: 'damaged' } as const

const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: Buffer.from('GIF8'),
}
/** Ten times what 8 MiB in pieces of 8 kB come to; hundreds of thousands take seconds. */
const MOST_CHUNKS = 10_000

// Nothing is read but what the specification takes, whatever else the library can read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif'].flatMap((type) => [
    `VipsForeignLoad${type}File`,
    `VipsForeignLoad${type}Buffer`,
  ]),
})
// No picture is asked for twice.
sharp.cache(false)
sharp.concurrency(1)

const heldOneAtATime = pLimit(1)

/** Decodes the file once and draws both pictures of it; what cannot be decoded to its end is refused. */
export async function drawPhoto(file: string): Promise<Drawn> {
  const refused = await refusedUnopened(file)
  if (refused !== null) return { kind: 'not-a-photo', why: refused }
  try {
    const metadata = await sharp(file, READING).metadata()
    if (Math.max(metadata.width, metadata.height) > LONGEST_SIDE) return TOO_MANY_PIXELS
    if (!isHeld(metadata)) return { kind: 'drawn', photo: await draw(file, metadata) }
    if (bytesHeld(metadata) > MOST_BYTES_HELD) return TOO_MANY_PIXELS
    return { kind: 'drawn', photo: await heldOneAtATime(() => draw(file, metadata)) }
  } catch (error) {
    return /exceeds pixel limit/.test((error as Error).message) ? TOO_MANY_PIXELS : DAMAGED
  }
}

/** Whether no line of the picture is ready before all are, or each takes twice the room and the time. */
function isHeld({ isProgressive, depth, orientation = 1, format }: Metadata): boolean {
  return (isProgressive ?? false) || depth === 'ushort' || (orientation > 1 && format !== 'jpeg')
}

function bytesHeld({ width, height, format, channels, depth }: Metadata): number {
  const aPixel = format === 'jpeg' ? JPEG_BYTES_A_PIXEL : channels * (depth === 'ushort' ? 2 : 1)
  return width * height * aPixel
}

async function refusedUnopened(file: string): Promise<NotAPhoto | null> {
  const beginning = await beginningOf(file)
  if (beginning.length === 0) return 'empty'
  const isOne = (signature: Buffer): boolean => beginning.subarray(0, signature.length).equals(signature)
  if (!Object.values(SIGNATURES).some(isOne)) return 'other-type'
  return isOne(SIGNATURES.png) && hasTooManyChunks(await readFile(file)) ? 'damaged' : null
}

/** Of most files no more than this is needed here: whole ones would be left for the garbage collector by the dozen. */
async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(SIGNATURES.png.length),
      0,
      SIGNATURES.png.length,
      0,
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Each is four bytes of length, four of type, the data and four of sum (PNG specification, section 5.3). */
function hasTooManyChunks(png: Buffer): boolean {
  let chunks = 0
  for (let at = SIGNATURES.png.length; at + 4 <= png.length; at += png.readUInt32BE(at) + 12) chunks += 1
  return chunks > MOST_CHUNKS
}

async function draw(file: string, { space, icc }: Metadata): Promise<DrawnPhoto> {
  const ignoreIcc = space === 'srgb' && icc !== undefined && isSrgb(icc)
  const { data, info } = await sharp(file, { ...READING, ignoreIcc })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const [large, thumbnail] = await Promise.all([
    pixels().jpeg({ quality: QUALITY }).toBuffer(),
    pixels().resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer(),
  ])
  return { large, thumbnail, width, height }
}
