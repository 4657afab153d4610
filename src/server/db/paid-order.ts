/** Of a row of `orders`: what went back or is on its way, without refunds that failed. */
export const REFUNDED_PENCE = `(select coalesce(sum(pence), 0)::int from refunds
  where order_id = orders.id and refunds.state <> 'failed')`

/** Of `orders` and `listings`: the day on which what was bought began. */
export const STARTED_ON = `to_char(greatest(live_from, (fulfilled_at at time zone 'Europe/London')::date), 'YYYY-MM-DD')`
