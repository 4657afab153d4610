import type { PoolClient } from 'pg'
import { today } from '#shared/values/iso-date.ts'
import { newReference } from '../../db/new-reference.ts'
import { eachOf } from './each.ts'
import type { HomeToKeep, Source } from './feed.ts'

const shownState = ({ isShown }: HomeToKeep): 'live' | 'withdrawn' => (isShown ? 'live' : 'withdrawn')
const TRIES = 10

/** Gives the reference of each. */
export async function addListings(
  connection: PoolClient,
  source: Source,
  homes: readonly HomeToKeep[],
  at: Date,
): Promise<(home: HomeToKeep) => string> {
  const added = new Map<HomeToKeep, string>()
  let left = homes
  for (let tries = 0; tries < TRIES && left.length > 0; tries++) {
    const tried = new Map(left.map((home) => [newReference(), home]))
    for (const id of await insertListings(connection, source, tried, at)) {
      const home = tried.get(id)
      if (home) added.set(home, id)
    }
    left = homes.filter((home) => !added.has(home))
  }
  if (left.length > 0) throw new Error('no reference was free for an advert')
  return eachOf(added)
}

/** Which references were free. */
async function insertListings(
  connection: PoolClient,
  source: Source,
  listings: ReadonlyMap<string, HomeToKeep>,
  at: Date,
): Promise<readonly string[]> {
  const homes = [...listings.values()]
  const { rows } = await connection.query<{ id: string }>({
    name: 'feed-listings-add',
    text: `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at,
        updated_at, draft_version, answers, street, town, district, place, marketing_option)
      select id, gen_random_uuid(), $1, $2, app_type, state, $3, $4, $4, 1, answers, street, town, district, place, 'none'
      from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
        as given (id, app_type, state, answers, street, town, district, place)
      on conflict (id) do nothing returning id`,
    values: [
      source.ownerKey,
      source.accountId,
      today(at),
      at,
      [...listings.keys()],
      homes.map(({ appType }) => appType),
      homes.map(shownState),
      homes.map(({ answers }) => JSON.stringify(answers)),
      homes.map(({ place }) => place.street),
      homes.map(({ place }) => place.town),
      homes.map(({ place }) => place.district),
      homes.map(({ place }) => place.place),
    ],
  })
  return rows.map(({ id }) => id)
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
