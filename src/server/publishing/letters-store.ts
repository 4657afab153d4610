import type { PoolClient } from 'pg'
import { entitlementLabel, entitlementStatus } from '#shared/advert/entitlement.ts'
import { today } from '#shared/values/iso-date.ts'
import { entitlementsOf } from '../db/entitlement-list.ts'
import { queueEmail } from '../db/queue-email.ts'
import type { Publication } from './publication.ts'
import { optionOf } from './publication-dates.ts'

interface Bought {
  readonly id: string
  readonly list_pence: number
  readonly discount_pence: number
  readonly total_pence: number
}

/** With the receipt if it was paid; a later payment sends the receipt alone. */
export async function queuePublished(
  connection: PoolClient,
  { ownerKey, appType, option, at }: Publication,
  listingId: string,
  { isFirst, order }: { readonly isFirst: boolean; readonly order: Bought | null },
): Promise<void> {
  const { rows } = await connection.query<{ email: string; live_from: string; summary: string | null }>(
    `select email, to_char(live_from, 'YYYY-MM-DD') as live_from, answers::json ->> 'summary' as summary
     from accounts, listings where accounts.owner_key = $1 and listings.id = $2`,
    [ownerKey, listingId],
  )
  const [row] = rows
  if (!row) throw new Error('an advert that was published is not there')
  const owed =
    order === null ? [] : ((await entitlementsOf(connection, [listingId], at)).get(listingId) ?? [])
  const kind = isFirst ? 'published' : 'receipt'
  const sendKey = isFirst ? `published ${listingId}` : `receipt ${order?.id ?? listingId}`
  const payload = {
    listing: listingId,
    appType,
    summary: row.summary ?? '',
    liveFrom: row.live_from,
    publishedOn: today(at),
    option: optionOf(option).label,
    ...(order && {
      order: order.id,
      listPence: String(order.list_pence),
      discountPence: String(order.discount_pence),
      totalPence: String(order.total_pence),
      // A line each; a receipt does not change.
      entitlements: owed.map((one) => `${entitlementLabel(one)}: ${entitlementStatus(one)}`).join('\n'),
    }),
  }
  await queueEmail(connection, { sendKey, kind, to: row.email, payload })
}
