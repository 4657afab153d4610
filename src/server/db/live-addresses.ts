import type { PoolClient } from 'pg'

/** The draft's advert gets these keys and no others. False if another has one: then roll back. */
export async function claimAddress(
  connection: PoolClient,
  keys: readonly string[],
  draftUuid: string,
  at: Date,
): Promise<boolean> {
  // In one order, so that two calls cannot deadlock.
  await connection.query(
    `insert into live_addresses (key, draft_uuid, claimed_at)
     select key, $2, $3 from (select distinct unnest($1::text[])) as wanted (key) order by key
     on conflict (key) do nothing`,
    [keys, draftUuid, at],
  )
  const { rows } = await connection.query<[number]>({
    text: 'select count(*)::int from live_addresses where key = any($1::text[]) and draft_uuid = $2',
    values: [keys, draftUuid],
    rowMode: 'array',
  })
  if (rows[0]?.[0] !== new Set(keys).size) return false
  await connection.query('delete from live_addresses where draft_uuid = $2 and key <> all($1::text[])', [
    keys,
    draftUuid,
  ])
  return true
}

export async function giveAddressUp(connection: PoolClient, draftUuid: string): Promise<void> {
  await connection.query('delete from live_addresses where draft_uuid = $1', [draftUuid])
}
