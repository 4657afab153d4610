import { LIMITS } from '#shared/advert/limits.ts'
import { APP_TYPES } from '#shared/form/block.ts'
import { countUse } from '../../db/count-use.ts'
import type { SharedBudget } from '../../db/limit.ts'
import type { Database } from '../../db/pool.ts'
import type { Feed } from './feed.ts'
import { LEAD_ANSWERS, type Lead, type LeadHome, type Leads } from './leads.ts'

const MINUTE_SECONDS = 60

export function leadStore(database: Database, calls: SharedBudget): Leads {
  return {
    countCall: ({ id, agencyId }, at) =>
      countUse(database, [{ name: `lead calls ${agencyId}`, client: id, budget: calls }], at, MINUTE_SECONDS),
    ask: async ({ id }, at) => {
      const { rows } = await database.query<{ since: Date }>({
        name: 'leads-ask',
        text: `update feeds set leads_asked_at = greatest(leads_asked_at, $2),
            leads_asked_since = case when leads_asked_at > $2::timestamptz - make_interval(days => $3::int)
              then leads_asked_since else $2 end
          where id = $1 returning leads_asked_since as since`,
        values: [id, at, LIMITS.leadDays],
      })
      return rows[0]?.since ?? at
    },
    homesOf: (feed, { ref, appType }) =>
      findHomes(database, feed, 'a.ref = $4 and a.app_type = any($5::text[])', [
        ref,
        appType === null ? APP_TYPES : [appType],
      ]),
    homes: (feed, numbers) => findHomes(database, feed, 'a.number = any($4::bigint[])', [numbers]),
    list: async (feed, asked) => {
      const { home, from, to, most, at } = asked
      const ofHome = home === null ? '' : 'and advert = $7'
      const { rows } = await database.query<Omit<Lead, 'id' | 'number'> & { id: string; number: string }>({
        name: home === null ? 'leads-of-branch' : 'leads-of-home',
        text: `select id, advert as number, received_at as "receivedAt", name, email, phone, message
          from agency_enquiries
          where agency_id = $1 and branch = $2 and received_at >= $3 and received_at < $4 and kept_until > $5 ${ofHome}
          order by received_at, id limit $6`,
        values: [feed.agencyId, feed.branch, from, to, at, most, ...(home === null ? [] : [home])],
      })
      return rows.map((row) => ({ ...row, id: Number(row.id), number: Number(row.number) }))
    },
  }
}

async function findHomes(
  database: Database,
  { agencyId, branch }: Feed,
  which: string,
  values: readonly unknown[],
): Promise<readonly LeadHome[]> {
  const { rows } = await database.query<Omit<LeadHome, 'number'> & { number: string }>(
    `select a.number, a.ref, a.app_type as "appType", a.listing_id as "listingId", a.state = 'removed' as "isRemoved",
       (select coalesce(json_object_agg(key, value), '{}') from json_each(l.answers::json) where key = any($3)) as answers
     from feed_adverts a join listings l on l.id = a.listing_id
     where a.agency_id = $1 and a.branch = $2 and ${which} order by a.number`,
    [agencyId, branch, LEAD_ANSWERS, ...values],
  )
  return rows.map((row) => ({ ...row, number: Number(row.number) }))
}
