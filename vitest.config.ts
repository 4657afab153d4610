import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { V8_FLAGS } from './src/server/process/v8-flags.ts'

const WHOLE_SERVER = path.resolve('src/server')

/** The tests of the whole server take longest: begun last, they would leave all workers but one with nothing to do. */
class WholeServerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification): boolean => path.dirname(moduleId) === WHOLE_SERVER
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    setupFiles: ['tests/support/file-setup.ts'],
    sequence: { sequencer: WholeServerFirst },
    // Loading the modules anew for each of hundreds of files would take a quarter of the time.
    isolate: false,
    // What a test leaves behind is short-lived: a larger young part of the heap is collected less often.
    execArgv: [...V8_FLAGS, '--max-semi-space-size=64'],
    // On a machine that does other work too, what takes a second can take ten.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A file keeps a third of a processor busy: most of its time it waits for servers that start, stop or time out.
    maxWorkers: availableParallelism() + 3,
    // Tests that are run at once only wait.
    maxConcurrency: 20,
  },
})
