import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { aJpegOfHiddenScans, aJpegOfScans, withSegments } from '../../../../tests/support/hostile-jpeg.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { refusedUnopened } from './inspect-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-inspect-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const photo = (side = 2_000) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

test.each<[string, () => Buffer | Promise<Buffer>, string | null]>([
  ['fifty scans', () => aJpegOfScans(50), null],
  ['fifty-one scans', () => aJpegOfScans(51), 'too-much-work'],
  ['scans where a reader of segments jumps over them', aJpegOfHiddenScans, 'damaged'],
  ['950 segments more than a photo has', async () => withSegments(await aPicture(), 950), null],
  ['1,000 segments more than a photo has', async () => withSegments(await aPicture(), 1_000), 'too-much-work'],
  ['a photo', () => photo().jpeg().toBuffer(), null],
  ['a photo in progressive scans', () => photo().jpeg({ progressive: true }).toBuffer(), null],
  ['a photo by mozjpeg', () => photo().jpeg({ mozjpeg: true }).toBuffer(), null],
  ['a photo with camera data', () => photo(200).withExif({ IFD0: { Make: 'x'.repeat(9_000) } }).jpeg().toBuffer(), null],
  ['half a photo', async () => (await aPicture()).subarray(0, 400), null],
])('%s', async (_what, make, expected) => {
  const file = path.join(folder, 'file')
  writeFileSync(file, await make())
  expect(await refusedUnopened(file)).toBe(expected)
}) // biome-ignore format: a table
