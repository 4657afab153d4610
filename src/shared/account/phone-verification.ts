import { typed } from '../form/field.ts'
import { MESSAGES } from '../form/messages.ts'
import { maxLength, required } from '../form/rule.ts'
import { accountBlock } from './account-block.ts'
import { betweenNumbers, notShorter, onlyDigits } from './account-rules.ts'

export const LOWEST_CODE = 1_000
export const HIGHEST_CODE = 9_999
const CODE_DIGITS = String(HIGHEST_CODE).length
export const CODE_MINUTES = 10

export const editNumber = accountBlock({
  name: 'editNumber',
  title: 'Your mobile number',
  fields: {
    confirmMobileNumber: typed('tel', 'Mobile Number', {
      question: 'Mobile number',
      hint: 'A UK mobile, with or without spaces.',
      rules: [required],
      remote: { check: 'phone', onlyMobile: true, message: MESSAGES.mobile },
      width: 20,
      autocomplete: 'tel',
    }),
  },
})

export const enterCode = accountBlock({
  name: 'enterCode',
  title: 'The code',
  fields: {
    verificationCode: typed('code', 'Verification Code', {
      question: 'Code',
      hint: `Four digits. It works for ${CODE_MINUTES} minutes.`,
      rules: [
        required,
        onlyDigits,
        notShorter(CODE_DIGITS),
        maxLength(CODE_DIGITS),
        betweenNumbers(LOWEST_CODE, HIGHEST_CODE),
      ],
      width: 8,
      autocomplete: 'one-time-code',
    }),
  },
})

export type VerificationPage = 1 | 2 | 3

/** An unknown number composes to 'null' (specification section 4). */
export const asksForNumber = ({
  dialCode,
  phone,
}: {
  readonly dialCode: string | null
  readonly phone: string | null
}): boolean => `${dialCode ?? ''}${phone}` === 'null'
