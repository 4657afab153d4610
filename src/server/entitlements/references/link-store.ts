import type { PoolClient } from 'pg'
import { type ReferenceAnswers, refereesIn } from '#shared/references/answers.ts'
import {
  REFERENCE_LIMITS,
  type Referee,
  type ReferenceLevel,
  type ReferenceState,
} from '#shared/references/reference.ts'
import type { Confirmation } from '#shared/references/requests.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { endReference, lockReference, tellLandlord } from '../../db/references.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { LinkedReferences, OpenedReference } from './reference.ts'
import { openAnswers, opening, openReport, sealAnswers, sealNote } from './sealed-store.ts'

export function linkStore(database: Database, keys: Keys): LinkedReferences {
  const locked = (id: string, run: (connection: PoolClient) => Promise<boolean>) =>
    inTransaction(
      database,
      async (connection) => (await lockReference(connection, id)) && run(connection),
      (isDone) => isDone,
    )
  return {
    open: (link, at) => open(database, keys, link, at),
    consent: (id, version, at) => locked(id, (connection) => consent(connection, id, version, at)),
    refuse: (id, at) => locked(id, (connection) => end(connection, id, 'refused', ['asked'], at)),
    give: (id, answers, at) => locked(id, (connection) => give(connection, keys, id, answers, at)),
    withdraw: (id, at) =>
      locked(id, (connection) => end(connection, id, 'withdrawn', ['consented', 'given', 'judged'], at)),
    confirm: (id, referee, confirmation, at) =>
      locked(id, (connection) => confirm(connection, keys, id, referee, confirmation, at)),
  }
}

interface OpenedRow {
  readonly id: string
  readonly role: OpenedReference['role']
  readonly state: ReferenceState
  readonly level: ReferenceLevel
  readonly home: string
  readonly listing: string
  readonly email: string | null
  readonly answers: Buffer | null
  readonly report: Buffer | null
  readonly answered_at: Date | null
}

async function open(database: Database, keys: Keys, link: Buffer, at: Date): Promise<OpenedReference | null> {
  const { rows } = await database.query<OpenedRow>(
    `select r.id, k.role, r.state, r.level, street || ', ' || town as home, listings.id as listing, applicant_email as email,
       r.answers, report, c.answered_at
     from tenant_reference_links k join tenant_references r on r.id = k.reference_id
       join entitlements e on e.id = entitlement_id join listings on listings.id = listing_id
       left join tenant_reference_confirmations c on c.reference_id = r.id and c.role = k.role
     where token_hash = $1 and r.state not in ('cancelled', 'expired')
       and (r.state not in ('asked', 'consented') or asked_at > $2) and (r.state <> 'judged' or judged_at > $3)`,
    [link, daysBefore(at, REFERENCE_LIMITS.answerDays), daysBefore(at, REFERENCE_LIMITS.keptDays)],
  )
  const [row] = rows
  return row ? openedOf(row, keys) : null
}

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS)

function openedOf(row: OpenedRow, keys: Keys): OpenedReference {
  const { id, role, state, level, home, listing, email, answers, report, answered_at } = row
  const isApplicant = role === 'applicant'
  const isAsked = isApplicant ? state === 'consented' : state === 'given' && answered_at === null
  // Whoever confirms is shown what they are asked about, while they are asked.
  const asked =
    isApplicant || answers === null || !isAsked ? null : opening(() => openAnswers(keys, id, answers))
  const known = isApplicant && report !== null ? opening(() => openReport(keys, id, report)) : null
  return {
    id,
    role,
    state,
    level,
    home,
    listing,
    applicantEmail: email ?? '',
    answers: asked === 'locked' ? null : asked,
    report: known === 'locked' ? null : known,
    isLocked: asked === 'locked' || known === 'locked' || (isAsked && keys.length === 0),
    hasAnswered: answered_at !== null,
  }
}

async function consent(connection: PoolClient, id: string, version: string, at: Date): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update tenant_references set state = 'consented', consented_at = $2, consent_version = $3
     where id = $1 and state = 'asked' and asked_at > $4`,
    [id, at, version, daysBefore(at, REFERENCE_LIMITS.answerDays)],
  )
  return rowCount === 1
}

async function end(
  connection: PoolClient,
  id: string,
  as: 'refused' | 'withdrawn',
  from: readonly ReferenceState[],
  at: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ state: ReferenceState }>(
    'select state from tenant_references where id = $1 and state = any($2)',
    [id, from],
  )
  const [found] = rows
  if (!found) return false
  await endReference(connection, id, as, at)
  // Who has the result already is not told that it came to nothing.
  if (found.state !== 'judged') await tellLandlord(connection, id, 'none')
  return true
}

async function give(
  connection: PoolClient,
  keys: Keys,
  id: string,
  answers: ReferenceAnswers,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update tenant_references set state = 'given', given_at = $2, answers = $3
     where id = $1 and state = 'consented' and asked_at > $4`,
    [id, at, sealAnswers(keys, id, answers), daysBefore(at, REFERENCE_LIMITS.answerDays)],
  )
  if (rowCount !== 1) return false
  for (const [referee, email] of refereesIn(answers)) {
    await connection.query(
      'insert into tenant_reference_confirmations (reference_id, role) values ($1, $2)',
      [id, referee],
    )
    await queueEmail(connection, {
      sendKey: `reference-confirm ${id} ${referee} 0`,
      kind: 'reference-confirm',
      to: email,
      payload: { reference: id, referee },
    })
  }
  return true
}

async function confirm(
  connection: PoolClient,
  keys: Keys,
  id: string,
  referee: Referee,
  { outcome, note }: Confirmation,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update tenant_reference_confirmations c set answered_at = $3, outcome = $4, note = $5
     from tenant_references r where r.id = reference_id and r.state = 'given'
       and reference_id = $1 and c.role = $2 and answered_at is null`,
    [id, referee, at, outcome, sealNote(keys, id, referee, note)],
  )
  return rowCount === 1
}
