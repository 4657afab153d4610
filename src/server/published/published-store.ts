import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { MarketingOptionId } from '#shared/advert/marketing-options.ts'
import { publicAnswers } from '#shared/advert/public-answers.ts'
import type { PublishedAdvert } from '#shared/advert/published-advert.ts'
import type { AppType } from '#shared/form/block.ts'
import { ADVERTS_PER_PAGE, type AdvertsQuery } from '#shared/journey/adverts-query.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import { countUse } from '../db/count-use.ts'
import type { Use } from '../db/limit.ts'
import type { Database } from '../db/pool.ts'
import { queueEmail } from '../db/queue-email.ts'
import { inTransaction } from '../db/transaction.ts'
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
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[]
}

const COLUMNS = `l.id, l.account_id, l.app_type, l.state, l.live_from::text, l.updated_at, l.answers, l.street, l.town,
  l.district, l.marketing_option, l.option_ends_at,
  (select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height)), '[]')
   from listing_photos lp join photos p on p.id = lp.photo_id where lp.listing_id = l.id) as photos`

/** Each word of a place begins one of the listing's: 'peter' and 'sl9' find 'chalfont st. peter, sl9'. */
const SHOWN = `l.state = 'live' and l.live_from <= $1::date and ($2::text is null or l.app_type = $2) and not exists (
    select 1 from unnest($3::text[]) word where strpos(' ' || l.place, ' ' || word) = 0)`

const DAY_SECONDS = 86_400

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
    list: (query, day, at) => listInside(database, query, day, at),
    enquire: (visit, enquiry, to, limits) => {
      const recipient = createHash('sha256').update(normaliseEmail(to.email)).digest('base64url')
      const { client } = visit
      const received = { name: `advert enquiries recipient ${recipient}`, client, budget: limits.toRecipient }
      const send = async (connection: PoolClient): Promise<void> => {
        const { name, email, phone, message } = enquiry
        const payload = { listing: visit.listing, headline: to.headline, name, email, phone, message }
        const sendKey = keyOf(visit, payload)
        await queueEmail(connection, { sendKey, kind: 'enquiry', to: to.email, payload }, visit.at)
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

async function listInside(database: Database, query: AdvertsQuery, day: IsoDate, at: Date) {
  const given = [day, query.type, wordsOf(query.place)]
  const [{ rows }, count] = await Promise.all([
    database.query<Row>({ ...LIST, values: [...given, (query.page - 1) * ADVERTS_PER_PAGE] }),
    database.query<{ total: number }>({ ...COUNT, values: given }),
  ])
  return { adverts: rows.map((row) => storedAdvert(row, at).advert), total: count.rows[0]?.total ?? 0 }
}

const NEWEST_FIRST = 'order by l.live_from desc, l.published_at desc, l.id'
/** Only of the page's own adverts is anything read but what they are found by: those before them are many. */
const LIST = {
  name: 'published-list',
  text: `with page as materialized (
      select l.id from listings l where ${SHOWN} ${NEWEST_FIRST} limit ${ADVERTS_PER_PAGE} offset $4)
    select ${COLUMNS} from page join listings l using (id) ${NEWEST_FIRST}`,
}
const COUNT = {
  name: 'published-count',
  text: `select count(*)::int as total from listings l where ${SHOWN}`,
}

/** Does it unless one of the limits is used up; a use that is too many is not counted. */
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

/** Of two enquiries that say the same on one day, one is sent: the form was sent twice. */
function keyOf({ at }: Visit, payload: object): string {
  const text = `${at.toISOString().slice(0, 10)} ${JSON.stringify(payload)}`
  return `enquiry ${createHash('sha256').update(text).digest('base64url')}`
}

/** In the letters of `place`; a whole postcode looks for its first half, which is all that an advert tells. */
function wordsOf(place: AdvertsQuery['place']): string[] {
  const district = parsePostcode(place)?.split(' ')[0]
  const words = (district ?? place)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/)
  return words.filter((word) => word !== '')
}

function storedAdvert(row: Row, at: Date): StoredAdvert {
  const answers = JSON.parse(row.answers) as DraftAnswers
  const { contactPreference: preference, enquiryEmail, enquiryPhone } = answers
  return {
    advert: publishedAdvert(row, answers, at),
    accountId: row.account_id,
    isLive: row.state === 'live',
    enquiryEmail: preference === 'mobile' ? null : (enquiryEmail ?? null),
    enquiryPhone: preference === 'email' ? null : (enquiryPhone ?? null),
  }
}

function publishedAdvert(row: Row, answers: DraftAnswers, at: Date): PublishedAdvert {
  const photos = new Map(row.photos.map((photo) => [photo.id, photo]))
  const isOver = row.option_ends_at !== null && row.option_ends_at <= at
  return {
    listing: row.id,
    appType: row.app_type,
    answers: publicAnswers(answers),
    photos: (answers.files_uploaded ?? []).flatMap(({ id }) => photos.get(id) ?? []),
    street: row.street,
    town: row.town,
    district: row.district,
    marketingOption: isOver ? 'none' : row.marketing_option,
    liveFrom: row.live_from,
    updatedAt: row.updated_at.toISOString(),
  }
}
