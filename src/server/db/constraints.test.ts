import { beforeAll, describe, expect, test } from 'vitest'
import { CHECKED } from '../../../tests/support/checked-cases.ts'
import { FOREIGN, UNIQUE } from '../../../tests/support/constraint-cases.ts'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { PARENTS, parent, ROWS, type Row, type Table } from '../../../tests/support/table-rows.ts'

/**
 * Locks and checks in the code guard most of this, too, so that no other test would miss a constraint that was dropped.
 * Here every row goes past that code, straight into its table.
 */
let owner: TestDatabase['owner']

async function insert(table: Table, row: Row): Promise<void> {
  const places = Object.keys(row).map((_column, index) => `$${index + 1}`)
  await owner.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) overriding system value values (${places.join(', ')})`,
    Object.values(row),
  )
}

/** What PostgreSQL says to these rows of one table, which go again after that. */
async function outcomeOf(table: Table, rows: readonly Row[]): Promise<unknown> {
  await owner.query('begin')
  try {
    for (const row of rows) await insert(table, row)
    return 'taken'
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    return constraint === undefined ? error : { code, constraint }
  } finally {
    await owner.query('rollback')
  }
}

beforeAll(async () => {
  ;({ owner } = await aDatabase())
  for (const table of PARENTS) for (const n of [1, 2]) await insert(table, ROWS[table](parent(n)))
  // Those that no agency or feed has yet.
  for (const table of ['accounts', 'listings'] as const) {
    for (const n of [3, 4]) await insert(table, ROWS[table](parent(n)))
  }
})

describe('of two rows that a unique index keeps apart, the second is refused', () => {
  test.each(Object.entries(UNIQUE))('%s', async (constraint, [table, columns, unless, both]) => {
    const first: Row = { ...ROWS[table](1), ...both?.(1) }
    const other: Row = { ...ROWS[table](2), ...both?.(2) }
    const alike = { ...other, ...Object.fromEntries(columns.map((column) => [column, first[column]])) }
    expect(await outcomeOf(table, [first, alike])).toEqual({ code: '23505', constraint })
    // Nothing else of the two is alike, and one part of a longer key may be.
    expect(await outcomeOf(table, [first, other])).toBe('taken')
    if (unless) expect(await outcomeOf(table, [first, { ...alike, ...unless }])).toBe('taken')
  })
})

test.each(Object.entries(FOREIGN))(
  '%s refuses what refers to nothing',
  async (constraint, [table, wrong]) => {
    expect(await outcomeOf(table, [{ ...ROWS[table](1), ...wrong }])).toEqual({ code: '23503', constraint })
  },
)

test.each(Object.entries(CHECKED))('%s refuses what makes no sense', async (constraint, [table, wrong]) => {
  expect(await outcomeOf(table, [{ ...ROWS[table](1), ...wrong }])).toEqual({ code: '23514', constraint })
})

/** pg-boss tests its own. */
async function queueTables(): Promise<string[]> {
  const { rows } = await owner.query<{ oid: string }>(
    `select oid from pg_class where relnamespace = current_schema()::regnamespace
       and relname ~ '^(version|queue|schedule|subscription|bam|warning|job|job_common|job_dependency|queue_stats(_[0-9]+)?)$'`,
  )
  return rows.map(({ oid }) => oid)
}

test('every unique index, exclusion constraint and foreign key has a case here', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on oid = indexrelid
       where (indisunique or indisexclusion) and relnamespace = current_schema()::regnamespace and indrelid <> all ($1)
     union all select conname from pg_constraint
       where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0 and conrelid <> all ($1)`,
    [await queueTables()],
  )
  const cases = [...Object.keys(UNIQUE), ...Object.keys(FOREIGN)]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(cases.toSorted())
})
