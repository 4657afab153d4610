const KEY = 'flash_message'

/** Keeps a message for the next page. Without storage it is lost. */
export function setFlashMessage(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // See above.
  }
}

/** The current page's message; undefined until it is read. */
let taken: string | null | undefined

const followers = new Set<() => void>()

/** Calls `onCleared` when the message is cleared; returns a function that stops it. */
export function subscribeToFlashMessage(onCleared: () => void): () => void {
  followers.add(onCleared)
  return () => followers.delete(onCleared)
}

/** Returns the same message on every call until it is cleared. */
export function takeFlashMessage(): string | null {
  try {
    if (taken === undefined) {
      taken = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
    }
  } catch {
    taken = null
  }
  return taken
}

export function clearFlashMessage(): void {
  taken = null
  followers.forEach((onCleared) => onCleared())
}
