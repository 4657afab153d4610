import { createHash, randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { ReferenceLevel, ReferenceState } from '#shared/references/reference.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { endReference, lockReference, tellApplicant } from '../../db/references.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import type {
  Asking,
  AskOutcome,
  ChangeOutcome,
  LandlordReferences,
  OwnReferences,
  OwnRequest,
  ReferenceLimits,
} from './reference.ts'
import { opening, openReport } from './sealed-store.ts'

export function landlordStore(database: Database, keys: Keys): LandlordReferences {
  const kept = <T extends string>(good: T, run: (connection: PoolClient) => Promise<T>) =>
    inTransaction(database, run, (outcome) => outcome === good)
  return {
    find: (listing, ownerKey, at) => find(database, keys, listing, ownerKey, at),
    ask: (asking, limits) => kept<AskOutcome>('asked', (connection) => ask(connection, asking, limits)),
    correct: (id, asking, limits) =>
      kept<ChangeOutcome>('done', (connection) => correct(connection, id, asking, limits)),
    cancel: (id, ownerKey, at) =>
      kept<ChangeOutcome>('done', (connection) => cancel(connection, id, ownerKey, at)),
    report: async (id, ownerKey) => {
      const { rows } = await database.query<{ report: Buffer | null }>(
        `select r.report from tenant_references r join entitlements e on e.id = entitlement_id
           join listings on listings.id = listing_id
         where r.id = $1 and owner_key = $2 and r.state = 'judged'`,
        [id, ownerKey],
      )
      const report = rows[0]?.report ?? null
      return report === null ? null : opening(() => openReport(keys, id, report))
    },
  }
}

async function find(
  database: Database,
  keys: Keys,
  listing: string,
  ownerKey: Buffer,
  at: Date,
): Promise<OwnReferences | null> {
  const { rows: adverts } = await database.query<{ home: string; levels: ReferenceLevel[] }>(
    `select street || ', ' || town as home, array(
         select distinct level from entitlements
         where listing_id = listings.id and ${CAN_BE_USED} order by level)::text[] as levels
     from listings where id = $1 and owner_key = $3`,
    [listing, at, ownerKey],
  )
  const [advert] = adverts
  if (!advert) return null
  const { rows } = await database.query<RequestRow>(
    // Whoever withdraws after the result has been told takes back the report, and not that there was one.
    `select r.id, r.level, case when judged_at is null then r.state else 'judged' end as state, asked_at, applicant_name, applicant_email, report
     from tenant_references r join entitlements e on e.id = entitlement_id where listing_id = $1 order by asked_at desc, r.id`,
    [listing],
  )
  return { ...advert, requests: rows.map((row) => requestOf(row, keys)) }
}

const CAN_BE_USED = `kind = 'tenant-reference' and state = 'waiting' and used < quantity and ends_at > $2`

interface RequestRow {
  readonly id: string
  readonly level: ReferenceLevel
  readonly state: ReferenceState
  readonly asked_at: Date
  readonly applicant_name: string | null
  readonly applicant_email: string | null
  readonly report: Buffer | null
}

const requestOf = (row: RequestRow, keys: Keys): OwnRequest => ({
  id: row.id,
  level: row.level,
  state: row.state,
  askedAt: row.asked_at,
  name: row.applicant_name,
  email: row.state === 'asked' ? row.applicant_email : null,
  report: reportIn(row, keys),
})

function reportIn({ id, report }: RequestRow, keys: Keys): OwnRequest['report'] {
  return report === null ? null : opening(() => openReport(keys, id, report))
}

async function ask(connection: PoolClient, asking: Asking, limits: ReferenceLimits): Promise<AskOutcome> {
  const { listing, ownerKey, at } = asking
  const { name, email, level } = asking.asked
  if (await isTooMuch(connection, { ...asking, email }, limits)) return 'too-many'
  // Whoever comes second waits here, and reads what the first has used.
  const { rows } = await connection.query<{ id: string }>(
    `select id from entitlements
     where listing_id = (select id from listings where id = $1 and owner_key = $3) and ${CAN_BE_USED} and level = $4
     order by ends_at, id for update`,
    [listing, at, ownerKey, level],
  )
  const [first] = rows
  if (!first) return 'none-left'
  await connection.query('update entitlements set used = used + 1 where id = $1', [first.id])
  const id = randomUUID()
  await connection.query(
    `insert into tenant_references (id, entitlement_id, level, state, applicant_name, applicant_email, asked_at)
     values ($1, $2, $3, 'asked', $4, $5, $6)`,
    [id, first.id, level, name, email, at],
  )
  await writeTo(connection, id, email, at)
  return 'asked'
}

/** The landlord chooses the address, and nobody confirms it first. */
async function isTooMuch(
  connection: PoolClient,
  { ownerKey, client, email, at }: Omit<Asking, 'asked'> & { readonly email: string },
  { perOwnerADay, toEmailADay }: ReferenceLimits,
): Promise<boolean> {
  const hash = createHash('sha256').update(normaliseEmail(email)).digest('base64url')
  const uses = [
    { name: `references of ${ownerKey.toString('base64url')}`, most: perOwnerADay },
    { name: `references to ${hash}`, client, budget: toEmailADay },
  ]
  return (await countUse(connection, uses, at, DAY_SECONDS)) !== null
}

/** A link is for the address that was asked at that moment: a later one makes this letter void. */
const writeTo = (connection: PoolClient, id: string, email: string, at: Date): Promise<void> =>
  queueEmail(connection, {
    sendKey: `reference-asked ${id} ${at.getTime()}`,
    kind: 'reference-asked',
    to: email,
    payload: { reference: id, askedAt: at.toISOString() },
  })

async function isOwnAsked(connection: PoolClient, id: string, ownerKey: Buffer): Promise<boolean> {
  if (!(await lockReference(connection, id))) return false
  const { rowCount } = await connection.query(
    `select 1 from tenant_references r join entitlements e on e.id = entitlement_id
       join listings on listings.id = listing_id
     where r.id = $1 and r.state = 'asked' and owner_key = $2`,
    [id, ownerKey],
  )
  return rowCount === 1
}

async function correct(
  connection: PoolClient,
  id: string,
  asking: Omit<Asking, 'asked'> & { readonly email: string },
  limits: ReferenceLimits,
): Promise<ChangeOutcome> {
  const { ownerKey, email, at } = asking
  if (await isTooMuch(connection, asking, limits)) return 'too-many'
  if (!(await isOwnAsked(connection, id, ownerKey))) return 'too-late'
  await connection.query('delete from tenant_reference_links where reference_id = $1', [id])
  await connection.query(
    'update tenant_references set applicant_email = $2, asked_at = $3, reminders = 0 where id = $1',
    [id, email, at],
  )
  await writeTo(connection, id, email, at)
  return 'done'
}

async function cancel(
  connection: PoolClient,
  id: string,
  ownerKey: Buffer,
  at: Date,
): Promise<ChangeOutcome> {
  if (!(await isOwnAsked(connection, id, ownerKey))) return 'too-late'
  const { rows } = await connection.query<{ email: string }>(
    'select applicant_email as email from tenant_references where id = $1',
    [id],
  )
  await endReference(connection, id, 'cancelled', at)
  for (const { email } of rows) await tellApplicant(connection, id, email)
  return 'done'
}
