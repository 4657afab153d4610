import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { migrate } from '../../src/server/db/migrate.ts'
import { type Database, openPool } from '../../src/server/db/pool.ts'

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')

export interface TestDatabase {
  /** As the program sees it: rows alone. */
  readonly database: Database
  /** As its owner. */
  readonly owner: Client
  /** As another process sees it. */
  readonly another: () => Database
}

/** A schema of its own with all migrations applied, gone when the test file ends. */
export async function aDatabase(): Promise<TestDatabase> {
  const { owner, schema } = await anEmptySchema()
  const options = `-c search_path=${schema}`
  const app = inject('postgresApp')
  await migrate({ ...inject('postgres'), options }, MIGRATIONS, app.user, () => undefined)
  const another = (): Database => {
    const database = openPool({ ...app, options }, () => undefined)
    afterAll(() => database.end())
    return database
  }
  return { database: another(), owner, another }
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
