/** '12' or '1,200'; null if it is not one. */
export function parseWholeNumber(typed: string): number | null {
  const trimmed = typed.trim()
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : null
}
