import type { IncomingMessage } from 'node:http'
import { ANSWER_SECONDS } from '#shared/account/outgoing.ts'
import { PRODUCT } from '#shared/product.ts'
import { MEBIBYTE } from '#shared/values/mebibyte.ts'
import type { Reachable } from './public-address.ts'
import { askPublic, checkedUrl, Failed } from './public-request.ts'

/** 'blocked': the address is not one that strangers may send us to. 'untrusted': we do not trust its certificate, or it does not take ours. */
export type PostFailure = 'blocked' | 'unreachable' | 'untrusted' | 'slow' | 'too-large'

export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly body: Buffer }
  | { readonly kind: PostFailure }

/** In PEM. */
export interface ClientCertificate {
  readonly cert: string
  readonly key: string
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly certificate: ClientCertificate | null
}

/** Posts to an address that somebody else gave. */
export type PostPublic = (post: Post) => Promise<Posted>

interface PostLimits {
  readonly mostBytes: number
  readonly firstByteMs: number
  readonly wholeMs: number
}

/** The longest answer is a portal's list of a branch's adverts: room for thousands. */
const POST_LIMITS: PostLimits = {
  mostBytes: MEBIBYTE,
  firstByteMs: ANSWER_SECONDS * 1_000,
  wholeMs: 40_000,
}

interface PostOptions {
  readonly limits?: PostLimits
  /** Certificates in PEM that are trusted as well. */
  readonly trusted?: readonly string[]
}

/** By https alone, since what goes with it is secret. A redirect is an answer like any other: nothing is sent after it. */
export function publicPost(
  allowed: readonly Reachable[],
  { limits = POST_LIMITS, trusted = [] }: PostOptions = {},
): PostPublic {
  return async ({ url, headers, body, certificate }) => {
    const signal = AbortSignal.timeout(limits.wholeMs)
    try {
      const checked = checkedUrl(url, null)
      if (checked.protocol !== 'https:') return { kind: 'blocked' }
      const response = await askPublic(checked, allowed, {
        headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': PRODUCT.name },
        firstByteMs: limits.firstByteMs,
        signal,
        body,
        tls: { ...certificate, ...(trusted.length > 0 && { ca: [...trusted] }) },
      })
      return await readAnswer(response, limits)
    } catch (error) {
      return { kind: signal.aborted ? 'slow' : failureOf(error) }
    }
  }
}

async function readAnswer(response: IncomingMessage, { mostBytes }: PostLimits): Promise<Posted> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) return { kind: 'too-large' }
    chunks.push(chunk)
  }
  return { kind: 'answered', status: response.statusCode ?? 0, body: Buffer.concat(chunks) }
}

const FAILURES: Readonly<Partial<Record<Failed['kind'], PostFailure>>> = { refused: 'blocked', slow: 'slow' }
/** Of Node's and OpenSSL's codes: a certificate that is not trusted, and an alarm of the other side about ours. */
const TLS_CODE = /^(?:ERR_(?:TLS|SSL)_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/

function failureOf(error: unknown): PostFailure {
  if (error instanceof Failed) return FAILURES[error.kind] ?? 'unreachable'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return TLS_CODE.test(code) ? 'untrusted' : 'unreachable'
}
