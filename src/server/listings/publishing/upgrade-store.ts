import type { PoolClient } from 'pg'
import { today } from '#shared/values/iso-date.ts'
import { grantEntitlements, replaceEntitlements } from '../../db/entitlements.ts'
import { settleNumber } from '../../db/privacy-numbers.ts'
import { DELIVERED, GIVEN_BACK, type OrderState } from '../../orders/order.ts'
import { markDraftPaid } from '../../orders/order-row-store.ts'
import { type BoughtOrder, queuePublished } from './letters-store.ts'
import { lockListing, takeOption } from './listing-store.ts'
import { agreePublished } from './paid-option-store.ts'
import type { OrderToPublish, Published } from './publication.ts'
import { optionEndsAt, optionOf } from './publication-dates.ts'

interface LockedOrder extends BoughtOrder {
  readonly state: OrderState
}

/** Locks in the order that everything uses: draft, orders, advert. Roll back unless it is published. */
export async function upgradeInside(
  connection: PoolClient,
  { id, uuid, ownerKey, option, upgrades }: OrderToPublish,
  at: Date,
): Promise<Published> {
  await connection.query('select 1 from drafts where uuid = $1 for update', [uuid])
  const { rows: orders } = await connection.query<LockedOrder>(
    `select id, state, list_pence, discount_pence, credit_pence, credit_for, total_pence
     from orders where draft_uuid = $1 order by id for update`,
    [uuid],
  )
  const listing = await lockListing(connection, uuid)
  const order = orders.find((one) => one.id === id)
  if (order === undefined || listing === null) throw new Error('an upgrade is of no advert')
  if (DELIVERED.includes(order.state)) return { kind: 'published', listingId: listing.id }
  if (order.state !== 'paid') return { kind: GIVEN_BACK.includes(order.state) ? 'given-back' : 'unpaid' }
  if (listing.state === 'removed') return { kind: 'removed' }
  if (!isNext(orders, upgrades)) return { kind: 'paid-by-another' }
  const owed = { orderId: id, listingId: listing.id }
  await connection.query(`update orders set state = 'upgraded' where id = $1`, [upgrades])
  await replaceEntitlements(connection, { orderId: upgrades ?? '', listingId: listing.id }, at)
  await connection.query(`update orders set state = 'fulfilled', fulfilled_at = $2 where id = $1`, [id, at])
  await markDraftPaid(connection, uuid)
  await takeOption(connection, listing.id, option, optionEndsAt(option, listing.liveFrom, today(at)), at)
  await grantEntitlements(connection, owed, optionOf(option).includes, at)
  if ((await settleNumber(connection, listing.id, at)) === 'none-free') return { kind: 'undeliverable' }
  await agreePublished(connection, uuid, option)
  await queuePublished(connection, { ownerKey, option, at }, listing.id, { isFirst: false, order })
  return { kind: 'published', listingId: listing.id }
}

/** What it upgrades has not been refunded, nor has anything else taken its place. */
function isNext(orders: readonly LockedOrder[], upgrades: string | null): boolean {
  const before = orders.find(({ id }) => id === upgrades)
  const others = orders.filter(({ id, state }) => id !== upgrades && state === 'fulfilled')
  return (before?.state === 'fulfilled' || before?.state === 'ended') && others.length === 0
}
