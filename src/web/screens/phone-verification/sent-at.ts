const KEY = 'code_sent_at'

/** When the last code was asked for, for as long as the tab lives: a page that is loaded again goes on counting. */
export function leaveSentAt(at: number): void {
  try {
    sessionStorage.setItem(KEY, String(at))
  } catch {
    // Then nothing is counted, and the server says when it is too early.
  }
}

export function readSentAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    return 0
  }
}
