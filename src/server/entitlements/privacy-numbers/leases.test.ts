import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { aListing } from '../../../../tests/support/listings.ts'
import type { Included } from '../../../shared/advert/marketing-options.ts'
import { endEntitlements, grantEntitlements } from '../../db/entitlements.ts'
import type { Database } from '../../db/pool.ts'
import { type NumberOutcome, releaseNumber, settleNumber } from '../../db/privacy-numbers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sandboxVoice } from '../../gateways/sandbox-voice.ts'
import { entitlementStore } from '../delivery/entitlement-store.ts'
import { numberStore } from './number-store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const after = (days: number): Date => new Date(NOON.getTime() + days * DAY_MS)
const A_MONTH: Included = { kind: 'privacy-number', months: 1 }

let database: TestDatabase
let pools: readonly [Database, Database]
beforeAll(async () => {
  database = await aDatabase()
  // As two processes: each its own connections.
  pools = [database.database, database.another()]
})
const poolOf = (index: number): Database => pools[index % 2 === 0 ? 0 : 1]

async function stocked(count: number): Promise<void> {
  await database.owner.query(
    'truncate privacy_numbers, privacy_number_leases, privacy_calls, entitlements, sandbox_calls cascade',
  )
  const numbers = (await sandboxVoice().pool()).slice(0, count)
  await numberStore(database.database).stock('sandbox', numbers)
}

async function anOrderOf(owner: Client, listing: string): Promise<string> {
  const id = randomUUID()
  await owner.query(
    `insert into orders (id, draft_uuid, owner_key, account_id, state, marketing_option, list_pence, draft_version, address_type,
       blocks, provider, transaction_id, created_at, expires_at, paid_at)
     select $1, draft_uuid, owner_key, account_id, 'fulfilled', 'Bronze-Package', 499, 1, 'orphan', '{}', 'sandbox', $2, now(),
       now(), now() from listings where id = $3`,
    [id, `tx_${id}`, listing],
  )
  return id
}

/** An advert with an order that owes it a number for a month. */
async function anAdvert() {
  const listing = await aListing(database.owner, { appType: 'let', photos: [] })
  return { listing, orderId: await anOrderOf(database.owner, listing) }
}
type Advert = Awaited<ReturnType<typeof anAdvert>>
const adverts = async (count: number): Promise<Advert[]> => {
  const all: Advert[] = []
  for (let index = 0; index < count; index++) all.push(await anAdvert())
  return all
}

const lease = (pool: Database, { listing, orderId }: Advert, at = NOON): Promise<NumberOutcome> =>
  inTransaction(
    pool,
    async (connection) => {
      await connection.query('select 1 from listings where id = $1 for update', [listing])
      await grantEntitlements(connection, { orderId, listingId: listing }, [A_MONTH], at)
      return settleNumber(connection, listing, at)
    },
    (outcome) => outcome !== 'none-free',
  )
const inside = (run: Parameters<typeof inTransaction<void>>[1]) =>
  inTransaction(database.database, run, () => true)

/** What must never be. */
async function doubles() {
  const { rows } = await database.owner.query(
    `select (select count(*)::int from (select number from privacy_number_leases where leased_until is null
         group by number having count(*) > 1) as twice) as "numbersTwice",
       (select count(*)::int from (select listing_id from privacy_number_leases where leased_until is null
         group by listing_id having count(*) > 1) as twice) as "advertsTwice",
       (select count(*)::int from privacy_numbers n left join privacy_number_leases l on l.number = n.number and l.leased_until is null
         where (n.state = 'leased') <> (l.id is not null)) as "statesWrong",
       (select count(*)::int from privacy_numbers n join privacy_number_leases l on l.number = n.number and l.leased_until is null
         where n.listing_id <> l.listing_id) as "advertsWrong"`,
  )
  return rows[0]
}
const NONE = { numbersTwice: 0, advertsTwice: 0, statesWrong: 0, advertsWrong: 0 }
const held = async () =>
  (
    await database.owner.query(
      'select count(*)::int as n from privacy_number_leases where leased_until is null',
    )
  ).rows[0]?.n

const oneWaits = (event = 'advisory') =>
  vi.waitFor(async () => {
    const { rows } = await database.database.query(
      'select from pg_stat_activity where datname = current_database() and wait_event = $1',
      [event],
    )
    expect(rows).toHaveLength(1)
  }, 10_000)

