import type { PoolClient } from 'pg'
import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Discount, NewDiscount } from '../../orders/new-discount.ts'

export interface KeptDiscount extends NewDiscount {
  /** Orders that hold it or were paid with it. */
  readonly used: number
  readonly createdAt: Date
}

interface Row {
  readonly code: string
  readonly kind: Discount['kind']
  readonly value: number
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly most_uses: number | null
  readonly used: number
  readonly created_at: Date
}

/** False if the name exists, even if ended. The table rejects malformed codes, values ≤ 0 and over 100 per cent. */
export function addDiscount(
  database: Database,
  discount: NewDiscount,
  { by, why, at }: Decision,
): Promise<boolean> {
  const { code, kind, value, startsAt, endsAt, mostUses } = discount
  return inTransaction(
    database,
    async (connection) => {
      const { rowCount } = await connection.query(
        `insert into discount_codes (code, kind, value, starts_at, ends_at, most_uses, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (code) do nothing`,
        [code, kind, value, startsAt, endsAt, mostUses, at],
      )
      if (rowCount !== 1) return false
      await recordAct(
        connection,
        by,
        { act: 'make', on: { kind: 'discount', id: code }, why, after: discount },
        at,
      )
      return true
    },
    (made) => made,
  )
}

/** Newest first. */
export async function listDiscounts(database: Database): Promise<readonly KeptDiscount[]> {
  const { rows } = await database.query<Row>(
    `select code, kind, value, starts_at, ends_at, most_uses, used, created_at from discount_codes
     order by created_at desc, code`,
  )
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    value: row.value,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    mostUses: row.most_uses,
    used: row.used,
    createdAt: row.created_at,
  }))
}

/** Orders that hold it keep it. False if there is none, or it had ended. */
export function endDiscount(database: Database, code: string, { by, why, at }: Decision): Promise<boolean> {
  return inTransaction(
    database,
    async (connection) => {
      const { rowCount } = await connection.query(
        'update discount_codes set ends_at = $2 where code = $1 and (ends_at is null or ends_at > $2)',
        [code, at],
      )
      if (rowCount !== 1) return false
      await recordAct(connection, by, { act: 'end', on: { kind: 'discount', id: code }, why }, at)
      return true
    },
    (ended) => ended,
  )
}

const USABLE = 'starts_at <= $2 and (ends_at is null or ends_at > $2)'

/** Null unless it can be used now, or this draft's order holds it. Takes no use. */
export function findDiscountFor(
  database: Database,
): (code: string, draftUuid: string, at: Date) => Promise<Discount | null> {
  return async (code, draftUuid, at) => {
    const { rows } = await database.query<Discount>(
      `select code, kind, value from discount_codes
       where code = $1 and (${USABLE} and (most_uses is null or used < most_uses)
         or exists (select 1 from orders where draft_uuid = $3 and state = 'open' and discount_code = $1))`,
      [code, at, draftUuid],
    )
    return rows[0] ?? null
  }
}

/** Null if unavailable. One statement, so that the last use is taken only once. */
export async function takeDiscount(connection: PoolClient, code: string, at: Date): Promise<Discount | null> {
  const { rows } = await connection.query<Discount>(
    `update discount_codes set used = used + 1
     where code = $1 and ${USABLE} and (most_uses is null or used < most_uses) returning code, kind, value`,
    [code, at],
  )
  return rows[0] ?? null
}

/** For an order paid after its use was given back: it was promised, whatever the limit. */
export async function takeDiscountAgain(connection: PoolClient, code: string | null): Promise<void> {
  if (code === null) return
  await connection.query('update discount_codes set used = used + 1 where code = $1', [code])
}

/** Always in the same order, to avoid deadlocks. */
export async function lockDiscounts(connection: PoolClient, codes: readonly string[]): Promise<void> {
  if (codes.length < 2) return
  await connection.query(
    'select 1 from discount_codes where code = any($1::text[]) order by code for update',
    [codes],
  )
}
