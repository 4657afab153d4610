import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { DATABASE } from '../../src/server/db/embedded-roles.ts'
import type { LoadResult } from './load-generator.ts'
import type { Address } from './pgbench.ts'

const PEER_DATABASE = 'bench_peers'
/** A PostgreSQL session that has fallen idle tells its counts within ten seconds. */
const COUNTED_AFTER_MS = 10_500

/** The embedded PostgreSQL of our running server, from outside. */
export interface BenchDatabase {
  readonly admin: Client
  readonly app: Address
  /** For a peer: a database of its own in the same server. */
  readonly peerUrl: string
  /** How many of these acknowledged saves the table does not have. */
  readonly lostOf: (
    table: 'drafts' | 'peer_drafts',
    acknowledged: LoadResult['acknowledged'],
  ) => Promise<number>
  /** Syncs of the write-ahead log so far, once every session has told its own. */
  readonly walSyncs: () => Promise<number>
  readonly close: () => Promise<void>
}

export async function openBenchDatabase(dataDir: string): Promise<BenchDatabase> {
  const embedded = await startEmbedded(dataDir, () => undefined)
  const admin = await connected({ ...embedded.admin, database: DATABASE })
  await refuseUnsafeSettings(admin)
  await admin.query(`create database ${PEER_DATABASE}`)
  const peers = await connected({ ...embedded.admin, database: PEER_DATABASE })
  const { host = '', user = '', password } = embedded.app
  return {
    admin,
    app: { host, user, password: String(password) },
    peerUrl: peerUrlOf({ host, user: embedded.admin.user ?? '', password: String(embedded.admin.password) }),
    lostOf: (table, acknowledged) => lostIn(table === 'drafts' ? admin : peers, table, acknowledged),
    walSyncs: async () => {
      await sleep(COUNTED_AFTER_MS)
      const { rows } = await admin.query<{ syncs: string }>(
        "select coalesce(sum(fsyncs), 0) as syncs from pg_stat_io where object = 'wal'",
      )
      return Number(rows[0]?.syncs)
    },
    close: async () => {
      await peers.end()
      await admin.end()
    },
  }
}

async function connected(config: ConstructorParameters<typeof Client>[0]): Promise<Client> {
  const client = new Client(config)
  await client.connect()
  return client
}

function peerUrlOf({ host, user, password }: Address): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@/${PEER_DATABASE}?host=${encodeURIComponent(host)}`
}

async function refuseUnsafeSettings(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
  )
  const off = rows.filter(({ setting }) => setting !== 'on').map(({ name }) => name)
  if (off.length > 0) throw new Error(`${off.join(', ')} must be on: a save that is not on disk is none.`)
}

async function lostIn(
  client: Client,
  table: string,
  acknowledged: LoadResult['acknowledged'],
): Promise<number> {
  const { rows } = await client.query<{ lost: string }>(
    `select coalesce(sum(greatest(told.version - coalesce(stored.version, 0), 0)), 0) as lost
     from unnest($1::uuid[], $2::int[]) told (uuid, version) left join ${table} stored using (uuid)`,
    [acknowledged.map(({ uuid }) => uuid), acknowledged.map(({ version }) => version)],
  )
  return Number(rows[0]?.lost)
}
