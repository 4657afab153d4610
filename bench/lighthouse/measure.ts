import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { paths } from '../../src/shared/journey/paths.ts'
import { publishedByCalls } from '../../tests/support/by-calls.ts'
import { CHROMIUM_FLAGS, chromiumPath, launchChromium } from '../browser/chromium.ts'
import { LANDINGS, LIGHTHOUSE_CATEGORIES, lighthouse } from '../goals.ts'
import type { Samples } from '../samples.ts'

const CLI = path.join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js')
const CATEGORIES = Object.keys(LIGHTHOUSE_CATEGORIES)
const PATIENCE_MS = 180_000
const MOST_BYTES = 64 * 1024 * 1024

interface Wanted {
  readonly origin: string
  readonly runs: number
  readonly print: (line: string) => void
}

/** Lighthouse's four scores of the pages that people land on, as it measures a phone by itself; 100 is the best. */
export async function measureLighthouse({ origin, runs, print }: Wanted, samples: Samples): Promise<void> {
  const advert = await anAdvert(origin)
  for (let run = 0; run < runs; run += 1) {
    for (const page of LANDINGS) {
      print(`Lighthouse, run ${run + 1} of ${runs}: ${page} …`)
      const scores = await scoresOf(origin + (page === '/advert' ? advert : page))
      for (const [category, score] of scores) samples.add(lighthouse(page), category, score)
    }
  }
}

async function anAdvert(origin: string): Promise<string> {
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext({ baseURL: origin })).newPage()
    const { listing } = await publishedByCalls(page, { photos: 1, picture: aPhoto })
    return paths.advert(listing)
  } finally {
    await browser.close()
  }
}

/** As heavy as a phone's photo is once it is reduced: some 350 kB at 1600 pixels. */
function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise } })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** By category, of 100; not a number where Lighthouse could not tell. */
async function scoresOf(url: string): Promise<ReadonlyMap<string, number>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ],
    {
      timeout: PATIENCE_MS,
      maxBuffer: MOST_BYTES,
      env: { ...process.env, ...(chromiumPath === undefined ? {} : { CHROME_PATH: chromiumPath }) },
    },
  )
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> }
  return new Map(CATEGORIES.map((category) => [category, (categories[category]?.score ?? Number.NaN) * 100]))
}
