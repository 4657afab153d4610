import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { today } from '#shared/values/iso-date.ts'
import { newReference } from '../db/new-reference.ts'
import type { HomeToKeep, Source } from './feed.ts'

const shownState = ({ isShown }: HomeToKeep): 'live' | 'withdrawn' => (isShown ? 'live' : 'withdrawn')
const TRIES = 10

export async function addListing(
  connection: PoolClient,
  source: Source,
  home: HomeToKeep,
  at: Date,
): Promise<string> {
  const { street, town, district, place } = home.place
  for (let tries = 0; tries < TRIES; tries++) {
    const id = newReference()
    const { rowCount } = await connection.query({
      name: 'feed-listings-add',
      text: `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at,
          updated_at, draft_version, answers, street, town, district, place, marketing_option)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 1, $9, $10, $11, $12, $13, 'none') on conflict (id) do nothing`,
      values: [
        id,
        randomUUID(),
        source.ownerKey,
        source.accountId,
        home.appType,
        shownState(home),
        today(at),
        at,
        JSON.stringify(home.answers),
        street,
        town,
        district,
        place,
      ],
    })
    if (rowCount === 1) return id
  }
  throw new Error('no reference was free for an advert')
}

/** Its photos stay until others have been fetched. */
export async function changeListing(
  connection: PoolClient,
  id: string,
  home: HomeToKeep,
  at: Date,
): Promise<void> {
  const { street, town, district, place } = home.place
  await connection.query({
    name: 'feed-listings-change',
    text: `update listings set state = $2, updated_at = $3,
        answers = ($4::jsonb || jsonb_build_object('files_uploaded', coalesce(answers::jsonb -> 'files_uploaded', '[]')))::text,
        street = $5, town = $6, district = $7, place = $8
      where id = $1`,
    values: [id, shownState(home), at, JSON.stringify(home.answers), street, town, district, place],
  })
}

/** The adverts of these numbers are shown no more; which of them were until now. */
export async function takeOff(
  connection: PoolClient,
  numbers: readonly number[],
  reason: number | null,
  at: Date,
): Promise<readonly number[]> {
  const { rows } = await connection.query<{ number: string }>(
    `with gone as (update feed_adverts set state = 'removed', removed_for = $2, changed_at = $3
       where number = any($1::bigint[]) and state <> 'removed' returning number, listing_id),
     withdrawn as (update listings set state = 'withdrawn', updated_at = $3
       where id in (select listing_id from gone) and state = 'live')
     select number from gone`,
    [numbers, reason, at],
  )
  return rows.map(({ number }) => Number(number))
}
