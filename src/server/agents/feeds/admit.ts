import type { FeedFormat } from '../../formats/feed-format.ts'
import type { FaultCode } from '../../formats/reading.ts'
import type { Feed, FeedProof, FeedStore } from './feed.ts'

export interface AdmitDeps {
  readonly feeds: Pick<FeedStore, 'find' | 'countCall' | 'countBadSecret'>
  readonly now: () => Date
}

interface Turned {
  readonly status: number
  readonly code: FaultCode
  readonly message: string
  readonly event: 'feed_refused' | 'rate_limited'
}

export type Admitted =
  | { readonly kind: 'admitted'; readonly feed: Feed }
  | (Turned & { readonly kind: 'unknown' })
  | (Turned & { readonly kind: 'limited'; readonly retryAfterSeconds: number })

const UNKNOWN = {
  kind: 'unknown',
  status: 401,
  code: 'GP_AUTH',
  message: 'The secret or the certificate is missing, or belongs to no feed of this format.',
  event: 'feed_refused',
} as const
const LIMITED = {
  kind: 'limited',
  status: 429,
  code: 'GP_QUOTA',
  message: 'That’s too many calls. Wait, then carry on.',
  event: 'rate_limited',
} as const

export type CountCall = (feed: Feed, at: Date) => Promise<number | null>

/** Secrets are looked up by their hash, so that no comparison tells a wrong one from a nearly right one. */
export async function admit(
  { feeds, now }: AdmitDeps,
  proof: FeedProof,
  format: FeedFormat,
  client: string,
  count: CountCall = feeds.countCall,
): Promise<Admitted> {
  const at = now()
  const feed = await feeds.find(proof, format, at)
  const wait = feed === null ? await feeds.countBadSecret(client, at) : await count(feed, at)
  if (wait !== null) return { ...LIMITED, retryAfterSeconds: Math.max(1, Math.ceil(wait)) }
  return feed === null ? UNKNOWN : { kind: 'admitted', feed }
}
