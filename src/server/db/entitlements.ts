import type { PoolClient } from 'pg'
import { REFERENCE_MONTHS } from '#shared/advert/limits.ts'
import type { Included } from '#shared/advert/marketing-options.ts'
import { today } from '#shared/values/iso-date.ts'
import { endAfterMonths } from '#shared/values/london-day.ts'
import { releaseNumber } from './privacy-numbers.ts'
import { cancelReferences } from './references.ts'

/** What was bought is owed from now on. In the transaction that fulfils the order. */
export async function grantEntitlements(
  connection: PoolClient,
  { orderId, listingId }: { readonly orderId: string; readonly listingId: string },
  includes: readonly Included[],
  at: Date,
): Promise<void> {
  // The decision of an earlier number's end is no answer to what comes after this one.
  await connection.query(`update listings set own_phone = 'undecided' where id = $1`, [listingId])
  for (const included of includes) {
    const { level, quantity, months } = measuresOf(included)
    const term =
      included.kind === 'tenant-reference' ? [at, endAfterMonths(today(at), REFERENCE_MONTHS)] : [null, null]
    await connection.query(
      `insert into entitlements (order_id, listing_id, kind, level, quantity, months, state, starts_at, ends_at)
       values ($1, $2, $3, $4, $5, $6, 'waiting', $7, case $3
         when 'facebook-promotion' then (select option_ends_at from listings where id = $2) else $8::timestamptz end)
       on conflict (order_id, kind) do nothing`,
      [orderId, listingId, included.kind, level, quantity, months, ...term],
    )
  }
}

function measuresOf(included: Included) {
  switch (included.kind) {
    case 'privacy-number':
      return { level: null, quantity: 1, months: included.months }
    case 'tenant-reference':
      return { level: included.level, quantity: included.count, months: null }
    case 'facebook-promotion':
      return { level: null, quantity: 1, months: null }
  }
}

/** A post on Facebook is delivered, and yet not for ever. */
export const LASTS = `(state in ('waiting', 'active') or (state = 'delivered' and kind = 'facebook-promotion'))`

/** A tenant reference can be used whether the advert is shown or not. */
export const NEEDS_ADVERT = `kind <> 'tenant-reference'`

/** Of a row of `entitlements`, by that name: its advert was taken down before it was over, and so it waits. */
export const isStopped = (row: string): string =>
  `(${row}.${NEEDS_ADVERT} and exists (select 1 from down_times
    where down_times.listing_id = ${row}.listing_id and up_at is null and down_at < ${row}.ends_at))`

/** Another order takes its place. A tenant reference that is in use goes on. The number rests until the advert takes it back. */
export async function replaceEntitlements(
  connection: PoolClient,
  { orderId, listingId }: { readonly orderId: string; readonly listingId: string },
  at: Date,
): Promise<void> {
  await connection.query(
    `update entitlements set state = 'upgraded', ends_at = $2
     where order_id = $1 and ${LASTS} and (ends_at is null or ends_at > $2) and (kind <> 'tenant-reference' or used = 0)`,
    [orderId, at],
  )
  await releaseNumber(connection, listingId, at)
}

/** Of one order, or of all. Cancelled: the money went back. Ended: the advert is gone for good. Nothing is owed any more, and its number rests. */
export async function endEntitlements(
  connection: PoolClient,
  listingId: string,
  as: 'cancelled' | 'ended',
  at: Date,
  orderId: string | null = null,
): Promise<void> {
  const { rows } = await connection.query<{ id: string; kind: string }>(
    `update entitlements set state = $3, ends_at = $2
     where listing_id = $1 and ${LASTS} and (ends_at is null or ends_at > $2)
       and ($4::uuid is null or order_id = $4) returning id, kind`,
    [listingId, at, as, orderId],
  )
  const ended = rows.map(({ id }) => id)
  await cancelReferences(connection, ended, at)
  // The number of another order stays.
  if (orderId === null || rows.some(({ kind }) => kind === 'privacy-number'))
    await releaseNumber(connection, listingId, at)
}
