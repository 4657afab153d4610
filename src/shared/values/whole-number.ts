/** '12' or '1,200'; null if it is not one. */
export function parseWholeNumber(typed: string): number | null {
  const trimmed = typed.trim()
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : null
}

/** '2.5' or '1,200', with two decimals at most; null if it is not one. */
export function parseDecimal(typed: string): number | null {
  const [, whole = '', rest] = /^([\d,]+)(\.\d{1,2})?$/.exec(typed.trim()) ?? []
  const number = parseWholeNumber(whole)
  return number === null ? null : Number(`${number}${rest ?? ''}`)
}
