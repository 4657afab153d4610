import { isUtf8 } from 'node:buffer'
import { malformed } from './refusal.ts'

const DEEPEST = 20

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
/** `{` and `[` differ in one bit only, as do `}` and `]`. */
const OPEN = 0x5b
const CLOSE = 0x5d
const BRACE_BIT = 0x20

/** Refuses nesting that could exhaust the stack, repeated keys (readers differ on them) and keys that reach a prototype. */
export function parseJsonBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw malformed('The request is not valid UTF-8 text.')
  const text = body.toString('utf8')
  const colons = countColons(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The request is not valid JSON.')
  }
  if (countKeys(value) !== colons) throw malformed('The request has a key twice in one object.')
  return value
}

/** One colon outside strings for each key. Refuses deep nesting before anything is built. */
function countColons(text: string): number {
  let depth = 0
  let colons = 0
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index)
    if (sign === QUOTE) index = endOfString(text, index)
    else if (sign === COLON) colons++
    else if ((sign & ~BRACE_BIT) === OPEN) {
      if (++depth > DEEPEST) throw malformed(`The request nests deeper than ${DEEPEST} levels.`)
    } else if ((sign & ~BRACE_BIT) === CLOSE) depth--
  }
  return colons
}

/** The next quote after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before--
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) {
    for (const entry of value) keys += countKeys(entry)
    return keys
  }
  // Objects from JSON.parse have no enumerable properties but their own.
  for (const key in value) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw malformed('The request has a key that is not allowed.')
    }
    keys += 1 + countKeys((value as Record<string, unknown>)[key])
  }
  return keys
}
