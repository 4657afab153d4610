import { once } from 'node:events'
import { constants, crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')
const uint32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([ascii(type), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const GREY = 0
const END = pngChunk('IEND', Buffer.alloc(0))

interface Claim {
  readonly width: number
  readonly height: number
  readonly bits?: number
}
const header = ({ width, height, bits = 8 }: Claim): Buffer =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([bits, GREY, 0, 0, 0])]))

const png = (claim: Claim, pixels: Buffer, ...before: Buffer[]): Buffer =>
  Buffer.concat([PNG_SIGNATURE, header(claim), ...before, pngChunk('IDAT', pixels), END])

/** So many zeros, deflated without ever being there. */
async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: constants.Z_BEST_SPEED })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const zeros = Buffer.alloc(1_048_576)
  for (let left = bytes; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain')
  }
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(parts)
}

const black = async (claim: Claim): Promise<Buffer> =>
  png(claim, await deflatedZeros((Math.ceil((claim.width * (claim.bits ?? 8)) / 8) + 1) * claim.height))

const onePixel = deflateSync(Buffer.alloc(2))
const ONE: Claim = { width: 1, height: 1 }

/** A picture that moves, of one pixel; each frame says nothing. */
function gif(frames: number): Buffer {
  const size = Buffer.from([1, 0, 1, 0])
  const screen = Buffer.concat([ascii('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]) // biome-ignore format: bytes
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), ascii(';')])
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`
/** What must stand in no picture that is served. */
export const SCRIPTS = ['<script>', '<?php', '%PDF', 'PK\u0003\u0004'] as const
const SCRIPT = SCRIPTS.join(' alert(1) ')

const aJpeg = (width = 900, height = 600): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a5',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()

export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  /** What the refusal says after the specification's sentence; null where a clean picture is made of it. */
  readonly refused:
    | ''
    | ' The file is empty.'
    | ' The picture is damaged or not complete.'
    | typeof TOO_LARGE
    | null
}
const TOO_LARGE = ' The picture has too many pixels; save a smaller copy and upload that.'
const DAMAGED = ' The picture is damaged or not complete.'

type Row = readonly [what: string, name: string, type: string, bytes: Buffer, refused: HostileFile['refused']]

/** Files that are no photos, or that are made to hurt whoever opens them (issue: Photos; reliability FIL-1 to FIL-4). */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const jpeg = await aJpeg()
  const plainPng = await sharp(jpeg).png().toBuffer()
  const rows: readonly Row[] = [
    ...notPictures(jpeg),
    ...cutOff(jpeg, plainPng),
    ...polyglots(jpeg),
    ...(await bombs()),
  ]
  return rows.map(([what, name, type, bytes, refused]) => ({ what, name, type, bytes, refused }))
}

const notPictures = (jpeg: Buffer): Row[] => [
  ['an SVG', 'x.svg', 'image/svg+xml', ascii(SVG), ''],
  ['an SVG as a PNG', 'x.png', 'image/png', ascii(SVG), ''],
  ['an SVG that reads a file', 'x.jpg', 'image/jpeg', ascii(XXE), ''],
  ['HTML as a JPEG', 'x.jpg', 'image/jpeg', ascii(`<html>${SCRIPT}</html>`), ''],
  ['a script', 'x.js', 'text/javascript', ascii('alert(1)'), ''],
  ['EICAR as a PNG', 'x.png', 'image/png', ascii('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR'), ''],
  ['a PDF', 'x.pdf', 'application/pdf', ascii('%PDF-1.7\n%%EOF'), ''],
  ['a ZIP', 'x.gif', 'image/gif', ascii('PK\u0003\u0004'.padEnd(100)), ''],
  ['a TIFF', 'x.tif', 'image/tiff', Buffer.concat([ascii('II*\0'), jpeg]), ''],
  ['a WebP', 'x.webp', 'image/webp', ascii('RIFF\0\0\0\0WEBPVP8 '), ''],
  ['a JPEG behind a space', 'x.jpg', 'image/jpeg', Buffer.concat([ascii(' '), jpeg]), ''],
]

const cutOff = (jpeg: Buffer, plainPng: Buffer): Row[] => [
  ['nothing', 'x.jpg', 'image/jpeg', Buffer.alloc(0), ' The file is empty.'],
  ['one byte', 'x.jpg', 'image/jpeg', Buffer.from([0xff]), ''],
  ['a JPEG’s first bytes', 'x.jpg', 'image/jpeg', jpeg.subarray(0, 20), DAMAGED],
  ['half a JPEG', 'x.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2), DAMAGED],
  ['half a PNG', 'x.png', 'image/png', plainPng.subarray(0, plainPng.length / 2), DAMAGED],
  ['a PNG’s signature', 'x.png', 'image/png', PNG_SIGNATURE, DAMAGED],
  ['a PNG with a wrong sum', 'x.png', 'image/png', Buffer.concat([plainPng.subarray(0, 29), ascii('XXXX'), plainPng.subarray(33)]), DAMAGED],
  ['a GIF’s signature', 'x.gif', 'image/gif', ascii('GIF89a'), DAMAGED],
  ['a PNG dressed as a JPEG’s start', 'x.jpg', 'image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), plainPng]), DAMAGED],
] // biome-ignore format: a table

const comment = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), ascii(text)])

const polyglots = (jpeg: Buffer): Row[] => [
  ['a JPEG with a script for a comment', 'x.php.jpg', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), comment(SCRIPT), jpeg.subarray(2)]), null],
  ['a JPEG with a page behind it', 'x.html', 'text/html', Buffer.concat([jpeg, ascii(SCRIPT)]), null],
  ['a GIF with a script behind it', 'x.js', 'text/javascript', Buffer.concat([gif(1), ascii(`/*${SCRIPT}*/`)]), null],
  ['a PNG with a script in its text', 'x.png', 'image/png', png(ONE, onePixel, pngChunk('tEXt', ascii(`Comment\0${SCRIPT}`))), null],
] // biome-ignore format: a table

async function bombs(): Promise<Row[]> {
  const text = ascii('Comment\0\0')
  const profile = ascii('icc\0\0')
  const chunks = Buffer.concat(Array.from({ length: 400_000 }, () => pngChunk('tEXt', Buffer.alloc(0))))
  const claim = { width: 2 ** 31 - 1, height: 2 ** 31 - 1 }
  return [
    ['16,000 × 16,000 pixels', 'x.png', 'image/png', await black({ width: 16_000, height: 16_000 }), TOO_LARGE],
    ['50,000 × 50,000 pixels', 'x.png', 'image/png', await black({ width: 50_000, height: 50_000, bits: 1 }), TOO_LARGE],
    ['a claim of 2³¹ pixels a side', 'x.png', 'image/png', png(claim, onePixel), DAMAGED],
    ['a line of 50 million pixels', 'x.png', 'image/png', await black({ width: 50_000_000, height: 1 }), TOO_LARGE],
    ['20,000 frames', 'x.gif', 'image/gif', gif(20_000), null],
    ['256 MB of text', 'x.png', 'image/png', png(ONE, onePixel, pngChunk('zTXt', Buffer.concat([text, await deflatedZeros(268_435_456)]))), null],
    ['a profile of 64 MB', 'x.png', 'image/png', png(ONE, onePixel, pngChunk('iCCP', Buffer.concat([profile, await deflatedZeros(67_108_864)]))), null],
    ['400,000 chunks', 'x.png', 'image/png', png(ONE, onePixel, chunks), DAMAGED],
  ] // biome-ignore format: a table
}
