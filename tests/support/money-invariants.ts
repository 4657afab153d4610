import type { Client } from 'pg'
import { MARKETING_OPTIONS } from '../../src/shared/advert/marketing-options.ts'
import { EMAILS } from './jobs.ts'

/** A payment as the provider has it. */
export interface ProviderPayment {
  readonly id: string
  readonly isPaid: boolean
  readonly pence: number
  /** In capitals. */
  readonly currency: string
}

interface OrderRow {
  readonly id: string
  readonly draft_uuid: string
  readonly state: string
  readonly marketing_option: string
  readonly list_pence: number
  readonly total_pence: number
  readonly provider: string
  readonly transaction_id: string | null
  readonly is_paid: boolean
  readonly alerts: number
  /** By its payment or another, without those that failed. */
  readonly refunds: number
  /** By its payment, in pence. */
  readonly refunded: number
}

interface ListingRow {
  readonly id: string
  readonly draft_uuid: string
  readonly state: string
  readonly marketing_option: string
  readonly is_verified: boolean
  readonly is_agent: boolean
  readonly of_draft: string | null
  readonly draft_is_paid: boolean | null
  readonly addresses: number
  readonly letters: readonly string[]
  readonly sent: readonly string[]
}

/**
 * What does not hold of I1 (a paid payment is one order and one advert), I2 (no advert without a confirmed number, nor
 * without the money for its option), I3 (the amount is the price of the option) and I9 (one letter for each advert), once
 * nothing is under way any more. One sentence for each, none where all is well.
 */
export async function moneyBreaks(owner: Client, payments: readonly ProviderPayment[]): Promise<string[]> {
  const orders = await readOrders(owner)
  const listings = await readListings(owner)
  return [
    ...payments.flatMap((payment) => paymentBreaks(payment, orders)),
    ...orders.flatMap((order) => orderBreaks(order, orders, listings, payments)),
    ...listings.flatMap((listing) => listingBreaks(listing, orders)),
  ]
}

async function readOrders(owner: Client): Promise<readonly OrderRow[]> {
  const { rows } = await owner.query<OrderRow>(
    `select id, draft_uuid, state, marketing_option, list_pence, total_pence, provider, transaction_id,
       paid_at is not null as is_paid,
       (select count(*)::int from payment_alerts where payment_alerts.order_id = orders.id) as alerts,
       (select count(*)::int from refunds where (for_order = orders.id or order_id = orders.id) and refunds.state <> 'failed') as refunds,
       (select coalesce(sum(pence), 0)::int from refunds where order_id = orders.id and refunds.state <> 'failed') as refunded
     from orders`,
  )
  return rows
}

async function readListings(owner: Client): Promise<readonly ListingRow[]> {
  const { rows } = await owner.query<ListingRow>(
    `select listings.id, listings.draft_uuid, listings.state, listings.marketing_option,
       phone_verified_at is not null as is_verified, is_agent, drafts.listing_id as of_draft,
       drafts.is_paid as draft_is_paid,
       (select count(*)::int from live_addresses where live_addresses.draft_uuid = listings.draft_uuid) as addresses,
       array(select send_key from ${EMAILS} where send_key = 'published ' || listings.id
         or send_key in (select 'receipt ' || orders.id from orders where orders.draft_uuid = listings.draft_uuid)
         or (kind <> 'enquiry' and payload ->> 'listing' = listings.id)) as letters,
       array(select id from sandbox_messages
         where kind = 'email' and position('/advert/' || listings.id in body) > 0 and id not like 'enquiry %') as sent
     from listings join accounts on accounts.id = listings.account_id
       left join drafts on drafts.uuid = listings.draft_uuid`,
  )
  return rows
}

function paymentBreaks({ id, isPaid }: ProviderPayment, orders: readonly OrderRow[]): string[] {
  if (!isPaid) return []
  const paid = orders.filter((order) => order.transaction_id === id && order.is_paid)
  return paid.length === 1 ? [] : [`payment ${id} was taken, and ${paid.length} orders are paid with it`]
}

