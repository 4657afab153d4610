const KEY = 'told'

/** Something to tell on the next page, once. Without storage it is not told, and nothing else is lost. */
export function leaveTold(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // As said above.
  }
}

/** Of this document; undefined until it was taken. */
let taken: string | null | undefined

const followers = new Set<() => void>()

/** Runs `forgotten` once there is nothing to tell any more; returns what ends it. */
export function followTold(forgotten: () => void): () => void {
  followers.add(forgotten)
  return () => followers.delete(forgotten)
}

/** The same however often it is asked for, until it is forgotten. */
export function takeTold(): string | null {
  try {
    taken ??= sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    taken = null
  }
  return taken
}

export function forgetTold(): void {
  taken = null
  followers.forEach((forgotten) => forgotten())
}
