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

/**
 * The value of a JSON body. Refused beside what is not JSON: nesting that could exhaust the stack of whoever walks the
 * value, a key that stands twice in one object (two readers would see two values), and keys that reach for a prototype.
 */
export function parseJsonBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw malformed('The request is not valid UTF-8 text.')
  const colons = scan(body)
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw malformed('The request is not valid JSON.')
  }
  if (countKeys(value) !== colons) throw malformed('The request has a key twice in one object.')
  return value
}

/** Counts the colons outside strings, one for each key, and refuses what nests too deep before anything is built. */
function scan(body: Buffer): number {
  let depth = 0
  let colons = 0
  let inString = false
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] as number
    if (inString) {
      if (byte === BACKSLASH) index++
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === COLON) colons++
    else if ((byte & ~BRACE_BIT) === OPEN) {
      if (++depth > DEEPEST) throw malformed(`The request nests deeper than ${DEEPEST} levels.`)
    } else if ((byte & ~BRACE_BIT) === CLOSE) depth--
  }
  return colons
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) {
    for (const entry of value) keys += countKeys(entry)
    return keys
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw malformed('The request has a key that is not allowed.')
    }
    keys += 1 + countKeys((value as Record<string, unknown>)[key])
  }
  return keys
}
