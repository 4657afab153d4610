import { createHash } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { PRODUCT } from '#shared/product.ts'
import { isAllowed, isPublic, type Reachable } from './public-address.ts'

/** 'refused': the address is not one that strangers may send us to. 'gone': it will not be there later either. */
export type FetchFailure = 'refused' | 'gone' | 'too-large' | 'unreachable' | 'slow'

export type Fetched =
  | { readonly kind: 'fetched'; readonly path: string; readonly hash: Buffer; readonly bytes: number }
  | { readonly kind: FetchFailure }

/** Writes what stands at an address that somebody else gave into a file of ours. */
export type FetchPublic = (url: string, target: string) => Promise<Fetched>

interface FetchLimits {
  readonly mostBytes: number
  readonly firstByteMs: number
  readonly wholeMs: number
}

const FETCH_LIMITS: FetchLimits = { mostBytes: 20_971_520, firstByteMs: 10_000, wholeMs: 60_000 }

const MOST_REDIRECTS = 3
const LONGEST_URL = 2_048
const REDIRECTS = [301, 302, 303, 307, 308]
const PORTS = { 'http:': '80', 'https:': '443' } as const

class Failed extends Error {
  readonly kind: FetchFailure

  constructor(kind: FetchFailure) {
    super(kind)
    this.kind = kind
  }
}

/**
 * Reaches public addresses alone, and those of `allowed`. The name is looked up once, and the connection goes to the
 * address that was checked, so that a name cannot point elsewhere a moment later. Redirects are checked like the first.
 */
export function publicFetch(allowed: readonly Reachable[], limits: FetchLimits = FETCH_LIMITS): FetchPublic {
  return async (url, target) => {
    const signal = AbortSignal.timeout(limits.wholeMs)
    try {
      const response = await follow(url, allowed, limits, signal)
      return await save(response, target, limits, signal)
    } catch (error) {
      await rm(target, { force: true })
      if (error instanceof Failed) return { kind: error.kind }
      return { kind: signal.aborted ? 'slow' : 'unreachable' }
    }
  }
}

async function follow(
  first: string,
  allowed: readonly Reachable[],
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = checkedUrl(first, null)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(url, await checkedAddress(url, allowed), limits, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (!REDIRECTS.includes(statusCode) || headers.location === undefined)
      throw new Failed(failureOf(statusCode))
    url = checkedUrl(headers.location, url)
  }
  throw new Failed('gone')
}

const failureOf = (status: number): FetchFailure =>
  status >= 500 || status === 408 || status === 429 ? 'unreachable' : 'gone'

/** `from`: what redirected to it. */
function checkedUrl(text: string, from: URL | null): URL {
  const url = text.length > LONGEST_URL ? null : URL.parse(text, from?.href)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new Failed('refused')
  const isWeakened = from?.protocol === 'https:' && url.protocol === 'http:'
  if (isWeakened || url.username !== '' || url.password !== '' || url.hostname === '')
    throw new Failed('refused')
  return url
}

interface Address {
  readonly address: string
  readonly family: number
}

/** A name is refused if any of its addresses is not public. */
async function checkedAddress(url: URL, allowed: readonly Reachable[]): Promise<Address> {
  const port = url.port || PORTS[url.protocol as keyof typeof PORTS]
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const all = family === 0 ? await lookup(host, { all: true }) : [{ address: host, family }]
  const isUsualPort = port === PORTS[url.protocol as keyof typeof PORTS]
  const [first] = all
  const mayReach = ({ address }: Address): boolean =>
    isAllowed(allowed, address, port) || (isUsualPort && isPublic(address))
  if (first === undefined || !all.every(mayReach)) throw new Failed('refused')
  return first
}

function ask(
  url: URL,
  { address, family }: Address,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      agent: false,
      lookup: pinned,
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': `${PRODUCT.name}-pictures` },
    })
    const timer = setTimeout(() => request.destroy(new Failed('slow')), limits.firstByteMs)
    request.once('close', () => clearTimeout(timer))
    request.once('error', reject)
    request.once('response', (response) => {
      clearTimeout(timer)
      resolve(response)
    })
    request.end()
  })
}

/** Counts what comes, since a length that is announced may be a lie. */
async function save(
  response: IncomingMessage,
  target: string,
  { mostBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<Fetched> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Failed('gone')
  const hash = createHash('sha256')
  let bytes = 0
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new Failed('too-large')
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(response, counted, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal })
  return { kind: 'fetched', path: target, hash: hash.digest(), bytes }
}