/** What is said where it holds. */
const broken = (...breaks: readonly (readonly [boolean, string])[]): string[] =>
  breaks.flatMap(([isBroken, text]) => (isBroken ? [text] : []))

function orderBreaks(
  order: OrderRow,
  orders: readonly OrderRow[],
  listings: readonly ListingRow[],
  payments: readonly ProviderPayment[],
): string[] {
  if (!order.is_paid) return []
  const { id, state, draft_uuid: draft, total_pence: total } = order
  const name = `order ${id}`
  const published = listings.filter((listing) => listing.draft_uuid === draft)
  const others = orders.filter((other) => other.draft_uuid === draft && other.state === 'fulfilled')
  const option = MARKETING_OPTIONS.find((one) => one.id === order.marketing_option)
  const payment = payments.find((one) => one.id === order.transaction_id)
  const isBought = order.provider !== 'none'
  return broken(
    [state === 'paid', `${name} is paid, and not published`],
    [state === 'fulfilled' && published.length !== 1, `${name} is fulfilled by ${published.length} adverts`],
    [
      state === 'fulfilled' && others.length > 1,
      `${name} is one of ${others.length} fulfilled for one draft`,
    ],
    [state === 'refund-due' && order.alerts === 0, `${name} has to be refunded, and nobody is told`],
    [
      (state === 'refunding' || state === 'refunded') && total > 0 && order.refunds === 0,
      `${name} is ${state}, and nothing goes back`,
    ],
    [order.refunded > total, `${name} cost ${total} pence, and ${order.refunded} go back`],
    [isBought && payment?.isPaid !== true, `${name} is paid by a payment that the provider does not have`],
    [
      isBought && payment !== undefined && payment.pence !== total,
      `${name} is of ${total} pence, ${payment?.pence} were taken`,
    ],
    [
      isBought && payment !== undefined && payment.currency !== 'GBP',
      `${name} was paid in ${payment?.currency}`,
    ],
    [order.list_pence !== option?.pence, `${name} has a price that ${order.marketing_option} does not have`],
    [!isBought && total > 0, `${name} costs ${total} pence that nobody paid`],
  )
}

function listingBreaks(listing: ListingRow, orders: readonly OrderRow[]): string[] {
  const { id, marketing_option: option, letters, sent } = listing
  const name = `advert ${id}`
  const fulfilled = orders.find(
    (order) => order.draft_uuid === listing.draft_uuid && order.state === 'fulfilled',
  )
  const expected = listing.state === 'live' ? listing.addresses === 0 : listing.addresses > 0
  const first = letters.filter((key) => key === `published ${id}`).length
  const later = letters.filter((key) => key !== `published ${id}` && key !== `receipt ${fulfilled?.id ?? ''}`)
  return broken(
    [!listing.is_verified && !listing.is_agent, `${name} is of somebody whose number is not confirmed`],
    [option !== 'none' && fulfilled === undefined, `${name} has ${option}, which nobody paid for`],
    [
      fulfilled !== undefined && fulfilled.marketing_option !== option,
      `${name} has ${option}, and another option was paid for`,
    ],
    [
      fulfilled !== undefined && listing.draft_is_paid === false,
      `${name} is paid for, and its draft does not say so`,
    ],
    [listing.of_draft !== id, `${name} is not what its draft says that it is`],
    [expected, `${name} is ${listing.state}, and holds ${listing.addresses} addresses`],
    [first !== 1, `${name} has ${first} letters that it is published`],
    [later.length > 0, `${name} has letters for nothing: ${later.join(', ')}`],
    [letters.length > 2, `${name} has ${letters.length} letters`],
    [sent.length !== letters.length, `${name} has ${letters.length} letters, ${sent.length} were sent`],
  )
}
