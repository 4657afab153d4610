import { readCaseNumber } from '#shared/values/case-number.ts'
import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { isListingId } from '#shared/values/listing-id.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { parsePostcode } from '#shared/values/postcode.ts'

/** What a text may mean; each is null where it cannot be one. */
export interface Search {
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  /** Words, each of which begins one of the name's. */
  readonly name: readonly string[] | null
  readonly listing: string | null
  /** The first and the last id that begin like this. */
  readonly orders: readonly [string, string] | null
  /** As the provider names it. */
  readonly payment: string | null
  readonly postcode: string | null
  readonly caseNumber: string | null
}

/** More of each than anybody reads; whoever finds as many types more of it. */
export const MOST_FOUND = 50

const LEAST_NAME = 2
const UUID_DIGITS = 32

/** Somebody at a telephone types what they hear: it is looked for as everything that it can be. */
export function readSearch(typed: string): Search {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const phone = normalisePhoneNumber(text)
  return {
    email: isEmailAddress(text) ? normaliseEmail(text) : null,
    phone: /^\+44\d{9,10}$/.test(phone) ? phone : null,
    name: nameIn(text),
    listing: listingIn(text),
    orders: ordersIn(text),
    payment: /^[\w-]{10,255}$/.test(text) ? text : null,
    postcode: parsePostcode(text),
    caseNumber: readCaseNumber(text),
  }
}

function nameIn(text: string): readonly string[] | null {
  if (text.length < LEAST_NAME || /[\d@]/.test(text)) return null
  return text.match(/[\p{L}\p{M}]+/gu)
}

/** 'M5N9 2ZEM', 'm5n9-2zem', and with the letters that ids leave out since they look like digits. */
function listingIn(text: string): string | null {
  const [, id = text] = /\/advert\/([^/?#]+)/.exec(text) ?? []
  const spelt = id
    .toLowerCase()
    .replace(/[\s.\p{Pd}]/gu, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0')
  return isListingId(spelt) ? spelt : null
}

/** An order's id as the receipt has it, or its first eight digits, as the desk shows it. */
function ordersIn(text: string): Search['orders'] {
  const digits = text
    .toLowerCase()
    .replace(/^order /, '')
    .replace(/[\s\p{Pd}]/gu, '')
  if (!/^[\da-f]{8,32}$/.test(digits)) return null
  return [digits.padEnd(UUID_DIGITS, '0'), digits.padEnd(UUID_DIGITS, 'f')]
}
