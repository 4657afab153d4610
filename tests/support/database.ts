import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openPool } from '../../src/server/db/pool.ts'
import { atFileEnd } from './at-file-end.ts'

/** The program gives a statement two seconds: of a thousand calls at once on a busy machine some would be told to come back. */
const PATIENCE_MS = 60_000
const PATIENT = {
  connectionTimeoutMillis: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
  idle_in_transaction_session_timeout: PATIENCE_MS,
}

export interface TestDatabase {
  /** As the program sees it: rows alone. */
  readonly database: Database
  /** As its owner. */
  readonly owner: Client
  /** As another process sees it. */
  readonly another: () => Database
  /** For a program that is to work on it. */
  readonly environment: Readonly<Record<'DATABASE_URL' | 'DATABASE_MIGRATION_URL', string>>
}

/** The variables that make the program use a database of the tests' server. */
export function environmentOf({ database }: Client): TestDatabase['environment'] {
  const url = (role: 'postgres' | 'postgresApp'): string => {
    const { host, user, password } = inject(role)
    return `postgresql://${user}:${password}@/${database}?host=${host}`
  }
  return { DATABASE_URL: url('postgresApp'), DATABASE_MIGRATION_URL: url('postgres') }
}

/** The address of its owner, or of the program's role. */
export const addressOf = ({ database }: Client, role: 'postgres' | 'postgresApp' = 'postgres') => ({
  ...inject(role),
  ...(database !== undefined && { database }),
})

/** A copy of the one with all migrations applied; it goes when the file ends. */
export async function aDatabase(): Promise<TestDatabase> {
  const owner = await aCopyOf(inject('migratedDatabase'))
  const another = (): Database => {
    const database = openPool({ ...addressOf(owner, 'postgresApp'), ...PATIENT }, () => undefined)
    // A test may have ended it.
    atFileEnd(() => database.end().catch(() => undefined))
    return database
  }
  return { database: another(), owner, another, environment: environmentOf(owner) }
}

export const anEmptyDatabase = (): Promise<Client> => aCopyOf('template1')

async function aCopyOf(template: string): Promise<Client> {
  const name = `t_${randomBytes(6).toString('hex')}`
  await ask(
    `create database ${name} template ${template} strategy file_copy`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${inject('postgresApp').user}`,
  )
  // Hundreds of them would be gigabytes, and may lie in memory.
  atFileEnd(() => ask(`drop database ${name} with (force)`))
  const owner = new Client({ ...inject('postgres'), database: name })
  await owner.connect()
  atFileEnd(() => owner.end())
  return owner
}

async function ask(...statements: readonly string[]): Promise<void> {
  const client = new Client(inject('postgres'))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
