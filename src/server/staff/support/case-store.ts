import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { ContactMessage, ContactTopic } from '#shared/support/contact-form.ts'
import { caseNumberOf } from '#shared/values/case-number.ts'
import { normaliseEmail } from '#shared/values/email-address.ts'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import type { Decision } from '../../db/actor.ts'
import { countUse, giveUseBack } from '../../db/count-use.ts'
import { newReference } from '../../db/new-reference.ts'
import type { Database } from '../../db/pool.ts'
import { queueEmail } from '../../db/queue-email.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Cases, OpenedCase, SentMessage, SupportLimits } from './support-case.ts'

export interface SupportCase extends ContactMessage {
  readonly number: string
  readonly state: 'open' | 'closed'
  readonly receivedAt: Date
  readonly answeredAt: Date | null
}

export interface CaseStore extends Cases {
  /** Oldest first. */
  readonly listOpen: () => Promise<readonly SupportCase[]>
  readonly find: (number: string) => Promise<SupportCase | null>
  readonly close: (number: string, decision: Decision) => Promise<'closed' | 'closed-before' | 'none'>
}

const TRIES = 10

export function caseStore(database: Database): CaseStore {
  return {
    open: (sent, limits) =>
      inTransaction<OpenedCase>(
        database,
        (connection) => openInside(connection, sent, limits),
        ({ kind }) => kind === 'opened',
      ),
    listOpen: async () => {
      const { rows } = await database.query<Row>(
        `select ${COLUMNS} from support_cases where state = 'open' order by received_at, number`,
      )
      return rows.map(caseIn)
    },
    find: async (number) => {
      const { rows } = await database.query<Row>(`select ${COLUMNS} from support_cases where number = $1`, [
        number,
      ])
      return rows[0] ? caseIn(rows[0]) : null
    },
    close: (number, decision) => close(database, number, decision),
    forgetClosedBefore: async (then) => {
      const { rowCount } = await database.query(
        `delete from support_cases where state = 'closed' and answered_at < $1`,
        [then],
      )
      return rowCount ?? 0
    },
  }
}

async function openInside(
  connection: PoolClient,
  sent: SentMessage,
  limits: SupportLimits,
): Promise<OpenedCase> {
  const { client, at } = sent
  const uses = [
    { name: 'support cases', client, most: limits.perClient },
    { name: 'support cases all', client, budget: limits.overall },
  ]
  const wait = await countUse(connection, uses, at, DAY_SECONDS)
  if (wait !== null) return { kind: 'too-many', wait }
  const { number, isNew } = await addCase(connection, sent)
  if (isNew) await confirm(connection, number, sent, limits)
  return { kind: 'opened', number }
}

interface AddedCase {
  readonly number: string
  /** False if the same message was sent before. */
  readonly isNew: boolean
}

async function addCase(
  connection: PoolClient,
  { message: { topic, name, email, message, about }, at }: SentMessage,
): Promise<AddedCase> {
  const hash = hashOf([at.toISOString().slice(0, 10), topic, name, email, message, about])
  for (let tries = 0; tries < TRIES; tries++) {
    const number = caseNumberOf(newReference())
    const { rowCount } = await connection.query(
      `insert into support_cases (number, topic, name, email, message, about, received_at, request_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [number, topic, name, email, message, about, at, hash],
    )
    if (rowCount === 1) return { number, isNew: true }
    const { rows } = await connection.query<{ number: string }>(
      'select number from support_cases where request_hash = $1',
      [hash],
    )
    if (rows[0]) return { number: rows[0].number, isNew: false }
  }
  throw new Error('every number for a case was taken')
}

/** Limited for each address, since people can enter someone else's. */
async function confirm(
  connection: PoolClient,
  number: string,
  { message: { email, topic }, client, at }: SentMessage,
  { toEmail }: SupportLimits,
): Promise<void> {
  const recipient = hashOf([normaliseEmail(email)]).toString('base64url')
  const uses = [{ name: `support emails to ${recipient}`, client, budget: toEmail }]
  if ((await countUse(connection, uses, at, DAY_SECONDS)) !== null) {
    await giveUseBack(connection, uses, at, DAY_SECONDS)
    return
  }
  const payload = { number, topic }
  await queueEmail(connection, {
    sendKey: `support-case ${number}`,
    kind: 'support-case',
    to: email,
    payload,
  })
}

const hashOf = (texts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(texts)).digest()

interface Row {
  readonly number: string
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  readonly message: string
  readonly about: string
  readonly state: 'open' | 'closed'
  readonly received_at: Date
  readonly answered_at: Date | null
}

const COLUMNS = 'number, topic, name, email, message, about, state, received_at, answered_at'

const caseIn = ({ received_at, answered_at, ...row }: Row): SupportCase => ({
  ...row,
  receivedAt: received_at,
  answeredAt: answered_at,
})

function close(
  database: Database,
  number: string,
  { by, why, at }: Decision,
): ReturnType<CaseStore['close']> {
  return inTransaction(
    database,
    async (connection) => {
      const { rows } = await connection.query<{ state: SupportCase['state'] }>(
        'select state from support_cases where number = $1 for update',
        [number],
      )
      if (!rows[0]) return 'none'
      if (rows[0].state === 'closed') return 'closed-before'
      await connection.query(
        `update support_cases set state = 'closed', answered_at = $2 where number = $1`,
        [number, at],
      )
      await recordAct(connection, by, { act: 'close', on: { kind: 'case', id: number }, why }, at)
      return 'closed'
    },
    (outcome) => outcome === 'closed',
  )
}
