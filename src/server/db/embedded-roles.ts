import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import { LOCKS } from './locks.ts'

export const DATABASE = 'gatepost'
export const SUPERUSER = 'gatepost_admin'
export const OWNER_ROLE = 'gatepost_owner'
/** Can read and write rows, and nothing else. */
export const APP_ROLE = 'gatepost_app'

/** One for each role, so that a leaked password opens only one. */
export function passwordOf(role: string, secret: string): string {
  return createHmac('sha256', secret).update(role).digest('base64url')
}

/** A crash may follow any step. Statements are built only from our own constants and base64url passwords. */
export async function makeRolesAndDatabase(admin: Client, secret: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [LOCKS.bootstrap])
  const { rows: roles } = await admin.query<{ rolname: string }>('select rolname from pg_roles')
  for (const role of [OWNER_ROLE, APP_ROLE]) {
    if (roles.some(({ rolname }) => rolname === role)) continue
    await admin.query(`create role ${role} login password '${passwordOf(role, secret)}'`)
  }
  const { rows: databases } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (databases.length === 0) await admin.query(`create database ${DATABASE} owner ${OWNER_ROLE}`)
  await admin.query(`revoke all on database ${DATABASE} from public`)
  await admin.query(`grant connect on database ${DATABASE} to ${APP_ROLE}`)
}
