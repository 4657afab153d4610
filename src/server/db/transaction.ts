import type { PoolClient } from 'pg'
import type { Database } from './pool.ts'

/** Runs in one transaction, which stays only if `isKept` says so of the result. */
export async function inTransaction<T>(
  database: Database,
  run: (connection: PoolClient) => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T> {
  const connection = await database.connect()
  let broken: Error | undefined
  // Between two statements nobody else would hear of its end, and the process would end with it.
  const hear = (error: Error): void => {
    broken ??= error
  }
  connection.on('error', hear)
  try {
    await connection.query('begin')
    const result = await run(connection)
    await connection.query(isKept(result) ? 'commit' : 'rollback')
    return result
  } catch (error) {
    // After an error the connection's state is unknown: it is closed, and its transaction with it.
    broken ??= error as Error
    throw broken
  } finally {
    connection.release(broken)
    connection.off('error', hear)
  }
}