describe('a number belongs to one advert', () => {
  test('through 500 leases by two processes at once, each asked for twice', {
    timeout: 120_000,
  }, async () => {
    await stocked(500)
    const all = await adverts(500)
    const outcomes = await Promise.all([...all, ...all].map((advert, index) => lease(poolOf(index), advert)))
    expect(new Set(outcomes)).toEqual(new Set(['leased']))
    expect(await held()).toBe(500)
    expect(await doubles()).toEqual(NONE)
    const { rows } = await database.owner.query(
      'select count(*)::int as entitlements, count(distinct listing_id)::int as adverts from entitlements',
    )
    expect(rows).toEqual([{ entitlements: 500, adverts: 500 }])
    expect(await numberStore(database.database).available(NOON)).toMatchObject({ hasFree: false })
  })

  test('when there are fewer numbers than adverts, all numbers are given and nobody gets another’s', async () => {
    await stocked(20)
    const all = await adverts(60)
    const outcomes = await Promise.all(all.map((advert, index) => lease(poolOf(index), advert)))
    expect(outcomes.filter((outcome) => outcome === 'leased')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'none-free')).toHaveLength(40)
    expect(await held()).toBe(20)
    expect(await doubles()).toEqual(NONE)
  })

  test('and whoever waits for one keeps none locked that it passed over', async () => {
    await stocked(2)
    const { owner } = database
    const [taken, other] = (await owner.query('select number from privacy_numbers')).rows
    const advert = await anAdvert()
    // Taking stops after it has seen both free, until the owner lets it go on.
    await owner.query(
      `alter table privacy_numbers enable row level security;
       create policy seen on privacy_numbers using
         (current_query() not like '%skip locked%' or pg_advisory_xact_lock_shared(1)::text is not null);
       select pg_advisory_lock(1)`,
    )
    const leasing = lease(database.database, advert)
    await oneWaits()
    await owner.query(`update privacy_numbers set state = 'retired' where number = $1`, [taken.number])
    await owner.query('begin')
    await owner.query('select from privacy_numbers where number = $1 for update', [other.number])
    await owner.query('select pg_advisory_unlock(1)')
    await oneWaits('transactionid')
    await owner.query('select from privacy_numbers where number = $1 for update nowait', [taken.number])
    await owner.query(`rollback; drop policy seen on privacy_numbers;
      alter table privacy_numbers disable row level security`)
    expect(await leasing).toBe('leased')
  })

  test('while leases, ends, withdrawals and returns cross one another', { timeout: 120_000 }, async () => {
    await stocked(40)
    const all = await adverts(30)
    await Promise.all(all.map((advert, index) => lease(poolOf(index), advert)))
    const stores = pools.map(entitlementStore)
    const steps = Array.from({ length: 300 }, (_, index) => async () => {
      const { listing } = all[(index * 7) % all.length] ?? { listing: '' }
      if (index % 5 === 0) {
        await inside(async (connection) => {
          await connection.query('select 1 from listings where id = $1 for update', [listing])
          await releaseNumber(connection, listing, NOON)
        })
      } else if (index % 11 === 0) await stores[index % 2]?.endDue(after(index % 2 === 0 ? 40 : 1))
      else await stores[index % 2]?.settle(listing, NOON)
    })
    await Promise.all(steps.map((step) => step()))
    expect(await doubles()).toEqual(NONE)
  })

  test('by the database itself', async () => {
    await stocked(2)
    const [first, second] = await adverts(2)
    if (!first || !second) throw new Error('no adverts')
    await lease(database.database, first)
    await lease(database.database, second)
    const { rows } = await database.owner.query<{ number: string; entitlement_id: string }>(
      'select number, entitlement_id from privacy_number_leases where listing_id = $1',
      [first.listing],
    )
    const again = (listing: string) =>
      database.owner.query(
        `insert into privacy_number_leases (number, listing_id, entitlement_id, leased_from) values ($1, $2, $3, now())`,
        [rows[0]?.number, listing, rows[0]?.entitlement_id],
      )
    await expect(again(second.listing)).rejects.toThrow(/privacy_number_leases_number/)
    await expect(
      database.owner.query(`update privacy_numbers set listing_id = $1, state = 'leased'`, [first.listing]),
    ).rejects.toThrow(/privacy_numbers_leased/)
  })
})

describe('a number that was given back', () => {
  test('rests for 30 days, goes to nobody meanwhile, and then to another', async () => {
    await stocked(1)
    const [first, second] = await adverts(2)
    if (!first || !second) throw new Error('no adverts')
    await lease(database.database, first)
    await inside((connection) => endEntitlements(connection, first.listing, 'cancelled', NOON))
    expect(await lease(database.database, second, after(29.99))).toBe('none-free')
    expect(await numberStore(database.database).counts(after(29))).toMatchObject({ free: 0, resting: 1 })
    expect(await numberStore(database.database).counts(after(30))).toMatchObject({ free: 1, resting: 0 })
    expect(await lease(database.database, second, after(30))).toBe('leased')
    expect(await doubles()).toEqual(NONE)
  })

  test('of a provider that we have left goes to nobody any more, once nobody has it', async () => {
    await stocked(2)
    const [first, second] = await adverts(2)
    if (!first || !second) throw new Error('no adverts')
    await lease(database.database, first)
    const numbers = numberStore(database.database)
    const real = { number: '+441632111222', sid: 'PN1', isBought: true }
    await numbers.stock('twilio', [real])
    expect(await numbers.counts(NOON)).toEqual({ free: 1, leased: 1, resting: 0, retired: 1 })
    expect(await numbers.available(NOON)).toEqual({ hasFree: true, bought: 1 })
    await lease(database.database, second)
    await inside((connection) => endEntitlements(connection, first.listing, 'ended', NOON))
    await numbers.stock('twilio', [real])
    expect(await numbers.counts(after(60))).toEqual({ free: 0, leased: 1, resting: 0, retired: 2 })
    await numbers.stock('sandbox', await sandboxVoice().pool())
    expect(await numbers.counts(NOON)).toMatchObject({ free: 999, resting: 1 })
  })
})
