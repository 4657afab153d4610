/** The specification's pattern (section 5), applied without spaces. */
const POSTCODE = /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2}$/i
const IGNORED = /[\s().\p{Pd}\p{Cf}]/gu

/** 'sw1a 1aa', 'SW1A-1AA' and 'SW1A1AA' become 'SW1A 1AA'; null if it is not a postcode. */
export function parsePostcode(typed: string): string | null {
  const compact = typed.replace(IGNORED, '')
  // Tested before upper-casing, which would turn 'ß' into 'SS'.
  return POSTCODE.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}`.toUpperCase() : null
}

/** Royal Mail's areas of Jersey, Guernsey, the Isle of Man, Gibraltar and the forces abroad, of whatever spelling. */
export const isAbroad = (typed: string): boolean => /^(?:BF|GX|GY|IM|JE)\d/.test(parsePostcode(typed) ?? '')
