import { JUDGING_LIMITS } from '../config/limits.ts'
import type { Log } from '../http/log.ts'
import { unavailable } from '../http/refusal.ts'
import { JudgingThread } from '../listings/publishing/judging-thread.ts'
import type { Evaluate } from '../listings/publishing/law-in.ts'

const BUSY = 'We can’t check adverts at the moment. Try again in a minute.'
const RETRY_SECONDS = 60

/** One for the process: what it makes ready takes a second or two, and 300 MB. */
let thread: JudgingThread | null = null

export function judging(log: Log): Evaluate {
  const onFailure = (error: Error): void => log.error({ err: error }, 'the thread that judges adverts failed')
  return async (judged, client) => {
    thread ??= new JudgingThread(JUDGING_LIMITS, onFailure)
    const evaluation = await thread.evaluate(judged, client)
    if (evaluation === 'busy') throw unavailable(BUSY, RETRY_SECONDS)
    return evaluation
  }
}
