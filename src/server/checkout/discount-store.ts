import type { PoolClient } from 'pg'
import type { Database } from '../db/pool.ts'

export interface Discount {
  /** In capitals. */
  readonly code: string
  readonly kind: 'percentage' | 'amount'
  /** Per cent, or pence. */
  readonly value: number
}

export interface NewDiscount extends Discount {
  readonly startsAt: Date
  /** From when it is taken no more; null: until it is ended. */
  readonly endsAt: Date | null
  /** Null: however many. */
  readonly mostUses: number | null
}

export interface KeptDiscount extends NewDiscount {
  /** The orders that hold it now or were paid with it. */
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

/**
 * Makes a code; false where there is one of that name already, ended or not. The table refuses (by an error) what is no
 * code (^[A-Z0-9-]{3,40}$), a value that is not above nought, and more than 100 per cent.
 */
export async function addDiscount(database: Database, discount: NewDiscount, at: Date): Promise<boolean> {
  const { code, kind, value, startsAt, endsAt, mostUses } = discount
  const { rowCount } = await database.query(
    `insert into discount_codes (code, kind, value, starts_at, ends_at, most_uses, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (code) do nothing`,
    [code, kind, value, startsAt, endsAt, mostUses, at],
  )
  return rowCount === 1
}

/** Every code that was ever made, the newest first. */
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

/** From `at` on no order takes it any more; those that hold it keep it. False where there is none, or it had ended. */
export async function endDiscount(database: Database, code: string, at: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'update discount_codes set ends_at = $2 where code = $1 and (ends_at is null or ends_at > $2)',
    [code, at],
  )
  return rowCount === 1
}

const USABLE = 'starts_at <= $2 and (ends_at is null or ends_at > $2)'

/** The code where it can be had at that moment, or is held by this draft's open order already; nothing is taken. */
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

/** One use of it; null where it is not to be had. One statement, so that of many who want the last use one has it. */
export async function takeDiscount(connection: PoolClient, code: string, at: Date): Promise<Discount | null> {
  const { rows } = await connection.query<Discount>(
    `update discount_codes set used = used + 1
     where code = $1 and ${USABLE} and (most_uses is null or used < most_uses) returning code, kind, value`,
    [code, at],
  )
  return rows[0] ?? null
}

/** For an order that was paid after its use was given back: it was promised, whatever the limit says by now. */
export async function takeDiscountAgain(connection: PoolClient, code: string | null): Promise<void> {
  if (code === null) return
  await connection.query('update discount_codes set used = used + 1 where code = $1', [code])
}

/** Whoever wants several codes locks them in one order, so that no two wait for each other. */
export async function lockDiscounts(connection: PoolClient, codes: readonly string[]): Promise<void> {
  if (codes.length < 2) return
  await connection.query(
    'select 1 from discount_codes where code = any($1::text[]) order by code for update',
    [codes],
  )
}
