import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { inspect, parseArgs } from 'node:util'
import {
  BROWSER_GOALS,
  FEED_GOALS,
  LIGHTHOUSE_GOALS,
  PHOTO_GOALS,
  READER_GOALS,
  SERVER_GOALS,
} from './goals.ts'
import { startOurs, stopEverything } from './ours.ts'
import { installPeers } from './packages.ts'
import { outcomesOf, printFigures, printOutcomes, writeResults } from './report.ts'
import { collectSamples } from './samples.ts'

const USAGE =
  'npm run bench -- [browser] [lighthouse] [server] [photos] [feeds] [reader] [--runs 5] [--seconds 5]'
/** In this order: the browser's journeys publish adverts that Lighthouse's list would have. */
const PARTS = ['server', 'lighthouse', 'browser', 'photos', 'feeds', 'reader'] as const

/** For the person who waits; the figures go to standard output. */
const print = (line: string): void => void process.stderr.write(`${line}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
const seconds = Number(values.seconds)
const parts = positionals.length > 0 ? positionals : [...PARTS]
if (!parts.every((part) => (PARTS as readonly string[]).includes(part)) || !(runs >= 1 && seconds >= 1)) {
  print(USAGE)
  process.exit(1)
}

installPeers(import.meta.dirname, print)
buildOurs()
const samples = collectSamples()
const notes: string[] = []
if (runs < 5) notes.push(`Only ${runs} runs: what counts are medians of at least five.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopEverything().finally(() => process.exit(130)))
}
const ours = await startOurs()
const measure: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  server: async () => {
    const { measureServer } = await import('./server/measure.ts')
    return measureServer({ ours, runs, seconds, print }, samples)
  },
  browser: async () => {
    const { BROWSER_NOTES, measureBrowser } = await import('./browser/measure.ts')
    await measureBrowser({ origin: ours.origin, runs, print }, samples)
    return BROWSER_NOTES
  },
  lighthouse: async () => {
    const { measureLighthouse } = await import('./lighthouse/measure.ts')
    await measureLighthouse({ origin: ours.origin, runs, print }, samples)
    return []
  },
  photos: async () => {
    const { measurePhotos } = await import('./photos/measure.ts')
    return measurePhotos({ ours, runs, print }, samples)
  },
  reader: async () => {
    const { measureReader } = await import('./reader/measure.ts')
    await measureReader({ runs, print }, samples)
    return []
  },
  feeds: async () => {
    const { measureFeeds } = await import('./feeds/measure.ts')
    await measureFeeds({ runs, print }, samples)
    return []
  },
}
try {
  for (const part of PARTS.filter((name) => parts.includes(name))) {
    await measure[part]?.().then(
      (lines) => notes.push(...lines),
      // What was measured until then is printed all the same.
      (error: unknown) => {
        process.exitCode = 1
        notes.push(`The ${part} part ended early: ${inspect(error)}`)
      },
    )
  }
} finally {
  await ours.stop()
}

const goals = [
  ...(parts.includes('browser') ? BROWSER_GOALS : []),
  ...(parts.includes('lighthouse') ? LIGHTHOUSE_GOALS : []),
  ...(parts.includes('server') ? SERVER_GOALS : []),
  ...(parts.includes('photos') ? PHOTO_GOALS : []),
  ...(parts.includes('feeds') ? FEED_GOALS : []),
  ...(parts.includes('reader') ? READER_GOALS : []),
]
const outcomes = outcomesOf(goals, samples)
printFigures(samples)
printOutcomes(outcomes)
for (const note of notes) process.stdout.write(`\n${note}\n`)
writeResults(path.join(import.meta.dirname, 'results'), samples, outcomes, { parts, runs, notes })

function buildOurs(): void {
  print('Building …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm run build failed.')
}
