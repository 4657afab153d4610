import type { PoolClient } from 'pg'
import { entitlementLabel, entitlementStatus, OVER } from '#shared/advert/entitlement.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { optionInWords } from '#shared/advert/option-in-words.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import { lastDayOf } from '#shared/values/london-day.ts'
import { entitlementsOf } from '../../db/entitlement-list.ts'
import { queueEmail } from '../../db/queue-email.ts'
import type { Publication } from './publication.ts'
import { optionOf } from './publication-dates.ts'

export interface BoughtOrder {
  readonly id: string
  readonly list_pence: number
  readonly discount_pence: number
  readonly credit_pence: number
  readonly credit_for: string | null
  readonly total_pence: number
}

/** With the receipt if it was paid; a later payment sends the receipt alone. */
export async function queuePublished(
  connection: PoolClient,
  { ownerKey, option, at }: Pick<Publication, 'ownerKey' | 'option' | 'at'>,
  listingId: string,
  { isFirst, order }: { readonly isFirst: boolean; readonly order: BoughtOrder | null },
): Promise<void> {
  const { rows } = await connection.query<{
    email: string
    app_type: AppType
    live_from: string
    summary: string | null
  }>(
    `select email, app_type, to_char(live_from, 'YYYY-MM-DD') as live_from, answers::json ->> 'summary' as summary
     from accounts, listings where accounts.owner_key = $1 and listings.id = $2`,
    [ownerKey, listingId],
  )
  const [row] = rows
  if (!row) throw new Error('an advert that was published is not there')
  const kind = isFirst ? 'published' : 'receipt'
  const sendKey = isFirst ? `published ${listingId}` : `receipt ${order?.id ?? listingId}`
  const payload = {
    listing: listingId,
    appType: row.app_type,
    summary: row.summary ?? '',
    liveFrom: row.live_from,
    publishedOn: today(at),
    option: optionOf(option).label,
    contents: optionOf(option).contents,
    ...(order && (await receiptOf(connection, order, listingId, at))),
  }
  await queueEmail(connection, { sendKey, kind, to: row.email, payload })
}

async function receiptOf(
  connection: PoolClient,
  { id, list_pence, discount_pence, credit_pence, credit_for, total_pence }: BoughtOrder,
  listingId: string,
  at: Date,
): Promise<Readonly<Record<string, string>>> {
  const all = (await entitlementsOf(connection, [listingId], at)).get(listingId) ?? []
  const owed = all.filter(({ state }) => !OVER.includes(state))
  return {
    order: id,
    listPence: String(list_pence),
    discountPence: String(discount_pence),
    ...(credit_for !== null && { creditPence: String(credit_pence), creditFor: credit_for }),
    totalPence: String(total_pence),
    // A line each; a receipt does not change.
    entitlements: [
      ...(await lookOf(connection, listingId)),
      ...owed.map((one) => `${entitlementLabel(one)}: ${entitlementStatus(one)}`),
    ].join('\n'),
  }
}

/** Until when it is advertised as what was bought; nothing where that has no end. */
async function lookOf(connection: PoolClient, listingId: string): Promise<readonly string[]> {
  const { rows } = await connection.query<{ option: MarketingOptionId; ends_at: Date | null }>(
    'select marketing_option as option, option_ends_at as ends_at from listings where id = $1',
    [listingId],
  )
  return rows.flatMap(({ option, ends_at }) =>
    ends_at === null ? [] : [optionInWords(optionOf(option).label, lastDayOf(ends_at))],
  )
}
