import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Ofcom keeps these for drama and nobody has them, so the sandbox of text messages takes them for mobiles. */
const DRAMA_NUMBER = /^\+447700900\d{3}$/
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/** Longer than any spelling of a number. */
export const LONGEST_PHONE_TEXT = 64

export interface PhoneCheck {
  /** In E.164, the only form that is stored and counted; null if it is not a number. */
  readonly number: string | null
  readonly valid: boolean
}

/** `onlyMobile` refuses pagers (076), personal numbers (070) and Guernsey, Jersey and the Isle of Man, which share +44. */
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

const CALLABLE: ReadonlySet<string | undefined> = new Set([
  'MOBILE',
  'FIXED_LINE',
  'VOIP',
  'UAN',
  'TOLL_FREE',
])

/** Whether a call to this number (E.164) costs no more than to any other, and somebody's own telephone rings. */
export function mayBeCalled(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number)
  return DRAMA_NUMBER.test(number) || (parsed?.country === 'GB' && CALLABLE.has(parsed.getType()))
}
