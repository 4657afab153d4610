import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { LOCKS } from '../../db/locks.ts'
import type { Database } from '../../db/pool.ts'

export interface StockedNumber {
  /** E.164. */
  readonly number: string
  readonly sid: string | null
  readonly isBought: boolean
}
type Provider = 'twilio' | 'sandbox'

export interface NumberStore {
  /** These are the provider's numbers by now; any other goes to no advert any more. */
  readonly stock: (provider: Provider, numbers: readonly StockedNumber[]) => Promise<void>
  readonly add: (provider: Provider, number: StockedNumber) => Promise<void>
  /** While it runs nobody else buys a number, in any process. Null where others did so for too long. */
  readonly buyingAlone: <T>(buy: () => Promise<T>) => Promise<T | null>
  /** The numbers that were bought and are of the pool. */
  readonly bought: () => Promise<readonly string[]>
  readonly available: (at: Date) => Promise<{ readonly hasFree: boolean; readonly bought: number }>
  /** Numbers of each state, those that have rested long enough being free. */
  readonly counts: (at: Date) => Promise<Readonly<Record<NumberState, number>>>
}
export type NumberState = 'free' | 'leased' | 'resting' | 'retired'

const FREE = `(state = 'free' or (state = 'resting' and rests_until <= $1))`

const AVAILABLE = {
  name: 'privacy-numbers-available',
  text: `select exists (select 1 from privacy_numbers where ${FREE}) as "hasFree",
    (select count(*)::int from privacy_numbers where is_bought and state <> 'retired') as bought`,
}

export function numberStore(database: Database): NumberStore {
  return {
    stock: async (provider, numbers) => {
      await insert(database, provider, numbers)
      await database.query(
        `update privacy_numbers set state = 'retired', rests_until = null
         where state in ('free', 'resting') and (provider <> $1 or number <> all($2::text[]))`,
        [provider, numbers.map(({ number }) => number)],
      )
    },
    add: (provider, number) => insert(database, provider, [number]),
    buyingAlone: (buy) => buyingAlone(database, buy),
    bought: async () => {
      const { rows } = await database.query<{ number: string }>(
        `select number from privacy_numbers where is_bought and state <> 'retired'`,
      )
      return rows.map(({ number }) => number)
    },
    available: async (at) => {
      const { rows } = await database.query<{ hasFree: boolean; bought: number }>({
        ...AVAILABLE,
        values: [at],
      })
      return rows[0] ?? { hasFree: false, bought: 0 }
    },
    counts: (at) => countsOf(database, at),
  }
}

async function countsOf(database: Database, at: Date): Promise<Readonly<Record<NumberState, number>>> {
  const { rows } = await database.query<{ state: NumberState; count: number }>(
    `select case when ${FREE} then 'free' else state end as state, count(*)::int as count
     from privacy_numbers group by 1`,
    [at],
  )
  return {
    free: 0,
    leased: 0,
    resting: 0,
    retired: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}

const TRIES = 60
const WAIT_MS = 250

/** No connection is held while others buy: who buys needs some. The lock ends with its connection, should the process die. */
async function buyingAlone<T>(database: Database, buy: () => Promise<T>): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const connection = await lockedConnection(database)
    if (connection !== null) {
      try {
        return await buy()
      } finally {
        // Closed, not given back: with it goes the lock, whatever state it is in.
        connection.release(true)
      }
    }
    await sleep(WAIT_MS)
  }
  return null
}

const unheard = (): void => undefined

async function lockedConnection(database: Database): Promise<PoolClient | null> {
  const connection = await database.connect()
  // Between two statements an error event has no other listener, and would end the process.
  connection.on('error', unheard)
  try {
    const { rows } = await connection.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock($1, hashtext(current_schema())) as "isLocked"',
      [LOCKS.buyingNumber],
    )
    if (rows[0]?.isLocked === true) return connection
  } catch (error) {
    connection.release(true)
    throw error
  }
  connection.off('error', unheard)
  connection.release()
  return null
}

/** One that was retired and is the provider's again is free again. */
async function insert(
  database: Database,
  provider: Provider,
  numbers: readonly StockedNumber[],
): Promise<void> {
  await database.query(
    `insert into privacy_numbers as known (number, provider, provider_sid, is_bought)
     select number, $1, sid, is_bought
     from unnest($2::text[], $3::text[], $4::bool[]) as given (number, sid, is_bought) order by number
     on conflict (number) do update set provider = $1, provider_sid = coalesce(excluded.provider_sid, known.provider_sid),
       is_bought = excluded.is_bought,
       state = case known.state when 'retired' then 'free' else known.state end
     where known.state = 'retired' or known.provider <> $1 or known.is_bought <> excluded.is_bought
       or coalesce(excluded.provider_sid <> known.provider_sid, excluded.provider_sid is not null and known.provider_sid is null)`,
    [
      provider,
      numbers.map(({ number }) => number),
      numbers.map(({ sid }) => sid),
      numbers.map(({ isBought }) => isBought),
    ],
  )
}
