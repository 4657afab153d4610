import type { PortalFault } from '#shared/account/agency-portals.ts'
import { isAt } from '../../formats/own-site.ts'
import { PORTAL_SPEECHES } from '../../formats/portal-format.ts'
import type { Gone, PortalAnswer, PortalCall, PortalNote } from '../../formats/portal-speech.ts'
import { readSentJson } from '../../formats/sent-json.ts'
import type { PostPublic } from '../../gateways/public-post.ts'
import type { Portal } from './portal.ts'

export interface AskDeps {
  readonly postPublic: PostPublic
  /** Ours. */
  readonly origin: string
}

/** What a portal said of one call. */
export interface Heard {
  readonly kind: 'taken' | 'refused' | 'failed'
  /** Null unless it failed. */
  readonly fault: PortalFault | null
  readonly status: number | null
  readonly notes: readonly PortalNote[]
}

export async function askPortal(deps: AskDeps, portal: Portal, call: PortalCall): Promise<Heard> {
  const answer = await send(deps, portal, call)
  if (typeof answer === 'string') return { kind: 'failed', fault: answer, status: null, notes: [] }
  const { status } = answer
  const verdict = PORTAL_SPEECHES[portal.format].read(answer)
  if (verdict.kind === 'garbled') return { kind: 'failed', fault: 'garbled', status, notes: [] }
  const { kind, notes } = verdict
  if (kind === 'taken' || kind === 'refused') return { kind, fault: null, status, notes }
  return { kind: 'failed', fault: kind, status, notes }
}

/** Whether its own list has the advert; null if it does not say. */
export async function isListed(deps: AskDeps, portal: Portal, gone: Gone): Promise<boolean | null> {
  const speech = PORTAL_SPEECHES[portal.format]
  const answer = await send(deps, portal, speech.list(gone, portal.to))
  return typeof answer === 'string' || answer.status !== 200 ? null : speech.hasListed(answer, gone)
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

async function send(
  { postPublic, origin }: AskDeps,
  { url, secret }: Portal,
  { path, headers, body }: PortalCall,
): Promise<PortalAnswer | PortalFault> {
  if (secret === null) return 'locked'
  // Sent to ourselves, one advert could become many.
  if (isAt(url, origin)) return 'blocked'
  const inPath = secret.proof === 'path' ? `/${encodeURIComponent(secret.secret)}` : ''
  const inHeader = secret.proof === 'bearer' ? { authorization: `Bearer ${secret.secret}` } : {}
  const posted = await postPublic({
    url: url + path + inPath,
    headers: { ...JSON_HEADERS, ...headers, ...inHeader },
    body: JSON.stringify(body),
    certificate: secret.proof === 'certificate' ? { cert: secret.cert, key: secret.key } : null,
  })
  if (posted.kind !== 'answered') return posted.kind
  const read = readSentJson(posted.body)
  return { status: posted.status, json: read.ok ? read.value : undefined }
}
