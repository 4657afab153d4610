/** The specification's pattern (section 5), applied to the normalised form: upper case, no spaces. */
const POSTCODE = /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2}$/
const IGNORED = /[\s()\u00ad\u200b-\u200f\u2060\ufeff.-]/g

/** 'sw1a 1aa', 'SW1A-1AA' and 'SW1A1AA' all become 'SW1A 1AA'; null where it is not a postcode. */
export function parsePostcode(typed: string): string | null {
  const compact = typed.replace(IGNORED, '').toUpperCase()
  return POSTCODE.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : null
}
