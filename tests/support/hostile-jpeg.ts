const segment = (marker: number, ...body: number[]): Buffer =>
  Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body])

/** Bits to the bytes of a scan's data: filled up with ones, and a zero after each 0xff (ITU-T T.81, F.1.2.3). */
function entropyCoded(bits: string): Buffer {
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2)
    bytes.push(byte, ...(byte === 0xff ? [0] : []))
  }
  return Buffer.from(bytes)
}

const SIDE = 5_000
const BLOCKS = Math.ceil(SIDE / 8) ** 2
const LONGEST_RUN = 32_767
const [DC, AC] = [0, 1]
const huffman = (kind: number, symbol: number): Buffer =>
  segment(0xc4, kind << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol)
const scanOf = (from: number, to: number): Buffer => segment(0xda, 1, 1, 0, from, to, 0)

/** A scan that says of every block that nothing is in it, in runs of 32,767 (G.1.2.2). */
function emptyScan(): Buffer {
  const whole = Math.floor(BLOCKS / LONGEST_RUN)
  const rest = BLOCKS - whole * LONGEST_RUN
  const run = (length: number): string => `0${(length - 16_384).toString(2).padStart(14, '0')}`
  return Buffer.concat([scanOf(1, 63), entropyCoded(run(LONGEST_RUN).repeat(whole) + run(rest))])
}

/** A progressive grey JPEG of 25 megapixels; each of its scans makes a decoder go through all of it, and costs about 35 bytes. */
export function aJpegOfScans(scans: number): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, SIDE >> 8, SIDE & 0xff, SIDE >> 8, SIDE & 0xff, 1, 1, 0x11, 0),
    huffman(DC, 0),
    huffman(AC, 0xe0),
    scanOf(0, 0),
    entropyCoded('0'.repeat(BLOCKS)),
    ...Array.from({ length: scans - 1 }, emptyScan),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A JPEG with that many empty segments of an application before its picture. */
export const withSegments = (jpeg: Buffer, segments: number): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.alloc(segments * 4, Buffer.from([0xff, 0xef, 0, 2])),
    jpeg.subarray(2),
  ])

const RESTART_EVERY = 65_535
const LONGEST_SEGMENT = 0xfefe

/**
 * A picture as above, whose scans stand where a reader of segments may jump over them: a reserved marker inside the
 * first scan looks like a segment of 65,278 bytes, and a decoder that looks for the next restart goes through it byte
 * by byte.
 */
export function aJpegOfHiddenScans(): Buffer {
  const restarts: Buffer[] = []
  for (let left = BLOCKS - RESTART_EVERY, turn = 0; left > 0; left -= RESTART_EVERY, turn++) {
    const blocks = Math.min(RESTART_EVERY, left)
    restarts.push(Buffer.from([0xff, 0xd0 + (turn % 8)]), entropyCoded('0'.repeat(blocks)))
  }
  const hidden = Buffer.concat([...restarts, segment(0xdd, 0, 0)])
  const scan = emptyScan()
  const scans = Math.floor((LONGEST_SEGMENT - hidden.length) / scan.length)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, SIDE >> 8, SIDE & 0xff, SIDE >> 8, SIDE & 0xff, 1, 1, 0x11, 0),
    huffman(DC, 0),
    huffman(AC, 0xe0),
    segment(0xdd, RESTART_EVERY >> 8, RESTART_EVERY & 0xff),
    scanOf(0, 0),
    entropyCoded('0'.repeat(RESTART_EVERY)),
    Buffer.from([0xff, 0x02, LONGEST_SEGMENT >> 8, LONGEST_SEGMENT & 0xff]),
    hidden,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ])
}
