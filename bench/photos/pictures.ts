import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '../../src/shared/advert/limits.ts'

/** A photo as a telephone takes it, on disk. */
export interface Picture {
  readonly file: string
  /** Of the picture as it lies in the file, before it is turned upright. */
  readonly width: number
}

/** 12 to 24 megapixels. */
const SIZES = [[4_000, 3_000], [4_608, 3_456], [5_120, 3_840], [5_632, 4_224]] as const // biome-ignore format: a table
const ORIENTATIONS = [1, 6, 1, 8, 3]
const LONGEST_SIDE = 5_632
/** Room for the EXIF block, and for one picture's noise being a little dearer than another's. */
const MOST_BYTES = LIMITS.photoBytes - 100_000
const LEAST_BYTES = 7_000_000
const QUALITIES = { lowest: 40, highest: 99 }
const NOISE = 40
/** Changes whenever other pictures are made. */
const VERSION = 1

type Size = (typeof SIZES)[number]

/** Twenty pictures of about 8 MB with noise over gradients, made once, the same on every machine with the same libvips. */
export async function makePictures(
  folder: string,
  print: (line: string) => void,
): Promise<readonly Picture[]> {
  const wanted = Array.from({ length: LIMITS.photos }, (_, number) => {
    const size = SIZES[number % SIZES.length] ?? SIZES[0]
    return { number, size, file: path.join(folder, `Room ${number + 1}, v${VERSION}.jpg`), width: size[0] }
  })
  mkdirSync(folder, { recursive: true })
  await removeOthers(folder, new Set(wanted.map(({ file }) => path.basename(file))))
  const missing = wanted.filter(({ file }) => !existsSync(file))
  if (missing.length > 0) {
    print(`Making ${missing.length} pictures of 8 MB …`)
    const noise = makeNoise(LONGEST_SIDE * LONGEST_SIDE)
    const qualities = new Map<Size, number>()
    for (const { number, size, file } of missing) {
      const pixels = pixelsOf(size, noise, number)
      const quality = qualities.get(size) ?? (await highestQuality(pixels, size))
      qualities.set(size, quality)
      const orientation = ORIENTATIONS[number % ORIENTATIONS.length] ?? 1
      await encoder(pixels, size, quality).withMetadata({ orientation }).toFile(`${file}.part`)
      renameSync(`${file}.part`, file)
    }
  }
  for (const { file } of wanted) {
    const { size } = await stat(file)
    if (size < LEAST_BYTES || size > LIMITS.photoBytes) throw new Error(`${file} has ${size} bytes.`)
  }
  return wanted.map(({ file, width }) => ({ file, width }))
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) if (!kept.has(name)) await unlink(path.join(folder, name))
}

/** The sum of two even distributions is near enough to a sensor's. From a fixed seed. */
function makeNoise(length: number): Int8Array {
  const noise = new Int8Array(length)
  let state = 0x9e_37_79_b9
  for (let i = 0; i < length; i += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    noise[i] = (((state & 0xff) + ((state >>> 8) & 0xff) - 255) * NOISE) / 255
  }
  return noise
}

/** Brightness and colour that change slowly, and noise on them, alike in the three colours. */
function pixelsOf([width, height]: Size, noise: Int8Array, number: number): Buffer {
  const pixels = Buffer.allocUnsafe(width * height * 3)
  const from = number * 7_919
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const grain = noise[(from + y * width + x) % noise.length] ?? 0
      pixels[at] = 60 + (120 * x) / width + grain
      pixels[at + 1] = 60 + (120 * y) / height + grain
      pixels[at + 2] = 60 + (60 * (x + number * 100)) / (width + 2_000) + grain
    }
  }
  return pixels
}

async function highestQuality(pixels: Buffer, size: Size): Promise<number> {
  let { lowest, highest } = QUALITIES
  while (lowest < highest) {
    const quality = Math.ceil((lowest + highest) / 2)
    const { length } = await encoder(pixels, size, quality).toBuffer()
    if (length <= MOST_BYTES) lowest = quality
    else highest = quality - 1
  }
  return lowest
}

/** A baseline JPEG, as cameras write them. */
const encoder = (pixels: Buffer, [width, height]: Size, quality: number): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality })
