import { ProviderFailed } from './provider-failed.ts'

type Reason = ProviderFailed['reason']

export interface CallLimits {
  /** For the whole of one question to a provider: every page, headers and bodies. */
  readonly timeoutMs: number
  /** Of one answer, after decompression. */
  readonly maxBytes: number
}

export const CALL_LIMITS: CallLimits = { timeoutMs: 3000, maxBytes: 1_000_000 }

/** An answer that says no needs no more than this; the rest is not waited for. */
export const MAX_REFUSAL_BYTES = 10_000

export interface ProviderRequest {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Posted, where there is one. */
  readonly form?: URLSearchParams
  /** What the provider means by a status other than 200: a failure, or null where it says that there is nothing. */
  readonly refusal: (status: number, body: string) => Reason | null
}

/** The JSON of an answer with status 200; null where the provider said that there is nothing. */
export type ProviderAnswer = { readonly json: unknown } | null

/** Asks for one answer within the time that is left of the question. */
export type Ask = (request: ProviderRequest) => Promise<ProviderAnswer>

/**
 * Begins a question to a provider, of one call or several (pages), and its time. Whatever goes wrong is a ProviderFailed
 * without a cause: the errors below it name addresses, headers and what was sent.
 */
export function beginQuestion(provider: string, limits: CallLimits): Ask {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const fail = (reason: Reason): ProviderFailed =>
    new ProviderFailed(provider, signal.aborted ? 'slow' : reason)

  return async ({ url, headers = {}, form, refusal }) => {
    const response = await fetch(url, {
      ...(form ? { method: 'POST', body: form } : {}),
      headers: { accept: 'application/json', ...headers },
      // A provider's API redirects nowhere, and elsewhere would be told the key.
      redirect: 'manual',
      signal,
    }).catch(() => null)
    if (response === null) throw fail('unreachable')
    if (response.status !== 200) {
      const body = await readBody(response, MAX_REFUSAL_BYTES).catch(() => null)
      const reason = refusal(response.status, body?.toString() ?? '')
      if (reason !== null) throw fail(reason)
      return null
    }
    if (!isJson(response.headers.get('content-type'))) {
      await response.body?.cancel().catch(() => {})
      throw fail('garbage')
    }
    const body = await readBody(response, limits.maxBytes).catch(() => fail('broken'))
    if (body instanceof ProviderFailed) throw body
    const json = body === null ? undefined : parseJson(body)
    if (json === undefined) throw fail('garbage')
    return { json }
  }
}

/** What a status means wherever a provider's documentation says nothing else of it. */
export function reasonOfStatus(status: number): Reason {
  if (status === 401 || status === 403) return 'refused'
  if (status === 402) return 'no-credit'
  if (status === 429 || status === 503) return 'busy'
  return 'broken'
}

export const isJson = (contentType: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')

/** A whole body, or null where it is longer than `maxBytes`; throws where it breaks off. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the rest, and closes the connection.
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A fetch for a library that would read an answer of any size: one that is longer than `maxBytes` is an error. */
export function fetchUpTo(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { status, statusText, headers } = response
    const body = await readBody(response, maxBytes)
    if (body === null) throw new RangeError('the answer is longer than it may be')
    // A Response with one of these statuses cannot have a body, not even an empty one.
    const hasNone = response.body === null || status === 204 || status === 205 || status === 304
    return new Response(hasNone ? null : new Uint8Array(body), { status, statusText, headers })
  }
}

/** Undefined where it is no JSON in UTF-8. The parser's own error quotes the text. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
