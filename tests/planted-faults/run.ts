import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlantedFault } from './fault.ts'
import { PLANTED_FAULTS } from './faults.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Says of what sources the built pages are. */
const STAMP = path.join(ROOT, 'build/stamp')
const wanted = process.argv[2] ?? ''
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, file), ...args], { cwd: ROOT, encoding: 'utf8' })

function build(): void {
  if (run('scripts/build.mjs').status !== 0) throw new Error('the pages cannot be built')
}

/** The tests that fail; none where the fault is not caught. */
function failures({ caughtBy, title }: PlantedFault): string[] {
  const isBrowser = caughtBy.startsWith('tests/e2e/')
  if (isBrowser || !existsSync(STAMP)) build()
  const { stdout, stderr } = isBrowser
    ? run(
        'node_modules/@playwright/test/cli.js',
        ...[
          'test',
          '--reporter=line',
          '--retries=0',
          caughtBy,
          ...(title === undefined ? [] : ['-g', title]),
        ],
      )
    : run(
        'node_modules/vitest/vitest.mjs',
        ...[
          'run',
          '--reporter=verbose',
          '--no-color',
          caughtBy,
          ...(title === undefined ? [] : ['-t', title]),
        ],
      )
  const marked = isBrowser ? /^ +\d+\) (.*?) ─*$/gm : /^ FAIL {2}(.* > .*)$/gm
  return [...new Set([...`${stdout}${stderr}`.matchAll(marked)].map(([, name]) => name ?? ''))]
}

type Outcome = 'caught' | 'missed' | 'stale'

/** Plants one fault, runs what has to catch it, and takes it away again. */
function plant(fault: PlantedFault): Outcome {
  const { name, file, from, to } = fault
  const place = path.join(ROOT, file)
  const text = readFileSync(place, 'utf8')
  if (text.split(from).length !== 2) {
    print(`STALE   ${name}: ${file} does not have its text exactly once`)
    return 'stale'
  }
  const restore = (): void => writeFileSync(place, text)
  process.once('exit', restore)
  const planted = text.replace(from, () => to)
  writeFileSync(place, planted)
  const [first, ...others] = failures(fault)
  restore()
  // The pages may have been built with the fault.
  if (fault.caughtBy.startsWith('tests/e2e/')) rmSync(STAMP, { force: true })
  process.off('exit', restore)
  if (first === undefined) {
    print(`MISSED  ${name}: by ${fault.caughtBy}`)
    return 'missed'
  }
  print(`caught  ${name}\n        by ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`)
  return 'caught'
}

// Ended by a signal, it still takes back what it planted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

const faults = PLANTED_FAULTS.filter(({ name }) => name.includes(wanted))
const outcomes = faults.map(plant)
const caught = outcomes.filter((outcome) => outcome === 'caught').length
print(`${caught} of ${faults.length} caught`)
process.exit(faults.length > 0 && caught === faults.length ? 0 : 1)
