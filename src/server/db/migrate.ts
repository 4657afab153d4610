import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { LOCKS } from './locks.ts'
import { productVersion } from './product-version.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
  readonly appliedAt: Date
  /** The program's version; null if it was not recorded yet. */
  readonly version: string | null
}

export const MIGRATIONS_TABLE = 'migrations'

/** Enough for another process's migrations, but a start must not hang for ever. */
const LOCK_PATIENCE = '120s'

/** Each new file runs in a transaction with its entry in the list. `appRole` is null if the owner works with the rows itself. */
export async function migrate(
  address: ClientConfig,
  folder: string,
  appRole: string | null,
  print: (line: string) => void,
): Promise<void> {
  const migrations = await readMigrations(folder)
  const client = await connectToMigrate(address)
  try {
    await ensureList(client)
    const missing = missingMigrations(await appliedMigrations(client), migrations)
    for (const migration of missing) {
      print(`Changing the database: ${migration.name} …`)
      await client.query('begin')
      await applyOne(client, migration)
      await client.query('commit')
    }
    if (appRole !== null) await grantRows(client, appRole)
  } finally {
    await client.end()
  }
}

/** Holds the lock of migrations until it closes. */
export async function connectToMigrate(address: ClientConfig): Promise<Client> {
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
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** Looked for first, since even a needless `alter table` would wait for every reader of the list. */
export async function ensureList(client: Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now(), version text)',
  )
  const { rowCount } = await client.query(
    "select 1 from pg_attribute where attrelid = 'migrations'::regclass and attname = 'version' and not attisdropped",
  )
  if (rowCount === 0) await client.query('alter table migrations add column version text')
}

/** Also reads an older version's list; empty if there is none. */
export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows: lists } = await client.query<{ list: string | null }>(
    "select to_regclass('migrations') as list",
  )
  if (lists[0]?.list == null) return []
  const { rows } = await client.query<AppliedMigration>(
    `select name, checksum, applied_at as "appliedAt", to_jsonb(migrations) ->> 'version' as version
     from migrations order by name`,
  )
  return rows
}

/** Refuses a database, or a backup, changed by a newer program or by migrations that were edited since. */
export function missingMigrations(
  applied: readonly AppliedMigration[],
  known: readonly Migration[],
  subject: 'database' | 'backup' = 'database',
): Migration[] {
  const unknown = applied.filter(({ name }) => known.every((migration) => migration.name !== name))
  if (unknown.length > 0) throw new Error(unknownMigrations(unknown, subject))
  const before = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const changed = known.find(({ name, checksum }) => (before.get(name) ?? checksum) !== checksum)
  if (changed !== undefined) {
    throw new Error(
      `${changed.name} was changed after it had been applied to this ${subject}. Restore the file as it was, and put the change into a new one.`,
    )
  }
  return known.filter(({ name }) => !before.has(name))
}

function unknownMigrations(unknown: readonly AppliedMigration[], subject: string): string {
  const own = productVersion()
  const each = unknown.map(({ name, appliedAt, version }) => {
    const by = version === null || version === own ? '' : ` by version ${version}`
    return `${name} (applied at ${appliedAt.toISOString()}${by})`
  })
  return `The ${subject} was ${subject === 'backup' ? 'made' : 'changed'} by a newer version than this one (${own}), which does not know ${each.join(', ')}. Run the version that made it, or a newer one.`
}

/** Runs in the caller's transaction. */
export async function applyOne(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum, version) values ($1, $2, $3)', [
      name,
      checksum,
      productVersion(),
    ])
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`${name} didn’t apply: ${(cause as Error).message}`, { cause })
  }
}

export async function grantRows(client: Client, role: string): Promise<void> {
  const { rows } = await client.query<{ schema: string; role: string }>(
    'select quote_ident(current_schema()) as schema, quote_ident($1) as role',
    [role],
  )
  for (const { schema, role: name } of rows) {
    await client.query(`grant usage on schema ${schema} to ${name}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${name}`)
    await client.query(`revoke insert, update, delete on migrations from ${name}`)
    for (const table of await appendOnlyTables(client)) {
      await client.query(`revoke update, delete on ${table} from ${name}`)
    }
  }
}

const APPEND_ONLY = ['audit', 'receipts']

/** Only those that exist: a migration may not have made one yet. */
async function appendOnlyTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    'select quote_ident(name) as table from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is not null',
    [APPEND_ONLY],
  )
  return rows.map(({ table }) => table)
}
