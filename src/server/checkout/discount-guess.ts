import type { Limit } from '../db/limit.ts'
import type { Buyer } from './order.ts'
import type { OrderStore } from './order-store.ts'

/** Wrong codes in 24 hours. */
export interface CodeGuessLimits {
  readonly perAccount: number
  readonly perClient: number
}

/** Counts guesses in the database, one at a time however many come at once. */
export interface GuessCounter {
  /** The seconds until there may be another where there were too many, else null. */
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
  readonly buyer: Pick<Buyer, 'accountId'>
  /** The network that it comes from. */
  readonly client: string
}

export type Guessed<T> =
  | { readonly kind: 'limited'; readonly of: 'codes'; readonly retryAfterSeconds: number }
  | { readonly kind: 'tried'; readonly result: T }

/** A guess is counted before the code is looked at, and given back where it was right; the draft's own code is no guess. */
export async function whileGuessing<T>(
  { guesses, guessLimits, orders, now }: GuessDeps,
  { code, draftUuid, buyer, client }: Guess,
  attempt: () => Promise<T>,
  wasRight: (result: T) => boolean,
): Promise<Guessed<T>> {
  if (await orders.holdsDiscount(draftUuid, code)) return { kind: 'tried', result: await attempt() }
  const limits = [
    { name: `discount guesses account ${buyer.accountId}`, most: guessLimits.perAccount },
    { name: 'discount guesses', client, most: guessLimits.perClient },
  ]
  const at = now()
  const wait = await guesses.count(limits, at)
  if (wait !== null) return { kind: 'limited', of: 'codes', retryAfterSeconds: wait }
  const result = await attempt()
  if (wasRight(result)) await guesses.giveBack(limits, at)
  return { kind: 'tried', result }
}
