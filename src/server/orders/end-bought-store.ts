import type { PoolClient } from 'pg'
import { endEntitlements } from '../db/entitlements.ts'
import { giveDiscountBack } from '../db/give-discount-back.ts'
import type { Order } from './order.ts'
import { settleDraftPaid } from './order-row-store.ts'
import { supersede } from './settling-store.ts'

/** What was begun in its place is not to be paid any more. */
async function endOpenUpgrades(connection: PoolClient, orderId: string, at: Date): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from orders where upgrades = $1 and state = 'open'`,
    [orderId],
  )
  for (const { id } of rows) await supersede(connection, id, at)
}

/** Also of what it upgraded: a tenant reference that was in use goes on after an upgrade. */
async function endEntitlementsOf(connection: PoolClient, order: Order, at: Date): Promise<void> {
  const { rows } = await connection.query<{ listing: string; order: string }>(
    `with recursive chain as (
       select id, upgrades, draft_uuid from orders where id = $1
       union all
       select orders.id, orders.upgrades, orders.draft_uuid from orders join chain on orders.id = chain.upgrades)
     select listings.id as listing, chain.id as "order" from chain join listings using (draft_uuid)`,
    [order.id],
  )
  for (const one of rows) await endEntitlements(connection, one.listing, 'cancelled', at, one.order)
}

/** The option comes off the advert, and nothing of the order is owed any more. `order`: as it was until now. */
export async function endWhatWasBought(connection: PoolClient, order: Order, at: Date): Promise<void> {
  await endOpenUpgrades(connection, order.id, at)
  if (order.state === 'paid') await giveDiscountBack(connection, order.discountCode)
  if (order.state === 'fulfilled') {
    await connection.query(
      `update listings set option_ends_at = $3, updated_at = $3
       where draft_uuid = $1 and marketing_option = $2 and (option_ends_at is null or option_ends_at > $3)`,
      [order.draftUuid, order.marketingOption, at],
    )
  }
  if (order.state === 'fulfilled' || order.state === 'ended') await endEntitlementsOf(connection, order, at)
  await settleDraftPaid(connection, order.draftUuid)
}
