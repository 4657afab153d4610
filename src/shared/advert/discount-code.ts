const CODE = /^[A-Z0-9-]{3,40}$/

/** A discount code as it is kept, however it was typed; null where it cannot be one. */
export function readDiscountCode(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  return CODE.test(code) ? code : null
}
