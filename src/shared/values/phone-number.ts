/**
 * What a person typed as a UK phone number, without spaces, hyphens, brackets and invisible characters, and
 * in one spelling: 07…, +44 7…, 0044 7… and 44 7… all become +447…. Whether it is a number that can be
 * called is for the server to say (specification section 5, the phone rule).
 */
export function normalisePhoneNumber(typed: string): string {
  const compact = typed.replace(/[\s()./\p{Pd}\p{Cf}]/gu, '')
  const international = compact.replace(/^(?:00|\+)?44(?:0(?=\d))?/, '+44')
  return international.startsWith('+') ? international : `+44${international.replace(/^0/, '')}`
}
