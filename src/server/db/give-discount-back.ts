import type { PoolClient } from 'pg'

/** Runs in the transaction that ends the order. The code is null if the order held none. */
export async function giveDiscountBack(connection: PoolClient, code: string | null): Promise<void> {
  if (code === null) return
  await connection.query('update discount_codes set used = used - 1 where code = $1 and used > 0', [code])
}
