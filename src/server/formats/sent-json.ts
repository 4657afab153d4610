import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import { colonsIn, TOO_DEEP } from '#shared/values/json-nesting.ts'

export type SentJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string }

const wrong = (message: string): SentJson => ({ ok: false, message })

/** In UTF-8 whatever the sender calls it, else in Windows-1252; with a byte order mark or without. */
export function readSentJson(body: unknown): SentJson {
  if (!Buffer.isBuffer(body) || body.length === 0) return wrong('The call has no body.')
  const text = isUtf8(body) ? body.toString('utf8').replace(/^\ufeff/, '') : iconv.decode(body, 'win1252')
  if (colonsIn(text) === null) return wrong(`The body ${TOO_DEEP}.`)
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return wrong('The body is not valid JSON.')
  }
}
