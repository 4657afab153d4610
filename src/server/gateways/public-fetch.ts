import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { AGENT_PICTURE_MIB } from '#shared/advert/limits.ts'
import { PRODUCT } from '#shared/product.ts'
import { MEBIBYTE } from '#shared/values/mebibyte.ts'
import type { Reachable } from './public-address.ts'
import { askPublic, checkedUrl, Failed, type FetchFailure } from './public-request.ts'

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

const FETCH_LIMITS: FetchLimits = {
  mostBytes: AGENT_PICTURE_MIB * MEBIBYTE,
  firstByteMs: 10_000,
  wholeMs: 60_000,
}

const MOST_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]
const HEADERS = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': `${PRODUCT.name}-pictures`,
}

/** Reaches public addresses alone, and those of `allowed`. Redirects are checked like the first. */
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
    const response = await askPublic(url, allowed, { headers: HEADERS, ...limits, signal })
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
