import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { publishAdverts } from '../adverts.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../browser/chromium.ts'
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
  const [advert = ''] = await publishAdverts(origin, 1)
  for (let run = 0; run < runs; run += 1) {
    for (const page of LANDINGS) {
      print(`Lighthouse, run ${run + 1} of ${runs}: ${page} …`)
      const scores = await scoresOf(origin + (page === '/advert' ? advert : page))
      for (const [category, score] of scores) samples.add(lighthouse(page), category, score)
    }
  }
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
