import type { Database } from '../db/pool.ts'
import type { Search } from './read-search.ts'

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
  readonly email: string
  readonly name: string
  readonly phone: string | null
}
export interface FoundAtDesk {
  readonly people: readonly FoundPerson[]
  readonly adverts: readonly FoundAdvert[]
  readonly orders: readonly FoundOrder[]
}

export type FindAtDesk = (search: Search) => Promise<FoundAtDesk>

/** More than anybody reads; whoever finds as many types more of it. */
const MOST = 50

const PEOPLE = `select id from accounts where email = $1 or phone = $2
  or ($3::text is not null and first_name || ' ' || last_name ilike '%' || $3 || '%' escape '\\')`

export const findAtDesk =
  (database: Database): FindAtDesk =>
  async ({ email, phone, name, listing, order, postcode }) => {
    const person = [email, phone, name?.replace(/[\\%_]/g, '\\$&') ?? null]
    const people = database.query<FoundPerson>(
      `select email, first_name || ' ' || last_name as name, phone from accounts where id in (${PEOPLE})
       order by email limit ${MOST}`,
      person,
    )
    // A postcode stands in the answers alone; what is published tells its district.
    const adverts = database.query<FoundAdvert>(
      `select listings.id, state, concat_ws(', ', nullif(street, ''), nullif(town, ''), nullif(district, '')) as place,
         first_name || ' ' || last_name as "ownerName", email as "ownerEmail"
       from listings join accounts on accounts.id = account_id
       where listings.id = $4 or account_id in (${PEOPLE})
         or ($5::text is not null and district = split_part($5, ' ', 1) and exists (
           select 1 from drafts where uuid = draft_uuid
             and upper(replace(blocks, ' ', '')) like '%"' || replace($5, ' ', '') || '"%'))
       order by published_at desc, listings.id limit ${MOST}`,
      [...person, listing, postcode],
    )
    const orders = database.query<FoundOrder>(
      `select orders.id, state, total_pence as "totalPence", orders.created_at as "createdAt",
         first_name || ' ' || last_name as "buyerName", email as "buyerEmail"
       from orders join accounts on accounts.id = account_id
       where orders.id::text = $4 or transaction_id = $4 or account_id in (${PEOPLE})
         or draft_uuid = (select draft_uuid from listings where id = $5)
       order by orders.created_at desc, orders.id limit ${MOST}`,
      [...person, order, listing],
    )
    const found = await Promise.all([people, adverts, orders])
    return { people: found[0].rows, adverts: found[1].rows, orders: found[2].rows }
  }
