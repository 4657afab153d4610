import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_OPTIONS } from './tests/support/chromium.ts'
import { freePort } from './tests/support/free-port.ts'

/** Chosen once: the workers read this file again, and find in their environment what the first reader chose. */
const port = (process.env.E2E_PORT ??= String(await freePort()))
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'gatepost-e2e-')))
const origin = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // Twice the processors: much of a test is waiting. The sandbox has telephone numbers for four.
  workers: Math.min(4, 2 * availableParallelism()),
  fullyParallel: true,
  // On a machine that does other work too, what takes a second can take ten.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // The second run is for its trace. How many may pass only then is for scripts/test.mjs to say.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: origin,
    // Recording costs an eighth of the processor's time, so only a test that failed is recorded, when it runs again.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
    launchOptions: CHROMIUM_OPTIONS,
  },
  webServer: {
    command: `exec "${path.resolve('node_modules/.bin/node')}" src/server/main.ts`,
    url: `${origin}/readyz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      PASSWORD_KIB: '64',
      TRUST_PROXY: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
