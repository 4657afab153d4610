import type { Limit } from '../../db/limit.ts'
import type { Account } from '../../http/caller.ts'
import type { OrderStore } from './order-store.ts'

/** Per 24 hours. */
export interface CodeGuessLimits {
  readonly perAccount: number
  readonly perClient: number
}

/** Counts one guess at a time, even if they are simultaneous. */
export interface GuessCounter {
  /** The seconds to wait, or null. */
  readonly count: (limits: readonly Limit[], at: Date) => Promise<number | null>
  readonly giveBack: (limits: readonly Limit[], at: Date) => Promise<void>
}
export interface GuessDeps {
  readonly guesses: GuessCounter
  readonly guessLimits: CodeGuessLimits
  readonly orders: Pick<OrderStore, 'holdsDiscount'>
  readonly now: () => Date
}

export interface Guess {
  readonly code: string
  readonly draftUuid: string
  readonly account: Pick<Account, 'accountId'>
  readonly client: string
}

export type Guessed<T> =
  | { readonly kind: 'limited'; readonly of: 'codes'; readonly retryAfterSeconds: number }
  | { readonly kind: 'tried'; readonly result: T }

/** Counts the guess before looking the code up and gives it back if right. The draft's own code is not a guess. */
export async function whileGuessing<T>(
  { guesses, guessLimits, orders, now }: GuessDeps,
  { code, draftUuid, account, client }: Guess,
  attempt: () => Promise<T>,
  wasRight: (result: T) => boolean,
): Promise<Guessed<T>> {
  if (await orders.holdsDiscount(draftUuid, code)) return { kind: 'tried', result: await attempt() }
  const limits = [
    { name: `discount guesses account ${account.accountId}`, most: guessLimits.perAccount },
    { name: 'discount guesses', client, most: guessLimits.perClient },
  ]
  const at = now()
  const wait = await guesses.count(limits, at)
  if (wait !== null) return { kind: 'limited', of: 'codes', retryAfterSeconds: wait }
  const result = await attempt()
  if (wasRight(result)) await guesses.giveBack(limits, at)
  return { kind: 'tried', result }
}
