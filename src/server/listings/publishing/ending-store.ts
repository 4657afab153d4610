import type { PoolClient } from 'pg'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import type { AppType } from '#shared/form/block.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { DOWN_SINCE } from '../../db/down-times.ts'
import { ENDS_AT } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail, SEND_EMAIL } from '../../db/queue-email.ts'
import { isQueued } from '../../db/queue-job.ts'
import { inTransaction } from '../../db/transaction.ts'
import { settleDraftPaid } from '../../orders/order-row-store.ts'
import { agreePublished } from './paid-option-store.ts'
import { optionOf } from './publication-dates.ts'

export interface EndingStore {
  /** Fulfilled orders of which nothing is left but, at most, tenant references. */
  readonly over: (most: number, at: Date) => Promise<readonly string[]>
  /** False where it was ended before, or is not over. */
  readonly end: (orderId: string, at: Date) => Promise<boolean>
  /** Writes once to the buyer of each option of an advert that ends until then, to so many at once. Answers to how many. */
  readonly remind: (most: number, at: Date, until: Date) => Promise<number>
}

/** Nothing that was begun ends while its advert is taken down: it runs on if the advert is put back. */
const FULFILLED = `from orders join listings on listings.draft_uuid = orders.draft_uuid
  where orders.state = 'fulfilled' and coalesce(${DOWN_SINCE} >= ${ENDS_AT}, true)`

export function endingStore(database: Database): EndingStore {
  return {
    over: async (most, at) => {
      const { rows } = await database.query<{ id: string }>(
        `select orders.id ${FULFILLED} and ${ENDS_AT} <= $1 order by orders.id limit $2`,
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
    remind: (most, at, until) => remind(database, most, at, until),
  }
}

/** The draft before its orders, as publishing locks them. Its owner may publish it as a free one from now on. */
async function end(connection: PoolClient, orderId: string, at: Date): Promise<boolean> {
  const { rows } = await connection.query<{ uuid: string }>(
    'select uuid from drafts where uuid = (select draft_uuid from orders where id = $1) for update',
    [orderId],
  )
  // Bronze gets the end that it lacked, so that its advert is a Standard one everywhere.
  const { rowCount } = await connection.query(
    `with over as (
       select orders.id, orders.draft_uuid, ${ENDS_AT} as ends_at ${FULFILLED} and orders.id = $2 and ${ENDS_AT} <= $1),
     ended as (update orders set state = 'ended' from over where orders.id = over.id)
     update listings set option_ends_at = over.ends_at from over where listings.draft_uuid = over.draft_uuid`,
    [at, orderId],
  )
  if (rowCount !== 1) return false
  await tellOwner(connection, orderId)
  const [draft] = rows
  if (!draft) return true
  await agreePublished(connection, draft.uuid, 'none')
  await settleDraftPaid(connection, draft.uuid)
  return true
}

interface Ending {
  readonly id: string
  readonly uuid: string
  readonly app_type: AppType
  readonly option: MarketingOptionId
  readonly email: string
  readonly ends_at: Date
  readonly is_online: boolean
  /** The advert shows a privacy number until then, and none after it. */
  readonly takes_number: boolean
}

/** With a condition on `orders`, after it. */
const ENDINGS = `select * from (
  select orders.id, orders.state, orders.draft_uuid as uuid, listings.app_type, orders.marketing_option as option, accounts.email,
    ${ENDS_AT} as ends_at, listings.state = 'live' as is_online,
    listings.answers::json ->> 'contactPreference' <> 'email' and exists (select 1 from entitlements
      where order_id = orders.id and kind = 'privacy-number' and entitlements.state in ('active', 'ended')
        and entitlements.ends_at <= ${ENDS_AT}) as takes_number
  from orders join listings on listings.draft_uuid = orders.draft_uuid join accounts on accounts.id = orders.account_id
  where listings.state <> 'removed') endings`

const payloadOf = (ending: Ending) => ({
  uuid: ending.uuid,
  appType: ending.app_type,
  option: optionOf(ending.option).label,
  lastDay: lastDayOf(ending.ends_at),
  isOnline: String(ending.is_online),
  takesNumber: String(ending.takes_number),
})

const REMINDER = 'option ends '

/** An option for a week or less would be reminded of at once; none is. */
async function remind(database: Database, most: number, at: Date, until: Date): Promise<number> {
  const { rows } = await database.query<Ending>(
    `${ENDINGS} where state = 'fulfilled' and ends_at > $1 and ends_at <= $2
       and not ${isQueued(SEND_EMAIL, `'${REMINDER}' || endings.id`)} order by ends_at limit $3`,
    [at, until, most],
  )
  for (const ending of rows) {
    await queueEmail(database, {
      sendKey: `${REMINDER}${ending.id}`,
      kind: 'option-ends',
      to: ending.email,
      payload: payloadOf(ending),
    })
  }
  return rows.length
}

/** On the day on which it is over: what the advert shows now is for its owner to decide. */
async function tellOwner(connection: PoolClient, orderId: string): Promise<void> {
  const { rows } = await connection.query<Ending>(`${ENDINGS} where id = $1`, [orderId])
  const [ending] = rows
  if (!ending) return
  const sendKey = `option ended ${ending.id}`
  await queueEmail(connection, {
    sendKey,
    kind: 'option-ended',
    to: ending.email,
    payload: payloadOf(ending),
  })
}
