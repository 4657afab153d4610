import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { DATABASE } from '../../src/server/db/embedded-roles.ts'
import { completeDraft, TODAY } from './draft.ts'

const SCRIPTS = path.join(import.meta.dirname, 'pgbench')
const GUEST_KEY = `\\x${'ab'.repeat(32)}`
const AT = `${TODAY}T12:00:00Z`

export interface Address {
  readonly host: string
  readonly user: string
  readonly password: string
}

export interface Pgbench {
  /** Transactions a second. */
  readonly run: (script: 'save' | 'load', clients: number, seconds: number) => Promise<number>
  /** The fewest clients that were run in place of more, since the server had no more connections left. */
  readonly fewest: () => number
}

export function findPgbench(): string | null {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'pgbench'))
  return (
    [...onPath, ...globSync('/usr/lib/postgresql/*/bin/pgbench')].find((file) => existsSync(file)) ?? null
  )
}

/** pgbench with the statements of our store, each client with a draft of its own. */
export function preparePgbench(program: string, admin: Client, address: Address): Pgbench {
  const { blocks } = completeDraft('00000000-0000-4000-8000-000000000000')
  const text = JSON.stringify(blocks)
  const fieldVersions = JSON.stringify(fieldVersionsOf(blocks))
  const variables = {
    blocks: text,
    field_versions: fieldVersions,
    owner_key: GUEST_KEY,
    at: AT,
    version: 0,
    known: 0,
  }
  let fewest = Number.POSITIVE_INFINITY
  return {
    fewest: () => fewest,
    run: async (script, wanted, seconds) => {
      const clients = Math.min(wanted, await freeConnections(admin))
      if (clients < wanted) fewest = Math.min(fewest, clients)
      const args = [
        ['-n', '-M', 'prepared', '-h', address.host, '-U', address.user],
        ['-c', String(clients), '-j', String(Math.min(clients, 2)), '-T', String(seconds)],
        Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
        ['-f', path.join(SCRIPTS, `${script}.sql`), DATABASE],
      ].flat()
      const env = { PATH: process.env['PATH'] ?? '', PGPASSWORD: address.password }
      const { stdout, stderr } = await promisify(execFile)(program, args, { env }).catch(outputOf)
      const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
      const failed = /failed transactions: (\d+)/.exec(stdout)?.[1]
      if (rate === undefined || (failed ?? '0') !== '0')
        throw new Error(`pgbench: ${stdout}${stderr.slice(0, 1_000)}`)
      return Number(rate)
    },
  }
}

async function freeConnections(admin: Client): Promise<number> {
  const { rows } = await admin.query<{ free: number }>(
    `select (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - count(*)::int) as free
     from pg_stat_activity where backend_type in ('client backend', 'walsender')`,
  )
  return rows[0]?.free ?? 0
}

/** What a program that failed had to say; its command line holds a whole draft, and nobody wants to read that. */
const outputOf = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({ stdout, stderr })

function fieldVersionsOf(blocks: ReturnType<typeof completeDraft>['blocks']): Record<string, number> {
  const fields = Object.values(blocks).flatMap((block) => Object.entries(block.fields))
  return Object.fromEntries(fields.filter(([, { value }]) => value !== null).map(([name]) => [name, 1]))
}

/** The drafts that the clients of pgbench save and load. */
export async function insertPgbenchDrafts(owner: Client, clients: number): Promise<void> {
  const { blocks } = completeDraft('00000000-0000-4000-8000-000000000000')
  await owner.query(
    `insert into drafts (uuid, app_type, address_type, owner_key, version, blocks, field_versions, created_at, updated_at)
     select ('00000000-0000-4000-8000-' || lpad(client::text, 12, '0'))::uuid, 'sell', 'orphan', $1, 1, $2, $3, $4, $4
     from generate_series(0, $5::int - 1) client`,
    [GUEST_KEY, JSON.stringify(blocks), JSON.stringify(fieldVersionsOf(blocks)), AT, clients],
  )
}
