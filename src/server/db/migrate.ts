import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { LOCKS } from './locks.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Long enough for another process's migrations, short enough that a start does not hang for ever. */
const LOCK_PATIENCE = '120s'

/**
 * Applies the files of the folder that are not applied yet, in the order of their names, each in a transaction with
 * its entry in the list. Several processes may do so at once: one works, the others wait and find it done.
 * `appRole` then gets what it needs to read and write the rows; null where it owns them itself.
 */
export async function migrate(
  address: ClientConfig,
  folder: string,
  appRole: string | null,
  say: (line: string) => void,
): Promise<void> {
  const client = new Client({
    connectionTimeoutMillis: 10_000,
    application_name: 'gatepost migrate',
    ...address,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set lock_timeout = '${LOCK_PATIENCE}'`)
    await client.query('select pg_advisory_lock($1, hashtext(current_schema()))', [LOCKS.migration])
    await applyMissing(client, await readMigrations(folder), say)
    if (appRole !== null) await grantRows(client, appRole)
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

async function applyMissing(
  client: Client,
  migrations: readonly Migration[],
  say: (line: string) => void,
): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const { name, sql, checksum } of migrations) {
    const before = applied.get(name)
    if (before === checksum) continue
    if (before !== undefined) {
      throw new Error(
        `${name} was changed after it had been applied to this database. Restore the file as it was, and put the change into a new one.`,
      )
    }
    say(`Changing the database: ${name} …`)
    await applyOne(client, name, sql, checksum)
  }
}

async function applyOne(client: Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`${name} could not be applied: ${(cause as Error).message}`, { cause })
  }
}

async function grantRows(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ schema: string; role: string }>(
    'select quote_ident(current_schema()) as schema, quote_ident($1) as role',
    [role],
  )
  for (const { schema, role: name } of rows) {
    await client.query(`grant usage on schema ${schema} to ${name}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${name}`)
    await client.query(`revoke insert, update, delete on migrations from ${name}`)
  }
}
