import type { PoolClient } from 'pg'
import { isDeclared, type ReferenceAnswers } from '#shared/references/answers.ts'
import { type Category, categoriesOf } from '#shared/references/questions.ts'
import {
  REFERENCE_LIMITS,
  type Referee,
  type ReferenceLevel,
  type ReferenceReport,
  type ReferenceResult,
  type ReferenceState,
  type ReportLine,
} from '#shared/references/reference.ts'
import type { Outcome } from '#shared/references/requests.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { recordAct } from '../../db/record-act.ts'
import { lockReference, tellLandlord } from '../../db/references.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openAnswers, opening, openNote, sealReport } from './sealed-store.ts'

interface ShownConfirmation {
  readonly referee: Referee
  readonly outcome: Outcome | null
  readonly answeredAt: Date | null
  readonly note: string
}

export interface JudgedReference {
  readonly id: string
  readonly state: ReferenceState
  readonly level: ReferenceLevel
  readonly home: string
  readonly listing: string
  readonly applicant: string
  readonly applicantEmail: string
  readonly givenAt: Date
  readonly answers: ReferenceAnswers
  readonly confirmations: readonly ShownConfirmation[]
  /** Whether nobody is waited for any more. */
  readonly isReady: boolean
}

export interface Judgement {
  readonly result: ReferenceResult
  /** For the landlord. */
  readonly reason: string
  /** What staff confirmed themselves. */
  readonly checked: readonly Category[]
}

export interface JudgedReferences {
  /** Notes who looked at it. Null where there are no answers to judge; 'locked' where no key opens them. */
  readonly find: (id: string, by: Pick<Decision, 'by' | 'at'>) => Promise<JudgedReference | 'locked' | null>
  /** False where somebody judged it before, or the applicant withdrew. */
  readonly judge: (id: string, judgement: Judgement, by: Pick<Decision, 'by' | 'at'>) => Promise<boolean>
}

/** `keys`: what answers and reports are sealed with. */
export function judgingStore(database: Database, keys: Keys): JudgedReferences {
  return {
    find: (id, { by, at }) =>
      inTransaction(
        database,
        async (connection) => {
          const found = await read(connection, keys, id, at)
          // Nobody looks at somebody's answers without its being known.
          if (found !== null && found !== 'locked')
            await recordAct(connection, by, { act: 'read', on: { kind: 'reference', id } }, at)
          return found
        },
        (found) => found !== null && found !== 'locked',
      ),
    judge: (id, judgement, decision) =>
      inTransaction(
        database,
        async (connection) =>
          (await lockReference(connection, id)) && judge(connection, keys, id, judgement, decision),
        (isDone) => isDone,
      ),
  }
}

interface Row {
  readonly state: ReferenceState
  readonly level: ReferenceLevel
  readonly home: string
  readonly listing: string
  readonly applicant: string
  readonly email: string
  readonly given_at: Date
  readonly answers: Buffer
}

async function read(
  connection: PoolClient,
  keys: Keys,
  id: string,
  at: Date,
): Promise<JudgedReference | 'locked' | null> {
  const { rows } = await connection.query<Row>(
    `select r.state, r.level, street || ', ' || town as home, listings.id as listing, applicant_name as applicant, applicant_email as email,
       given_at, r.answers
     from tenant_references r join entitlements e on e.id = entitlement_id join listings on listings.id = listing_id
     where r.id = $1 and r.answers is not null`,
    [id],
  )
  const [row] = rows
  if (!row) return null
  const confirming = await confirmationsOf(connection, id)
  const opened = opening(() => ({
    answers: openAnswers(keys, id, row.answers),
    confirmations: confirming.map((one) => confirmationIn(keys, id, one)),
  }))
  if (opened === 'locked') return 'locked'
  const { state, level, home, listing, applicant, email, given_at } = row
  const waitedUntil = given_at.getTime() + REFERENCE_LIMITS.confirmDays * DAY_MS
  return {
    id,
    state,
    level,
    home,
    listing,
    applicant,
    applicantEmail: email,
    givenAt: given_at,
    ...opened,
    isReady: confirming.every(({ outcome }) => outcome !== null) || waitedUntil <= at.getTime(),
  }
}

interface ConfirmationRow {
  readonly role: Referee
  readonly outcome: Outcome | null
  readonly answered_at: Date | null
  readonly note: Buffer | null
}

async function confirmationsOf(connection: PoolClient, id: string): Promise<readonly ConfirmationRow[]> {
  const { rows } = await connection.query<ConfirmationRow>(
    `select role, outcome, answered_at, note from tenant_reference_confirmations where reference_id = $1 order by role`,
    [id],
  )
  return rows
}

const confirmationIn = (
  keys: Keys,
  id: string,
  { role, outcome, answered_at, note }: ConfirmationRow,
): ShownConfirmation => ({
  referee: role,
  outcome,
  answeredAt: answered_at,
  note: note === null ? '' : openNote(keys, id, role, note),
})

async function judge(
  connection: PoolClient,
  keys: Keys,
  id: string,
  judgement: Judgement,
  { by, at }: Pick<Decision, 'by' | 'at'>,
): Promise<boolean> {
  const reference = await read(connection, keys, id, at)
  if (reference === null || reference === 'locked') return false
  if (reference.state !== 'given' || !reference.isReady) return false
  const report = sealReport(keys, id, reportOn(reference, judgement, at))
  await connection.query(
    `with judged as (
       update tenant_references set state = 'judged', judged_at = $2, report = $3 where id = $1 returning entitlement_id)
     update entitlements set state = 'delivered', ends_at = null from judged
     where entitlements.id = entitlement_id and state = 'waiting' and used = quantity and not exists (
       select 1 from tenant_references other
       where other.entitlement_id = entitlements.id and other.id <> $1 and other.state in ('asked', 'consented', 'given'))`,
    [id, at, report],
  )
  // The reason may name things of the applicant's, and what stands in the audit is never erased.
  const act = {
    act: 'judge',
    on: { kind: 'reference', id },
    why: WHY,
    after: { result: judgement.result },
  } as const
  await recordAct(connection, by, act, at)
  await tellLandlord(connection, id, 'result')
  await queueEmail(connection, {
    sendKey: `reference-judged ${id}`,
    kind: 'reference-judged',
    to: reference.applicantEmail,
    payload: { reference: id },
  })
  return true
}

const WHY = 'The reason stands in the report, until it is erased.'

const reportOn = (
  { applicant, home, level, answers, confirmations, givenAt }: JudgedReference,
  { result, reason, checked }: Judgement,
  at: Date,
): ReferenceReport => ({
  applicant,
  home,
  level,
  result,
  reason,
  lines: categoriesOf(level).map(({ id, name }) => {
    const isOurs = checked.includes(id)
    const confirmed = isOurs ? ({ by: 'staff', at } as const) : confirmedBy(id, confirmations)
    return {
      category: name,
      isDeclared: isDeclared(id, answers),
      confirmedBy: confirmed?.by ?? null,
      confirmedAt: confirmed?.at?.toISOString() ?? null,
    }
  }),
  givenAt: givenAt.toISOString(),
  judgedAt: at.toISOString(),
})

/** An employer confirms the income, too. */
function confirmedBy(
  category: Category,
  confirmations: readonly ShownConfirmation[],
): { readonly by: ReportLine['confirmedBy']; readonly at: Date | null } | null {
  const asked = category === 'income' ? 'employer' : category
  const found = confirmations.find(({ referee, outcome }) => referee === asked && outcome === 'confirmed')
  return found === undefined ? null : { by: found.referee, at: found.answeredAt }
}
