import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isSrgb } from './is-srgb.ts'

const COLORANTS = {
  rXYZ: [0.436_07, 0.222_49, 0.013_92],
  gXYZ: [0.385_15, 0.716_87, 0.097_08],
  bXYZ: [0.143_07, 0.060_61, 0.7141],
}
const PRIMARIES_OF_P3 = { ...COLORANTS, rXYZ: [0.515_12, 0.2412, -0.001_05] }
const TO_LIGHT = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45]
const light = (x: number): number => (x <= 0.040_45 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

function fixedNumbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, i) => {
    bytes.writeInt32BE(Math.round(value * 65_536), 4 * i)
  })
  return bytes
}

const tag = (type: string, ...rest: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(type), Buffer.alloc(4), ...rest])
const parametric = (kind: number, values: readonly number[]): Buffer =>
  tag('para', Buffer.from([0, kind, 0, 0]), fixedNumbers(values))

function sampled(samples: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + 2 * samples.length)
  bytes.writeUInt32BE(samples.length)
  samples.forEach((sample, i) => {
    bytes.writeUInt16BE(Math.round(sample * 65_535), 4 + 2 * i)
  })
  return tag('curv', bytes)
}
const sampledAt = (count: number, curve: (x: number) => number): Buffer =>
  sampled(Array.from({ length: count }, (_, i) => curve(i / (count - 1))))

interface ProfileParts {
  readonly curve: Buffer
  readonly colorants?: Readonly<Record<string, readonly number[]>>
  readonly more?: Readonly<Record<string, Buffer>>
  readonly space?: string
}

/** See ICC.1:2022, section 7. */
function profile({ curve, colorants = COLORANTS, more = {}, space = 'RGB ' }: ProfileParts): Buffer {
  const xyz = Object.entries(colorants).map(([name, at]) => [name, tag('XYZ ', fixedNumbers(at))] as const)
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const)
  const tags = [...xyz, ...curves, ...Object.entries(more)]
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  let at = 128 + table.length
  tags.forEach(([name, bytes], i) => {
    table.write(name, 4 + 12 * i, 'latin1')
    table.writeUInt32BE(at, 8 + 12 * i)
    table.writeUInt32BE(bytes.length, 12 + 12 * i)
    at += bytes.length
  })
  const header = Buffer.alloc(128)
  header.write(`${space}XYZ `, 16, 'latin1')
  return Buffer.concat([header, table, ...tags.map(([, bytes]) => bytes)])
}

const SRGB = profile({ curve: parametric(3, TO_LIGHT) })

async function profileOf(name: string): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const { icc } = await sharp(await picture.withIccProfile(name).jpeg().toBuffer()).metadata()
  return icc ?? Buffer.alloc(0)
}

describe('a profile that says sRGB', () => {
  test.each([
    ['by a formula', SRGB],
    ['by a formula with all its parts', profile({ curve: parametric(4, [...TO_LIGHT, 0, 0]) })],
    ['by 1,024 samples', profile({ curve: sampledAt(1_024, light) })],
    ['by 4,096 samples', profile({ curve: sampledAt(4_096, light) })],
  ])('%s', (_how, bytes) => {
    expect(isSrgb(bytes)).toBe(true)
  })

  test('as the library writes it', async () => {
    expect(isSrgb(await profileOf('srgb'))).toBe(true)
  })
})

/** Hundreds of thousands of tags fit into a profile that compresses to a few kilobytes. */
const MANY_TAGS = Object.fromEntries(
  Array.from({ length: 200 }, (_, i) => [`x${i}`.padEnd(4), Buffer.alloc(0)]),
)

describe('a profile that says something else', () => {
  test.each([
    ['more tags than any profile has', profile({ curve: parametric(3, TO_LIGHT), more: MANY_TAGS })],
    ['other primaries', profile({ curve: parametric(3, TO_LIGHT), colorants: PRIMARIES_OF_P3 })],
    ['one primary less', profile({ curve: parametric(3, TO_LIGHT), colorants: { rXYZ: COLORANTS.rXYZ } })],
    ['a power of 2.2', profile({ curve: sampledAt(1_024, (x) => x ** 2.2) })],
    ['light as it is', profile({ curve: sampledAt(2, (x) => x) })],
    ['no samples', profile({ curve: sampled([]) })],
    ['one sample, which is a power', profile({ curve: sampled([2.2 / 256]) })],
    ['a formula of a kind that sRGB has not', profile({ curve: parametric(0, [2.2]) })],
    ['a formula without its end', profile({ curve: parametric(3, TO_LIGHT.slice(0, 4)) })],
    ['a formula that is no number in the dark', profile({ curve: parametric(3, [2.4, 1, -0.5, 1, 0]) })],
    ['a curve of another type', profile({ curve: tag('vcgt', Buffer.alloc(40)) })],
    ['a table', profile({ curve: parametric(3, TO_LIGHT), more: { A2B0: tag('mft2', Buffer.alloc(40)) } })],
    ['grey', profile({ curve: parametric(3, TO_LIGHT), space: 'GRAY' })],
  ])('%s', (_what, bytes) => {
    expect(isSrgb(bytes)).toBe(false)
  })

  test.each(['p3', 'cmyk'])('%s, as the library writes it', async (name) => {
    expect(isSrgb(await profileOf(name))).toBe(false)
  })
})

test('a profile cut off anywhere, or whose numbers lie, is none that we know', () => {
  for (let end = 0; end < SRGB.length; end += 1) expect(isSrgb(SRGB.subarray(0, end)), `${end}`).toBe(false)
  for (let at = 128; at < 128 + 4 + 12 * 6; at += 4) {
    const lying = Buffer.from(SRGB)
    lying.writeUInt32BE(0xff_ff_ff_ff, at)
    // Only the tag count may be too high.
    expect(isSrgb(lying), `${at}`).toBe(at === 128)
  }
})
