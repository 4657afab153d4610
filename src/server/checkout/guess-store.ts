import { countUse, giveUseBack, type Limit } from '../db/count-use.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { GuessCounter } from './discount-guess.ts'

const DAY_SECONDS = 86_400

/** Without a lock: of a flood nearly all are refused already, and none of those waits for another. */
async function waitFor(database: Database, limits: readonly Limit[], at: Date): Promise<number | null> {
  const { rows } = await database.query<{ wait: number | null }>(
    `select max(extract(epoch from ends_at - $3::timestamptz))::float8 as wait
     from unnest($1::text[], $2::int[]) as given (name, most) join used_limits using (name)
     where ends_at > $3 and used >= most`,
    [limits.map(({ name }) => name), limits.map(({ most }) => most), at],
  )
  return rows[0]?.wait ?? null
}

export function guessCounter(database: Database): GuessCounter {
  return {
    // What is refused is not counted: it would use up what the network's other people have.
    count: async (limits, at) =>
      (await waitFor(database, limits, at)) ??
      inTransaction(
        database,
        (connection) => countUse(connection, limits, at, DAY_SECONDS),
        (wait) => wait === null,
      ),
    giveBack: (names, at) => giveUseBack(database, names, at, DAY_SECONDS),
  }
}
