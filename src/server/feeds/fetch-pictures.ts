import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { FetchPublic } from '../gateways/public-fetch.ts'
import type { FetchFailure } from '../gateways/public-request.ts'
import type { MediaStore, PicturesToFetch, WaitingPicture } from './media.ts'

/** What becomes of a file that was fetched; the reason is for the agent. */
export type KeepPicture = (
  place: Pick<PicturesToFetch, 'draftUuid' | 'ownerKey' | 'agencyId'> & Pick<WaitingPicture, 'isPlan'>,
  file: { readonly path: string; readonly hash: Buffer },
) => Promise<{ readonly photoId: string } | { readonly problem: string } | 'busy'>

export interface FetchDeps {
  readonly media: MediaStore
  readonly fetchPublic: FetchPublic
  readonly keepPicture: KeepPicture
  readonly incoming: string
  readonly now: () => Date
}

const AT_ONCE_PER_HOST = 4
const hosts = new Map<string, LimitFunction>()

const PROBLEMS: Readonly<Record<FetchFailure, string>> = {
  refused: 'Its address is not a public one, or not a web address.',
  gone: 'There is no picture at its address.',
  'too-large': 'It is larger than 20 MiB.',
  unreachable: 'Its host could not be reached, and we tried for a day.',
  slow: 'Its host was too slow, and we tried for a day.',
}
/** These may be better later. */
const PASSING: readonly FetchFailure[] = ['unreachable', 'slow']
const BUSY = 'We were too busy, and tried for a day.'

/** False if some are to be tried again; on the last try those are given up. */
export async function fetchPictures(deps: FetchDeps, number: number, isLast: boolean): Promise<boolean> {
  const found = await deps.media.find(number)
  if (found === null) return true
  const done = await Promise.all(
    found.waiting.map((picture) => turnAt(picture.url)(() => fetchOne(deps, found, picture, isLast))),
  )
  return done.every(Boolean)
}

/** A few at a time of each host, whatever the adverts. */
function turnAt(url: string): LimitFunction {
  const host = URL.parse(url)?.host ?? ''
  const known = hosts.get(host)
  if (known) return known
  for (const [name, { activeCount, pendingCount }] of hosts)
    if (activeCount + pendingCount === 0) hosts.delete(name)
  const made = pLimit(AT_ONCE_PER_HOST)
  hosts.set(host, made)
  return made
}

async function fetchOne(
  { media, fetchPublic, keepPicture, incoming, now }: FetchDeps,
  found: PicturesToFetch,
  picture: WaitingPicture,
  isLast: boolean,
): Promise<boolean> {
  const target = path.join(incoming, randomUUID())
  const settle = async (problem: string, isPassing: boolean): Promise<boolean> => {
    if (isPassing && !isLast) return false
    await media.giveUp(picture, problem)
    return true
  }
  try {
    const fetched = await fetchPublic(wholeUrl(picture.url), target)
    if (fetched.kind !== 'fetched')
      return await settle(PROBLEMS[fetched.kind], PASSING.includes(fetched.kind))
    const { draftUuid, ownerKey, agencyId } = found
    const { isPlan } = picture
    const kept = await keepPicture({ draftUuid, ownerKey, agencyId, isPlan }, fetched)
    if (kept === 'busy') return await settle(BUSY, true)
    if ('problem' in kept) return await settle(kept.problem, false)
    await media.keep(picture, { photoId: kept.photoId, bytes: fetched.bytes }, now())
    return true
  } finally {
    await rm(target, { force: true })
  }
}

/** Senders leave the scheme out: '//cdn.example/a.jpg', 'www.example/a.jpg'. */
function wholeUrl(url: string): string {
  if (url.startsWith('//')) return `https:${url}`
  return /^[\w.-]+\.[a-z]{2,}\//i.test(url) ? `https://${url}` : url
}
