import type { Log } from '../http/log.ts'

export interface Stopping {
  /** Steps run last in, first out; one added during the stop runs at once. */
  readonly onStop: (step: () => Promise<void>) => void
  readonly isStopping: () => boolean
  readonly stop: (code: number) => Promise<void>
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
const PATIENCE_MS = 9_500

/** After an unexpected error it ends at once: the process is unreliable, and the next start repairs everything. */
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
  // The script that started us has ended.
  process.once('disconnect', () => void stop(0))
  process.channel?.unref()
  // Losing the log or terminal must not stop the server.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error, event }, 'stopped by an error that nothing caught')
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
    log.error('stopped without closing everything')
    process.exit(code)
  }, PATIENCE_MS)
  for (let step = steps.pop(); step; step = steps.pop()) {
    await step().catch((error: unknown) => log.error({ err: error }, 'a part did not close'))
  }
  clearTimeout(deadline)
  log.info('stopped')
  process.exit(code)
}
