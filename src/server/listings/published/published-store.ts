import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { LIMITS } from '#shared/advert/limits.ts'
import { agentOf, type MarketedBy } from '#shared/advert/marketed-by.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { publicAnswers } from '#shared/advert/public-answers.ts'
import type { ListedHome, PublishedAdvert } from '#shared/advert/published-advert.ts'
import { shownPictures } from '#shared/advert/shown-pictures.ts'
import type { Enquiry } from '#shared/advert/visitor-forms.ts'
import type { AppType } from '#shared/form/block.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { formatPhoneNumber, normalisePhoneNumber } from '#shared/values/phone-number.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { CONFIRMED_PHONES } from '../../db/confirmed-phones.ts'
import { countUse } from '../../db/count-use.ts'
import type { Use } from '../../db/limit.ts'
import { MEMBERSHIPS, marketedBy } from '../../db/marketed-by.ts'
import { noteEvent } from '../../db/note-event.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findNewest, findOthers, findPage } from './find-adverts-store.ts'
import { oneHome } from './one-home.ts'
import type { PublishedStore, StoredAdvert, Visit, VisitorLimits, Wait } from './published.ts'

interface Row {
  readonly id: string
  readonly account_id: string
  readonly app_type: AppType
  readonly state: 'live' | 'withdrawn' | 'removed'
  readonly live_from: string
  readonly updated_at: Date
  readonly answers: string
  readonly street: string
  readonly town: string
  readonly district: string
  readonly marketing_option: MarketingOptionId
  readonly option_ends_at: Date | null
  /** The privacy number that the advert has, if it was ever owed one. */
  readonly privacy: { readonly number: string | null; readonly endsAt: string | null } | null
  /** Their numbers (E.164). */
  readonly confirmed: readonly string[]
  /** The owner's confirmed number, where they decided to show it after the privacy number. */
  readonly own_number: string | null
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[]
  readonly agent: MarketedBy | null
}

/** Photos are looked up one by one (offset 0): a plan made while they were few would read all of them for each advert. */
const COLUMNS = `l.id, l.account_id, l.app_type, l.state, l.live_from::text, l.updated_at, l.answers, l.street, l.town,
  l.district, l.marketing_option, l.option_ends_at,
  (select json_build_object('number', max(lease.number), 'endsAt', max(e.ends_at) filter (where lease.number is not null))
   from entitlements e left join privacy_number_leases lease on lease.entitlement_id = e.id and lease.leased_until is null
   where e.listing_id = l.id and e.kind = 'privacy-number' having count(*) > 0) as privacy,
  ${CONFIRMED_PHONES} as confirmed,
  case when l.own_phone = 'shown' then
    (select phone from accounts a where a.id = l.account_id and a.phone_verified_at is not null) end as own_number,
  (select coalesce(json_agg(photo), '[]') from listing_photos lp cross join lateral
     (select id, width, height from photos where id = lp.photo_id offset 0) as photo where lp.listing_id = l.id) as photos,
  coalesce((select json_build_object('name', agencies.name, 'facts', f.facts::json, ${MEMBERSHIPS})
    from feed_adverts f join agencies on agencies.id = f.agency_id where f.listing_id = l.id),
    ${marketedBy('accounts.id = l.account_id')}) as agent`

export function publishedStore(database: Database): PublishedStore {
  return {
    find: async (listing, at) => {
      const { rows } = await database.query<Row>({
        name: 'published-find',
        text: `select ${COLUMNS} from listings l where l.id = $1`,
        values: [listing],
      })
      return rows[0] ? storedAdvert(rows[0], at) : null
    },
    findLive: async (listings, at) => (await findLive(database, listings, at)).map(({ advert }) => advert),
    newest: async (day, most, at) => homesOf(database, await findNewest(database, day, most), day, at),
    list: async (query, from, day, at) => {
      const { ids, ...page } = await findPage(database, query, from, day)
      return { ...page, homes: await homesOf(database, ids, day, at) }
    },
    enquire: (visit, enquiry, to, limits) => {
      const recipient = createHash('sha256').update(normaliseEmail(to.email)).digest('base64url')
      const { client } = visit
      const received = { name: `advert enquiries recipient ${recipient}`, client, budget: limits.toRecipient }
      const send = async (connection: PoolClient): Promise<void> => {
        const { name, email, phone, message } = enquiry
        const payload = { listing: visit.listing, headline: to.headline, name, email, phone, message }
        const sendKey = keyOf(visit, payload)
        await queueEmail(connection, { sendKey, kind: 'enquiry', to: to.email, payload })
        await tellAgency(connection, visit, enquiry, sendKey)
      }
      return counted(database, 'enquiries', visit, limits, send, [received])
    },
    report: (visit, { reason, email }, limits) =>
      counted(database, 'reports', visit, limits, async (connection) => {
        await connection.query(
          `insert into advert_reports (listing_id, reason, reporter_email, reported_at)
           values ($1, $2, nullif($3, ''), $4)`,
          [visit.listing, reason, email, visit.at],
        )
      }),
    countPhone: (visit, limits) => counted(database, 'phones', visit, limits, async () => undefined),
  }
}

