import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import type { FetchPublic } from '../../gateways/public-fetch.ts'
import type { FetchFailure } from '../../gateways/public-request.ts'
import { type MediaStore, NOT_SENT, type PicturesToFetch, TOO_LARGE, type WaitingPicture } from './media.ts'

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
const places = new Map<string, LimitFunction>()

const PROBLEMS: Readonly<Record<FetchFailure, string>> = {
  refused: 'Its address isn’t public, or isn’t a web address.',
  gone: 'There’s no picture at its address.',
  'too-large': TOO_LARGE,
  unreachable: 'We tried its host for a day and couldn’t reach it.',
  slow: 'We tried its host for a day, and it was too slow.',
}
/** These may be better later. */
const PASSING: readonly FetchFailure[] = ['unreachable', 'slow']
const BUSY = 'We were too busy, and tried for a day.'

/** False if some are to be tried again; on the last try those are given up. */
export async function fetchPictures(deps: FetchDeps, number: number, isLast: boolean): Promise<boolean> {
  const found = await deps.media.find(number)
  if (found === null) return true
  const done = await Promise.all(
    found.waiting.map((picture) => inTurn(picture, () => takeOne(deps, found, picture, isLast))),
  )
  return done.every(Boolean)
}

/** A few at a time of each host and of zips, whatever the adverts; of two files with the same bytes the second shares what the first drew. */
function inTurn<T>({ url, fileHash }: WaitingPicture, take: () => Promise<T>): Promise<T> {
  if (fileHash === null) return turnAt(URL.parse(url)?.host ?? '', AT_ONCE_PER_HOST)(take)
  return turnAt(fileHash.toString('hex'), 1)(() => turnAt('zips', AT_ONCE_PER_HOST)(take))
}

function turnAt(place: string, atOnce: number): LimitFunction {
  const known = places.get(place)
  if (known) return known
  for (const [name, { activeCount, pendingCount }] of places)
    if (activeCount + pendingCount === 0) places.delete(name)
  const made = pLimit(atOnce)
  places.set(place, made)
  return made
}

type Got =
  | { readonly kind: 'file'; readonly path: string; readonly hash: Buffer; readonly bytes: number }
  | { readonly kind: 'settled' }
  | { readonly kind: 'problem'; readonly problem: string; readonly isPassing: boolean }

async function takeOne(
  deps: FetchDeps,
  found: PicturesToFetch,
  picture: WaitingPicture,
  isLast: boolean,
): Promise<boolean> {
  const target = path.join(deps.incoming, randomUUID())
  const settle = async (problem: string, isPassing: boolean): Promise<boolean> => {
    if (isPassing && !isLast) return false
    await deps.media.giveUp(picture, problem, isPassing)
    return true
  }
  try {
    const { fileHash } = picture
    const got = await (fileHash === null
      ? fetchOne(deps, picture, target)
      : openOne(deps, found, { ...picture, fileHash }, target))
    if (got.kind === 'settled') return true
    if (got.kind === 'problem') return await settle(got.problem, got.isPassing)
    const keep = async (): Promise<boolean> => {
      if (fileHash === null && (await isShared(deps, found, picture, got.hash))) return true
      const { draftUuid, ownerKey, agencyId } = found
      const place = { draftUuid, ownerKey, agencyId, isPlan: picture.isPlan }
      const kept = await deps.keepPicture(place, got)
      if (kept === 'busy') return settle(BUSY, true)
      if ('problem' in kept) return settle(kept.problem, false)
      await deps.media.keep(picture, { photoId: kept.photoId, bytes: got.bytes }, deps.now())
      return true
    }
    return await (fileHash === null ? turnAt(got.hash.toString('hex'), 1)(keep) : keep())
  } finally {
    await rm(target, { force: true })
  }
}

async function fetchOne({ fetchPublic }: FetchDeps, { url }: WaitingPicture, target: string): Promise<Got> {
  const fetched = await fetchPublic(wholeUrl(url), target)
  if (fetched.kind === 'fetched') return { ...fetched, kind: 'file' }
  return { kind: 'problem', problem: PROBLEMS[fetched.kind], isPassing: PASSING.includes(fetched.kind) }
}

/** What the owner has of the same bytes is not drawn again. */
const isShared = (
  { media, now }: FetchDeps,
  { ownerKey }: PicturesToFetch,
  picture: WaitingPicture,
  hash: Buffer,
): Promise<boolean> => media.share(picture, hash, ownerKey, now())

/** Of a zip. */
async function openOne(
  deps: FetchDeps,
  found: PicturesToFetch,
  picture: WaitingPicture & { readonly fileHash: Buffer },
  target: string,
): Promise<Got> {
  if (await isShared(deps, found, picture, picture.fileHash)) return { kind: 'settled' }
  const { media } = deps
  const bytes = await media.writeFile(picture, found, target)
  if (bytes === null) {
    await media.giveUp(picture, NOT_SENT, true)
    return { kind: 'settled' }
  }
  return { kind: 'file', path: target, hash: picture.fileHash, bytes }
}

/** Senders leave the scheme out: '//cdn.example/a.jpg', 'www.example/a.jpg'. */
function wholeUrl(url: string): string {
  if (url.startsWith('//')) return `https:${url}`
  return /^[\w.-]+\.[a-z]{2,}\//i.test(url) ? `https://${url}` : url
}
