import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PLANTED_FAULTS, type PlantedFault } from './faults.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const wanted = process.argv[2] ?? ''

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, file), ...args], { cwd: ROOT, encoding: 'utf8' })

/** The tests that fail; none where the fault is not caught. */
function failures(file: string): string[] {
  const isBrowser = file.startsWith('tests/e2e/')
  if (isBrowser) run('scripts/build.mjs')
  const { stdout } = isBrowser
    ? run('node_modules/@playwright/test/cli.js', 'test', '--reporter=line', '--retries=0', file)
    : run('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', '--no-color', file)
  const marked = isBrowser ? /^ +\d+\) (.*?) ─*$/gm : /^ +× (.*)$/gm
  return [...new Set([...stdout.matchAll(marked)].map(([, name]) => name ?? ''))]
}

/** Plants one fault, runs what has to catch it, and takes it away again. */
function plant({ name, file, from, to, caughtBy }: PlantedFault): boolean {
  const place = path.join(ROOT, file)
  const text = readFileSync(place, 'utf8')
  if (text.split(from).length !== 2) {
    process.stdout.write(`STALE   ${name}: ${file} does not have its text exactly once\n`)
    return false
  }
  const restore = (): void => writeFileSync(place, text)
  process.once('exit', restore)
  writeFileSync(
    place,
    text.replace(from, () => to),
  )
  const [first, ...others] = failures(caughtBy)
  restore()
  process.off('exit', restore)
  const isCaught = first !== undefined
  process.stdout.write(
    isCaught ? `caught  ${name}\n        by ${first} and ${others.length} more\n` : `MISSED  ${name}\n`,
  )
  return isCaught
}

const planted = PLANTED_FAULTS.filter(({ name }) => name.includes(wanted))
const caught = planted.filter(plant).length
process.stdout.write(`${caught} of ${planted.length} caught\n`)
process.exit(caught === planted.length ? 0 : 1)
