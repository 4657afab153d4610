import { isUtf8 } from 'node:buffer'
import { colonsIn, TOO_DEEP } from '#shared/values/json-nesting.ts'
import { malformed } from './refusal.ts'

/** Nothing at all is no body. Refuses nesting that could exhaust the stack, repeated keys (readers differ on them) and keys that reach a prototype. */
export function parseJsonBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw malformed('The request is not valid UTF-8 text.')
  if (body.length === 0) return undefined
  const text = body.toString('utf8')
  const colons = colonsIn(text)
  if (colons === null) throw malformed(`The request ${TOO_DEEP}.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('The request is not valid JSON.')
  }
  if (countKeys(value) !== colons) throw malformed('The request has a key twice in one object.')
  return value
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
