import { MARKETING_OPTIONS, type MarketingOption } from '#shared/advert/marketing-options.ts'
import { DOWN_TIMES } from './down-times.ts'

/** Of a row of `orders`: what of its price went back or is on its way, without refunds that failed. */
export const REFUNDED_PENCE = `(select coalesce(sum(pence), 0)::int from refunds
  where for_order = orders.id and refunds.state <> 'failed')`

/** Of a row of `orders`: what it took over from the order that it upgraded. */
const CREDIT_PENCE = '(case when orders.fulfilled_at is null then 0 else orders.credit_pence end)'

const OPTIONS: readonly MarketingOption[] = MARKETING_OPTIONS
/** For SQL. */
const WITHOUT_MONTHS = OPTIONS.filter(({ months }) => months === undefined)
  .map(({ id }) => `'${id}'`)
  .join(', ')

/**
 * Of `orders` and `listings`: the day on which what was bought began; null if it did not. An option that adds nothing to
 * the advert itself, such as Bronze, begins with what it includes.
 */
export const STARTED_ON = `case when fulfilled_at is null then null
  when orders.marketing_option in (${WITHOUT_MONTHS}) then
    (select to_char(min(starts_at) at time zone 'Europe/London', 'YYYY-MM-DD') from entitlements
     where entitlements.order_id = orders.id and entitlements.kind <> 'tenant-reference')
  else to_char(greatest(live_from, (fulfilled_at at time zone 'Europe/London')::date), 'YYYY-MM-DD') end`

/** Of `orders` and `listings`: the columns of a RefundableOrder. */
export const REFUNDABLE_ORDER = `orders.state, orders.marketing_option as "marketingOption", total_pence as "totalPence",
  ${CREDIT_PENCE} as "creditPence", ${REFUNDED_PENCE} as "refundedPence", ${STARTED_ON} as "startedOn", ${DOWN_TIMES} as down`

/** At $2, of `orders` and `listings`: the advert is online as what was bought. */
export const RUNS = `(orders.state = 'fulfilled' and listings.state = 'live'
  and listings.marketing_option = orders.marketing_option
  and (listings.option_ends_at is null or listings.option_ends_at > $2))`

/** Of a row of `refunds` that failed: what of it has gone back neither elsewhere since, nor with the rest of its payment. */
export const OWED_PENCE = `least(
  refunds.pence - (select coalesce(sum(pence), 0) from refunds later where later.order_id = refunds.order_id
    and later.kind = 'outside' and later.asked_at >= refunds.settled_at),
  (select total_pence from orders paid where paid.id = refunds.order_id)
    - (select coalesce(sum(pence), 0) from refunds back where back.order_id = refunds.order_id and back.state <> 'failed'))::int`

/** Of a row of `refunds`: it failed, is owed, and was neither tried again nor settled in another way. */
export const FAILED_REFUND = `(refunds.state = 'failed' and ${OWED_PENCE} > 0 and not exists (
  select 1 from refunds again where again.retry_of = refunds.id))`

/** Of `orders` and `listings`: an option without an end of its own, such as Bronze, lasts as long as what it includes. */
export const ENDS_AT = `coalesce(listings.option_ends_at, (select max(entitlements.ends_at) from entitlements
  where entitlements.order_id = orders.id and entitlements.kind <> 'tenant-reference'
  having bool_and(entitlements.ends_at is not null)))`
