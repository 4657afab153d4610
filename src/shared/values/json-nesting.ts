const DEEPEST = 20

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
/** `{` and `[` differ in one bit only, as do `}` and `]`. */
const OPEN = 0x5b
const CLOSE = 0x5d
const BRACE_BIT = 0x20

export const TOO_DEEP = `nests deeper than ${DEEPEST} levels`

/** One colon outside strings for each key; null if it nests too deep, which is known before anything is built. */
export function colonsIn(json: string): number | null {
  let depth = 0
  let colons = 0
  for (let index = 0; index < json.length; index++) {
    const sign = json.charCodeAt(index)
    if (sign === QUOTE) index = endOfString(json, index)
    else if (sign === COLON) colons++
    else if ((sign & ~BRACE_BIT) === OPEN) {
      if (++depth > DEEPEST) return null
    } else if ((sign & ~BRACE_BIT) === CLOSE) depth--
  }
  return colons
}

/** The next quote after an even number of backslashes. A string that never ends is passed over once: what follows it is no JSON. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end > 0; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === BACKSLASH) before--
    if ((end - before) % 2 === 1) return end
  }
  return json.length
}
