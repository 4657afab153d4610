const CODE = /^[A-Z0-9-]+$/
const SHORTEST_CODE = 3
const LONGEST_CODE = 40
export const DISCOUNT_CODE_FORM = `${SHORTEST_CODE} to ${LONGEST_CODE} letters, digits and hyphens`

/** Null if it cannot be a code. */
export function readDiscountCode(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  return code.length >= SHORTEST_CODE && code.length <= LONGEST_CODE && CODE.test(code) ? code : null
}
