import { Socket } from 'node:net'
import { type Client, Pool, type PoolConfig } from 'pg'

export type Database = Pool

const CONNECT_MS = 2_000
const STATEMENT_MS = 2_500
/** Above the server's own limit, for a server that does not answer at all. */
const ANSWER_MS = 3_000
const CONNECTIONS = 12

/** While the server is frozen or gone, queries fail within five seconds. Bad connections leave the pool by themselves. */
export function openPool(
  { query_timeout: answerMs = ANSWER_MS, ...address }: PoolConfig,
  onIdleError: (error: Error) => void,
): Database {
  const pool = new Pool({
    max: CONNECTIONS,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'gatepost',
    keepAlive: true,
    ...address,
  })
  pool.on('error', onIdleError)
  pool.on('connect', (client) => endIfUnanswered(client, answerMs))
  return pool
}

/** In place of pg's `query_timeout`, whose closures V8 keeps with all they refer to until it collects old objects: that took a tenth of all saves. */
function endIfUnanswered({ connection }: Client, milliseconds: number): void {
  const { stream } = connection
  if (!(stream instanceof Socket)) return
  let answered = stream.bytesWritten
  // Before pg's own, which may ask the next at once.
  connection.prependListener('readyForQuery', () => {
    answered = stream.bytesWritten
  })
  stream.setTimeout(milliseconds)
  // A listener given to setTimeout hears the first time only, which may be one of idleness.
  stream.on('timeout', () => {
    if (stream.bytesWritten > answered) stream.destroy(new Error('Query read timeout'))
  })
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
