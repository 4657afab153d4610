/** Whether two answers are the same: texts, numbers, booleans, or lists of those or of plain objects. Null and absence are one. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b)
}
