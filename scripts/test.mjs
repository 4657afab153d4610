import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ended, ROOT, runQuietly, say, stopChildren } from './children.mjs'
import { ensureInstalled, environment, nodeBinary } from './install.mjs'

const RESULTS = path.join(ROOT, 'test-results')
const FAULT_TESTS = [
  'src/server/faults.test.ts',
  'src/server/final-save-faults.test.ts',
  'src/server/photo-faults.test.ts',
  'src/server/payment-faults.test.ts',
]

const count = { passed: 0, failed: 0 }

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    stopChildren()
    say(`${count.passed} passed, ${count.failed + 1} failed`)
    process.exit(1)
  })
}

/** One thing that either holds or does not. */
async function stage(name, run) {
  const problem = await run().catch((error) => error.message)
  note(name, problem === undefined ? 1 : 0, problem === undefined ? 0 : 1, problem)
  return problem === undefined
}

function note(name, passed, failed, problem = '') {
  count.passed += passed
  count.failed += failed
  say(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}${problem === '' ? '' : `: ${problem}`}`)
}

const tool = (name, file, ...args) =>
  stage(name, async () => {
    const { code } = await runQuietly(name, nodeBinary(), [path.join(ROOT, 'node_modules', file), ...args], {
      env: environment(),
    })
    return code === 0 ? undefined : `exit code ${code}`
  })

/** A runner of many tests: it prints as it goes, and its own counts are read from the report that it writes. */
async function runner(name, file, args, env, read) {
  say(`${name} …`)
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  const child = spawn(nodeBinary(), [path.join(ROOT, 'node_modules', file), ...args(report)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ NO_COLOR: '1', ...env(report) }),
  })
  const code = await ended(child)
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  // A runner that fails without a failed test broke before or after them; one that ran nothing proves nothing.
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  note(
    name,
    passed,
    isBroken ? 1 : failed,
    isBroken ? `exit code ${code}, ${passed} tests` : `${passed} passed`,
  )
}

const unitTests = (...files) =>
  runner(
    'unit and integration tests',
    'vitest/vitest.mjs',
    (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    () => ({}),
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  )

const browserTests = (chromium, dataDir) =>
  runner(
    'browser tests',
    '@playwright/test/cli.js',
    () => ['test', '--reporter=dot,json'],
    (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_DATA_DIR: dataDir,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  )

async function staticChecks() {
  await tool('format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
  await tool('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings')
  for (const project of ['src/shared', 'src/server', 'src/web', '.']) {
    await tool(`types of ${project}`, 'typescript/bin/tsc', '-p', project)
  }
  await tool(
    'import rule',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
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
  await staticChecks()
  await unitTests()
  if (!hasBrowser || !isBuilt) return
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-e2e-'))
  await browserTests(chromium, dataDir)
  // Not by the runner itself, which stops its server last.
  rmSync(dataDir, { recursive: true, force: true })
}

mkdirSync(RESULTS, { recursive: true })
if (await stage('packages', ensureInstalled)) {
  if (process.argv[2] === 'faults') {
    process.env.FULL = '1'
    if (await stage('build', ensureBuilt)) await unitTests(...FAULT_TESTS)
  } else await everything()
}
say(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 ? 0 : 1)
