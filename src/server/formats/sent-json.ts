import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

const DEEPEST = 20
const TEXT = /"(?:[^"\\]|\\.)*"/g

export type SentJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string }

const wrong = (message: string): SentJson => ({ ok: false, message })

/** In UTF-8 whatever the sender calls it, else in Windows-1252; with a byte order mark or without. */
export function readSentJson(body: unknown): SentJson {
  if (!Buffer.isBuffer(body) || body.length === 0) return wrong('The call has no body.')
  const text = isUtf8(body) ? body.toString('utf8').replace(/^\ufeff/, '') : iconv.decode(body, 'win1252')
  if (isDeep(text)) return wrong(`The body nests deeper than ${DEEPEST} levels.`)
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return wrong('The body is not valid JSON.')
  }
}

/** Before anything is built of it. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [sign] of text.replaceAll(TEXT, '').matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}
