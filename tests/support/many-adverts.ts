import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { aHouse } from './builders.ts'

/**
 * So many live adverts, newest last by number: 300 towns of very different sizes ('town0' has one in seven, 'town299' one in
 * 900), 512 streets, a third to let, and one in 'Lonelyhill', the oldest.
 */
export async function manyAdverts(owner: Client, count: number): Promise<void> {
  const ownerKey = randomBytes(32)
  const account = randomUUID()
  await owner.query(
    `insert into accounts (id, owner_key, email, is_agent, title, first_name, last_name, created_at)
     values ($1, $2, $3, false, 4, 'Alex', 'Smith', now())`,
    [account, ownerKey, `many-${account}@example.org`],
  )
  await owner.query(
    `insert into listings (id, draft_uuid, owner_key, account_id, app_type, state, live_from, published_at, updated_at,
       draft_version, answers, street, town, district, place, marketing_option)
     select lpad(to_hex(n), 8, '0'), gen_random_uuid(), $1, $2, case when n % 3 = 0 then 'let' else 'sell' end, 'live',
       date '2026-11-20' - n / 2000, timestamptz '2026-11-20' - n * interval '20 seconds', now(), 1, $3, street, town, 'LS1',
       lower(street || ' ' || town || ' ls1 ls'), 'none'
     from (
       select n, 'Street' || (hashint4(n) & 511) || ' Road' as street,
         case n when $4::int then 'Lonelyhill'
           else 'Town' || floor(300 * power(((hashint4(n * 7) & 1023) + 1) / 1025.0, 3))::int end as town
       from generate_series(1, $4::int) as n
     ) as homes`,
    [ownerKey, account, JSON.stringify(aHouse({ files_uploaded: [] })), count],
  )
  await owner.query('vacuum analyze listings')
  await owner.query('vacuum analyze found_adverts')
}
