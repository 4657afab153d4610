/** 07…, +44 7…, 0044 7… and 44 7… all become +447…; only the server decides whether the number is valid. */
export function normalisePhoneNumber(typed: string): string {
  const compact = typed.replace(/[\s()./\p{Pd}\p{Cf}]/gu, '')
  const international = compact.replace(/^(?:00|\+)?44(?:0(?=\d))?/, '+44')
  return international.startsWith('+') ? international : `+44${international.replace(/^0/, '')}`
}

/** A UK number in E.164 as it is written in the UK; the groups are those of its area code's length. */
export function formatPhoneNumber(number: string): string {
  const local = number.replace(/^\+44/, '0')
  if (local.startsWith('02')) return local.replace(/^(...)(....)(.*)$/, '$1 $2 $3')
  if (/^0(?:11|1[2-9]1|3|8|9)/.test(local)) return local.replace(/^(....)(...)(.*)$/, '$1 $2 $3')
  return local.replace(/^(.....)(.*)$/, '$1 $2')
}
