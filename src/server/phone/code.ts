import type { SharedBudget } from '../db/limit.ts'

export interface TextLimits {
  readonly pauseSeconds: number
  readonly perAccountADay: number
  readonly perClientADay: number
  readonly toNumberADay: SharedBudget
  readonly overallAnHour: SharedBudget
}
export interface GuessLimits {
  readonly triesPerCode: number
  readonly codeSeconds: number
  /** Wrong ones. */
  readonly ofNumberADay: SharedBudget
  readonly overallAnHour: SharedBudget
}

/** Who asks for a text message or tries a code, and from where. */
export interface Caller {
  readonly accountId: string
  readonly client: string
}

export interface NewCode extends Caller {
  /** E.164. */
  readonly phone: string
  readonly codeHash: Buffer
}

/** A guess that may be looked at. */
export interface Try {
  readonly phone: string
  readonly codeHash: Buffer
  readonly triesLeft: number
  readonly isFirst: boolean
}

export type Issued =
  | { readonly kind: 'issued' }
  /** The account has confirmed just this number. */
  | { readonly kind: 'verified-already' }
  | {
      readonly kind: 'limited'
      readonly of: 'pause' | 'day' | 'network' | 'all'
      readonly retryAfterSeconds: number
    }

export interface CodeStore {
  /** Makes it the account's one live code and its number the account's, unverified where it is another than before. */
  readonly issue: (code: NewCode, texts: TextLimits, guesses: GuessLimits, at: Date) => Promise<Issued>
  /** Takes one try of the live code; null where there is none left. Of a thousand at once five get one. */
  readonly takeTry: (accountId: string, limits: GuessLimits, at: Date) => Promise<Try | null>
  /**
   * Counts a guess as a wrong one before it is looked at; the seconds to wait where the number, or this client, had too
   * many. A client beyond its share of all wrong codes still has the first try of each code.
   */
  readonly countWrong: (client: string, guess: Try, limits: GuessLimits, at: Date) => Promise<number | null>
  /**
   * Uses the code up, takes back that the guess was counted as wrong, verifies the number and puts the session under its
   * new token. 'used': another was first. 'taken': another account has confirmed this number.
   */
  readonly confirm: (
    caller: Caller,
    code: Try,
    limits: GuessLimits,
    session: { readonly from: Buffer; readonly to: Buffer },
    at: Date,
  ) => Promise<'confirmed' | 'used' | 'taken'>
}
