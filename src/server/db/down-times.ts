/** Of a row of `listings`: since when we have it down; null where we don't, and where it was not online. */
export const DOWN_SINCE = `(select down_at from down_times where down_times.listing_id = listings.id and up_at is null)`

const dayOf = (column: string): string => `to_char(${column} at time zone 'Europe/London', 'YYYY-MM-DD')`

/** Of a row of `listings`: JSON of all its times down, as refunds count them. */
export const DOWN_TIMES = `(select coalesce(json_agg(
    json_build_object('from', ${dayOf('down_at')}, 'until', ${dayOf('up_at')}) order by down_at), '[]')
  from down_times where down_times.listing_id = listings.id)`
