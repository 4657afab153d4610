import type { PoolClient } from 'pg'
import { today } from '#shared/values/iso-date.ts'
import { grantEntitlements } from '../../db/entitlements.ts'
import { claimAddress } from '../../db/live-addresses.ts'
import { settleNumber } from '../../db/privacy-numbers.ts'
import { DELIVERED, GIVEN_BACK, type OrderState } from '../../orders/order.ts'
import { type BoughtOrder, queuePublished } from './letters-store.ts'
import {
  addListing,
  keepPhotos,
  type LockedListing,
  lockListing,
  replaceListing,
  takeOption,
} from './listing-store.ts'
import { agreeOnOption } from './paid-option-store.ts'
import type { Publication, Published, SignReceipt } from './publication.ts'
import { liveFrom, optionEndsAt, optionOf } from './publication-dates.ts'
import { addReceipt, publishedBefore } from './receipt-store.ts'

interface LockedOrder extends BoughtOrder {
  readonly state: OrderState
  readonly marketing_option: string
  /** Such an order is fulfilled in the place of the other one only (upgrade-store.ts). */
  readonly upgrades: string | null
}

interface Signed {
  readonly publication: Publication
  /** Its receipt. */
  readonly sign: SignReceipt
}

/** Locks rows in the order that everything uses: draft, orders, advert, address. Roll back unless it is published. */
export async function publishInside(connection: PoolClient, signed: Signed): Promise<Published> {
  const { publication } = signed
  const { uuid, ownerKey, version, orderId } = publication
  const { rows: drafts } = await connection.query<{ version: number; is_paid: boolean }>(
    'select version, is_paid from drafts where uuid = $1 and owner_key = $2 for update',
    [uuid, ownerKey],
  )
  const [draft] = drafts
  if (!draft || (orderId === null && draft.version !== version)) return { kind: 'overtaken' }
  const { rows: orders } = await connection.query<LockedOrder>(
    `select id, state, marketing_option, upgrades, list_pence, discount_pence, credit_pence, credit_for,
       total_pence
     from orders where draft_uuid = $1 order by id for update`,
    [uuid],
  )
  const order = paidBy(publication, orders)
  const listing = await lockListing(connection, uuid)
  if (order !== null && 'kind' in order) {
    return order.kind === 'done' && listing
      ? { kind: 'published', listingId: listing.id }
      : refusal(order.kind)
  }
  if (listing?.state === 'removed') return { kind: 'removed' }
  const toFulfil = order?.state === 'paid' ? order : null
  if (toFulfil === null && listing && isPublished(publication, listing)) {
    return { kind: 'published', listingId: listing.id }
  }
  const written = await writeListing(connection, { ...signed, isBought: toFulfil !== null }, listing)
  if (written.kind !== 'published') return written
  await settle(connection, publication, written.listingId, toFulfil)
  if (!(await deliver(connection, publication, written.listingId, toFulfil))) return { kind: 'undeliverable' }
  if (orderId !== null) await agreeOnOption(connection, uuid, publication.option)
  if (listing === null || toFulfil) {
    await queuePublished(connection, publication, written.listingId, {
      isFirst: listing === null,
      order: toFulfil,
    })
  }
  return written
}

type Unfit = { readonly kind: 'unpaid' | 'given-back' | 'paid-by-another' | 'done' | 'overtaken' }

const refusal = (kind: Unfit['kind']): Published => ({ kind: kind === 'done' ? 'overtaken' : kind })

/** Null if nothing is due. */
function paidBy(
  { orderId, option }: Publication,
  orders: readonly LockedOrder[],
): LockedOrder | Unfit | null {
  const kept =
    orders.find(({ state }) => state === 'fulfilled') ??
    orders.find(({ state, upgrades }) => state === 'paid' && upgrades === null)
  if (orderId === null) {
    if (!kept) return option === 'none' ? null : { kind: 'unpaid' }
    return kept.marketing_option === option ? kept : { kind: 'overtaken' }
  }
  const order = orders.find(({ id }) => id === orderId)
  if (order !== undefined && DELIVERED.includes(order.state)) return { kind: 'done' }
  if (order !== undefined && GIVEN_BACK.includes(order.state)) return { kind: 'given-back' }
  if (order?.state !== 'paid') return { kind: 'unpaid' }
  return kept?.state === 'fulfilled' ? { kind: 'paid-by-another' } : order
}

const isPublished = ({ version, option }: Publication, listing: LockedListing): boolean =>
  listing.state === 'live' && listing.draftVersion === version && listing.option === option

async function writeListing(
  connection: PoolClient,
  { publication, sign, isBought }: Signed & { readonly isBought: boolean },
  listing: LockedListing | null,
): Promise<Published> {
  const { uuid, at, home, option, version, orderId } = publication
  const day = today(at)
  if (listing && orderId !== null && listing.draftVersion > version) {
    await takeOption(connection, listing.id, option, optionEndsAt(option, listing.liveFrom, day), at)
    return { kind: 'published', listingId: listing.id }
  }
  if (publication.refused.size > 0) return { kind: 'unlawful', refused: publication.refused }
  const photoIds = await keepPhotos(connection, publication)
  if (photoIds === null) return { kind: 'overtaken' }
  if (!(await claimAddress(connection, home.keys, uuid, at))) return { kind: 'address-taken' }
  // Another first day would give the days used back.
  const hasPaidTimeStarted = option !== 'none' && !isBought && listing !== null && listing.liveFrom <= day
  const shownFrom = hasPaidTimeStarted
    ? listing.liveFrom
    : liveFrom(publication.answers, day, listing?.liveFrom ?? null)
  // If it is shown earlier than planned, it also ends earlier: the paid time stays the same.
  const isToCome = listing !== null && listing.liveFrom > day
  const endsAt = isBought || isToCome ? optionEndsAt(option, shownFrom, day) : null
  const photos = (publication.answers.files_uploaded ?? []).filter(({ id }) => photoIds.includes(id))
  const shown = { ...publication, answers: { ...publication.answers, files_uploaded: photos } }
  const row = { ...shown, photoIds, shownFrom, endsAt, isBought }
  const before = listing && (await publishedBefore(connection, listing.id))
  const listingId = listing?.id ?? (await addListing(connection, row))
  if (listing) await replaceListing(connection, listing.id, row)
  await addReceipt(connection, sign, shown, { listing: listingId, before })
  return { kind: 'published', listingId }
}

async function settle(
  connection: PoolClient,
  { uuid, at }: Publication,
  listingId: string,
  order: LockedOrder | null,
): Promise<void> {
  if (order) {
    await connection.query(`update orders set state = 'fulfilled', fulfilled_at = $2 where id = $1`, [
      order.id,
      at,
    ])
  }
  await connection.query('update drafts set listing_id = $2, is_paid = is_paid or $3 where uuid = $1', [
    uuid,
    listingId,
    order !== null,
  ])
}

/** What the option includes is owed from now on. False where it was bought a moment ago and there is no number for it. */
async function deliver(
  connection: PoolClient,
  { option, at }: Publication,
  listingId: string,
  order: LockedOrder | null,
): Promise<boolean> {
  if (order) {
    const { includes } = optionOf(option)
    await grantEntitlements(connection, { orderId: order.id, listingId }, includes, at)
  }
  const outcome = await settleNumber(connection, listingId, at)
  return order === null || outcome !== 'none-free'
}
