import type { PoolClient } from 'pg'
import { CODE_MINUTES } from '#shared/account/phone-verification.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '#shared/values/time-units.ts'
import { type WarnOfBudget, watchBudget } from '../../db/budget-warning.ts'
import { countUse, giveUseBack } from '../../db/count-use.ts'
import type { SharedUse } from '../../db/limit.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CodeStore, GuessLimits, Issued, NewCode, SessionChange, TextLimits, Try } from './code.ts'

const UNIQUE_VIOLATION = '23505'

const textUse = (client: string, { overallAnHour }: TextLimits): SharedUse => {
  return { name: 'texts all', client, budget: overallAnHour }
}
const wrongUse = (client: string, { overallAnHour }: GuessLimits): SharedUse => {
  return { name: 'wrong codes all', client, budget: overallAnHour }
}
const wrongAtNumber = (client: string, phone: string, { ofNumberADay }: GuessLimits): SharedUse => {
  return { name: `wrong codes ${phone}`, client, budget: ofNumberADay }
}

export function codeStore(database: Database, warn: WarnOfBudget): CodeStore {
  return {
    issue: async (code, texts, guesses, at) => {
      const issued = await inTransaction(
        database,
        (connection) => issueInside(connection, code, texts, guesses, at),
        ({ kind }) => kind === 'issued',
      )
      const wasRefused = issued.kind === 'limited' && issued.of === 'all'
      await watchBudget(database, textUse(code.client, texts), wasRefused, at, warn)
      return issued
    },
    takeTry: (code, limits, at) => takeTry(database, code, limits, at),
    countWrong: async (client, guess, limits, at) => {
      const wait = await inTransaction(
        database,
        (connection) => countWrongInside(connection, client, guess, limits, at),
        ({ ofNumber, ofAll }) => ofNumber === null && ofAll === null,
      )
      await watchBudget(database, wrongUse(client, limits), wait.ofAll !== null, at, warn)
      return wait.ofNumber ?? wait.ofAll
    },
    confirm: async (caller, code, limits, session, at) => {
      try {
        return await inTransaction(
          database,
          (connection) => confirmInside(connection, caller, code, limits, session, at),
          (confirmed) => confirmed === 'confirmed',
        )
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return 'taken'
        throw error
      }
    },
  }
}

/** The account's limits first, so that a call refused by them does not lock the one that all share. */
async function countText(
  connection: PoolClient,
  { accountId, purpose, client, phone }: NewCode,
  limits: TextLimits,
  at: Date,
): Promise<Exclude<Issued, { kind: 'issued' }> | null> {
  const pauses = [`text pause ${purpose} ${accountId}`, `text pause number ${phone}`]
  const pause = await countUse(
    connection,
    pauses.map((name) => ({ name, most: 1 })),
    at,
    limits.pauseSeconds,
  )
  if (pause !== null) return { kind: 'limited', of: 'pause', retryAfterSeconds: pause }
  const ofDay = [
    { name: `texts account ${accountId}`, most: limits.perAccountADay },
    { name: `texts number ${phone}`, client, budget: limits.toNumberADay },
  ]
  const day = await countUse(connection, ofDay, at, DAY_SECONDS)
  if (day !== null) return { kind: 'limited', of: 'day', retryAfterSeconds: day }
  const network = await countUse(
    connection,
    [{ name: 'texts', client, most: limits.perClientADay }],
    at,
    DAY_SECONDS,
  )
  if (network !== null) return { kind: 'limited', of: 'network', retryAfterSeconds: network }
  const hour = await countUse(connection, [textUse(client, limits)], at, HOUR_SECONDS)
  return hour === null ? null : { kind: 'limited', of: 'all', retryAfterSeconds: hour }
}

