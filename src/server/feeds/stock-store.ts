import type { PoolClient } from 'pg'
import type { AppType } from '#shared/form/block.ts'
import { LOCKS } from '../db/locks.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { readByHand, underHand } from './by-hand.ts'
import type { HomeKey, HomeToKeep, Kept, ListedHome, Removed, Source, Stock } from './feed.ts'
import { addListing, changeListing, takeOff } from './feed-listing-store.ts'
import { writePictures } from './media-store.ts'

interface Row {
  readonly number: string
  readonly listing_id: string
  readonly state: 'live' | 'hidden' | 'removed'
  readonly sent_at: Date | null
  readonly content_hash: Buffer
  readonly listing_state: 'live' | 'withdrawn' | 'removed'
  readonly by_hand: string | null
}

type Keep = (connection: PoolClient, source: Source, home: HomeToKeep, at: Date) => Promise<Kept>

/** `mostAdverts`: of one branch. */
export function stockStore(database: Database, mostAdverts: number): Stock {
  return {
    keep: (source, home, at) =>
      inTransaction(
        database,
        async (connection) => {
          await lockStock(connection, source)
          return keeping(mostAdverts)(connection, source, home, at)
        },
        ({ kind }) => kind !== 'duplicate' && kind !== 'full' && kind !== 'taken-down',
      ),
    remove: (source, key, reason, at) =>
      inTransaction(
        database,
        async (connection) => {
          await lockStock(connection, source)
          return removeInside(connection, source, key, reason, at)
        },
        ({ kind }) => kind === 'removed',
      ),
    list: async ({ agencyId, branch }, appType) => {
      const { rows } = await database.query<Omit<ListedHome, 'number'> & { number: string }>({
        name: 'feed-adverts-list',
        text: `select number, ref, app_type as "appType", sent_at as "sentAt", etag, listing_id as "listingId"
          from feed_adverts
          where agency_id = $1 and branch = $2 and state <> 'removed' and ($3::text is null or app_type = $3)
          order by ref, app_type`,
        values: [agencyId, branch, appType],
      })
      return rows.map((row) => ({ ...row, number: Number(row.number) }))
    },
  }
}

/** Whatever changes the stock of one branch takes turns. */
export const lockStock = (connection: PoolClient, { agencyId, branch }: Source) =>
  connection.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    LOCKS.branchStock,
    `${agencyId} ${branch}`,
  ])

/** Call it under the stock's lock: for one transaction, in which it counts the stock once. */
export function keeping(mostAdverts: number): Keep {
  let counted: number | null = null
  return async (connection, source, home, at) => {
    const known = await find(connection, source, home)
    const number = Number(known?.number)
    if (known?.listing_state === 'removed') return { kind: 'taken-down' }
    const isOlder = known?.sent_at && home.sentAt && home.sentAt < known.sent_at
    if (isOlder) return { kind: 'older', number, listingId: known.listing_id }
    const state = home.isShown ? 'live' : 'hidden'
    if (known?.state === state && known.content_hash.equals(home.contentHash)) {
      await connection.query({ ...TOUCH, values: [known.number, home.sentAt, home.etag, home.original] })
      return { kind: 'unchanged', number, listingId: known.listing_id }
    }
    const twin = await findTwin(connection, source, home)
    if (twin !== null) return { kind: 'duplicate', ref: twin }
    const isNew = known === null || known.state === 'removed'
    if (isNew) {
      counted ??= await count(connection, source)
      if (counted >= mostAdverts) return { kind: 'full' }
      counted += 1
    }
    const listingId = known?.listing_id ?? (await addListing(connection, source, home, at))
    if (known) await change(connection, known, home, at)
    const kept = await write(connection, source, home, { listingId, state, at })
    if (ONE_ADVERT_A_REFERENCE.has(source.format)) await leaveOtherChannel(connection, source, home, at)
    if (known || home.pictures.length > 0) await writePictures(connection, kept, home.pictures, at)
    return { kind: isNew ? 'created' : 'updated', number: kept, listingId }
  }
}

/** What its people changed by hand stays. */
async function change(connection: PoolClient, known: Row, home: HomeToKeep, at: Date): Promise<void> {
  const byHand = readByHand(known.by_hand)
  if (byHand === null) return changeListing(connection, known.listing_id, home, at)
  const under = underHand(home.answers, byHand)
  await changeListing(connection, known.listing_id, { ...home, answers: under.answers }, at)
  await connection.query('update feed_adverts set by_hand = $2 where number = $1', [
    known.number,
    JSON.stringify(under.byHand),
  ])
}

/** There a reference is one advert, which was for sale and is to let now. */
const ONE_ADVERT_A_REFERENCE: ReadonlySet<Source['format']> = new Set(['zoopla', 'api'])

