import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isCleanText } from '#shared/values/clean-text.ts'
import { isEmailAddress } from '#shared/values/email-address.ts'
import type { Problem } from './values.ts'

const wrong = (problem: string): Problem => ({ problem })

/** Brackets mark placeholders, which must not reach a public page. */
const isPublishable = (text: string): boolean => isCleanText(text) && !/[[\]<>{}]/.test(text)

export function operatorName(text: string): string | Problem {
  return isPublishable(text) && text.length <= 160 && /\p{L}/u.test(text) && !/[\r\n]/.test(text)
    ? text
    : wrong('must be the name of the company or person that runs the site, without brackets.')
}

/** Companies House writes eight digits, or a prefix and fewer digits. Sole traders write 'none'. */
export function companyNumber(text: string): { readonly number: string | null } | Problem {
  if (text.toLowerCase() === 'none') return { number: null }
  return /^(?:\d{8}|[A-Z]{2}\d{6}|R\d{7})$/.test(text)
    ? { number: text }
    : wrong('must be the 8 characters of a company number, such as 01234567 or SC123456, or none.')
}

/** It may have several lines, which pages show as one. */
export function postalAddress(text: string): string | Problem {
  const lines = text
    .split(/\r\n|[\r\n]|\\n/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
  const address = lines.join(', ')
  const isAddress = /\p{L}{2}/u.test(address) && address.length >= 10 && address.length <= 300
  return isPublishable(address) && isAddress
    ? address
    : wrong('must be the postal address, such as 1 High Street, Anytown, AB1 2CD, without brackets.')
}

const VAT_WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/** The weighted sum plus the last two digits is a multiple of 97 or, since 2010, 55 short of one. */
function hasVatCheckDigits(digits: string): boolean {
  const weighted = VAT_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
  const sum = weighted + Number(digits.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** Shown as the operator wrote it. */
export function vatNumber(text: string): string | Problem {
  const [, digits = ''] =
    /^(?:GB|XI)?(\d{9})(?:\d{3})?$/.exec(text.replaceAll(/[\s.-]/g, '').toUpperCase()) ?? []
  return digits !== '' && digits !== '000000000' && hasVatCheckDigits(digits)
    ? text
    : wrong('must be a UK VAT number, such as GB 123 4567 82, whose check digits are right.')
}

export function icoNumber(text: string): string | Problem {
  return /^(?:Z\d{7}|Z[A-Z]\d{6})$/.test(text)
    ? text
    : wrong('must be a registration number of the Information Commissioner’s Office, such as ZA123456.')
}

export function supportEmail(text: string): string | Problem {
  return isEmailAddress(text) ? text : wrong('must be an email address, such as help@example.com.')
}

export function supportPhone(text: string): string | Problem {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'GB', extract: false })
  return isPublishable(text) && number?.isValid() === true
    ? text
    : wrong('must be a phone number, such as 020 7946 0000.')
}

export function retentionDays(text: string): number | Problem {
  const days = Number(text)
  return /^\d{1,4}$/.test(text) && days >= 1 && days <= 3_650
    ? days
    : wrong('must be a number of days from 1 to 3650.')
}
