import type { FastifyRequest } from 'fastify'
import { fingerprintIn } from '../../formats/certificate-fingerprint.ts'
import type { FeedFormat } from '../../formats/feed-format.ts'
import type { Fault } from '../../formats/reading.ts'
import { readSentJson } from '../../formats/sent-json.ts'
import type { Caller } from '../../http/caller.ts'
import type { Call } from '../../http/entrance.ts'
import { JSON_TYPE, type RefusalForm } from '../../http/errors.ts'
import { hashOf } from '../../http/token.ts'
import { type AdmitDeps, admit, type CountCall } from './admit.ts'
import type { Feed, FeedProof, FeedStore } from './feed.ts'
import type { CallDeps } from './take-call.ts'

/** Gives the SHA-256 of the certificate that the caller has shown to our proxy; null if there is none. */
type CertificateOf = (request: FastifyRequest) => Buffer | null

export interface ProofDeps {
  readonly certificateOf: CertificateOf
}

export interface CallRouteDeps extends CallDeps, AdmitDeps, ProofDeps {
  readonly feeds: FeedStore
  readonly originOf: (request: FastifyRequest) => string
}

export type FeedRequest = Pick<Call<null, Pick<Caller, 'client'>>, 'param' | 'caller' | 'request' | 'reply'>

type OpenedCall =
  | { readonly kind: 'open'; readonly feed: Feed; readonly sent: unknown }
  | {
      readonly kind: 'turned-away'
      readonly status: number
      readonly code: Fault['code']
      readonly message: string
    }

/** What is refused, or goes wrong, before or beside the format's own code is told in its envelope, too. */
export const refusalsAs = (
  write: (status: number, code: Fault['code'], message: string) => object,
): RefusalForm => ({
  type: JSON_TYPE,
  write: ({ statusCode, message }) => JSON.stringify(write(statusCode, codeOfStatus(statusCode), message)),
})

function codeOfStatus(status: number): Fault['code'] {
  if (status >= 500) return 'GP_UNAVAILABLE'
  return status === 413 ? 'GP_TOO_LONG' : 'GP_TYPE'
}

/** Whose call it is and what it sends. Each format says in its own envelope why one is turned away. */
export async function openCall(
  deps: CallRouteDeps,
  { request, reply, param, caller }: FeedRequest,
  format: FeedFormat,
  count?: CountCall,
): Promise<OpenedCall> {
  const admitted = await admit(deps, proofOf(deps, request, param), format, caller.client, count)
  if (admitted.kind !== 'admitted') {
    const { status, code, message, event } = admitted
    request.securityEvent = event
    if (admitted.kind === 'limited') reply.header('retry-after', String(admitted.retryAfterSeconds))
    return { kind: 'turned-away', status, code, message }
  }
  const sent = readSentJson(request.body)
  if (!sent.ok) return { kind: 'turned-away', status: 400, code: 'GP_TYPE', message: sent.message }
  return { kind: 'open', feed: admitted.feed, sent: sent.value }
}

/** The secret is from 'Authorization: Bearer', or from the address. */
export const proofOf = (
  { certificateOf }: ProofDeps,
  request: FastifyRequest,
  inPath: string,
): FeedProof => ({
  secret: hashOf(secretIn(request.headers.authorization, inPath)),
  certificate: certificateOf(request),
})

/** '' if there is none. */
function secretIn(authorization: string | undefined, inPath: string): string {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(authorization ?? '') ?? []
  return bearer ?? inPath
}

/** `header`: in which the proxy names it, in lower case; null if it does not. Anybody else's word is not believed. */
export const certificateFrom =
  (header: string | null): CertificateOf =>
  (request) => {
    // More than the caller's own address is there only if a proxy that we trust named another.
    const isByProxy = (request.ips?.length ?? 0) > 1
    const sent = header === null || !isByProxy ? undefined : request.headers[header]
    return typeof sent === 'string' ? fingerprintIn(sent) : null
  }
