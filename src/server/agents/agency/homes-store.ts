import type { AgencyHome, AgencyHomes } from '#shared/api/agency-view.ts'
import type { HomesQuery } from '#shared/journey/agency-query.ts'
import type { Database } from '../../db/pool.ts'
import type { FindHomes } from './agency.ts'

const PAGE = 50

interface Row extends Omit<AgencyHome, 'number'> {
  readonly number: string | null
}

/** With something wrong first, then what changed last. */
export function findHomes(database: Database): FindHomes {
  return async (agencyId, query) => {
    const [counts, homes, branches] = await Promise.all([
      count(database, agencyId, query),
      find(database, agencyId, query),
      branchesOf(database, agencyId),
    ])
    return { ...counts, homes, branches, pages: Math.max(1, Math.ceil(counts.total / PAGE)) }
  }
}

/** What was never taken has a fault alone. */
const STOCK = `with stock as (
    select a.number, l.id as listing, a.ref, a.branch, a.app_type as channel,
      case l.state when 'removed' then 'taken-down' else a.state end as state, l.street, l.town, a.changed_at, f.message as refused,
      case a.state when 'removed' then 0 else
        (select count(*)::int from feed_media m where m.advert = a.number and m.state = 'failed') end as failed
    from feed_adverts a join listings l on l.id = a.listing_id left join feed_faults f
      on f.agency_id = a.agency_id and f.branch = a.branch and f.ref = a.ref
    where a.agency_id = $1
    union all
    select null, null, f.ref, f.branch, null, 'refused', '', '', f.refused_at, f.message, 0
    from feed_faults f where f.agency_id = $1 and not exists (
      select from feed_adverts a where a.agency_id = f.agency_id and a.branch = f.branch and a.ref = f.ref)),
  wanted as (
    select *, refused is not null or failed > 0 or state = 'taken-down' as wrong from stock
    where ($2 = '' or ref ilike $3 or street ilike $3 or town ilike $3) and ($4 = '' or branch = $4)),
  asked as (select * from wanted where case
    when $5::text is null then state <> 'removed' or wrong
    when $5 = 'wrong' then wrong
    else state = $5 end)`

/** Home 2 before home 19. */
const BY_NUMBER = String.raw`regexp_replace(ref, '\d+$', ''), length(ref), ref`

const LIKE_MARKS = /[\\%_]/g

const valuesOf = (agencyId: string, { text, branch, state }: HomesQuery): unknown[] => [
  agencyId,
  text,
  `%${text.replaceAll(LIKE_MARKS, '\\$&')}%`,
  branch,
  state,
]

async function count(
  database: Database,
  agencyId: string,
  query: HomesQuery,
): Promise<Pick<AgencyHomes, 'total' | 'wrong'>> {
  const { rows } = await database.query<Pick<AgencyHomes, 'total' | 'wrong'>>(
    `${STOCK} select count(*)::int as total, count(*) filter (where wrong)::int as wrong from asked`,
    valuesOf(agencyId, query),
  )
  return rows[0] ?? { total: 0, wrong: 0 }
}

async function find(database: Database, agencyId: string, query: HomesQuery): Promise<readonly AgencyHome[]> {
  const { rows } = await database.query<Row>(
    `${STOCK} select number, listing, ref, branch, channel, state, street, town, changed_at as "changedAt", refused,
       failed as "picturesFailed" from asked
     order by wrong desc, changed_at desc, branch, ${BY_NUMBER}, channel limit ${PAGE} offset $6`,
    [...valuesOf(agencyId, query), (query.page - 1) * PAGE],
  )
  return rows.map((row) => ({ ...row, number: row.number === null ? null : Number(row.number) }))
}

async function branchesOf(database: Database, agencyId: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ branch: string }>(
    'select branch from branches_of_agencies where agency_id = $1 order by branch',
    [agencyId],
  )
  return rows.map(({ branch }) => branch)
}
