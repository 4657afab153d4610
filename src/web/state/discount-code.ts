const KEY = 'discount_'

/** The discount code that works for a draft: whoever loads the page again, or opens it in a second tab, sees the same order. */
export function discountCode(uuid: string): string | null {
  try {
    return localStorage.getItem(KEY + uuid)
  } catch {
    return null
  }
}

/** Without storage a code lasts as long as its page. */
export function keepDiscountCode(uuid: string, code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY + uuid)
    else localStorage.setItem(KEY + uuid, code)
  } catch {
    // As said above.
  }
}
