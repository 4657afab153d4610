const KEY = 'discount_'

/** The draft's discount code, kept across reloads and tabs. */
export function discountCode(uuid: string): string | null {
  try {
    return localStorage.getItem(KEY + uuid)
  } catch {
    return null
  }
}

/** Without storage the code lasts as long as the page. */
export function keepDiscountCode(uuid: string, code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY + uuid)
    else localStorage.setItem(KEY + uuid, code)
  } catch {
    // See above.
  }
}
