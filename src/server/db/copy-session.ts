import type { Readable, Writable } from 'node:stream'
import { Client, type ClientConfig } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './tables.ts'

/** Two servers must write values as the same text, and may take as long as they need. */
const SETTINGS = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

export async function prepareToCopy(client: Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await client.query('select set_config($1, $2, false)', [name, value])
  }
}

/** Outside the pool, for work that may take long. */
export async function connectToCopy(address: ClientConfig): Promise<Client> {
  const client = new Client({
    connectionTimeoutMillis: 10_000,
    application_name: 'gatepost backup',
    keepAlive: true,
    ...address,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await prepareToCopy(client)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/** One line for each row, as PostgreSQL's COPY writes it. */
export const copyOut = (client: Client, table: Table): Readable =>
  client.query(to(`copy ${nameOf(client, table)} to stdout`))

export const copyIn = (client: Client, table: Table): Writable =>
  client.query(from(`copy ${nameOf(client, table)} from stdin`))

function nameOf(client: Client, { name, columns }: Table): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
}
