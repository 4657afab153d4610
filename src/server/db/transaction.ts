import type { PoolClient } from 'pg'
import type { Database } from './pool.ts'

/** Commits only if `isKept` accepts the result. */
export async function inTransaction<T>(
  database: Database,
  run: (connection: PoolClient) => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T> {
  const connection = await database.connect()
  let broken: Error | undefined
  // Between two statements an error event has no other listener, and would end the process.
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
    // The connection's state is unknown after an error, so it is closed, which rolls back.
    broken ??= error as Error
    throw broken
  } finally {
    connection.release(broken)
    connection.off('error', hear)
  }
}
