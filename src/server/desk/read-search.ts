import { isEmailAddress, normaliseEmail } from '#shared/values/email-address.ts'
import { isListingId } from '#shared/values/listing-id.ts'
import { normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { parsePostcode } from '#shared/values/postcode.ts'

/** What a text may mean; each is null where it cannot be one. */
export interface Search {
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
  readonly name: string | null
  readonly listing: string | null
  /** An order's id, or the provider's name of its payment. */
  readonly order: string | null
  readonly postcode: string | null
}

const LEAST_NAME = 2

/** Somebody at a telephone types what they hear: it is looked for as everything that it can be. */
export function readSearch(typed: string): Search {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const phone = normalisePhoneNumber(text)
  return {
    email: isEmailAddress(text) ? normaliseEmail(text) : null,
    phone: /^\+44\d{9,10}$/.test(phone) ? phone : null,
    name: text.length >= LEAST_NAME && !/[\d@]/.test(text) ? text : null,
    listing: listingIn(text),
    order: /^[\w-]{10,255}$/.test(text) ? text : null,
    postcode: parsePostcode(text),
  }
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
