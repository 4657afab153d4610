import type { Database } from '../../db/pool.ts'
import type { FindSource, Source } from './feed.ts'

/** Of homes that come by the API. */
export const sourceStore =
  (database: Database): FindSource =>
  async (agencyId, branch) => {
    const { rows } = await database.query<Source>({
      name: 'sources-find',
      text: `select agencies.id as "agencyId", named.branch, 'api' as format, accounts.id as "accountId",
          owner_key as "ownerKey", coalesce(enquiries_email, accounts.email) as email
        from branches_of_agencies named join agencies on agencies.id = named.agency_id join accounts on accounts.id = account_id
          left join agency_branches written on written.agency_id = named.agency_id and written.branch = named.branch
        where named.agency_id = $1 and named.branch = $2`,
      values: [agencyId, branch],
    })
    return rows[0] ?? null
  }
