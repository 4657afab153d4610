import { isUtf8 } from 'node:buffer'
import { malformed } from './refusal.ts'

const MOST_FIELDS = 100

/** Refuses repeated fields, lists in brackets and stray percent signs, which another reader could read differently. */
export function parseFormBody(body: Buffer): Readonly<Record<string, string>> {
  if (!isUtf8(body)) throw malformed('The form is not valid UTF-8 text.')
  const fields = new Map<string, string>()
  for (const pair of body.toString('utf8').split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    if (fields.has(name)) throw malformed('The form has a field twice.')
    if (!/^[A-Za-z][\w-]*$/.test(name)) throw malformed('The form has a field whose name is not allowed.')
    if (fields.size === MOST_FIELDS) throw malformed('The form has too many fields.')
    fields.set(name, equals < 0 ? '' : decode(pair.slice(equals + 1)))
  }
  return Object.fromEntries(fields)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw malformed('The form is not encoded as a form should be.')
  }
}
