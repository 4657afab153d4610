export interface TextLimits {
  readonly perNumberADay: number
  readonly perAccountADay: number
  readonly overallAnHour: number
  readonly pauseSeconds: number
}
export interface GuessLimits {
  readonly triesPerCode: number
  /** Wrong ones. */
  readonly perNumberADay: number
  readonly overallAnHour: number
  readonly codeSeconds: number
}

export interface NewCode {
  readonly accountId: string
  /** E.164. */
  readonly phone: string
  readonly codeHash: Buffer
}

/** A guess that may be looked at. */
export interface Try {
  readonly phone: string
  readonly codeHash: Buffer
  readonly triesLeft: number
}

export type Issued =
  | { readonly kind: 'issued' }
  /** The account has confirmed just this number. */
  | { readonly kind: 'verified-already' }
  | { readonly kind: 'limited'; readonly of: 'pause' | 'day' | 'all'; readonly retryAfterSeconds: number }

export interface CodeStore {
  /** Makes it the account's one live code and its number the account's, unverified where it is another than before. */
  readonly issue: (code: NewCode, texts: TextLimits, guesses: GuessLimits, at: Date) => Promise<Issued>
  /** Takes one try of the live code; null where there is none left. Of a thousand at once five get one. */
  readonly takeTry: (accountId: string, at: Date) => Promise<Try | null>
  /** Counts a guess at this number as a wrong one before it is looked at; the seconds to wait where there were too many. */
  readonly countWrong: (phone: string, limits: GuessLimits, at: Date) => Promise<number | null>
  /**
   * Uses the code up, takes back that the guess was counted as wrong, verifies the number and puts the session under its
   * new token. 'used': another was first. 'taken': another account has confirmed this number.
   */
  readonly confirm: (
    accountId: string,
    code: Try,
    session: { readonly from: Buffer; readonly to: Buffer },
    at: Date,
  ) => Promise<'confirmed' | 'used' | 'taken'>
}
