import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { Database } from '../../db/pool.ts'
import type { ApiKey } from './api.ts'
import type { AgencyEnquiries, StoredCount, StoredEnquiry } from './enquiries.ts'

interface Numbered {
  readonly number: string
}

/** `$1` is the agency and `$2` the branch of the key, or null. */
const OF_KEY = 'a.agency_id = $1 and ($2::text is null or a.branch = $2)'
const ofKey = ({ agencyId, branch }: ApiKey, ...more: readonly unknown[]) => [agencyId, branch, ...more]

export function agencyEnquiries(database: Database): AgencyEnquiries {
  return {
    list: async (key, { listing, since, after, most }) => {
      const { rows } = await database.query<Omit<StoredEnquiry, 'number'> & Numbered>(
        `select e.id as number, a.listing_id as listing, a.branch, a.ref, e.received_at as "receivedAt", e.name, e.email,
           e.phone, e.message
         from agency_enquiries e join feed_adverts a on a.number = e.advert
         where ${OF_KEY} and e.id > $3 and ($4::text is null or a.listing_id = $4)
           and ($5::timestamptz is null or e.received_at >= $5)
         order by e.id limit $6`,
        ofKey(key, after, listing, since, most),
      )
      return rows.map((row) => ({ ...row, number: Number(row.number) }))
    },
    count: async (key, { from, to, after, most }) => {
      const { rows } = await database.query<Omit<StoredCount, 'number'> & Numbered>(
        `select a.number, a.listing_id as listing, a.branch, a.ref, count(*)::int as enquiries
         from agency_enquiries e join feed_adverts a on a.number = e.advert
         where ${OF_KEY} and a.number > $3
           and e.received_at >= ($4::date)::timestamp at time zone 'Europe/London'
           and e.received_at < ($5::date + 1)::timestamp at time zone 'Europe/London'
         group by a.number order by a.number limit $6`,
        ofKey(key, after, from, to, most),
      )
      return rows.map((row) => ({ ...row, number: Number(row.number) }))
    },
    forgetEnded: (at) => deleteInParts(database, 'agency_enquiries', 'kept_until <= $1', [at]),
  }
}
