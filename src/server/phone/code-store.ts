import type { PoolClient } from 'pg'
import { countUse, giveUseBack } from '../db/count-use.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { CodeStore, GuessLimits, Issued, NewCode, TextLimits, Try } from './code.ts'

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
const UNIQUE_VIOLATION = '23505'
const ALL_TEXTS = 'texts all'
const ALL_WRONG = 'wrong codes all'

const wrongOf = (phone: string): string => `wrong codes ${phone}`

export function codeStore(database: Database): CodeStore {
  return {
    issue: (code, texts, guesses, at) =>
      inTransaction(
        database,
        (connection) => issueInside(connection, code, texts, guesses, at),
        ({ kind }) => kind === 'issued',
      ),
    takeTry: (accountId, at) => takeTry(database, accountId, at),
    countWrong: async (phone, limits, at) => {
      const ofNumber = [{ name: wrongOf(phone), most: limits.perNumberADay }]
      const all = [{ name: ALL_WRONG, most: limits.overallAnHour }]
      return (
        (await countUse(database, ofNumber, at, DAY_SECONDS)) ??
        (await countUse(database, all, at, HOUR_SECONDS))
      )
    },
    confirm: async (accountId, code, session, at) => {
      try {
        return await inTransaction(
          database,
          (connection) => confirmInside(connection, accountId, code, session, at),
          (confirmed) => confirmed === 'confirmed',
        )
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return 'taken'
        throw error
      }
    },
  }
}

/** The account's own limits before the one that all share: what stops at the first does not hold the last up. */
async function countText(
  connection: PoolClient,
  { accountId, phone }: NewCode,
  limits: TextLimits,
  at: Date,
): Promise<Exclude<Issued, { kind: 'issued' }> | null> {
  const pauses = [`text pause account ${accountId}`, `text pause number ${phone}`]
  const pause = await countUse(
    connection,
    pauses.map((name) => ({ name, most: 1 })),
    at,
    limits.pauseSeconds,
  )
  if (pause !== null) return { kind: 'limited', of: 'pause', retryAfterSeconds: pause }
  const ofDay = [
    { name: `texts account ${accountId}`, most: limits.perAccountADay },
    { name: `texts number ${phone}`, most: limits.perNumberADay },
  ]
  const day = await countUse(connection, ofDay, at, DAY_SECONDS)
  if (day !== null) return { kind: 'limited', of: 'day', retryAfterSeconds: day }
  const all = [{ name: ALL_TEXTS, most: limits.overallAnHour }]
  const hour = await countUse(connection, all, at, HOUR_SECONDS)
  return hour === null ? null : { kind: 'limited', of: 'all', retryAfterSeconds: hour }
}

async function issueInside(
  connection: PoolClient,
  code: NewCode,
  texts: TextLimits,
  { triesPerCode, codeSeconds }: GuessLimits,
  at: Date,
): Promise<Issued> {
  const { accountId, phone, codeHash } = code
  const { rows } = await connection.query<{ verified: boolean }>(
    'select phone = $2 and phone_verified_at is not null as verified from accounts where id = $1 for update',
    [accountId, phone],
  )
  if (rows[0]?.verified) return { kind: 'verified-already' }
  const refused = await countText(connection, code, texts, at)
  if (refused) return refused
  await connection.query(
    `update accounts set phone = $2, phone_verified_at = null where id = $1 and phone is distinct from $2`,
    [accountId, phone],
  )
  await connection.query(
    `insert into phone_codes (account_id, phone, code_hash, tries_left, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set phone = $2, code_hash = $3, tries_left = $4, expires_at = $5`,
    [accountId, phone, codeHash, triesPerCode, new Date(at.getTime() + codeSeconds * 1_000)],
  )
  return { kind: 'issued' }
}

/** A statement of its own, so that a try is gone whatever becomes of the guess. */
async function takeTry(database: Database, accountId: string, at: Date): Promise<Try | null> {
  const { rows } = await database.query<{ phone: string; code_hash: Buffer; tries_left: number }>({
    name: 'phone-codes-take-try',
    text: `update phone_codes set tries_left = tries_left - 1 where account_id = $1 and tries_left > 0 and expires_at > $2
      returning phone, code_hash, tries_left`,
    values: [accountId, at],
  })
  const [row] = rows
  return row ? { phone: row.phone, codeHash: row.code_hash, triesLeft: row.tries_left } : null
}

async function confirmInside(
  connection: PoolClient,
  accountId: string,
  { phone, codeHash }: Try,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
  at: Date,
): Promise<'confirmed' | 'used'> {
  // The account before its code, as issuing one has it: two that did otherwise could wait for each other.
  await connection.query('select 1 from accounts where id = $1 for update', [accountId])
  const { rowCount } = await connection.query(
    'delete from phone_codes where account_id = $1 and phone = $2 and code_hash = $3',
    [accountId, phone, codeHash],
  )
  if (rowCount !== 1) return 'used'
  await connection.query('update accounts set phone_verified_at = $3 where id = $1 and phone = $2', [
    accountId,
    phone,
    at,
  ])
  await connection.query('update sessions set token_hash = $2 where token_hash = $1', [from, to])
  await giveUseBack(connection, [wrongOf(phone)], at, DAY_SECONDS)
  await giveUseBack(connection, [ALL_WRONG], at, HOUR_SECONDS)
  return 'confirmed'
}
