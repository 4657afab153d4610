import type { SharedBudget } from '../../db/limit.ts'

export interface TextLimits {
  readonly pauseSeconds: number
  readonly perAccountADay: number
  readonly perClientADay: number
  readonly toNumberADay: SharedBudget
  readonly overallAnHour: SharedBudget
}
export interface GuessLimits {
  readonly triesPerCode: number
  /** Wrong codes. */
  readonly ofNumberADay: SharedBudget
  readonly overallAnHour: SharedBudget
}

/** 'advert': a number that an advert shows, beside the account's own. */
export type CodePurpose = 'account' | 'advert'

export interface NewCode {
  readonly accountId: string
  readonly purpose: CodePurpose
  readonly client: string
  /** E.164. */
  readonly phone: string
  readonly codeHash: Buffer
}

export interface Try {
  readonly purpose: CodePurpose
  readonly phone: string
  readonly codeHash: Buffer
  readonly triesLeft: number
  readonly isFirst: boolean
}

export type Issued =
  | { readonly kind: 'issued' }
  /** The account has confirmed this very number. */
  | { readonly kind: 'verified-already' }
  | {
      readonly kind: 'limited'
      readonly of: 'pause' | 'day' | 'network' | 'all'
      readonly retryAfterSeconds: number
    }

/** The session's token before and after. */
export interface SessionChange {
  readonly from: Buffer
  readonly to: Buffer
}

export interface CodeStore {
  /** Replaces the account's live code of this purpose; a new number of the account itself is unverified. */
  readonly issue: (code: NewCode, texts: TextLimits, guesses: GuessLimits, at: Date) => Promise<Issued>
  /** Null if no try is left. Of a thousand at once, five get one. */
  readonly takeTry: (
    code: Pick<NewCode, 'accountId' | 'purpose'>,
    limits: GuessLimits,
    at: Date,
  ) => Promise<Try | null>
  /** Counts the guess as wrong before it is checked. Beyond its share a client still has each code's first try. */
  readonly countWrong: (client: string, guess: Try, limits: GuessLimits, at: Date) => Promise<number | null>
  /** Gives the counted guess back and renews the session's token, if one is given. 'used': another was first; 'taken': another account has it. */
  readonly confirm: (
    caller: Pick<NewCode, 'accountId' | 'client'>,
    code: Try,
    limits: GuessLimits,
    session: SessionChange | null,
    at: Date,
  ) => Promise<'confirmed' | 'used' | 'taken'>
}
