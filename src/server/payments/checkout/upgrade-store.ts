import type { PoolClient } from 'pg'
import { today } from '#shared/values/iso-date.ts'
import { RUNS } from '../../db/paid-order.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Order } from '../../orders/order.ts'
import { lockOrdersOf } from '../../orders/order-row-store.ts'
import { paidOrderOf } from '../../orders/start-refund-store.ts'
import { upgradesOf } from '../../orders/upgrade.ts'
import { lockDraft, type OrderLimits, openAmong } from './open-order-store.ts'
import type { Opened, WantedOrder } from './order.ts'

export type WantedUpgrade = Omit<WantedOrder, 'listPence' | 'discountCode' | 'credit'> & {
  /** Whether it can be delivered to whoever orders it now. */
  readonly isOffered: boolean
}
export type UpgradeOpened = Opened | { readonly kind: 'not-offered' }

/** The price follows from what is stored, as it is on that day. */
export type OpenUpgrade = (wanted: WantedUpgrade, limits: OrderLimits) => Promise<UpgradeOpened>

/** Whether the draft's advert has a privacy number, or one that rests for it: an upgrade carries it on. */
export type HasNumber = (draftUuid: string) => Promise<boolean>

export const hasNumberIn =
  (database: Database): HasNumber =>
  async (draftUuid) => {
    const { rowCount } = await database.query(
      `select 1 from privacy_numbers number join listings on listings.id = number.listing_id
       where draft_uuid = $1 and number.state in ('leased', 'resting')`,
      [draftUuid],
    )
    return rowCount !== 0
  }

/** The draft's one open order, in place of the one that was paid. */
export function openUpgradeStore(database: Database): OpenUpgrade {
  return (wanted, limits) =>
    inTransaction(
      database,
      (connection) => openInside(connection, wanted, limits),
      ({ kind }) => kind === 'open',
    )
}

async function openInside(
  connection: PoolClient,
  wanted: WantedUpgrade,
  limits: OrderLimits,
): Promise<UpgradeOpened> {
  if (!(await lockDraft(connection, wanted))) return { kind: 'overtaken' }
  const orders = await lockOrdersOf(connection, wanted.draft.uuid)
  const before = orders.find(({ state }) => state === 'fulfilled')
  const done = before?.marketingOption === wanted.marketingOption ? before : null
  const paid = orders.find(({ state }) => state === 'paid') ?? done
  if (paid) return { kind: 'paid', order: paid }
  if (before === undefined || !(await runs(connection, before, wanted.at))) return { kind: 'not-offered' }
  // Whoever may be paying for it at this moment is not stopped.
  const isStarted = orders.some(
    ({ state, marketingOption: option }) => state === 'open' && option === wanted.marketingOption,
  )
  if (!wanted.isOffered && !isStarted) return { kind: 'not-offered' }
  const { appType } = wanted.draft
  const upgrades = upgradesOf(await paidOrderOf(connection, before), appType, today(wanted.at))
  const option = upgrades?.options.find(({ id }) => id === wanted.marketingOption)
  if (upgrades === null || option === undefined) return { kind: 'not-offered' }
  const credit = { upgrades: before.id, pence: upgrades.creditPence, for: upgrades.creditFor }
  return openAmong(
    connection,
    orders,
    { ...wanted, listPence: option.pence, discountCode: null, credit },
    limits,
  )
}

async function runs(connection: PoolClient, { id }: Order, at: Date): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from orders join listings on listings.draft_uuid = orders.draft_uuid where orders.id = $1 and ${RUNS}`,
    [id, at],
  )
  return rowCount === 1
}
