import { countUse, giveUseBack } from '../db/count-use.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { GuessCounter } from './discount-guess.ts'

const DAY_SECONDS = 86_400

export function guessCounter(database: Database): GuessCounter {
  return {
    // What is refused is not counted: it would use up what the network's other people have.
    count: (limits, at) =>
      inTransaction(
        database,
        (connection) => countUse(connection, limits, at, DAY_SECONDS),
        (wait) => wait === null,
      ),
    giveBack: (names, at) => giveUseBack(database, names, at, DAY_SECONDS),
  }
}
