import { ProviderFailed } from './provider-failed.ts'

type Reason = ProviderFailed['reason']

export interface CallLimits {
  /** For all requests of one call, bodies included. */
  readonly timeoutMs: number
  /** Per answer, after decompression. */
  readonly maxBytes: number
}

export const CALL_LIMITS: CallLimits = { timeoutMs: 3000, maxBytes: 1_000_000 }

export const MAX_REFUSAL_BYTES = 10_000

export interface ProviderRequest {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: URLSearchParams
  /** For any status but 200; null if it means that nothing was found. */
  readonly refusal: (status: number, body: string) => Reason | null
}

export type ProviderAnswer = { readonly json: unknown } | null

export type Ask = (request: ProviderRequest) => Promise<ProviderAnswer>

/** Starts the clock. Failures have no cause: the original errors name URLs, headers and data. */
export function openCall(provider: string, limits: CallLimits): Ask {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const fail = (reason: Reason): ProviderFailed =>
    new ProviderFailed(provider, signal.aborted ? 'slow' : reason)

  return async ({ url, headers = {}, form, refusal }) => {
    const response = await fetch(url, {
      ...(form ? { method: 'POST', body: form } : {}),
      headers: { accept: 'application/json', ...headers },
      // A provider's API never redirects, and a redirect could send our key elsewhere.
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

export function reasonOfStatus(status: number): Reason {
  if (status === 401 || status === 403) return 'refused'
  if (status === 402) return 'no-credit'
  if (status === 429 || status === 503) return 'busy'
  return 'broken'
}

export const isJson = (contentType: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')

/** Null if the body is longer than `maxBytes`. Throws if it breaks off. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the rest and closes the connection.
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** For libraries that would read an answer of any size. */
export function fetchUpTo(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { status, statusText, headers } = response
    const body = await readBody(response, maxBytes)
    if (body === null) throw new RangeError('the answer is longer than it may be')
    // A Response with one of these statuses cannot have a body, even an empty one.
    const hasNone = response.body === null || status === 204 || status === 205 || status === 304
    return new Response(hasNone ? null : new Uint8Array(body), { status, statusText, headers })
  }
}

/** Undefined unless it is JSON in UTF-8. The parser's own error would quote the text. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
