import type { AgencyPortal, AgencyPortalCall, PortalAdvert } from '#shared/api/agency-portals-view.ts'
import type { Database } from '../../db/pool.ts'
import { WITH_COUNTS } from '../../db/portal-rows.ts'
import { noteInWords, type PortalNote } from '../../formats/portal-speech.ts'
import type { SeenPortals } from './portals.ts'

export function seenPortals(database: Database): SeenPortals {
  return {
    list: async (agencyId) =>
      (
        await database.query<PortalRow>(`${PORTALS} where agency_id = $1 order by name, id`, [agencyId])
      ).rows.map(portalOf),
    find: async (agencyId, portal) =>
      (
        await database.query<PortalRow>(`${PORTALS} where agency_id = $1 and id = $2`, [agencyId, portal])
      ).rows.map(portalOf)[0] ?? null,
    wrong: async (portal, most) =>
      (
        await database.query<PortalAdvert>(
          `select portal_adverts.listing_id as listing, ref, portal_adverts.app_type as "appType", outcome,
             failing_since as since
           from portal_adverts left join feed_adverts using (listing_id)
           where portal_id = $1 and outcome in ('refused', 'failing', 'given-up') order by listing limit $2`,
          [portal, most],
        )
      ).rows,
    calls: (portal, onlyWrong, most) => calls(database, portal, onlyWrong, most),
  }
}

interface PortalRow extends Omit<AgencyPortal, 'network'> {
  /** A bigint. */
  readonly network: string | null
}

const portalOf = ({ network, ...portal }: PortalRow): AgencyPortal => ({
  ...portal,
  network: network === null ? null : Number(network),
})

const PORTALS = `select id, name, branch, format, url, network, their_branch as "theirBranch", proof,
    secret_ends_at as "secretEndsAt", is_on as "isOn", is_failing as "isFailing", there, waiting, wrong
  from portals ${WITH_COUNTS}`

interface CallRow extends Omit<AgencyPortalCall, 'notes'> {
  readonly notes: readonly PortalNote[]
}

async function calls(
  database: Database,
  portal: string,
  onlyWrong: boolean,
  most: number,
): Promise<readonly AgencyPortalCall[]> {
  const { rows } = await database.query<CallRow>(
    `select called_at as "calledAt", kind, portal_calls.listing_id as listing, ref, outcome, fault, status, notes
     from portal_calls left join feed_adverts using (listing_id)
     where portal_id = $1 ${onlyWrong ? `and outcome in ('refused', 'failed')` : ''}
     order by portal_calls.id desc limit $2`,
    [portal, most],
  )
  return rows.map(({ notes, ...call }) => ({
    ...call,
    notes: notes.map(noteInWords),
  }))
}
