import type { PoolClient } from 'pg'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import type { Decision } from '../../db/actor.ts'
import { isStopped } from '../../db/entitlements.ts'
import type { Database } from '../../db/pool.ts'
import { IS_PROMOTABLE, PROMOTION_SINCE, promotionDue } from '../../db/promotion.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'

export interface Promotion {
  /** Of the entitlement. */
  readonly id: string
  readonly listing: string
  /** It is to be promoted now. */
  readonly isOwed: boolean
  /** The last day on which it is posted in time. */
  readonly dueBy: IsoDate
  /** The post's address; null where there is none. */
  readonly post: string | null
}

export interface PromotionStore {
  /** Adverts that are promoted now, whether they were posted already or not. */
  readonly promoted: (
    at: Date,
  ) => Promise<readonly { readonly listing: string; readonly isAgents: boolean }[]>
  readonly find: (id: string, at: Date) => Promise<Promotion | null>
  /** False where it was posted before, or is not to be. */
  readonly notePost: (id: string, url: string, decision: Decision) => Promise<boolean>
  /** False where there is no post. The advert is to be posted again if it is still owed and comes back. */
  readonly noteRemoval: (id: string, decision: Decision) => Promise<boolean>
}

export function promotionStore(database: Database): PromotionStore {
  return {
    promoted: async (at) => {
      const { rows } = await database.query<{ listing: string; isAgents: boolean }>(
        `select distinct l.id as listing, a.is_agent as "isAgents"
         from entitlements e join listings l on l.id = e.listing_id join accounts a on a.id = l.account_id
         where e.kind = 'facebook-promotion' and e.state in ('waiting', 'active', 'delivered') and ${IS_PROMOTABLE}
         order by l.id`,
        [today(at), at],
      )
      return rows
    },
    find: (id, at) => find(database, id, at),
    notePost: (id, url, decision) =>
      inTransaction(
        database,
        (connection) => notePost(connection, id, url, decision),
        (noted) => noted,
      ),
    noteRemoval: (id, decision) =>
      inTransaction(
        database,
        (connection) => noteRemoval(connection, id, decision),
        (noted) => noted,
      ),
  }
}

const ID = /^\d{1,18}$/

async function find(database: Database, id: string, at: Date): Promise<Promotion | null> {
  if (!ID.test(id)) return null
  const { rows } = await database.query<Omit<Promotion, 'dueBy'> & { since: Date }>(
    `select e.id::text, l.id as listing, p.url as post, e.state = 'waiting' and ${IS_PROMOTABLE} as "isOwed",
       ${PROMOTION_SINCE} as since
     from entitlements e join listings l on l.id = e.listing_id join orders o on o.id = e.order_id
       left join facebook_posts p on p.entitlement_id = e.id
     where e.id = $3 and e.kind = 'facebook-promotion'`,
    [today(at), at, id],
  )
  const [row] = rows
  if (!row) return null
  const { since, ...promotion } = row
  return { ...promotion, dueBy: promotionDue(since) }
}

async function notePost(
  connection: PoolClient,
  id: string,
  url: string,
  { by, why, at }: Decision,
): Promise<boolean> {
  if (!ID.test(id)) return false
  const { rowCount } = await connection.query(
    `update entitlements e set state = 'delivered', starts_at = $2 from listings l
     where e.id = $3 and l.id = e.listing_id and e.kind = 'facebook-promotion' and e.state = 'waiting' and ${IS_PROMOTABLE}`,
    [today(at), at, id],
  )
  if (rowCount !== 1) return false
  await connection.query('insert into facebook_posts (entitlement_id, url, posted_at) values ($1, $2, $3)', [
    id,
    url,
    at,
  ])
  await recordAct(connection, by, { act: 'post', on: { kind: 'entitlement', id }, why, after: { url } }, at)
  return true
}

async function noteRemoval(connection: PoolClient, id: string, { by, why, at }: Decision): Promise<boolean> {
  if (!ID.test(id)) return false
  const { rows } = await connection.query<{ url: string }>(
    'delete from facebook_posts where entitlement_id = $1 returning url',
    [id],
  )
  const [before] = rows
  if (!before) return false
  await connection.query(
    `update entitlements set starts_at = null,
       state = case when ends_at <= $2 and not ${isStopped('entitlements')} then 'ended' else 'waiting' end
     where id = $1 and state = 'delivered'`,
    [id, at],
  )
  await recordAct(connection, by, { act: 'remove-post', on: { kind: 'entitlement', id }, why, before }, at)
  return true
}
