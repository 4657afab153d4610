import { Pool, type PoolConfig } from 'pg'

export type Database = Pool

const CONNECT_MS = 2_000
const STATEMENT_MS = 2_500
/** Above the server's own limit, for a server that does not answer at all. */
const QUERY_MS = 3_000
const CONNECTIONS = 12

/** While the server is frozen or gone, queries fail within five seconds. Bad connections leave the pool by themselves. */
export function openPool(address: PoolConfig, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    max: CONNECTIONS,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: QUERY_MS,
    application_name: 'gatepost',
    keepAlive: true,
    ...address,
  })
  pool.on('error', onIdleError)
  return pool
}

/** Temporary SQLSTATEs: connection, resources, shutdown, recovery, time-outs, read-only. */
const NOT_NOW = /^(?:08...|53...|57P..|57014|58...|55P03|25006|40P01|40001|XX00[012])$/
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EAGAIN', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND',
  'EAI_AGAIN', 'EMFILE', 'ENFILE',
]) // biome-ignore format: a table
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/

/** Whether the database is unavailable at the moment, as opposed to a wrong statement. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NOT_NOW.test(code) || SOCKET_ERRORS.has(code) || DRIVER_MESSAGES.test(error.message)
}

export async function answers(database: Database): Promise<boolean> {
  try {
    await database.query('select 1')
    return true
  } catch {
    return false
  }
}
