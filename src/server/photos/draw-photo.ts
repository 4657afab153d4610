import { open } from 'node:fs/promises'
import sharp from 'sharp'

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
const PATIENCE_SECONDS = 10
const WHITE = '#ffffff'

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
]
const LONGEST_SIGNATURE = 8

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

/** Decodes the file once and draws both pictures of it; what cannot be decoded to its end is refused. */
export async function drawPhoto(file: string): Promise<Drawn> {
  const refused = await refusedByItsBeginning(file)
  if (refused !== null) return { kind: 'not-a-photo', why: refused }
  try {
    return { kind: 'drawn', photo: await draw(file) }
  } catch (error) {
    const isTooLarge = /exceeds pixel limit/.test((error as Error).message)
    return { kind: 'not-a-photo', why: isTooLarge ? 'too-many-pixels' : 'damaged' }
  }
}

async function refusedByItsBeginning(file: string): Promise<NotAPhoto | null> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(LONGEST_SIGNATURE), 0, LONGEST_SIGNATURE, 0)
    if (bytesRead === 0) return 'empty'
    return SIGNATURES.some((signature) => signature.every((byte, i) => buffer[i] === byte))
      ? null
      : 'other-type'
  } finally {
    await handle.close()
  }
}

async function draw(file: string): Promise<DrawnPhoto> {
  const { data, info } = await sharp(file, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
  })
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
