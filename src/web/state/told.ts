const KEY = 'told'

/** Something to tell on the next page, once. Without storage it is not told, and nothing else is lost. */
export function leaveTold(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // As said above.
  }
}

export function readTold(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetTold(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is none.
  }
}
