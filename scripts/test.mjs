import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { endChildren, ended, print, ROOT, runQuietly, stopGroup, whenNpmIsGone } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

const RESULTS = path.join(ROOT, 'test-results')
const FAULT_TESTS = [
  'src/server/faults.test.ts',
  'src/server/final-save-faults.test.ts',
  'src/server/photo-faults.test.ts',
  'src/server/payment-faults.test.ts',
  'src/server/import-faults.test.ts',
  'src/web/state/cuts.test.ts',
]
/** They, too, have a larger run, of a few minutes. */
const LARGE_TESTS = [
  'src/server/photo-attacks.test.ts',
  'src/server/listings/publishing/judge-live.test.ts',
  'src/shared/rulebook/words/figures.test.ts',
  'tests/words/ordinary-adverts.test.ts',
]

/** They wait for servers that start and stop; `npm run check` leaves them to `npm test`. */
const SLOW_TESTS = [
  ...FAULT_TESTS,
  'src/server/photo-attacks.test.ts',
  'src/server/operator.test.ts',
  'src/server/price-tampering.test.ts',
  'src/server/process/stop.test.ts',
  'src/server/program.test.ts',
  'src/server/two-servers.test.ts',
  'src/server/db/embedded.test.ts',
  'src/server/gateways/stripe-faults.test.ts',
  'src/server/http/multipart.test.ts',
  'src/server/listings/publishing/step-order.test.ts',
  'tests/rules/**',
]
const END_PATIENCE_MS = 20_000
/** Browser tests that may pass at their second run only: see decision 0037. */
const FLAKY_ALLOWED = 1

const count = { passed: 0, failed: 0 }

const IN_MEMORY = '/dev/shm'
/** Several times what the tests have at once. */
const ROOM_BYTES = 8 * 1_024 ** 3

/** Files in memory cost the processor less; its path is short enough for PostgreSQL's sockets. */
function placeForFiles() {
  if (process.env.TMPDIR || !existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) < ROOM_BYTES ? tmpdir() : IN_MEMORY
}

/** All that the tests make lies here. */
const TEMPORARY = mkdtempSync(path.join(placeForFiles(), 'gatepost-'))
// What a test runs as another user has to get there.
chmodSync(TEMPORARY, 0o755)
// Something else may be removing its own part of it.
process.once('exit', () => rmSync(TEMPORARY, { recursive: true, force: true, maxRetries: 5 }))

/** A database outlives a server that is ended before it could stop it. */
function stopDatabases() {
  for (const file of readdirSync(TEMPORARY, { recursive: true })) {
    if (path.basename(file) !== 'postmaster.pid') continue
    const pid = Number.parseInt(readFileSync(path.join(TEMPORARY, file), 'utf8'), 10)
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

let isStopping = false

/** Playwright stops its server last, and gives it twelve seconds. */
async function stop() {
  if (isStopping) return
  isStopping = true
  await endChildren(END_PATIENCE_MS)
  stopDatabases()
  print(`${count.passed} passed, ${count.failed + 1} failed`)
  process.exit(1)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop())
whenNpmIsGone(() => void stop())

/** One thing that either holds or does not. */
async function stage(name, run) {
  const since = performance.now()
  const problem = await run().catch((error) => error.message)
  note(name, since, problem === undefined ? 1 : 0, problem === undefined ? 0 : 1, problem)
  return problem === undefined
}

function note(name, since, passed, failed, detail = '') {
  if (isStopping) return
  count.passed += passed
  count.failed += failed
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  print(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}${detail === '' ? '' : `: ${detail}`} (${seconds} s)`)
}

const tool = (name, file, ...args) =>
  stage(name, async () => {
    if (isStopping) return undefined
    const { code } = await runQuietly(name, nodeBinary(), [path.join(ROOT, 'node_modules', file), ...args], {
      env: environment(),
    })
    return code === 0 ? undefined : `exit code ${code}`
  })

/** A runner of many tests: it prints as it goes, and its own counts are read from the report that it writes. */
async function runner(name, file, { args, env, read, signal }) {
  print(`${name} …`)
  const since = performance.now()
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  const child = spawn(nodeBinary(), [path.join(ROOT, 'node_modules', file), ...args(report)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ NO_COLOR: '1', TMPDIR: TEMPORARY, ...env(report) }),
    detached: true,
  })
  const code = await ended(child, stopGroup(signal))
  if (isStopping) return
  const {
    passed,
    failed,
    flaky = 0,
  } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  // A runner that fails without a failed test broke before or after them; one that ran nothing proves nothing, but where
  // no test belongs to a change.
  const isBroken = failed === 0 && (code !== 0 || (passed === 0 && whole !== check))
  const counted = flaky === 0 ? `${passed} passed` : `${passed} passed, ${flaky} of them at the second run`
  note(name, since, passed, isBroken ? 1 : failed, isBroken ? `exit code ${code}, ${passed} tests` : counted)
}

const unitTests = (...files) =>
  runner('unit and integration tests', 'vitest/vitest.mjs', {
    args: (report) => [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...files,
    ],
    env: () => ({}),
    read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    signal: 'SIGTERM',
  })

function browserTests(chromium) {
  return runner('browser tests', '@playwright/test/cli.js', {
    // Whole lines: the other tests print theirs between them.
    args: () => ['test', '--reporter=line,json'],
    env: (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    }),
    read: ({ stats: { expected, unexpected, flaky } }) => ({
      passed: expected + flaky,
      failed: unexpected + Math.max(0, flaky - FLAKY_ALLOWED),
      flaky,
    }),
    // At any other signal it leaves its server behind.
    signal: 'SIGINT',
  })
}

async function stylesAndTypes() {
  await tool('format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
  // Both read every project's types: together they read them once.
  await tool('lint and types', 'oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings')
}

async function staticChecks() {
  await stylesAndTypes()
  await tool(
    'import rule',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    'bench',
    'tests',
    '--config',
    '.dependency-cruiser.mjs',
  )
  await tool('dead code', 'knip/bin/knip.js', '--treat-config-hints-as-errors')
}

async function everything() {
  let chromium = null
  const hasBrowser = await stage('browser', async () => {
    chromium = await ensureChromium()
  })
  const isBuilt = await stage('build', ensureBuilt)
  // Those wait for servers much of the time. Browsers leave no processor idle, and their tests follow: beside the others
  // both take longer than one after the other.
  await Promise.all([staticChecks(), unitTests()])
  if (!hasBrowser || !isBuilt || isStopping) return
  await browserTests(chromium)
}

async function browserAlone() {
  if (await stage('build', ensureBuilt)) await browserTests(await ensureChromium())
}

async function faults() {
  process.env.FULL = '1'
  if (await stage('build', ensureBuilt)) await unitTests(...FAULT_TESTS, ...LARGE_TESTS)
}

mkdirSync(RESULTS, { recursive: true })
/** Of what is not committed yet; where all is, of the last commit. */
function testsOfTheChange() {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  const since = stdout === '' ? ['HEAD~1'] : []
  const excluded = SLOW_TESTS.flatMap((files) => ['--exclude', files])
  return unitTests('--passWithNoTests', ...excluded, '--changed', ...since)
}

async function check() {
  if (await stage('build', ensureBuilt)) await Promise.all([stylesAndTypes(), testsOfTheChange()])
}

const whole = { check, faults, browser: browserAlone }[process.argv[2]] ?? everything
if (await stage('packages', ensureInstalled)) await whole()
if (!isStopping) {
  print(`${count.passed} passed, ${count.failed} failed`)
  process.exit(count.failed === 0 ? 0 : 1)
}
