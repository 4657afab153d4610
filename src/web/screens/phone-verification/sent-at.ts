const KEY = 'code_sent_at'

/** When the last code was sent, per tab, so that the countdown survives a reload. */
export function storeSentAt(at: number): void {
  try {
    sessionStorage.setItem(KEY, String(at))
  } catch {
    // Without storage there is no countdown; the server refuses early requests.
  }
}

export function readSentAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    return 0
  }
}
