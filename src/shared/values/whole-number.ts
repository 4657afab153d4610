/** A whole number as typed ('12', '1,200'); null where it is not one. */
export function parseWholeNumber(typed: string): number | null {
  const compact = typed.replace(/[\s,]/g, '')
  return /^\d{1,9}$/.test(compact) ? Number(compact) : null
}
