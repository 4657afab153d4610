import { randomBytes } from 'node:crypto'
import type { Database } from './pool.ts'

/** 32 random bytes that all processes on this database share; the first to ask makes them. */
export async function secretKey(database: Database, name: string): Promise<Buffer> {
  await database.query('insert into secret_keys (name, key) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32),
  ])
  const key = await keptSecretKey(database, name)
  if (key === null) throw new Error(`the key ${name} is missing`)
  return key
}

/** Null if nobody has asked for it. */
export async function keptSecretKey(database: Database, name: string): Promise<Buffer | null> {
  const { rows } = await database.query<{ key: Buffer }>('select key from secret_keys where name = $1', [
    name,
  ])
  return rows[0]?.key ?? null
}

/** What the sandbox seals secrets for other sites with. */
export const OUTGOING_SECRETS = 'outgoing secrets'
