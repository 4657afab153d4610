const CODE = /^[A-Z0-9-]{3,40}$/

/** Null if it cannot be a code. */
export function readDiscountCode(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  return CODE.test(code) ? code : null
}
