import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Decision } from '../../db/actor.ts'
import { LOCKS } from '../../db/locks.ts'
import type { Database } from '../../db/pool.ts'
import {
  addNumbers,
  type Provider,
  retireNumber,
  type Stocked,
  type StockedNumber,
  stockPool,
} from './pool-store.ts'

export interface NumberStore {
  /** These are the provider's numbers by now; any other goes to no advert any more. */
  readonly stock: (provider: Provider, numbers: readonly StockedNumber[]) => Promise<Stocked>
  /** False unless it is free or rests. */
  readonly retire: (number: string, decision: Decision) => Promise<boolean>
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
    stock: (provider, numbers) => stockPool(database, provider, numbers),
    retire: (number, decision) => retireNumber(database, number, decision),
    add: (provider, number) => addNumbers(database, provider, [number]),
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
