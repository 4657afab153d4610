import { readyInParts } from '#shared/rulebook/words/read-words.ts'

/** A server that has just started has other things to do. */
const AFTER_MS = 5_000
const PAUSE_MS = 200

/** The first text that is judged would hold up everybody for seconds; in parts, with others served in between, nobody waits long. */
export function warmReader(): void {
  const parts = readyInParts()
  const next = (): void => {
    if (parts.next().done !== true) setTimeout(next, PAUSE_MS).unref()
  }
  setTimeout(next, AFTER_MS).unref()
}
