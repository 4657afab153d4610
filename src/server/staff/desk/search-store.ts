import type { ContactTopic } from '#shared/support/contact-form.ts'
import type { Database } from '../../db/pool.ts'
import { MOST_FOUND, type Search } from './read-search.ts'

export interface FoundAdvert {
  readonly id: string
  readonly state: 'live' | 'withdrawn' | 'removed'
  readonly place: string
  readonly ownerName: string
  readonly ownerEmail: string
}
export interface FoundOrder {
  readonly id: string
  readonly state: string
  readonly totalPence: number
  readonly createdAt: Date
  readonly buyerName: string
  readonly buyerEmail: string
}
export interface FoundPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly phone: string | null
}
export interface FoundCase {
  readonly number: string
  readonly topic: ContactTopic
  readonly state: 'open' | 'closed'
  readonly name: string
  readonly email: string
}
export interface FoundAtDesk {
  readonly people: readonly FoundPerson[]
  readonly adverts: readonly FoundAdvert[]
  readonly orders: readonly FoundOrder[]
  readonly cases: readonly FoundCase[]
}

export type FindAtDesk = (search: Search) => Promise<FoundAtDesk>

/** Every condition has an index of its own. */
export const findAtDesk =
  (database: Pick<Database, 'query'>): FindAtDesk =>
  async (search) => {
    const people = await findPeople(database, search)
    const accounts = people.map(({ id }) => id)
    const [adverts, orders, cases] = await Promise.all([
      findAdverts(database, search, accounts),
      findOrders(database, search, accounts),
      findCases(database, search),
    ])
    return { people, adverts, orders, cases }
  }

/** As the index has it. */
const NAME_WORDS = `to_tsvector('simple', translate(first_name || ' ' || last_name, '’‘''-', '    '))`

async function findPeople(
  database: Pick<Database, 'query'>,
  { email, phone, name }: Search,
): Promise<readonly FoundPerson[]> {
  const words = name === null ? null : name.map((word) => `'${word}':*`).join(' & ')
  const { rows } = await database.query<FoundPerson>(
    `select id, email, first_name || ' ' || last_name as name, phone from accounts
     where email = $1 or phone = $2 or id = any(array(select account_id from confirmed_phones where phone = $2))
       or ${NAME_WORDS} @@ to_tsquery('simple', $3)
     order by accounts.email limit ${MOST_FOUND}`,
    [email, phone, words],
  )
  return rows
}

async function findAdverts(
  database: Pick<Database, 'query'>,
  { listing, postcode, phone }: Search,
  accounts: readonly string[],
): Promise<readonly FoundAdvert[]> {
  const { rows } = await database.query<FoundAdvert>(
    `select listings.id, state, concat_ws(', ', nullif(street, ''), nullif(town, ''), nullif(district, '')) as place,
       first_name || ' ' || last_name as "ownerName", email as "ownerEmail"
     from listings join accounts on accounts.id = account_id
     where listings.id = $1 or account_id = any($2::uuid[]) or postcode = $3
       or listings.id = any(array(select listing_id from privacy_number_leases where number = $4))
     order by published_at desc, listings.id limit ${MOST_FOUND}`,
    [listing, accounts, postcode, phone],
  )
  return rows
}

async function findOrders(
  database: Pick<Database, 'query'>,
  { orders, payment, listing }: Search,
  accounts: readonly string[],
): Promise<readonly FoundOrder[]> {
  const [first, last] = orders ?? [null, null]
  const { rows } = await database.query<FoundOrder>(
    `select orders.id, state, total_pence as "totalPence", orders.created_at as "createdAt",
       first_name || ' ' || last_name as "buyerName", email as "buyerEmail"
     from orders join accounts on accounts.id = account_id
     where orders.id between $1 and $2 or transaction_id = $3 or account_id = any($4::uuid[])
       or draft_uuid = any(array(select draft_uuid from listings where id = $5))
     order by orders.created_at desc, orders.id limit ${MOST_FOUND}`,
    [first, last, payment, accounts, listing],
  )
  return rows
}

async function findCases(
  database: Pick<Database, 'query'>,
  { caseNumber, email }: Search,
): Promise<readonly FoundCase[]> {
  const { rows } = await database.query<FoundCase>(
    `select number, topic, state, name, email from support_cases where number = $1 or lower(email) = $2
     order by received_at desc, number limit ${MOST_FOUND}`,
    [caseNumber, email],
  )
  return rows
}
