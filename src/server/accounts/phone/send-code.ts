import { createHmac, randomInt } from 'node:crypto'
import { CODE_MINUTES, HIGHEST_CODE, LOWEST_CODE } from '#shared/account/phone-verification.ts'
import { PRODUCT } from '#shared/product.ts'
import type { SmsSender } from '../../gateways/sms.ts'
import type { SignedInCaller } from '../../http/caller.ts'
import { checkPhone } from './check-phone.ts'
import type { CodeStore, GuessLimits, Issued, TextLimits } from './code.ts'

export interface SendDeps {
  readonly codes: Pick<CodeStore, 'issue'>
  readonly sms: SmsSender
  /** Keys the codes' hashes, since there are only nine thousand codes to try. */
  readonly codeKey: Buffer
  readonly smsIsSandboxed: boolean
  readonly textLimits: TextLimits
  readonly guessLimits: GuessLimits
  /** For the text's last line. */
  readonly siteHost: string
  readonly now: () => Date
}

export type CodeSent =
  | Exclude<Issued, { kind: 'issued' }>
  | { readonly kind: 'sent' }
  | { readonly kind: 'no-mobile' }
  /** `reason` is for the log. */
  | { readonly kind: 'not-sent'; readonly reason: string }

/** A new number is unverified. */
export async function sendCode(
  { codes, sms, codeKey, smsIsSandboxed, textLimits, guessLimits, siteHost, now }: SendDeps,
  { account, client }: Pick<SignedInCaller, 'account' | 'client'>,
  { phone, dialCode }: { readonly phone: string; readonly dialCode: string },
): Promise<CodeSent> {
  const { number, valid } = checkPhone({ smsIsSandboxed }, wholeNumber(phone, dialCode), true)
  if (number === null || !valid) return { kind: 'no-mobile' }
  const code = newCode()
  const codeHash = hashOfCode(codeKey, number, code)
  const wanted = {
    accountId: account.accountId,
    purpose: 'account',
    client,
    phone: number,
    codeHash,
  } as const
  const issued = await codes.issue(wanted, textLimits, guessLimits, now())
  if (issued.kind !== 'issued') return issued
  const failed = await sms.send({ to: number, text: textOf(code, siteHost) })
  return failed === null ? { kind: 'sent' } : { kind: 'not-sent', reason: failed.reason }
}

export const newCode = (): string => String(randomInt(LOWEST_CODE, HIGHEST_CODE + 1))

export const hashOfCode = (key: Buffer, phone: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${phone} ${code}`).digest()

/** The last line lets a browser fill the code in on our pages alone (origin-bound one-time codes). */
export const textOf = (code: string, host: string): string =>
  `${code} is your ${PRODUCT.name} code. It works for ${CODE_MINUTES} minutes.\n\n@${host} #${code}`

/** Adds the dial code to a number without it, with or without its 0. */
function wholeNumber(phone: string, dialCode: string): string {
  const dial = dialCode.replace(/^(?:\+|00)/, '')
  if (dial === '' || /^\s*[+(]|^\s*00/.test(phone)) return phone
  return /^\d{1,4}$/.test(dial) ? `+${dial} ${phone}` : ''
}
