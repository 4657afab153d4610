import type { Log } from '../http/log.ts'

export interface Stopping {
  /** Adds a step of the way down; the last one added is taken first. Not called before the stop, it is taken at once. */
  readonly onStop: (step: () => Promise<void>) => void
  readonly isStopping: () => boolean
  /** Takes the steps and ends the process. */
  readonly stop: (code: number) => Promise<void>
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
const PATIENCE_MS = 9_500

/**
 * Ends the process in order when it is told to, and at once when something happened that nobody foresaw: what it
 * would do after that cannot be relied on, and the next start puts everything right.
 */
export function stopOnSignals(log: Log): Stopping {
  const steps: (() => Promise<void>)[] = []
  let stopping: Promise<void> | null = null
  const stop = (code: number): Promise<void> => {
    stopping ??= goDown(steps, code, log)
    return stopping
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping === null) log.info({ signal }, 'stopping')
      void stop(0)
    })
  }
  // Started by our script, we end with it, however it ends.
  process.once('disconnect', () => void stop(0))
  process.channel?.unref()
  // A log or a terminal that went away is no reason to stop serving.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error, event }, 'stopped by an error that nobody caught')
      process.exit(1)
    })
  }
  return {
    onStop: (step) => {
      steps.push(step)
    },
    isStopping: () => stopping !== null,
    stop,
  }
}

async function goDown(steps: (() => Promise<void>)[], code: number, log: Log): Promise<void> {
  const deadline = setTimeout(() => {
    log.error('what is still open is left behind')
    process.exit(code)
  }, PATIENCE_MS)
  for (let step = steps.pop(); step; step = steps.pop()) {
    await step().catch((error: unknown) => log.error({ err: error }, 'a part did not close'))
  }
  clearTimeout(deadline)
  log.info('stopped')
  process.exit(code)
}
