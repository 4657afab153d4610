import { randomBytes } from 'node:crypto'
import type { Database } from './pool.ts'

/** 32 random bytes that all processes on this database share; the first to ask makes them. */
export async function secretKey(database: Database, name: string): Promise<Buffer> {
  await database.query('insert into secret_keys (name, key) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32),
  ])
  const { rows } = await database.query<{ key: Buffer }>('select key from secret_keys where name = $1', [
    name,
  ])
  const key = rows[0]?.key
  if (key === undefined) throw new Error(`the key ${name} is missing`)
  return key
}
