import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    setupFiles: ['tests/support/file-setup.ts'],
    // Loading the modules anew for each of hundreds of files would take a quarter of the time.
    isolate: false,
    // On a machine that does other work too, what takes a second can take ten.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than there are processors: much of the time is spent waiting for servers that start and stop.
    maxWorkers: availableParallelism() + 1,
    // Tests that are run at once only wait.
    maxConcurrency: 20,
  },
})
