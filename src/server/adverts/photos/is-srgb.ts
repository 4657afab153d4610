/** Under D50, as sRGB's profile has them (IEC 61966-2-1, ICC.1:2022 section 9.2). */
const COLORANTS = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
} as const
const CURVES = ['rTRC', 'gTRC', 'bTRC'] as const
const COLORANT_MAY_DIFFER_BY = 0.001
const STEP = 1 / 255
const HEADER_BYTES = 128
const TAG_BYTES = 12
/** Profiles have up to about 20. Reading the 700,000 that fit into 8 MB takes most of a second. */
const MOST_TAGS = 100
/** `para` curve types that can describe sRGB (ICC.1:2022 section 10.18). */
const PARAMETERS_OF_KIND: Readonly<Record<number, number>> = { 3: 5, 4: 7 }

type Curve = (encoded: number) => number

/** Most profiles describe sRGB, and skipping the conversion saves a third of the time. False if it cannot be read. */
export function isSrgb(profile: Buffer): boolean {
  if (profile.length < HEADER_BYTES + 4 || profile.toString('latin1', 16, 24) !== 'RGB XYZ ') return false
  const tags = tagsOf(profile)
  if (tags === null) return false
  // A lookup table takes precedence (ICC.1:2022 section 8.10).
  if (tags.has('A2B0')) return false
  return (
    Object.entries(COLORANTS).every(([name, expected]) => isColorant(tags.get(name), expected)) &&
    CURVES.every((name) => isSrgbCurve(curveOf(tags.get(name))))
  )
}

/** Entries are name, offset and length, 4 bytes each. Null if there are too many. */
function tagsOf(profile: Buffer): Map<string, Buffer> | null {
  const tags = new Map<string, Buffer>()
  const first = HEADER_BYTES + 4
  const count = Math.min(profile.readUInt32BE(HEADER_BYTES), Math.floor((profile.length - first) / TAG_BYTES))
  if (count > MOST_TAGS) return null
  for (let at = first; at < first + count * TAG_BYTES; at += TAG_BYTES) {
    const start = profile.readUInt32BE(at + 4)
    const end = start + profile.readUInt32BE(at + 8)
    if (end <= profile.length) tags.set(profile.toString('latin1', at, at + 4), profile.subarray(start, end))
  }
  return tags
}

function isColorant(tag: Buffer | undefined, expected: readonly number[]): boolean {
  if (tag === undefined || tag.length < 20) return false
  return expected.every((value, i) => Math.abs(fixed(tag, 8 + 4 * i) - value) <= COLORANT_MAY_DIFFER_BY)
}

/** ICC's s15Fixed16Number. */
function fixed(tag: Buffer, at: number): number {
  return tag.readInt32BE(at) / 65_536
}

function curveOf(tag: Buffer | undefined): Curve | null {
  if (tag === undefined || tag.length < 12) return null
  const type = tag.toString('latin1', 0, 4)
  if (type === 'para') return parametricCurve(tag)
  return type === 'curv' ? sampledCurve(tag) : null
}

function parametricCurve(tag: Buffer): Curve | null {
  const parameters = PARAMETERS_OF_KIND[tag.readUInt16BE(8)]
  if (parameters === undefined || tag.length < 12 + 4 * parameters) return null
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: parameters }, (_, i) =>
    fixed(tag, 12 + 4 * i),
  )
  return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
}

function sampledCurve(tag: Buffer): Curve | null {
  const last = tag.readUInt32BE(8) - 1
  if (last < 1 || tag.length < 12 + 2 * (last + 1)) return null
  const sample = (i: number): number => tag.readUInt16BE(12 + 2 * i) / 65_535
  return (x) => {
    const below = Math.min(Math.floor(x * last), last - 1)
    return sample(below) + (sample(below + 1) - sample(below)) * (x * last - below)
  }
}

function isSrgbCurve(curve: Curve | null): boolean {
  if (curve === null) return false
  return Array.from({ length: 256 }, (_, step) => step * STEP).every(
    (encoded) => Math.abs(encodedAsSrgb(curve(encoded)) - encoded) < STEP / 2,
  )
}

/** IEC 61966-2-1. */
function encodedAsSrgb(light: number): number {
  return light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}
