import sharp, { type Metadata } from 'sharp'
import { LARGEST_SIDE, MEDIUM_WIDTH, THUMBNAIL_SIDE } from '#shared/form/photo-sizes.ts'
import type { Drawn, DrawnPhoto, NotAPhoto } from './drawn-photo.ts'
import { refusedUnopened } from './inspect-file.ts'
import { isSrgb } from './is-srgb.ts'

/** `mayHold`: the picture may be held in memory whole. */
export interface DrawRequest {
  readonly file: string
  readonly mayHold: boolean
}
/** 'must-be-held': not drawn, because there is no room to hold it now. */
export type DrawAnswer = Drawn | { readonly kind: 'must-be-held' }

/** Specification section 9: resize quality 0.8. */
const QUALITY = 80
/** 8192 × 6144, the largest from phones with 50 megapixels. */
const MOST_PIXELS = 50_331_648
/** Decoders hold a few lines at a time; no panorama is longer. */
const LONGEST_SIDE = 32_768
/** For a picture held whole: 25 megapixels of a progressive JPEG. */
const MOST_BYTES_HELD = 6 * 25_165_824
/** A progressive JPEG is held as two bytes for each of three colours, a GIF as RGBA. */
const BYTES_A_PIXEL: Readonly<Record<string, number>> = { jpeg: 6, gif: 4 }
const WHITE = '#ffffff'
const READING = { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true } as const

const notAPhoto = (why: NotAPhoto): Drawn => ({ kind: 'not-a-photo', why })

// The library can read more than the specification allows.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif'].flatMap((type) => [
    `VipsForeignLoad${type}File`,
    `VipsForeignLoad${type}Buffer`,
  ]),
})

sharp.cache(false)
sharp.concurrency(1)

/** Refuses files that cannot be decoded completely. A decoder has no time limit, so this runs in a process to kill. */
export async function drawPicture({ file, mayHold }: DrawRequest): Promise<DrawAnswer> {
  const refused = await refusedUnopened(file)
  if (refused !== null) return notAPhoto(refused)
  try {
    const metadata = await sharp(file, READING).metadata()
    if (Math.max(metadata.width, metadata.height) > LONGEST_SIDE) return notAPhoto('too-many-pixels')
    if (isHeld(metadata)) {
      if (bytesHeld(metadata) > MOST_BYTES_HELD) return notAPhoto('too-many-pixels')
      if (!mayHold) return { kind: 'must-be-held' }
    }
    return { kind: 'drawn', photo: await draw(file, metadata) }
  } catch (error) {
    return notAPhoto(whyNot((error as Error).message))
  }
}

function whyNot(message: string): NotAPhoto {
  if (/exceeds pixel limit/.test(message)) return 'too-many-pixels'
  return /insufficient memory|out of memory/i.test(message) ? 'too-much-work' : 'damaged'
}

/** GIFs, progressive pictures and rotated PNGs need all lines first; 16-bit ones take twice the memory and time. */
function isHeld({ isProgressive, depth, orientation = 1, format }: Metadata): boolean {
  if (format === 'gif') return true
  return (isProgressive ?? false) || depth === 'ushort' || (orientation > 1 && format !== 'jpeg')
}

function bytesHeld({ width, height, format, channels, depth }: Metadata): number {
  const aPixel = BYTES_A_PIXEL[format] ?? channels * (depth === 'ushort' ? 2 : 1)
  return width * height * aPixel
}

async function draw(file: string, { space, icc }: Metadata): Promise<DrawnPhoto> {
  const ignoreIcc = space === 'srgb' && icc !== undefined && isSrgb(icc)
  const { data, info } = await sharp(file, { ...READING, ignoreIcc })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const [large, medium, thumbnail] = await Promise.all([
    pixels().jpeg({ quality: QUALITY }).toBuffer(),
    pixels().resize({ width: MEDIUM_WIDTH, withoutEnlargement: true }).jpeg({ quality: QUALITY }).toBuffer(),
    pixels().resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer(),
  ])
  return { large, medium, thumbnail, width, height }
}
