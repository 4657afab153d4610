import type { PoolClient } from 'pg'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { LawFault, Stage } from './law-ahead.ts'
import { lockListing } from './listing-store.ts'
import type { RefusedWords } from './refused-words.ts'
import { withdrawInside } from './withdraw-store.ts'

/** An advert that is judged again. */
export interface LiveAdvert {
  readonly id: string
  readonly uuid: string
  readonly ownerKey: Buffer
  readonly email: string
  readonly appType: AppType
  readonly version: number
  readonly isLive: boolean
  /** Of one that is to go live later, the day that is planned. */
  readonly firstOnline: IsoDate
  /** The last time: an upgrade, a refund or a decision of staff publishes nothing. */
  readonly publishedAt: Date
  readonly answers: DraftAnswers
  /** What a person allowed in texts of its owner, by the hexadecimal digest of each. */
  readonly allowed: Readonly<Record<string, readonly RefusedWords[]>>
  readonly notified: readonly NotifiedFault[]
}

/** What an owner was told before. */
export interface NotifiedFault extends Pick<LawNotice, 'stage' | 'beginsOn'> {
  readonly rule: string
  readonly field: string
}

/** What an owner is told at one stage; each fault of the same first day. */
export interface LawNotice {
  readonly stage: Stage
  readonly beginsOn: IsoDate
  /** Null where all of it is only warned of. */
  readonly restsOn: IsoDate | null
  readonly faults: readonly Pick<LawFault, 'rule' | 'severity' | 'field' | 'reason'>[]
}

export interface LiveLawStore {
  /** Adverts of owners that are online, by id, from behind `after` on; an agency's are judged as they are sent. */
  readonly live: (after: string, most: number) => Promise<readonly LiveAdvert[]>
  /** Those of an owner who was told of something in them, whether they are online or were taken offline for it. */
  readonly notified: (ownerKey: Buffer) => Promise<readonly LiveAdvert[]>
  /** Tells the owner what was not told before, and takes the advert offline where it rests. False if it changed meanwhile. */
  readonly settle: (advert: LiveAdvert, notices: readonly LawNotice[], at: Date) => Promise<boolean>
}

export function liveLawStore(database: Database): LiveLawStore {
  return {
    live: (after, most) => live(database, after, most),
    notified: (ownerKey) => notified(database, ownerKey),
    settle: (advert, notices, at) =>
      inTransaction(
        database,
        (connection) => settle(connection, advert, notices, at),
        (settled) => settled,
      ),
  }
}

const JUDGED = `
    select l.id, l.draft_uuid as uuid, l.owner_key as "ownerKey", a.email, l.app_type as "appType",
       l.draft_version as version, l.answers,
       to_char(coalesce(l.first_online, l.live_from), 'YYYY-MM-DD') as "firstOnline",
       coalesce((select max(made_at) from receipts r where r.listing_id = l.id), l.published_at) as "publishedAt", l.state = 'live' as "isLive",
       (select coalesce(json_object_agg(encode(digest, 'hex'), t.allowed), '{}') from contested_texts t
         where t.account_id = l.account_id and t.allowed <> '[]') as allowed,
       (select coalesce(json_agg(json_build_object('rule', rule, 'field', field, 'beginsOn', begins_on, 'stage', stage)), '[]')
         from law_notices where listing_id = l.id) as notified
     from listings l join accounts a on a.id = l.account_id`

type Row = Omit<LiveAdvert, 'answers'> & { readonly answers: string }

async function live(database: Database, after: string, most: number): Promise<readonly LiveAdvert[]> {
  const { rows } = await database.query<Row>(
    `${JUDGED} where l.state = 'live' and l.id > $1 and not exists (select 1 from feed_adverts where listing_id = l.id)
     order by l.id limit $2`,
    [after, most],
  )
  return rows.map(withAnswers)
}

async function notified(database: Database, ownerKey: Buffer): Promise<readonly LiveAdvert[]> {
  const { rows } = await database.query<Row>(
    `${JUDGED} where l.owner_key = $1 and exists (
       select 1 from law_notices where listing_id = l.id and (l.state = 'live' or l.state = 'withdrawn' and stage = 'rest'))`,
    [ownerKey],
  )
  return rows.map(withAnswers)
}

const withAnswers = (row: Row): LiveAdvert => ({
  ...row,
  answers: JSON.parse(row.answers) as DraftAnswers,
})

async function settle(
  connection: PoolClient,
  advert: LiveAdvert,
  notices: readonly LawNotice[],
  at: Date,
): Promise<boolean> {
  const { uuid, ownerKey, version } = advert
  await connection.query('select 1 from drafts where uuid = $1 for update', [uuid])
  const listing = await lockListing(connection, uuid)
  if (listing?.state !== 'live' || listing.draftVersion !== version) return false
  if (notices.some(({ stage }) => stage === 'rest')) await withdrawInside(connection, uuid, ownerKey, at)
  for (const notice of notices) await tell(connection, advert, notice, at)
  return true
}

async function tell(
  connection: PoolClient,
  { id, uuid, appType, email }: LiveAdvert,
  { stage, beginsOn, restsOn, faults }: LawNotice,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<Pick<LawFault, 'rule' | 'field'>>(
    `insert into law_notices (listing_id, rule, field, begins_on, stage, told_at)
     select $1, rule, field, $2, $3, $4 from unnest($5::text[], $6::text[]) as faults (rule, field)
     on conflict do nothing returning rule, field`,
    [id, beginsOn, stage, at, faults.map(({ rule }) => rule), faults.map(({ field }) => field)],
  )
  const announced = faults.filter((fault) =>
    rows.some(({ rule, field }) => rule === fault.rule && field === fault.field),
  )
  const [first] = announced
  if (first === undefined) return
  const reasonsOf = (severity: LawFault['severity']): string =>
    [...new Set(announced.flatMap((one) => (one.severity === severity ? [one.reason] : [])))].join('\n')
  await queueEmail(connection, {
    sendKey: `law ${id} ${beginsOn} ${stage} ${announced.map(({ rule, field }) => `${rule} ${field}`).join(' ')}`,
    kind: stage === 'rest' ? 'advert-rests' : 'law-ahead',
    to: email,
    payload: {
      ...{ listing: id, uuid, appType, field: first.field, beginsOn, restsOn: restsOn ?? '' },
      ...{ reasons: reasonsOf('refuse'), advice: reasonsOf('warn') },
    },
  })
}
