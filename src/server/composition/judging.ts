import { APP_TYPES } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import { JUDGING_LIMITS } from '../config/limits.ts'
import type { Log } from '../http/log.ts'
import { unavailable } from '../http/refusal.ts'
import { judgingThread } from '../listings/publishing/judging-thread.ts'
import type { Evaluate } from '../listings/publishing/law-in.ts'

const BUSY = 'We can’t check adverts at the moment. Try again in a minute.'
const RETRY_SECONDS = 60

/** One for the process: what it makes ready takes a second or two, and 300 MB. */
let thread: ReturnType<typeof judgingThread> | null = null

/** It has words of each topic, so that what is made when it is first looked for is there. */
const OF_ALL_TOPICS =
  'Two bedrooms near the station. No pets, no children, no DSS: professionals only, a family would suit. Deposit £500 and fees. Best offers over the rent, £950 a month in advance. Call us on 020 7946 0000. New on the market, be quick, the finest view. Mr Smith lives next door.'

/** Makes the thread ready where adverts are to be judged while somebody waits: a sender may give a call a second. */
export const readyToJudge =
  (evaluate: Evaluate, { log, now }: { readonly log: Log; readonly now: () => Date }) =>
  async (): Promise<void> => {
    const answers = { propertyDescription: OF_ALL_TOPICS, rentAmount: 950, priceFrequency: 1 }
    try {
      for (const appType of APP_TYPES)
        await evaluate({ nation: 'england', appType, day: today(now()), answers }, 'ready')
    } catch (err) {
      log.warn({ err }, 'the thread that judges adverts could not be made ready')
    }
  }

export function judging(log: Log): Evaluate {
  const onFailure = (error: Error): void => log.error({ err: error }, 'the thread that judges adverts failed')
  return async (judged, client) => {
    thread ??= judgingThread(JUDGING_LIMITS, onFailure)
    const evaluation = await thread.run(judged, client)
    if (evaluation === 'busy') throw unavailable(BUSY, RETRY_SECONDS)
    return evaluation
  }
}
