import type { PoolClient } from 'pg'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import type { Database } from '../db/pool.ts'
import { queueEmail } from '../db/queue-email.ts'
import { inTransaction } from '../db/transaction.ts'
import { agreePublished } from './paid-option-store.ts'
import { optionOf } from './publication-dates.ts'

export interface EndingStore {
  /** Fulfilled orders of which nothing is left but, at most, tenant references. */
  readonly over: (most: number, at: Date) => Promise<readonly string[]>
  /** False where it was ended before, or is not over. */
  readonly end: (orderId: string, at: Date) => Promise<boolean>
  /** Writes once to the buyer of each option of an advert that ends until then. */
  readonly remind: (at: Date, until: Date) => Promise<void>
}

/** An option without an end of its own, such as Bronze, lasts as long as what it includes. */
const ENDS_AT = `coalesce(l.option_ends_at, (select max(e.ends_at) from entitlements e
  where e.order_id = o.id and e.kind <> 'tenant-reference'
  having bool_and(e.ends_at is not null)))`

const FULFILLED = `from orders o join listings l on l.draft_uuid = o.draft_uuid where o.state = 'fulfilled'`

export function endingStore(database: Database): EndingStore {
  return {
    over: async (most, at) => {
      const { rows } = await database.query<{ id: string }>(
        `select o.id ${FULFILLED} and ${ENDS_AT} <= $1 order by o.id limit $2`,
        [at, most],
      )
      return rows.map(({ id }) => id)
    },
    end: (orderId, at) =>
      inTransaction(
        database,
        (connection) => end(connection, orderId, at),
        (ended) => ended,
      ),
    remind: (at, until) => remind(database, at, until),
  }
}

/** The draft before its orders, as publishing locks them. Its owner may publish it as a free one from now on. */
async function end(connection: PoolClient, orderId: string, at: Date): Promise<boolean> {
  const { rows } = await connection.query<{ uuid: string }>(
    'select uuid from drafts where uuid = (select draft_uuid from orders where id = $1) for update',
    [orderId],
  )
  const { rowCount } = await connection.query(
    `update orders set state = 'ended' where id = (select o.id ${FULFILLED} and o.id = $2 and ${ENDS_AT} <= $1)`,
    [at, orderId],
  )
  if (rowCount !== 1) return false
  const [draft] = rows
  if (!draft) return true
  await agreePublished(connection, draft.uuid, 'none')
  await connection.query(
    `update drafts set is_paid = exists (
       select 1 from orders where draft_uuid = $1 and state in ('paid', 'fulfilled')) where uuid = $1`,
    [draft.uuid],
  )
  return true
}

interface Ending {
  readonly id: string
  readonly uuid: string
  readonly app_type: AppType
  readonly option: MarketingOptionId
  readonly email: string
  readonly ends_at: Date
}

/** An option for a week or less would be reminded of at once; none is. */
async function remind(database: Database, at: Date, until: Date): Promise<void> {
  const { rows } = await database.query<Ending>(
    `select ending.id, ending.uuid, ending.app_type, ending.option, ending.ends_at, a.email
     from (select o.id, o.account_id, o.draft_uuid as uuid, l.app_type, o.marketing_option as option, ${ENDS_AT} as ends_at
       ${FULFILLED} and l.state <> 'removed') ending
       join accounts a on a.id = ending.account_id
     where ends_at > $1 and ends_at <= $2 order by ends_at`,
    [at, until],
  )
  for (const { id, uuid, app_type: appType, option, email, ends_at } of rows) {
    const lastDay = lastDayOf(ends_at)
    await queueEmail(database, {
      sendKey: `option ends ${id}`,
      kind: 'option-ends',
      to: email,
      payload: { uuid, appType, option: optionOf(option).label, lastDay },
    })
  }
}
