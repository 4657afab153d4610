import { ADVERTS_PER_PAGE, type AdvertsQuery, type PageStart } from '#shared/journey/adverts-query.ts'
import type { IsoDate } from '#shared/values/iso-date.ts'
import { parsePostcode } from '#shared/values/postcode.ts'
import type { Database } from '../../db/pool.ts'
import type { Total } from './published.ts'

interface FoundPage {
  /** Of the adverts that stand for their homes, in the order in which they are shown. */
  readonly ids: readonly string[]
  readonly hasOlder: boolean
  readonly total: Total
}

/**
 * So many of the newest are looked through; a page of a place with many homes stands among them. Any other place has so few
 * homes that the index of words has them all at once, however many adverts there are.
 */
const NEWEST_READ = 5_000
const NEWEST_FIRST = 'order by live_from desc, published_at desc, listing_id desc'
/** One advert stands for all of a home. */
const ONE_OF_HOME = 'is_listed'
const OLDEST_FIRST = 'order by live_from, published_at, listing_id'

interface Search {
  /** Without the words. */
  readonly where: string
  /** Null: any place. */
  readonly matches: string | null
  /** An order; of all homes any are counted, since to order so many can take longer than the page. */
  readonly countedIn: string
  readonly values: readonly unknown[]
}

export async function findPage(
  database: Database,
  query: AdvertsQuery,
  from: PageStart | null,
  day: IsoDate,
): Promise<FoundPage> {
  const { total, isRare } = await countFound(database, searchFor(query, null, day))
  const isBefore = from?.side === 'before'
  const start = from === null ? (query.page - 1) * ADVERTS_PER_PAGE : 0
  const order = isBefore ? OLDEST_FIRST : NEWEST_FIRST
  // The pages before one that is asked for by its number are read, too.
  const reach = from === null ? NEWEST_READ * query.page : NEWEST_READ
  const found = await rowsOf(database, searchFor(query, from, day), {
    page: `${order} limit ${ADVERTS_PER_PAGE + 1} offset ${start}`,
    near: isRare ? null : `${order} limit ${reach}`,
  })
  const page = found.slice(0, ADVERTS_PER_PAGE)
  return isBefore
    ? { ids: page.toReversed(), hasOlder: true, total }
    : { ids: page, hasOlder: found.length > ADVERTS_PER_PAGE, total }
}

export async function findNewest(database: Database, day: IsoDate, most: number): Promise<readonly string[]> {
  return idsOf(
    database,
    `select listing_id from found_adverts where ${ONE_OF_HOME} and live_from <= $1::date ${NEWEST_FIRST} limit $2`,
    [day, most],
  )
}

export interface OtherAdvert {
  /** The advert that stands for its home. */
  readonly home: string
  readonly listing: string
}

/** Those of the same homes that are shown on this day, the longest shown first. */
export async function findOthers(
  database: Database,
  homes: readonly string[],
  day: IsoDate,
): Promise<readonly OtherAdvert[]> {
  const { rows } = await database.query<OtherAdvert>({
    name: 'found-adverts-others',
    text: `select home, listing_id as listing from found_adverts
      where home = any($1::text[]) and not is_listed and live_from <= $2::date ${OLDEST_FIRST}`,
    values: [homes, day],
  })
  return rows
}

/** Without names, so that each is planned for its own values. */
function searchFor({ type, place }: AdvertsQuery, from: PageStart | null, day: IsoDate): Search {
  const values: unknown[] = [day]
  const next = (value: unknown): string => `$${values.push(value)}`
  const conditions = [ONE_OF_HOME, 'live_from <= $1::date']
  if (type !== null) conditions.push(`app_type = ${next(type)}`)
  if (from !== null) {
    conditions.push(`(live_from, published_at, listing_id) ${from.side === 'after' ? '<' : '>'}
      (select live_from, published_at, id from listings where id = ${next(from.listing)})`)
  }
  const words = wordsOf(place)
  const matches = words.length === 0 ? null : `words @@ ${next(words.map(beginningOf).join(' & '))}::tsquery`
  const countedIn = type === null && matches === null ? '' : NEWEST_FIRST
  return { where: conditions.join(' and '), matches, countedIn, values }
}

/** Each word of a place must start one of the advert's: 'peter' and 'sl9' find 'chalfont st. peter, sl9'. */
const beginningOf = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`

/** A full postcode searches for its first half, which is all that an advert shows. */
function wordsOf(place: AdvertsQuery['place']): string[] {
  const district = parsePostcode(place)?.split(' ')[0]
  const words = (district ?? place)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/)
  return tellingWords(words.filter((word) => word !== ''))
}

const MOST_WORDS = 6

/** What begins another word says nothing more, and a letter among words next to nothing: both would cost the most. */
function tellingWords(words: readonly string[]): string[] {
  const longest = [...new Set(words)].filter(
    (word, _at, all) => !all.some((other) => other !== word && other.startsWith(word)),
  )
  const long = longest.filter((word) => Array.from(word).length > 1)
  return (long.length > 0 ? long : longest.slice(0, 1)).slice(0, MOST_WORDS)
}

interface Parts {
  /** One more than a page, so that it is known whether another follows. */
  readonly page: string
  /** Those among which they are looked for; null: the index of words has them sooner. */
  readonly near: string | null
}

async function rowsOf(database: Database, { where, matches, values }: Search, { page, near }: Parts) {
  const all = `select * from found_adverts where ${where}`
  if (matches === null) return idsOf(database, `select listing_id from (${all}) as shown ${page}`, values)
  if (near !== null) {
    const among = `select listing_id from (${all} ${near}) as near where ${matches} ${page}`
    const found = await idsOf(database, among, values)
    if (found.length > ADVERTS_PER_PAGE) return found
  }
  // All at once, and then in order: in order and then by word would read every advert for a word that none has.
  const rare = `with rare as materialized (${all} and ${matches}) select listing_id from rare ${page}`
  return idsOf(database, rare, values)
}

async function idsOf(
  database: Database,
  text: string,
  values: readonly unknown[],
): Promise<readonly string[]> {
  const { rows } = await database.query<{ listing_id: string }>(text, [...values])
  return rows.map(({ listing_id: id }) => id)
}

/** Rare: so few among the newest that the index of words has the others soonest. */
async function countFound(
  database: Database,
  { where, matches, countedIn, values }: Search,
): Promise<{ readonly total: Total; readonly isRare: boolean }> {
  const { rows } = await database.query<{ seen: number; found: number }>(
    `select count(*)::int as seen, (count(*) filter (where ${matches ?? 'true'}))::int as found
     from (select words from found_adverts where ${where} ${countedIn} limit ${NEWEST_READ + 1}) as newest`,
    [...values],
  )
  const { seen = 0, found = 0 } = rows[0] ?? {}
  if (seen <= NEWEST_READ) return { total: { count: found, isAll: true }, isRare: false }
  if (matches === null || found > ADVERTS_PER_PAGE)
    return { total: { count: found, isAll: false }, isRare: false }
  const { rows: all } = await database.query<{ count: number }>(
    `with rare as materialized (select from found_adverts where ${where} and ${matches})
     select count(*)::int as count from rare`,
    [...values],
  )
  return { total: { count: all[0]?.count ?? 0, isAll: true }, isRare: true }
}
