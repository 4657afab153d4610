import { createHmac, randomInt } from 'node:crypto'
import type { SmsSender } from '../gateways/sms.ts'
import { checkPhone } from './check-phone.ts'
import type { Caller, CodeStore, GuessLimits, Issued, TextLimits } from './code.ts'

export interface SendDeps {
  readonly codes: Pick<CodeStore, 'issue'>
  readonly sms: SmsSender
  /** Of codes: a hash without it could be looked up among nine thousand. */
  readonly codeKey: Buffer
  readonly smsIsSandboxed: boolean
  readonly textLimits: TextLimits
  readonly guessLimits: GuessLimits
  /** The name of our site, for the last line. */
  readonly siteHost: string
  readonly now: () => Date
}

export type CodeSent =
  | Exclude<Issued, { kind: 'issued' }>
  | { readonly kind: 'sent' }
  | { readonly kind: 'no-mobile' }
  /** The provider did not take it; `reason` is for the log. */
  | { readonly kind: 'not-sent'; readonly reason: string }

const LOWEST = 1_000
const HIGHEST = 9_999

/** A code to a number, which from now on is the account's; unverified, where it is another than before. */
export async function sendCode(
  { codes, sms, codeKey, smsIsSandboxed, textLimits, guessLimits, siteHost, now }: SendDeps,
  caller: Caller,
  { phone, dialCode }: { readonly phone: string; readonly dialCode: string },
): Promise<CodeSent> {
  const { number, valid } = checkPhone({ smsIsSandboxed }, wholeNumber(phone, dialCode), true)
  if (number === null || !valid) return { kind: 'no-mobile' }
  const code = newCode()
  const codeHash = hashOfCode(codeKey, number, code)
  const issued = await codes.issue({ ...caller, phone: number, codeHash }, textLimits, guessLimits, now())
  if (issued.kind !== 'issued') return issued
  const failed = await sms.send({ to: number, text: textOf(code, siteHost, guessLimits.codeSeconds) })
  return failed === null ? { kind: 'sent' } : { kind: 'not-sent', reason: failed.reason }
}

export const newCode = (): string => String(randomInt(LOWEST, HIGHEST + 1))

export const hashOfCode = (key: Buffer, phone: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${phone} ${code}`).digest()

/** The last line lets a browser fill the code in on our pages alone (origin-bound one-time codes). */
const textOf = (code: string, host: string, seconds: number): string =>
  `${code} is your Gatepost code. It works for ${seconds / 60} minutes.\n\n@${host} #${code}`

/** The dial code comes before a number that is written without one, be it with its 0 or not. */
function wholeNumber(phone: string, dialCode: string): string {
  const dial = dialCode.replace(/^(?:\+|00)/, '')
  if (dial === '' || /^\s*[+(]|^\s*00/.test(phone)) return phone
  return /^\d{1,4}$/.test(dial) ? `+${dial} ${phone}` : ''
}
