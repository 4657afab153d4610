import type {
  AgencyBranch,
  AgencyCall,
  AgencyFile,
  AgencyFileLine,
  AgencyFileSummary,
} from '#shared/api/agency-view.ts'
import type { Database } from '../../db/pool.ts'
import type { Fault, Warning } from '../../formats/reading.ts'
import type { OwnFeed, OwnFeeds, SeenFeeds } from './agency.ts'

const FILES_SHOWN = 30

export function seenFeeds(database: Database): SeenFeeds {
  return {
    list: (agencyId) => list(database, agencyId),
    find: async (agencyId, feed) =>
      (await database.query<OwnFeed>(`${FEEDS} where agency_id = $1 and id = $2`, [agencyId, feed]))
        .rows[0] ?? null,
    calls: (feed, onlyRefused, most) => calls(database, feed, onlyRefused, most),
    files: async (feed) =>
      (
        await database.query<AgencyFileSummary>(
          `select ${SUMMARY} from feed_imports i where feed_id = $1 order by received_at desc limit ${FILES_SHOWN}`,
          [feed],
        )
      ).rows,
    file: async (agencyId, file) =>
      (
        await database.query<AgencyFile>(
          `select ${SUMMARY}, feed_id as feed, branch from feed_imports i join feeds on feeds.id = feed_id
           where agency_id = $1 and i.id = $2`,
          [agencyId, file],
        )
      ).rows[0] ?? null,
    lines: (file, most) => lines(database, file, most),
  }
}

const FEEDS = `select id, branch, format, revoked_at as "revokedAt", trouble, old_secret_until as "oldSecretUntil",
    certificates <> '{}' as "hasCertificate",
    greatest((select called_at from feed_calls where feed_id = feeds.id order by id desc limit 1),
      (select received_at from feed_imports where feed_id = feeds.id order by received_at desc limit 1)) as "heardAt"
  from feeds`

const SUMMARY = `i.id, received_at as "receivedAt", is_dry_run as "isDryRun", state, rows, created, updated, unchanged, hidden,
  removed, held, problem, (select count(*)::int from feed_import_refusals where import_id = i.id) as refused,
  (select count(distinct row)::int from feed_import_pictures where import_id = i.id and message is not null) as pictures`

async function list(database: Database, agencyId: string): Promise<OwnFeeds> {
  const [feeds, branches, emails] = await Promise.all([
    database.query<OwnFeed>(`${FEEDS} where agency_id = $1 order by branch, format`, [agencyId]),
    database.query<AgencyBranch>(
      `select branch, coalesce(homes, 0) as homes, enquiries_email as "enquiriesEmail"
       from (select branch from branches_of_agencies where agency_id = $1) as named
         left join (select branch, count(*)::int as homes from feed_adverts
           where agency_id = $1 and state <> 'removed' group by branch) as counted using (branch)
         left join (select branch, enquiries_email from agency_branches where agency_id = $1) as written using (branch)
       order by branch`,
      [agencyId],
    ),
    database.query<{ email: string }>(
      'select email from agencies join accounts on accounts.id = account_id where agencies.id = $1',
      [agencyId],
    ),
  ])
  return { feeds: feeds.rows, branches: branches.rows, email: emails.rows[0]?.email ?? '' }
}

interface CallRow extends Omit<AgencyCall, 'notes'> {
  readonly notes: readonly (Fault | Warning)[]
}

async function calls(
  database: Database,
  feed: string,
  onlyRefused: boolean,
  most: number,
): Promise<readonly AgencyCall[]> {
  const { rows } = await database.query<CallRow>(
    `select called_at as "calledAt", kind, ref, outcome, notes from feed_calls
     where feed_id = $1 ${onlyRefused ? `and outcome = 'refused'` : ''} order by id desc limit $2`,
    [feed, most],
  )
  return rows.map(({ notes, ...call }) => ({
    ...call,
    notes: notes.map(({ path, message }) => `${path} ${message}`),
  }))
}

async function lines(database: Database, file: string, most: number): Promise<readonly AgencyFileLine[]> {
  const { rows } = await database.query<AgencyFileLine>(
    `select row, ref, outcome, null as message from feed_import_rows where import_id = $1
     union all select row, ref, 'refused', message from feed_import_refusals where import_id = $1
     union all select row, ref, 'picture', message from feed_import_pictures where import_id = $1 and message is not null
     order by row nulls last, ref limit $2`,
    [file, most],
  )
  return rows
}
