import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse, giveUseBack, waitFor } from '../../db/count-use.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { GuessCounter } from './discount-guess.ts'

export function guessCounter(database: Database): GuessCounter {
  return {
    // A refused guess is not counted, or it would use up the limit of others on the network.
    count: async (limits, at) =>
      (await waitFor(database, limits, at)) ??
      inTransaction(
        database,
        (connection) => countUse(connection, limits, at, DAY_SECONDS),
        (wait) => wait === null,
      ),
    giveBack: (limits, at) => giveUseBack(database, limits, at, DAY_SECONDS),
  }
}
