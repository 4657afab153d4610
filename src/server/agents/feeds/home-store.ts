import type { PoolClient } from 'pg'
import type { AppType } from '#shared/form/block.ts'
import type { ByHand } from './by-hand.ts'
import { eachOf } from './each.ts'
import type { HomeKey, HomeToKeep, Source } from './feed.ts'

export interface KnownHome {
  readonly number: number
  readonly appType: AppType
  readonly ref: string
  readonly listingId: string
  readonly state: 'live' | 'hidden' | 'removed'
  readonly sentAt: Date | null
  readonly contentHash: Buffer
  readonly homeKey: string | null
  readonly byHand: string | null
  readonly listingState: 'live' | 'withdrawn' | 'removed'
}

export interface HomeToWrite {
  readonly home: HomeToKeep
  readonly listingId: string
}

export const stockState = ({ isShown }: HomeToKeep): 'live' | 'hidden' => (isShown ? 'live' : 'hidden')

const CHANNEL_NAMES: Readonly<Record<AppType, string>> = { sell: 'sales', let: 'lettings' }
const APP_TYPES = Object.keys(CHANNEL_NAMES)

const OF_BRANCH = 'agency_id = $1 and branch = $2'
const valuesOf = ({ agencyId, branch }: Source, ...more: readonly unknown[]) => [agencyId, branch, ...more]

/** Locks them. Those that are advertised come first. */
export async function findHomes(
  connection: PoolClient,
  source: Source,
  { appType, refs }: { readonly appType: AppType | null; readonly refs: readonly string[] },
): Promise<readonly KnownHome[]> {
  const { rows } = await connection.query<Omit<KnownHome, 'number'> & { number: string }>({
    name: 'feed-adverts-lock',
    text: `select number, feed_adverts.app_type as "appType", ref, listing_id as "listingId", feed_adverts.state,
        sent_at as "sentAt", content_hash as "contentHash", home_key as "homeKey", by_hand as "byHand",
        listings.state as "listingState"
      from feed_adverts join listings on listings.id = listing_id
      where ${OF_BRANCH} and feed_adverts.app_type = any($3::text[]) and ref = any($4::text[])
      order by feed_adverts.state = 'removed', number desc for update`,
    // Not 'or $3 is null': no index finds that.
    values: valuesOf(source, appType === null ? APP_TYPES : [appType], refs),
  })
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}

export async function findHome(
  connection: PoolClient,
  source: Source,
  { appType, ref }: HomeKey,
): Promise<KnownHome | null> {
  const [home] = await findHomes(connection, source, { appType, refs: [ref] })
  return home ?? null
}

/** Who of the branch advertises a home of these keys. */
export async function findHolders(
  connection: PoolClient,
  source: Source,
  keys: readonly string[],
): Promise<readonly { readonly appType: AppType; readonly homeKey: string; readonly ref: string }[]> {
  if (keys.length === 0) return []
  const { rows } = await connection.query<{ appType: AppType; homeKey: string; ref: string }>({
    name: 'feed-adverts-holders',
    text: `select app_type as "appType", home_key as "homeKey", ref from feed_adverts
      where ${OF_BRANCH} and app_type = any($3::text[]) and home_key = any($4::text[]) and state <> 'removed'`,
    values: valuesOf(source, APP_TYPES, keys),
  })
  return rows
}

export async function countHomes(connection: PoolClient, source: Source): Promise<number> {
  const { rows } = await connection.query<{ count: number }>({
    name: 'feed-adverts-count',
    text: `select count(*)::int as count from feed_adverts where ${OF_BRANCH} and state <> 'removed'`,
    values: valuesOf(source),
  })
  return rows[0]?.count ?? 0
}

interface Sent {
  readonly number: number
  readonly home: HomeToKeep
}

/** They are as they were, and were sent again. */
export async function touchHomes(connection: PoolClient, sent: readonly Sent[]): Promise<void> {
  if (sent.length === 0) return
  await connection.query({
    name: 'feed-adverts-touch',
    text: `update feed_adverts set sent_at = coalesce(given.sent_at, feed_adverts.sent_at), etag = given.etag,
        original = given.original
      from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[]) as given (number, sent_at, etag, original)
      where feed_adverts.number = given.number`,
    values: [
      sent.map(({ number }) => number),
      sent.map(({ home }) => home.sentAt),
      sent.map(({ home }) => home.etag),
      sent.map(({ home }) => home.original),
    ],
  })
}

export async function writeByHand(connection: PoolClient, number: number, byHand: ByHand): Promise<void> {
  await connection.query('update feed_adverts set by_hand = $2 where number = $1', [
    number,
    JSON.stringify(byHand),
  ])
}

/** Gives the number of each by its advert. They keep their order: one may leave the address that the next one has. */
export async function writeHomes(
  connection: PoolClient,
  source: Source,
  homes: readonly HomeToWrite[],
  at: Date,
): Promise<(listingId: string) => number> {
  const of = <T>(value: (home: HomeToKeep) => T): readonly T[] => homes.map(({ home }) => value(home))
  const { rows } = await connection.query<{ number: string; listing_id: string }>({
    name: 'feed-adverts-write',
    text: `insert into feed_adverts (agency_id, branch, app_type, ref, listing_id, state, sent_at, content_hash, original,
        facts, home_key, etag, changed_at, format)
      select $1, $2, app_type, ref, listing_id, state, sent_at, content_hash, original, facts, home_key, etag, $3, $4
      from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[], $10::bytea[], $11::text[],
        $12::text[], $13::text[], $14::text[]) with ordinality as given
        (app_type, ref, listing_id, state, sent_at, content_hash, original, facts, home_key, etag, place)
      order by place
      on conflict (agency_id, branch, app_type, ref) do update set state = excluded.state,
        sent_at = coalesce(excluded.sent_at, feed_adverts.sent_at), content_hash = excluded.content_hash,
        original = excluded.original, facts = excluded.facts, home_key = excluded.home_key,
        changed_at = excluded.changed_at, removed_for = null, etag = excluded.etag, format = excluded.format
      returning number, listing_id`,
    values: valuesOf(
      source,
      at,
      source.format,
      of(({ appType }) => appType),
      of(({ ref }) => ref),
      homes.map(({ listingId }) => listingId),
      of(stockState),
      of(({ sentAt }) => sentAt),
      of(({ contentHash }) => contentHash),
      of(({ original }) => original),
      of(({ facts }) => JSON.stringify(facts)),
      of(({ place }) => place.key),
      of(({ etag }) => etag),
    ),
  })
  return eachOf(new Map(rows.map(({ number, listing_id: listingId }) => [listingId, Number(number)])))
}

/** A home moves between branches, and its removal is then sent for the wrong one: where it is, in words. */
export async function findElsewhere(
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