async function leaveOtherChannel(
  connection: PoolClient,
  source: Source,
  { appType, ref }: HomeToKeep,
  at: Date,
): Promise<void> {
  const other = await find(connection, source, { appType: appType === 'sell' ? 'let' : 'sell', ref })
  if (other !== null && other.state !== 'removed') await takeOff(connection, [Number(other.number)], null, at)
}

const OF_BRANCH = 'agency_id = $1 and branch = $2'
const valuesOf = ({ agencyId, branch }: Source, ...more: readonly unknown[]) => [agencyId, branch, ...more]

async function find(connection: PoolClient, source: Source, { appType, ref }: HomeKey): Promise<Row | null> {
  const { rows } = await connection.query<Row>({
    name: 'feed-adverts-lock',
    text: `select number, listing_id, feed_adverts.state, sent_at, content_hash, by_hand,
        listings.state as listing_state
      from feed_adverts join listings on listings.id = listing_id
      where ${OF_BRANCH} and ($3::text is null or feed_adverts.app_type = $3) and ref = $4
      order by feed_adverts.state = 'removed', number desc limit 1 for update`,
    values: valuesOf(source, appType, ref),
  })
  return rows[0] ?? null
}

const TOUCH = {
  name: 'feed-adverts-touch',
  text: 'update feed_adverts set sent_at = coalesce($2, sent_at), etag = $3, original = $4 where number = $1',
}

async function findTwin(
  connection: PoolClient,
  source: Source,
  { appType, ref, place }: HomeToKeep,
): Promise<string | null> {
  if (place.key === null) return null
  const { rows } = await connection.query<{ ref: string }>({
    name: 'feed-adverts-twin',
    text: `select ref from feed_adverts
      where ${OF_BRANCH} and app_type = $3 and home_key = $4 and state <> 'removed' and ref <> $5`,
    values: valuesOf(source, appType, place.key, ref),
  })
  return rows[0]?.ref ?? null
}

async function count(connection: PoolClient, source: Source): Promise<number> {
  const { rows } = await connection.query<{ count: number }>({
    name: 'feed-adverts-count',
    text: `select count(*)::int as count from feed_adverts where ${OF_BRANCH} and state <> 'removed'`,
    values: valuesOf(source),
  })
  return rows[0]?.count ?? 0
}

interface Written {
  readonly listingId: string
  readonly state: 'live' | 'hidden'
  readonly at: Date
}

async function write(
  connection: PoolClient,
  source: Source,
  home: HomeToKeep,
  { listingId, state, at }: Written,
): Promise<number> {
  const { rows } = await connection.query<{ number: string }>({
    name: 'feed-adverts-write',
    text: `insert into feed_adverts (agency_id, branch, app_type, ref, listing_id, state, sent_at, content_hash, original,
        facts, home_key, changed_at, etag, format)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      on conflict (agency_id, branch, app_type, ref) do update set state = $6, sent_at = coalesce($7, feed_adverts.sent_at),
        content_hash = $8, original = $9, facts = $10, home_key = $11, changed_at = $12, removed_for = null,
        etag = $13, format = $14
      returning number`,
    values: [
      ...valuesOf(
        source,
        home.appType,
        home.ref,
        listingId,
        state,
        home.sentAt,
        home.contentHash,
        home.original,
      ),
      JSON.stringify(home.facts),
      home.place.key,
      at,
      home.etag,
      source.format,
    ],
  })
  return Number(rows[0]?.number)
}

async function removeInside(
  connection: PoolClient,
  source: Source,
  key: HomeKey,
  reason: number | null,
  at: Date,
): Promise<Removed> {
  const known = await find(connection, source, key)
  if (known === null || known.state === 'removed') {
    return { kind: 'unknown', elsewhere: await findElsewhere(connection, source, key) }
  }
  await takeOff(connection, [Number(known.number)], reason, at)
  return { kind: 'removed', number: Number(known.number), listingId: known.listing_id }
}

const CHANNEL_NAMES: Readonly<Record<AppType, string>> = { sell: 'sales', let: 'lettings' }

/** A home moves between branches, and its removal is then sent for the wrong one. */
async function findElsewhere(
  connection: PoolClient,
  { agencyId }: Source,
  { ref }: HomeKey,
): Promise<string | null> {
  const { rows } = await connection.query<{ branch: string; app_type: AppType }>(
    `select branch, app_type from feed_adverts where agency_id = $1 and ref = $2 and state <> 'removed' limit 1`,
    [agencyId, ref],
  )
  const [row] = rows
  return row ? `branch ${row.branch}, ${CHANNEL_NAMES[row.app_type]}` : null
}
