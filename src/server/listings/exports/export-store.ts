import type { AgentFacts } from '#shared/advert/agent-facts.ts'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { Database } from '../../db/pool.ts'
import type { AgentsPart, OwnAdvert } from '../../formats/exported.ts'
import type { HomeFormat } from '../../formats/feed-format.ts'

/** Adverts that somebody typed are the owner's; those of a feed are its agency's people's. */
export interface Whose {
  readonly ownerKey: Buffer
  /** Null for whoever is of none. */
  readonly agencyId: string | null
}

export interface ExportStore {
  /** Null if it is somebody else's or was taken down. */
  readonly findOwn: (listing: string, whose: Whose, day: string) => Promise<OwnAdvert | null>
  /** Whosever it is. */
  readonly find: (listing: string, day: string) => Promise<OwnAdvert | null>
  /** The newest first, without those of a feed. */
  readonly allOfOwner: (ownerKey: Buffer) => Promise<readonly string[]>
  /** The newest first, hidden ones too, without those that were taken off. */
  readonly allOfAgency: (agencyId: string) => Promise<readonly string[]>
}

/** Columns that hold JSON are text; those of a feed are null where there is none. */
interface Row extends Omit<OwnAdvert, 'answers' | 'agent'> {
  readonly answers: string
  readonly ref: string | null
  readonly branch: string
  readonly format: HomeFormat
  readonly facts: string
  readonly original: string
  readonly byHand: string | null
  readonly files: AgentsPart['files']
}

export function exportStore(database: Database): ExportStore {
  return {
    findOwn: (listing, { ownerKey, agencyId }, day) =>
      find(database, listing, day, {
        which: 'case when ref is null then owner_key = $3 else agency_id = $4 end',
        values: [ownerKey, agencyId],
      }),
    find: (listing, day) => find(database, listing, day, { which: 'true', values: [] }),
    allOfOwner: (ownerKey) =>
      ids(
        database,
        `where owner_key = $1 and l.state <> 'removed' and not exists (select from feed_adverts where listing_id = id)`,
        ownerKey,
      ),
    allOfAgency: (agencyId) =>
      ids(
        database,
        `join feed_adverts a on listing_id = id where agency_id = $1 and l.state <> 'removed' and a.state <> 'removed'`,
        agencyId,
      ),
  }
}

interface Condition {
  readonly which: string
  readonly values: readonly unknown[]
}

async function find(
  database: Database,
  listing: string,
  day: string,
  { which, values }: Condition,
): Promise<OwnAdvert | null> {
  const { rows } = await database.query<Row>(
    `select id as listing, l.app_type as "appType", l.state = 'live' and live_from <= $2 as "isShown", answers,
       street, town, district, published_at as "publishedAt", updated_at as "updatedAt", ref, branch, format, facts,
       original, by_hand as "byHand",
       (select coalesce(json_agg(json_build_object('name', url, 'photo', photo_id) order by place), '[]')
        from feed_media where advert = number and file_hash is not null and photo_id is not null) as files
     from listings l left join feed_adverts on listing_id = id
     where id = $1 and l.state <> 'removed' and ${which}`,
    [listing, day, ...values],
  )
  const [row] = rows
  return row ? advertOf(row) : null
}

async function ids(database: Database, which: string, whose: Buffer | string): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from listings l ${which} order by published_at desc, id`,
    [whose],
  )
  return rows.map(({ id }) => id)
}

function advertOf({ ref, branch, format, facts, original, byHand, files, ...row }: Row): OwnAdvert {
  const answers = JSON.parse(row.answers) as DraftAnswers
  if (ref === null) return { ...row, answers, agent: null }
  const changed = byHand === null ? null : (JSON.parse(byHand) as { readonly sent: DraftAnswers })
  const sent = {
    format,
    original: JSON.parse(original) as AgentsPart['sent']['original'],
    answers: { ...answers, ...changed?.sent },
  }
  return { ...row, answers, agent: { ref, branch, facts: JSON.parse(facts) as AgentFacts, files, sent } }
}
