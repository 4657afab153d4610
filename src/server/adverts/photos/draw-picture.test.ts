import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import type { DrawnPhoto } from './drawn-photo.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-draw-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function draw(bytes: Buffer) {
  files += 1
  const file = path.join(folder, String(files))
  writeFileSync(file, bytes)
  return drawPicture({ file, mayHold: true })
}
async function whyNot(bytes: Buffer): Promise<string | boolean> {
  const answer = await draw(bytes)
  return answer.kind === 'not-a-photo' ? answer.why : answer.kind === 'drawn'
}
async function drawn(bytes: Buffer): Promise<DrawnPhoto> {
  const result = await draw(bytes)
  if (result.kind !== 'drawn') throw new Error(JSON.stringify(result))
  return result.photo
}

/** By rows, from the top left. */
const CORNERS = [[250, 0, 0], [0, 250, 0], [0, 0, 250], [250, 250, 250]] as const // biome-ignore format: a table

function fourFields(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      pixels.set(CORNERS[corner] ?? [], (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

async function colourAt(picture: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels
  return [...data.subarray(at, at + 3)]
}

const near = (colour: readonly number[], expected: readonly number[], by = 12): boolean =>
  colour.every((value, i) => Math.abs(value - (expected[i] ?? NaN)) <= by)

async function expectUpright(picture: Buffer): Promise<void> {
  const places = [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]] as const // biome-ignore format: a table
  for (const [i, [across, down]] of places.entries()) {
    const colour = await colourAt(picture, across, down)
    expect(near(colour, CORNERS[i] ?? []), `corner ${i}: ${colour.join()}`).toBe(true)
  }
}

/** The inverse of each EXIF orientation: how a camera held that way stores the picture. */
const TURNED: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
}

describe('whichever way the camera was held, the picture is upright', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %d', async (orientation) => {
    const upright = await fourFields(300, 200).png().toBuffer()
    const turned = await TURNED[orientation]?.(sharp(upright)).png().toBuffer()
    for (const format of ['jpeg', 'png'] as const) {
      const file = await sharp(turned)
        .toFormat(format, { quality: 95 })
        .withMetadata({ orientation })
        .toBuffer()
      expect((await sharp(file).metadata()).orientation).toBe(orientation)
      const { width, height, ...pictures } = await drawn(file)
      expect([width, height]).toEqual([300, 200])
      for (const picture of Object.values(pictures)) await expectUpright(picture)
    }
  })
})

const EXIF = {
  IFD0: { Artist: 'Alex Owner', Make: 'Phone', Software: '<script>alert(1)</script>' },
  IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '0/1 7/1 0/1', GPSLongitudeRef: 'W' },
} // biome-ignore format: a table

describe('nothing of the file is kept but its picture', () => {
  test('neither place nor owner, nor any other metadata', async () => {
    const file = await fourFields(300, 200)
      .jpeg()
      .withExif(EXIF)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">serial 12345</x:xmpmeta>')
      .toBuffer()
    expect(file.includes('Alex Owner') && file.includes('serial 12345')).toBe(true)
    const { large, medium, thumbnail } = await drawn(file)
    for (const picture of [large, medium, thumbnail]) {
      const { exif, xmp, icc, iptc, comments } = await sharp(picture).metadata()
      expect([exif, xmp, icc, iptc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(picture.toString('latin1')).not.toMatch(/Alex Owner|serial|<script|Phone/)
    }
  })

  test('drawing a file twice gives the same pictures', async () => {
    const file = await fourFields(900, 600).jpeg().toBuffer()
    expect(await drawn(file)).toEqual(await drawn(file))
  })
})

describe('colours stay what they were', () => {
  test.each<[string, (picture: Sharp) => Sharp, within?: number]>([
    ['sRGB by its name', (picture) => picture.withIccProfile('srgb').jpeg({ quality: 95 })],
    ['a wide profile', (picture) => picture.withIccProfile('p3').jpeg({ quality: 95 })],
    // CMYK has no such red.
    ['CMYK', (picture) => picture.toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }), 24],
    ['16 bits', (picture) => picture.toColourspace('rgb16').png()],
    ['a palette', (picture) => picture.png({ palette: true })],
    ['a GIF', (picture) => picture.gif()],
  ])('of %s', async (_of, saved, within = 6) => {
    const brick = sharp({
      create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 90, b: 70 } },
    })
    const { large } = await drawn(await saved(brick).toBuffer())
    const colour = await colourAt(large, 0.5, 0.5)
    expect(near(colour, [200, 90, 70], within), colour.join()).toBe(true)
    expect((await sharp(large).metadata()).space).toBe('srgb')
  })

  test('grey stays grey, and what is transparent becomes white', async () => {
    const grey = await drawn(await fourFields(60, 40).greyscale().jpeg().toBuffer())
    expect(near(await colourAt(grey.large, 0.8, 0.8), [250, 250, 250])).toBe(true)
    const clear = { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const { large } = await drawn(await sharp({ create: clear }).png().toBuffer())
    expect(near(await colourAt(large, 0.5, 0.5), [255, 255, 255])).toBe(true)
  })
})

describe('the pictures are as large as they should be', () => {
  test.each([
    [4_000, 3_000, 1_600, 1_200],
    [3_000, 4_000, 1_200, 1_600],
    [1_600, 1_600, 1_600, 1_600],
    [300, 200, 300, 200],
    [1, 1, 1, 1],
    [5_000, 1, 1_600, 1],
  ])('%d × %d becomes %d × %d', async (width, height, drawnWidth, drawnHeight) => {
    const blank = sharp({ create: { width, height, channels: 3, background: '#abc' } })
    const { large, medium, thumbnail, ...size } = await drawn(await blank.jpeg().toBuffer())
    expect(size).toEqual({ width: drawnWidth, height: drawnHeight })
    expect(await sharp(large).metadata()).toMatchObject({
      width: drawnWidth,
      height: drawnHeight,
      format: 'jpeg',
    })
    expect((await sharp(medium).metadata()).width).toBe(Math.min(800, drawnWidth))
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 200, height: 200, format: 'jpeg' })
  })
})

describe('what would take too much memory is refused before it does', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#abc' } })
  test.each<[string, () => Promise<Buffer>, boolean]>([
    ['48 megapixels of JPEG', () => blank(8_000, 6_000).jpeg().toBuffer(), true],
    ['64 megapixels of JPEG', () => blank(9_200, 7_000).jpeg().toBuffer(), false],
    ['24 megapixels of progressive JPEG', () => blank(6_000, 4_000).jpeg({ progressive: true }).toBuffer(), true],
    ['30 megapixels of progressive JPEG', () => blank(6_000, 5_000).jpeg({ progressive: true }).toBuffer(), false],
    ['60 megapixels of interlaced PNG', () => blank(8_000, 7_500).png({ progressive: true }).toBuffer(), false],
  ])('%s', async (_what, make, isTaken) => {
    expect(await whyNot(await make())).toBe(isTaken || 'too-many-pixels')
  })
}) // biome-ignore format: tables
