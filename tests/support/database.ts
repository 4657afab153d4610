import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { migrate } from '../../src/server/db/migrate.ts'
import { type Database, openPool } from '../../src/server/db/pool.ts'

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')

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

/** The variables that make the program use a schema of the tests' server. */
export function environmentOf(schema: string): TestDatabase['environment'] {
  const url = (role: 'postgres' | 'postgresApp'): string => {
    const { host, user, password, database } = inject(role)
    return `postgresql://${user}:${password}@/${database}?host=${host}&options=-c%20search_path%3D${schema}`
  }
  return { DATABASE_URL: url('postgresApp'), DATABASE_MIGRATION_URL: url('postgres') }
}

/** A schema of its own with all migrations applied, gone when the test file ends. */
export async function aDatabase(): Promise<TestDatabase> {
  const { owner, schema } = await anEmptySchema()
  const options = `-c search_path=${schema}`
  const app = inject('postgresApp')
  await migrate({ ...inject('postgres'), options }, MIGRATIONS, app.user, () => undefined)
  const another = (): Database => {
    const database = openPool({ ...app, ...PATIENT, options }, () => undefined)
    afterAll(() => database.end())
    return database
  }
  return { database: another(), owner, another, environment: environmentOf(schema) }
}

export async function anEmptySchema(): Promise<{ owner: Client; schema: string }> {
  const schema = `t_${randomBytes(6).toString('hex')}`
  const owner = new Client({ ...inject('postgres'), options: `-c search_path=${schema}` })
  await owner.connect()
  await owner.query(`create schema ${schema}`)
  afterAll(async () => {
    await owner.query(`drop schema ${schema} cascade`)
    await owner.end()
  })
  return { owner, schema }
}
