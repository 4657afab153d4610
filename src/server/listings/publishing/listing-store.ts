import type { PoolClient } from 'pg'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { newReference } from '../../db/new-reference.ts'
import type { Publication } from './publication.ts'

export interface LockedListing {
  readonly id: string
  readonly state: 'live' | 'withdrawn' | 'removed'
  readonly liveFrom: IsoDate
  readonly draftVersion: number
  readonly option: string
}

interface ListingRow extends Publication {
  readonly photoIds: readonly string[]
  readonly shownFrom: IsoDate
  readonly endsAt: Date | null
  /** If not, the option never lasts longer than before. */
  readonly isBought: boolean
}

/** The questions for whose answers the law took the advert of the draft `$1` offline: its owner was told, so they were asked. */
export const RESTED_FOR = `array(select field from law_notices join listings on listings.id = listing_id
         where draft_uuid = $1 and stage = 'rest')`

export async function lockListing(connection: PoolClient, draftUuid: string): Promise<LockedListing | null> {
  const { rows } = await connection.query<LockedListing>(
    `select id, state, to_char(live_from, 'YYYY-MM-DD') as "liveFrom", draft_version as "draftVersion",
       marketing_option as option
     from listings where draft_uuid = $1 for update`,
    [draftUuid],
  )
  return rows[0] ?? null
}

/** Locks the photos until the transaction ends. Null if a draft lacks one; a paid order is published without it. */
export async function keepPhotos(
  connection: PoolClient,
  { uuid, ownerKey, answers, orderId }: Publication,
): Promise<readonly string[] | null> {
  const named = (answers.files_uploaded ?? []).map(({ id }) => id)
  const { rows } = await connection.query<{ id: string }>(
    'select id from photos where id = any($1) and draft_uuid = $2 and owner_key = $3 order by id for key share',
    [named, uuid, ownerKey],
  )
  return orderId === null && rows.length < named.length ? null : rows.map(({ id }) => id)
}

const TRIES = 10

export async function addListing(connection: PoolClient, row: ListingRow): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const id = newReference()
    const { rowCount } = await connection.query(
      `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at, updated_at,
         draft_version, answers, street, town, district, postcode, place, marketing_option, option_ends_at)
       select $1, $2, $3, accounts.id, $4, 'live', $5, $6, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
       from accounts where owner_key = $3
       on conflict (id) do nothing`,
      [id, row.uuid, row.ownerKey, row.appType, row.shownFrom, row.at, ...valuesOf(row), row.endsAt],
    )
    if (rowCount === 1) {
      await namePhotos(connection, id, row.photoIds)
      return id
    }
  }
  throw new Error('an advert is published that no account has')
}

export async function replaceListing(connection: PoolClient, id: string, row: ListingRow): Promise<void> {
  await connection.query(
    `update listings set state = 'live', live_from = $2, updated_at = $3, draft_version = $4, answers = $5, street = $6,
       town = $7, district = $8, postcode = $9, place = $10, marketing_option = $11,
       option_ends_at = case when $12 then $13::timestamptz else least(option_ends_at, $13) end
     where id = $1`,
    [id, row.shownFrom, row.at, ...valuesOf(row), row.isBought, row.endsAt],
  )
  await namePhotos(connection, id, row.photoIds)
}

export async function takeOption(
  connection: PoolClient,
  id: string,
  option: string,
  endsAt: Date | null,
  at: Date,
): Promise<void> {
  await connection.query(
    'update listings set marketing_option = $2, option_ends_at = $3, updated_at = $4 where id = $1',
    [id, option, endsAt, at],
  )
}

const valuesOf = ({ version, answers, home, option }: ListingRow) => {
  const { street, town, district, postcode, place } = home
  return [version, JSON.stringify(answers), street, town, district, postcode, place, option]
}

async function namePhotos(connection: PoolClient, id: string, photoIds: readonly string[]): Promise<void> {
  await connection.query('delete from listing_photos where listing_id = $1 and photo_id <> all($2)', [
    id,
    photoIds,
  ])
  await connection.query(
    'insert into listing_photos (listing_id, photo_id) select $1, unnest($2::text[]) on conflict do nothing',
    [id, photoIds],
  )
}