/** What agencies' programs and feeds may read, and what their web hooks are told; nobody else's is kept. */
async function tellAgency(
  connection: PoolClient,
  { listing, at }: Visit,
  { name, email, phone, message }: Enquiry,
  sendKey: string,
): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `insert into agency_enquiries (send_key, advert, agency_id, branch, received_at, kept_until, name, email, phone, message)
     select $2, number, a.agency_id, a.branch, $3, $3::timestamptz + make_interval(days => wanted.days), $4, $5, $6, $7
     from feed_adverts a cross join lateral (select greatest(
       (select $8::int where exists (select from api_keys k where k.agency_id = a.agency_id and revoked_at is null
         and (k.branch is null or k.branch = a.branch) and scopes && '{enquiries:read,statistics:read}')),
       (select $9::int from feeds f where f.agency_id = a.agency_id and f.branch = a.branch and f.format = 'rtdf'
         and revoked_at is null and leads_asked_at > $3::timestamptz - make_interval(days => $9::int))) as days) as wanted
     where listing_id = $1 and wanted.days is not null
     on conflict (send_key) do nothing returning id`,
    [listing, sendKey, at, name, email, phone, message, LIMITS.agencyEnquiryDays, LIMITS.leadDays],
  )
  const id = rows[0]?.id ?? null
  const data = { id, received_at: at.toISOString(), name, email, phone, message }
  await noteEvent(connection, { type: 'enquiry.received', listing, at, data, key: sendKey })
}

async function findLive(database: Database, listings: readonly string[], at: Date) {
  const { rows } = await database.query<Row>({
    name: 'published-find-live',
    text: `select ${COLUMNS} from listings l where l.id = any($1::text[]) and l.state = 'live'`,
    values: [listings],
  })
  return rows.map((row) => storedAdvert(row, at))
}

/** In the order of the adverts that stand for them. Some may go between the queries; what is gone is not shown. */
async function homesOf(
  database: Database,
  ids: readonly string[],
  day: IsoDate,
  at: Date,
): Promise<ListedHome[]> {
  const others = await findOthers(database, ids, day)
  const all = await findLive(database, [...ids, ...others.map(({ listing }) => listing)], at)
  const found = new Map(all.map((stored) => [stored.advert.listing, stored]))
  return ids.flatMap((id) => {
    const beside = others.filter(({ home }) => home === id).map(({ listing }) => listing)
    return (
      oneHome(
        id,
        [id, ...beside].flatMap((one) => found.get(one) ?? []),
      ) ?? []
    )
  })
}

/** A use over the limit does nothing and is not counted. */
function counted(
  database: Database,
  what: string,
  { listing, client, at }: Visit,
  limits: VisitorLimits,
  run: (connection: PoolClient) => Promise<void>,
  more: readonly Use[] = [],
): Promise<Wait> {
  const uses = [
    { name: `advert ${what}`, client, most: limits.perClient },
    { name: `advert ${what} listing ${listing}`, client, budget: limits.aboutListing },
    ...more,
  ]
  return inTransaction(
    database,
    async (connection) => {
      const wait = await countUse(connection, uses, at, DAY_SECONDS)
      if (wait === null) await run(connection)
      return wait
    },
    (wait) => wait === null,
  )
}

/** The same enquiry twice on one day is a form sent twice. */
function keyOf({ at }: Visit, payload: object): string {
  const text = `${at.toISOString().slice(0, 10)} ${JSON.stringify(payload)}`
  return `enquiry ${createHash('sha256').update(text).digest('base64url')}`
}

function storedAdvert(row: Row, at: Date): StoredAdvert {
  const answers = JSON.parse(row.answers) as DraftAnswers
  const { contactPreference: preference, enquiryEmail } = answers
  return {
    advert: publishedAdvert(row, answers, at),
    accountId: row.account_id,
    isLive: row.state === 'live',
    enquiryEmail: preference === 'mobile' ? null : (enquiryEmail ?? null),
    enquiryPhone: shownPhone(row, answers, at),
    isForwarded: row.privacy !== null && isLasting(row.privacy, at),
  }
}

/** Only a number that its owner has confirmed. Who bought a privacy number is never shown by their own, unless they decide so after it has ended. */
function shownPhone({ privacy, own_number, confirmed }: Row, answers: DraftAnswers, at: Date): string | null {
  if (answers.contactPreference === 'email') return null
  if (privacy === null) {
    const { enquiryPhone: own } = answers
    return own && confirmed.includes(normalisePhoneNumber(own)) ? own : null
  }
  const number = isLasting(privacy, at) ? privacy.number : own_number
  return number === null ? null : formatPhoneNumber(number)
}

const isLasting = ({ endsAt }: NonNullable<Row['privacy']>, at: Date): boolean =>
  endsAt !== null && new Date(endsAt) > at

function publishedAdvert(row: Row, answers: DraftAnswers, at: Date): PublishedAdvert {
  const photos = new Map(row.photos.map((photo) => [photo.id, photo]))
  const isOver = row.option_ends_at !== null && row.option_ends_at <= at
  return {
    listing: row.id,
    appType: row.app_type,
    answers: publicAnswers(answers),
    hasPhone: shownPhone(row, answers, at) !== null,
    ...shownPictures(answers.files_uploaded, photos),
    street: row.street,
    town: row.town,
    district: row.district,
    marketingOption: isOver ? 'none' : row.marketing_option,
    liveFrom: row.live_from,
    updatedAt: row.updated_at.toISOString(),
    ...(row.agent && { agent: agentOf(row.app_type, row.agent) }),
  }
}
