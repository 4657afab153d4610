import type { Client } from 'pg'
import { MIGRATIONS_TABLE } from './migrate.ts'

/** `columns` are those that are not computed. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

export interface Sequence {
  readonly name: string
  /** The last one given, as text, since it can be too large for a number; null before the first. */
  readonly value: string | null
}

/** By the job queue at every start, but for `queue` and `job_common`, which are stored; and by a trigger with each advert. */
const MADE_AGAIN =
  '^(version|schedule|subscription|bam|warning|job_dependency|queue_stats_[0-9]+|found_adverts)$'

/** By name, without the list of migrations, the extensions' tables and what is made again. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> $1 and relname !~ $2
       and attnum > 0 and not attisdropped and attgenerated = ''
       and not exists (select 1 from pg_depend
         where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     group by relname order by relname`,
    [MIGRATIONS_TABLE, MADE_AGAIN],
  )
  return rows
}

/** Each table after those that its rows refer to. */
export async function inLoadOrder(client: Client, tables: readonly Table[]): Promise<Table[]> {
  const { rows: references } = await client.query<{ table: string; refersTo: string }>(
    `select child.relname as table, parent.relname as "refersTo"
     from pg_constraint join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  )
  const ordered: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const isReady = ({ name }: Table): boolean =>
      references.every(
        ({ table, refersTo }) => table !== name || !waiting.some((other) => other.name === refersTo),
      )
    const ready = waiting.filter(isReady)
    if (ready.length === 0) {
      throw new Error(
        `these tables refer to one another in a circle: ${waiting.map(({ name }) => name).join(', ')}`,
      )
    }
    ordered.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return ordered
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() order by sequencename`,
  )
  return rows
}

export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value } of sequences) {
    if (value !== null) await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value])
  }
}

/** The migrations and every start make its rows. */
export const FILLED_BY_THE_PROGRAM = 'queue'

export async function firstWithRows(client: Client, tables: readonly Table[]): Promise<string | null> {
  for (const { name } of tables) {
    if (name === FILLED_BY_THE_PROGRAM) continue
    const { rowCount } = await client.query(`select 1 from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount !== 0) return name
  }
  return null
}
