import { open } from 'node:fs/promises'
import type { NotAPhoto } from './drawn-photo.ts'

const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: Buffer.from('GIF8'),
}
/** Ten times what 8 MiB needs in 8 kB chunks; hundreds of thousands take seconds. */
const MOST_PNG_CHUNKS = 10_000
/** Cameras write about 20. Each costs the decoder memory, and millions fit into 8 MiB. */
const MOST_JPEG_SEGMENTS = 1_000
/** Encoders write about 10. Each costs 55 bytes, but a pass of the decoder over the whole picture. */
const MOST_JPEG_SCANS = 50

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Lower codes are reserved (ITU-T T.81, table B.1). */
const FIRST_SEGMENT = 0xc0

/** Reused, because the garbage collector would free 8 MiB buffers too late. */
let space = Buffer.alloc(0)

export async function refusedUnopened(file: string): Promise<NotAPhoto | null> {
  const bytes = await readWhole(file)
  if (bytes.length === 0) return 'empty'
  const isOne = (signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)
  if (isOne(SIGNATURES.jpeg)) return whyNotDecoded(bytes)
  if (isOne(SIGNATURES.png)) return hasTooManyChunks(bytes) ? 'damaged' : null
  return isOne(SIGNATURES.gif) ? null : 'other-type'
}

/** Overwritten by the next call. */
async function readWhole(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    if (space.length < size) space = Buffer.alloc(size)
    const { bytesRead } = await handle.read(space, 0, size, 0)
    return space.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Length (4 bytes), type (4), data, checksum (4): PNG specification, section 5.3. */
function hasTooManyChunks(png: Buffer): boolean {
  let chunks = 0
  for (let at = SIGNATURES.png.length; at + 4 <= png.length; at += png.readUInt32BE(at) + 12) chunks += 1
  return chunks > MOST_PNG_CHUNKS
}

/** Markers as in ITU-T T.81, annex B. Reserved ones are refused: there decoders differ, and honest pictures have none. */
function whyNotDecoded(jpeg: Buffer): NotAPhoto | null {
  let segments = 0
  let scans = 0
  for (let at = nextMarker(jpeg, 2); at + 1 < jpeg.length; ) {
    const marker = jpeg[at + 1]
    if (marker === END_OF_IMAGE) return null
    if (marker === undefined || marker < FIRST_SEGMENT) return 'damaged'
    segments += 1
    if (marker === START_OF_SCAN) scans += 1
    if (segments > MOST_JPEG_SEGMENTS || scans > MOST_JPEG_SCANS) return 'too-much-work'
    const length = at + 4 <= jpeg.length ? jpeg.readUInt16BE(at + 2) : 0
    at = nextMarker(jpeg, at + 2 + length)
  }
  return null
}

function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(MARKER, from); at !== -1; at = jpeg.indexOf(MARKER, at + 1)) {
    const code = jpeg[at + 1]
    if (code !== undefined && !isInsideData(code)) return at
  }
  return jpeg.length
}

/** A stuffed zero, a fill byte 0xff, TEM and the restarts within a scan start no segment. */
const isInsideData = (code: number): boolean =>
  code === 0 || code === MARKER || code === 0x01 || (code >= 0xd0 && code <= 0xd7)
