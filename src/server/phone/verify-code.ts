import { timingSafeEqual } from 'node:crypto'
import type { Caller, CodeStore, GuessLimits } from './code.ts'
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
  /** None was sent, it is too old, or its tries are used up. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

const CODE = /^[1-9]\d{3}$/

/** Four digits, as a text with or without spaces and hyphens, or as a number; null for anything else. */
export function codeIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 64) return null
  const digits = text.replace(/[ \u00a0\u2009\u202f-]/g, '')
  return CODE.test(digits) ? digits : null
}

/** However many guess at once, a code is compared with five of them. */
export async function verifyCode(
  { codes, codeKey, guessLimits, now }: VerifyDeps,
  caller: Caller,
  guess: string,
  session: { readonly from: Buffer; readonly to: Buffer },
): Promise<Verified> {
  const at = now()
  const taken = await codes.takeTry(caller.accountId, guessLimits, at)
  if (taken === null) return { kind: 'no-code' }
  const wait = await codes.countWrong(caller.client, taken, guessLimits, at)
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait }
  if (!timingSafeEqual(hashOfCode(codeKey, taken.phone, guess), taken.codeHash)) {
    return { kind: 'wrong', triesLeft: taken.triesLeft }
  }
  const confirmed = await codes.confirm(caller, taken, guessLimits, session, at)
  if (confirmed === 'confirmed') return { kind: 'verified' }
  return { kind: confirmed === 'taken' ? 'taken' : 'no-code' }
}
