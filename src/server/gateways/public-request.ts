import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAllowed, isPublic, type Reachable } from './public-address.ts'
import { type Address, addressesOf } from './public-names.ts'

/** 'refused': the address is not one that strangers may send us to. 'gone': it will not be there later either. */
export type FetchFailure = 'refused' | 'gone' | 'too-large' | 'unreachable' | 'slow'

export class Failed extends Error {
  readonly kind: FetchFailure

  constructor(kind: FetchFailure) {
    super(kind)
    this.kind = kind
  }
}

const LONGEST_URL = 2_048
const PORTS = { 'http:': '80', 'https:': '443' } as const

/** `from`: what redirected to it. */
export function checkedUrl(text: string, from: URL | null): URL {
  const url = text.length > LONGEST_URL ? null : URL.parse(text, from?.href)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new Failed('refused')
  const isWeakened = from?.protocol === 'https:' && url.protocol === 'http:'
  if (isWeakened || url.username !== '' || url.password !== '' || url.hostname === '')
    throw new Failed('refused')
  return url
}

/** A name is refused if any of its addresses is not public. */
async function checkedAddresses(
  url: URL,
  allowed: readonly Reachable[],
  signal: AbortSignal,
): Promise<readonly [Address, ...Address[]]> {
  const port = url.port || PORTS[url.protocol as keyof typeof PORTS]
  const all = await addressesOf(url.hostname.replace(/^\[(.*)\]$/, '$1'), signal)
  const isUsualPort = port === PORTS[url.protocol as keyof typeof PORTS]
  const [first, ...others] = all
  const mayReach = ({ address }: Address): boolean =>
    isAllowed(allowed, address, port) || (isUsualPort && isPublic(address))
  if (first === undefined || !all.every(mayReach)) throw new Failed('refused')
  return [first, ...others]
}

export interface PublicRequest {
  readonly headers: OutgoingHttpHeaders
  readonly firstByteMs: number
  readonly signal: AbortSignal
  /** Posted, where there is one. */
  readonly body?: string
  /** The client's certificate, and whom it trusts beside those whom Node does. */
  readonly tls?: Pick<https.RequestOptions, 'cert' | 'key' | 'ca'>
}

/**
 * Reaches public addresses alone, and those of `allowed`. The name is looked up once, and the connection goes to an
 * address that was checked, so that a name cannot point elsewhere a moment later. Redirects are not followed.
 */
export async function askPublic(
  url: URL,
  allowed: readonly Reachable[],
  { headers, firstByteMs, signal, body, tls = {} }: PublicRequest,
): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(url, allowed, signal)
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [...addresses]) : done(null, addresses[0].address, addresses[0].family)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      agent: false,
      lookup: pinned,
      signal,
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...tls,
    })
    const timer = setTimeout(() => request.destroy(new Failed('slow')), firstByteMs)
    request.once('close', () => clearTimeout(timer))
    request.once('error', reject)
    request.once('response', (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    request.end(body)
  })
}