async function countWrongInside(
  connection: PoolClient,
  client: string,
  { phone, isFirst }: Try,
  limits: GuessLimits,
  at: Date,
): Promise<{ readonly ofNumber: number | null; readonly ofAll: number | null }> {
  const ofNumber = await countUse(connection, [wrongAtNumber(client, phone, limits)], at, DAY_SECONDS)
  if (ofNumber !== null) return { ofNumber, ofAll: null }
  const ofAll = await countUse(connection, [wrongUse(client, limits)], at, HOUR_SECONDS)
  return { ofNumber, ofAll: isFirst ? null : ofAll }
}

async function issueInside(
  connection: PoolClient,
  code: NewCode,
  texts: TextLimits,
  { triesPerCode }: GuessLimits,
  at: Date,
): Promise<Issued> {
  const { accountId, purpose, phone, codeHash } = code
  const { rows } = await connection.query<{ verified: boolean }>(
    `select (phone = $2 and phone_verified_at is not null) or ($3 = 'advert' and exists (
       select 1 from confirmed_phones where account_id = $1 and phone = $2)) as verified
     from accounts where id = $1 for update`,
    [accountId, phone, purpose],
  )
  if (rows[0]?.verified) return { kind: 'verified-already' }
  const refused = await countText(connection, code, texts, at)
  if (refused) return refused
  if (purpose === 'account') {
    await connection.query(
      `update accounts set phone = $2, phone_verified_at = null where id = $1 and phone is distinct from $2`,
      [accountId, phone],
    )
  }
  await connection.query(
    `insert into phone_codes (account_id, purpose, phone, code_hash, tries_left, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id, purpose) do update set phone = $3, code_hash = $4, tries_left = $5, expires_at = $6`,
    [accountId, purpose, phone, codeHash, triesPerCode, new Date(at.getTime() + CODE_MINUTES * MINUTE_MS)],
  )
  return { kind: 'issued' }
}

/** A statement of its own, so that the try is used whatever becomes of the guess. */
async function takeTry(
  database: Database,
  { accountId, purpose }: Pick<NewCode, 'accountId' | 'purpose'>,
  { triesPerCode }: GuessLimits,
  at: Date,
): Promise<Try | null> {
  const { rows } = await database.query<{ phone: string; code_hash: Buffer; tries_left: number }>({
    name: 'phone-codes-take-try',
    text: `update phone_codes set tries_left = tries_left - 1 where account_id = $1 and purpose = $3
        and tries_left > 0 and expires_at > $2
      returning phone, code_hash, tries_left`,
    values: [accountId, at, purpose],
  })
  const [row] = rows
  if (!row) return null
  const { phone, code_hash, tries_left } = row
  return {
    purpose,
    phone,
    codeHash: code_hash,
    triesLeft: tries_left,
    isFirst: tries_left === triesPerCode - 1,
  }
}

const CONFIRM = {
  account: 'update accounts set phone_verified_at = $3 where id = $1 and phone = $2',
  advert:
    'insert into confirmed_phones (account_id, phone, confirmed_at) values ($1, $2, $3) on conflict do nothing',
} as const

async function confirmInside(
  connection: PoolClient,
  { accountId, client }: Pick<NewCode, 'accountId' | 'client'>,
  code: Try,
  limits: GuessLimits,
  session: SessionChange | null,
  at: Date,
): Promise<'confirmed' | 'used'> {
  const { purpose, phone, codeHash } = code
  // The account before its code, as when issuing one: otherwise the two could deadlock.
  await connection.query('select 1 from accounts where id = $1 for update', [accountId])
  const { rowCount } = await connection.query(
    'delete from phone_codes where account_id = $1 and purpose = $4 and phone = $2 and code_hash = $3',
    [accountId, phone, codeHash, purpose],
  )
  if (rowCount !== 1) return 'used'
  await connection.query(CONFIRM[purpose], [accountId, phone, at])
  if (session !== null) {
    const { from, to } = session
    await connection.query('update sessions set token_hash = $2 where token_hash = $1', [from, to])
  }
  await giveUseBack(connection, [wrongAtNumber(client, phone, limits)], at, DAY_SECONDS)
  await giveUseBack(connection, [wrongUse(client, limits)], at, HOUR_SECONDS)
  return 'confirmed'
}
