import { optionLabel } from '#shared/advert/basket.ts'
import type { OwnListing } from '#shared/api/own-listing.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { ENDS_AT, REFUNDABLE_ORDER, RUNS } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import { type BoughtOrder, type Cancelling, cancellingOf } from '../../orders/refund.ts'
import { upgradesOf } from '../../orders/upgrade.ts'

export type Bought = Pick<OwnListing, 'cancelling' | 'refund' | 'ended' | 'upgrades'>

export const NOTHING_BOUGHT: Bought = {
  cancelling: null,
  refund: null,
  ended: null,
  upgrades: null,
}

interface Row extends BoughtOrder {
  readonly uuid: string
  readonly appType: AppType
  readonly runs: boolean
  readonly endsAt: Date | null
  /** A part of a refund that is on its way. */
  readonly isUnderWay: boolean
}

const FIND = {
  name: 'bought-with-drafts',
  text: `select distinct on (orders.draft_uuid) orders.draft_uuid as uuid, ${REFUNDABLE_ORDER},
      fulfilled_at as "boughtAt", transaction_id is not null as "isCharged",
      app_type as "appType", ${RUNS} as runs, ${ENDS_AT} as "endsAt",
      exists (select 1 from refunds where for_order = orders.id and settled_at is null) as "isUnderWay"
    from orders join listings on listings.draft_uuid = orders.draft_uuid
    where orders.draft_uuid = any($1::uuid[]) and fulfilled_at is not null
      and orders.state in ('fulfilled', 'ended', 'refund-due', 'refunding', 'refunded')
    order by orders.draft_uuid, fulfilled_at desc, orders.id`,
}

/** What was bought last with each of these drafts. Those with nothing are not in it. */
export async function boughtWith(
  database: Database,
  uuids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Bought>> {
  const { rows } = await database.query<Row>({ ...FIND, values: [uuids, at] })
  return new Map(rows.map((row) => [row.uuid, boughtOf(row, at)]))
}

const boughtOf = (row: Row, at: Date): Bought => ({
  cancelling: mayCancel(cancellingOf(row, today(at))),
  refund: refundOf(row),
  ended: endedOf(row),
  upgrades: row.runs ? upgradesIn(row, at) : null,
})

const mayCancel = (cancelling: Cancelling): Bought['cancelling'] =>
  cancelling.kind === 'due' ? { pence: cancelling.pence, until: cancelling.until } : null

function endedOf({ state, marketingOption, endsAt }: Row): Bought['ended'] {
  if (state !== 'ended' || endsAt === null) return null
  return { option: optionLabel(marketingOption), on: lastDayOf(endsAt) }
}

/** Whether they can be delivered is for `withOffers` to say. */
function upgradesIn(row: Row, at: Date): Bought['upgrades'] {
  const upgrades = upgradesOf(row, row.appType, today(at))
  if (upgrades === null) return null
  const options = upgrades.options.map(({ id, label, contents, pence, duePence }) => ({
    ...{ id, label, contents, pence, duePence },
    unavailable: null,
  }))
  return { ...upgrades, options }
}

const refundOf = ({ refundedPence, isUnderWay }: Row): Bought['refund'] =>
  refundedPence === 0 ? null : { pence: refundedPence, isDone: !isUnderWay }
