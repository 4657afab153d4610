import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Ofcom keeps these for films and plays: nobody has them, so the sandbox of text messages takes them for mobiles. */
const DRAMA_NUMBER = /^\+447700900\d{3}$/
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/** Far beyond any spelling of a number. */
export const LONGEST_PHONE_TEXT = 64

export interface PhoneCheck {
  /** The one spelling under which the number is kept and counted (E.164), or null where it is no number at all. */
  readonly number: string | null
  readonly valid: boolean
}

/**
 * Whether a text is a UK number, and for `onlyMobile` one that a text message reaches. Pagers (076), personal numbers
 * (070) and the mobiles of Guernsey, Jersey and the Isle of Man, which share +44, are none.
 */
export function checkPhone(
  { smsIsSandboxed }: { readonly smsIsSandboxed: boolean },
  text: string,
  onlyMobile: boolean,
): PhoneCheck {
  if (text.length > LONGEST_PHONE_TEXT) return { number: null, valid: false }
  const parsed = parsePhoneNumberFromString(text.replace(INVISIBLE, '').trim(), {
    defaultCountry: 'GB',
    extract: false,
  })
  if (!parsed || parsed.countryCallingCode !== '44') return { number: null, valid: false }
  const { number } = parsed
  if (smsIsSandboxed && DRAMA_NUMBER.test(number)) return { number, valid: true }
  if (!parsed.isValid()) return { number, valid: false }
  return { number, valid: !onlyMobile || (parsed.country === 'GB' && parsed.getType() === 'MOBILE') }
}
