import type { PoolClient } from 'pg'

/** The use of a code that an order held, in the transaction in which it ends to hold it; null where it held none. */
export async function giveDiscountBack(connection: PoolClient, code: string | null): Promise<void> {
  if (code === null) return
  await connection.query('update discount_codes set used = used - 1 where code = $1 and used > 0', [code])
}
