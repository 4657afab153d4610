import type { OwnCalls } from '#shared/api/own-listing.ts'
import type { Database } from './pool.ts'

const MOST_SHOWN = 20

/** Calls to the privacy numbers that these adverts have had. Adverts that never had one are not in it. */
export async function callsOf(
  database: Database,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, OwnCalls>> {
  const { rows } = await database.query<{ listing_id: string; count: number; latest: Date[] }>({
    name: 'privacy-calls-of',
    text: `select lease.listing_id, count(c.called_at)::int as count,
        coalesce((array_agg(c.called_at order by c.called_at desc) filter (where c.called_at is not null))[1:${MOST_SHOWN}],
          '{}') as latest
      from privacy_number_leases lease left join privacy_calls c on c.lease_id = lease.id
      where lease.listing_id = any($1::text[]) group by lease.listing_id`,
    values: [listingIds],
  })
  return new Map(
    rows.map(({ listing_id, count, latest }) => [
      listing_id,
      { count, latest: latest.map((at) => at.toISOString()) },
    ]),
  )
}
