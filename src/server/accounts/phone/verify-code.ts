import { timingSafeEqual } from 'node:crypto'
import { HIGHEST_CODE, LOWEST_CODE } from '#shared/account/phone-verification.ts'
import type { SignedInCaller } from '../../http/caller.ts'
import type { CodePurpose, CodeStore, GuessLimits, SessionChange } from './code.ts'
import { hashOfCode } from './send-code.ts'

export interface VerifyDeps {
  readonly codes: Pick<CodeStore, 'takeTry' | 'countWrong' | 'confirm'>
  readonly codeKey: Buffer
  readonly guessLimits: GuessLimits
  readonly now: () => Date
}

export type Verified =
  | { readonly kind: 'verified' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** None was sent, it has expired, or its tries are used up. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

const LONGEST_CODE_TEXT = 64
const isCode = (number: number): boolean => number >= LOWEST_CODE && number <= HIGHEST_CODE

/** Four digits, as a text with or without spaces and hyphens, or as a number; null for anything else. */
export function codeIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > LONGEST_CODE_TEXT) return null
  const digits = text.replace(/[ \u00a0\u2009\u202f-]/g, '')
  return /^\d{4}$/.test(digits) && isCode(Number(digits)) ? digits : null
}

export interface Verification {
  readonly purpose: CodePurpose
  readonly session: SessionChange | null
}

/** Of guesses at the same time, five are compared with a code. */
export async function verifyCode(
  { codes, codeKey, guessLimits, now }: VerifyDeps,
  { account: { accountId }, client }: Pick<SignedInCaller, 'account' | 'client'>,
  guess: string,
  { purpose, session }: Verification,
): Promise<Verified> {
  const at = now()
  const taken = await codes.takeTry({ accountId, purpose }, guessLimits, at)
  if (taken === null) return { kind: 'no-code' }
  const wait = await codes.countWrong(client, taken, guessLimits, at)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  if (!timingSafeEqual(hashOfCode(codeKey, taken.phone, guess), taken.codeHash)) {
    return { kind: 'wrong', triesLeft: taken.triesLeft }
  }
  const confirmed = await codes.confirm({ accountId, client }, taken, guessLimits, session, at)
  if (confirmed === 'confirmed') return { kind: 'verified' }
  return { kind: confirmed === 'taken' ? 'taken' : 'no-code' }
}
