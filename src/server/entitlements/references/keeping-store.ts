import type { PoolClient } from 'pg'
import { refereesIn } from '#shared/references/answers.ts'
import { REFERENCE_LIMITS, type Referee } from '#shared/references/reference.ts'
import { DAY_MS } from '#shared/values/time-units.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { endReference, eraseReference, lockReference, tellLandlord } from '../../db/references.ts'
import type { Keys } from '../../db/sealed.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { KeptReferences } from './reference.ts'
import { openAnswers, opening } from './sealed-store.ts'

/** Some at a time; what is left is done at the next run. */
const MOST_AT_ONCE = 500

/** Each in a transaction of its own: another process may do the same. Without the right key nobody is reminded, but what is due is erased. */
export function keepingStore(database: Database, keys: Keys): KeptReferences {
  const each = async (
    due: string,
    values: readonly unknown[],
    run: (connection: PoolClient, id: string) => Promise<void>,
  ): Promise<number> => {
    const list = `${due} order by id limit ${MOST_AT_ONCE}`
    const { rows } = await database.query<{ id: string }>(`select id from tenant_references where ${list}`, [
      ...values,
    ])
    let done = 0
    for (const { id } of rows) done += (await settleOne(database, id, due, values, run)) ? 1 : 0
    return done
  }
  return {
    remind: async (at) => {
      if (keys.length === 0) return 0
      const applicants = await each(APPLICANT_DUE, remindersAt(at), remindApplicant)
      return applicants + (await remindReferees(database, keys, at))
    },
    expire: (at) =>
      each(
        `state in ('asked', 'consented') and asked_at <= $1`,
        [before(at, REFERENCE_LIMITS.answerDays)],
        async (connection, id) => {
          await endReference(connection, id, 'expired', at)
          await tellLandlord(connection, id, 'none')
        },
      ),
    erase: (at) =>
      each(
        `state = 'judged' and erased_at is null and judged_at <= $1`,
        [before(at, REFERENCE_LIMITS.keptDays)],
        (connection, id) => eraseReference(connection, id, at),
      ),
  }
}

const before = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS)

/** Another process may have done it since it was listed. */
const settleOne = (
  database: Database,
  id: string,
  due: string,
  values: readonly unknown[],
  run: (connection: PoolClient, id: string) => Promise<void>,
): Promise<boolean> =>
  inTransaction(
    database,
    async (connection) => {
      await lockReference(connection, id)
      const { rowCount } = await connection.query(
        `select 1 from tenant_references where id = $${values.length + 1} and ${due}`,
        [...values, id],
      )
      if (rowCount === 1) await run(connection, id)
      return rowCount === 1
    },
    (isDone) => isDone,
  )

/** Those who have waited for so long and had fewer reminders; the first and the second reminder's moment. */
const remindersAt = (at: Date): readonly Date[] =>
  REFERENCE_LIMITS.reminderDays.map((days) => before(at, days))
const APPLICANT_DUE = `state in ('asked', 'consented')
  and ((reminders = 0 and asked_at <= $1) or (reminders = 1 and asked_at <= $2))`

async function remindApplicant(connection: PoolClient, id: string): Promise<void> {
  const { rows } = await connection.query<{ email: string; asked_at: Date; reminders: number }>(
    `update tenant_references set reminders = reminders + 1 where id = $1
     returning applicant_email as email, asked_at, reminders`,
    [id],
  )
  for (const { email, asked_at, reminders } of rows) {
    await queueEmail(connection, {
      sendKey: `reference-asked ${id} ${asked_at.getTime()} ${reminders}`,
      kind: 'reference-asked',
      to: email,
      payload: { reference: id, askedAt: asked_at.toISOString(), isReminder: 'yes' },
    })
  }
}

interface DueConfirmation {
  readonly id: string
  readonly role: Referee
  readonly reminders: number
  readonly answers: Buffer
}

const REFEREE_DUE = `r.id = c.reference_id and r.state = 'given' and c.answered_at is null
  and ((c.reminders = 0 and given_at <= $1) or (c.reminders = 1 and given_at <= $2))`

/** The count is raised with the letter, in one statement each: of two processes one finds it due. */
async function remindReferees(database: Database, keys: Keys, at: Date): Promise<number> {
  const { rows } = await database.query<{ id: string; role: Referee }>(
    `select r.id, c.role from tenant_references r, tenant_reference_confirmations c
     where ${REFEREE_DUE} order by r.id, c.role limit ${MOST_AT_ONCE}`,
    [...remindersAt(at)],
  )
  let done = 0
  for (const { id, role } of rows) done += (await remindReferee(database, keys, id, role, at)) ? 1 : 0
  return done
}

const remindReferee = (
  database: Database,
  keys: Keys,
  id: string,
  referee: Referee,
  at: Date,
): Promise<boolean> =>
  inTransaction(
    database,
    async (connection) => {
      await lockReference(connection, id)
      const { rows } = await connection.query<DueConfirmation>(
        `update tenant_reference_confirmations c set reminders = c.reminders + 1 from tenant_references r
         where ${REFEREE_DUE} and r.id = $3 and c.role = $4 returning c.reminders, r.answers`,
        [...remindersAt(at), id, referee],
      )
      const [due] = rows
      if (!due) return false
      const answers = opening(() => openAnswers(keys, id, due.answers))
      if (answers === 'locked') return false
      const [, to = ''] = refereesIn(answers).find(([role]) => role === referee) ?? []
      await queueEmail(connection, {
        sendKey: `reference-confirm ${id} ${referee} ${due.reminders}`,
        kind: 'reference-confirm',
        to,
        payload: { reference: id, referee, isReminder: 'yes' },
      })
      return true
    },
    (isDone) => isDone,
  )
