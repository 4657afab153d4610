import type { Database } from './pool.ts'

const PART = 10_000

/** Deletes the rows of a table that `where` names, and returns how many: in parts, so that each statement is short, however many there are. */
export async function deleteInParts(
  database: Database,
  table: string,
  where: string,
  values: readonly unknown[],
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await database.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${PART}))`,
      [...values],
    )
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < PART) return deleted
  }
}
