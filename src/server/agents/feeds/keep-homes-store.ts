import type { PoolClient } from 'pg'
import { believedDate } from './believed-date.ts'
import { readByHand, underHand } from './by-hand.ts'
import { eachOf } from './each.ts'
import type { HomeToKeep, Kept, Source } from './feed.ts'
import { addListings, changeListing, takeOff } from './feed-listing-store.ts'
import {
  countHomes,
  findHolders,
  findHome,
  findHomes,
  type KnownHome,
  stockState,
  touchHomes,
  writeByHand,
  writeHomes,
} from './home-store.ts'
import { keyIn } from './import.ts'
import { writePictures } from './media-store.ts'

interface ToWrite {
  readonly kind: 'write'
  readonly home: HomeToKeep
  readonly known: KnownHome | null
  readonly isNew: boolean
}
type Fate = Kept | ToWrite

interface Terms {
  /** Of one branch. */
  readonly mostAdverts: number
  readonly at: Date
}

/** What became of each, in their order; no two have one channel and one reference. Call it under the stock's lock. */
export async function keepHomes(
  connection: PoolClient,
  source: Source,
  homes: readonly HomeToKeep[],
  { mostAdverts, at }: Terms,
): Promise<(home: HomeToKeep) => Kept> {
  const decide = await deciding(connection, source, homes, { mostAdverts, at })
  const fates = new Map(homes.map((home) => [home, decide(home)]))
  const same = [...fates].flatMap(([home, fate]) =>
    fate.kind === 'unchanged' ? [{ home, number: fate.number }] : [],
  )
  await touchHomes(connection, same)
  const toWrite = [...fates.values()].filter((fate) => fate.kind === 'write')
  const keptAs = await write(connection, source, toWrite, at)
  const fateOf = eachOf(fates)
  return (home) => {
    const fate = fateOf(home)
    return fate.kind === 'write' ? keptAs(fate) : fate
  }
}

/** As if each were looked at after the one before it was written. */
async function deciding(
  connection: PoolClient,
  source: Source,
  homes: readonly HomeToKeep[],
  { mostAdverts, at }: Terms,
): Promise<(home: HomeToKeep) => Fate> {
  const known = await knownHomes(connection, source, homes)
  const isNew = (home: HomeToKeep): boolean => (known.get(keyIn(home))?.state ?? 'removed') === 'removed'
  let room = homes.some(isNew) ? mostAdverts - (await countHomes(connection, source)) : 0
  const holders = await holdersOf(connection, source, homes)
  return (home) => {
    const before = known.get(keyIn(home)) ?? null
    const settled = before === null ? null : settledFate(before, home, at)
    if (settled !== null) return settled
    const twin = holders.other(home)
    if (twin !== null) return { kind: 'duplicate', ref: twin }
    if (isNew(home)) {
      if (room <= 0) return { kind: 'full' }
      room -= 1
    }
    holders.move(home, before)
    return { kind: 'write', home, known: before, isNew: isNew(home) }
  }
}

/** Null if it is to be written. */
function settledFate(known: KnownHome, home: HomeToKeep, at: Date): Kept | null {
  const kept = { number: known.number, listingId: known.listingId }
  if (known.listingState === 'removed') return { kind: 'taken-down' }
  // What an agency wants hidden is hidden, whatever its clock says: a home that is gone too early comes back.
  const isHide = known.state === 'live' && !home.isShown
  if (!isHide && isOlder(home.sentAt, known.sentAt, at)) return { kind: 'older', ...kept }
  const isSame = known.state === stockState(home) && known.contentHash.equals(home.contentHash)
  return isSame ? { kind: 'unchanged', ...kept } : null
}

/** A date that nobody believes, from before it was looked at, would lock the home. */
function isOlder(sentAt: Date | null, knownAt: Date | null, at: Date): boolean {
  const before = believedDate(knownAt, at)
  return sentAt !== null && before !== null && sentAt < before
}

async function knownHomes(
  connection: PoolClient,
  source: Source,
  homes: readonly HomeToKeep[],
): Promise<ReadonlyMap<string, KnownHome>> {
  const known = new Map<string, KnownHome>()
  for (const [appType, ofType] of Map.groupBy(homes, (home) => home.appType)) {
    const refs = ofType.map(({ ref }) => ref)
    for (const home of await findHomes(connection, source, { appType, refs })) known.set(keyIn(home), home)
  }
  return known
}

/** Which home of the branch has an address. */
async function holdersOf(connection: PoolClient, source: Source, homes: readonly HomeToKeep[]) {
  const keyed = homes.flatMap(({ place }) => place.key ?? [])
  const found = await findHolders(connection, source, keyed)
  const placeOf = (appType: string, key: string): string => `${appType} ${key}`
  const refs = new Map(found.map(({ appType, homeKey, ref }) => [placeOf(appType, homeKey), ref]))
  return {
    other: ({ appType, ref, place: { key } }: HomeToKeep): string | null => {
      const holder = key === null ? undefined : refs.get(placeOf(appType, key))
      return holder === undefined || holder === ref ? null : holder
    },
    move: ({ appType, ref, place: { key } }: HomeToKeep, before: KnownHome | null): void => {
      const left = before?.homeKey ? placeOf(appType, before.homeKey) : null
      if (left !== null && refs.get(left) === ref) refs.delete(left)
      if (key !== null) refs.set(placeOf(appType, key), ref)
    },
  }
}

/** Gives what each is kept as. */
async function write(
  connection: PoolClient,
  source: Source,
  toWrite: readonly ToWrite[],
  at: Date,
): Promise<(one: ToWrite) => Kept> {
  const added = toWrite.flatMap(({ home, known }) => (known === null ? [home] : []))
  const addedAs = await addListings(connection, source, added, at)
  for (const { known, home } of toWrite) if (known) await change(connection, known, home, at)
  const listingOf = ({ home, known }: ToWrite): string => known?.listingId ?? addedAs(home)
  const homes = toWrite.map((one) => ({ home: one.home, listingId: listingOf(one) }))
  const numberOf = await writeHomes(connection, source, homes, at)
  const keptAs = (one: ToWrite) => {
    const listingId = listingOf(one)
    return { kind: one.isNew ? 'created' : 'updated', number: numberOf(listingId), listingId } as const
  }
  for (const one of toWrite) {
    const { home, known } = one
    if (ONE_ADVERT_A_REFERENCE.has(source.format)) await leaveOtherChannel(connection, source, home, at)
    if (known || home.pictures.length > 0)
      await writePictures(connection, keptAs(one).number, home.pictures, at)
  }
  return keptAs
}

/** What its people changed by hand stays. */
async function change(connection: PoolClient, known: KnownHome, home: HomeToKeep, at: Date): Promise<void> {
  const byHand = readByHand(known.byHand)
  if (byHand === null) return changeListing(connection, known.listingId, home, at)
  const under = underHand(home.answers, byHand)
  await changeListing(connection, known.listingId, { ...home, answers: under.answers }, at)
  await writeByHand(connection, known.number, under.byHand)
}

/** There a reference is one advert, which was for sale and is to let now. */
const ONE_ADVERT_A_REFERENCE: ReadonlySet<Source['format']> = new Set(['zoopla', 'api'])

async function leaveOtherChannel(
  connection: PoolClient,
  source: Source,
  { appType, ref }: HomeToKeep,
  at: Date,
): Promise<void> {
  const other = await findHome(connection, source, { appType: appType === 'sell' ? 'let' : 'sell', ref })
  if (other !== null && other.state !== 'removed') await takeOff(connection, [other.number], null, at)
}
