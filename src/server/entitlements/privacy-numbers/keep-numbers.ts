import { DAY_MS } from '#shared/values/time-units.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import type { Voice } from '../../gateways/voice.ts'
import type { EntitlementStore } from '../delivery/entitlement-store.ts'
import type { CallStore } from './call-store.ts'
import type { NumberStore } from './number-store.ts'

export interface NumberDeps {
  readonly voice: Voice
  readonly numbers: NumberStore
  readonly entitlements: EntitlementStore
  readonly calls: Pick<CallStore, 'forgetBefore'>
  readonly callsKeptDays: number
  readonly log: {
    readonly info: (fields: object, message: string) => void
    readonly warn: (fields: object, message: string) => void
    readonly error: (fields: object, message: string) => void
  }
  readonly now: () => Date
}

const MOST_AT_ONCE = 100

/** The pool as the provider has it by now. */
export async function stockNumbers({ voice, numbers, log }: NumberDeps): Promise<void> {
  try {
    const { lost, isTrusted, goneFromAdverts } = await numbers.stock(voice.provider, await voice.pool())
    const { provider } = voice
    if (!isTrusted)
      log.error({ provider, lost }, 'the provider lacks most of our privacy numbers; we retired none')
    for (const number of goneFromAdverts) {
      log.error({ provider, number }, 'an advert shows a privacy number that the provider no longer has')
    }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const { provider, reason } = error
    log.warn({ provider, reason }, 'we couldn’t read the provider’s privacy numbers')
  }
}

/** Buys a number; false where none may be bought, or the provider has none. */
export async function buyNumber(deps: NumberDeps): Promise<boolean> {
  if (deps.voice.mostBought === 0) return false
  return (await deps.numbers.buyingAlone(() => buyOne(deps))) ?? false
}

/** How many there are counts twice: as we know it, and as the provider does. */
async function buyOne({ voice, numbers, log }: NumberDeps): Promise<boolean> {
  try {
    const known = await numbers.bought()
    if (known.length >= voice.mostBought) return false
    const bought = await voice.buy(known)
    if (bought === null) return false
    await numbers.add(voice.provider, bought)
    log.info({ number: bought.number }, 'a privacy number was bought')
    return true
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    log.warn({ provider: error.provider, reason: error.reason }, 'no privacy number could be bought')
    return false
  }
}

/** Ends what is over, and gives numbers to adverts that wait for one. Each step can be done again. Answers how many ended. */
export async function settleEntitlements(deps: NumberDeps): Promise<number> {
  const { entitlements, calls, callsKeptDays, now, log } = deps
  const ended = await entitlements.endDue(now())
  await calls.forgetBefore(new Date(now().getTime() - callsKeptDays * DAY_MS))
  for (const listing of await entitlements.waiting(MOST_AT_ONCE, now())) {
    const outcome = await entitlements.settle(listing, now())
    if (outcome !== 'none-free') continue
    log.warn({ listing }, 'an advert waits for a privacy number, and none is free')
    if (!(await buyNumber(deps))) break
    await entitlements.settle(listing, now())
  }
  return ended
}

/** Whether a privacy number can be had: one that is free, or one that may be bought. */
export async function canDeliverNumber({ voice, numbers, now }: NumberDeps): Promise<boolean> {
  const { hasFree, bought } = await numbers.available(now())
  return hasFree || bought < voice.mostBought
}
