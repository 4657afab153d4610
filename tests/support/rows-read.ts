import type { Database } from '../../src/server/db/pool.ts'

interface PlanNode {
  readonly 'Node Type': string
  /** Each time on average. */
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const readBy = ({ Plans = [], ...node }: PlanNode): number => {
  const own = node['Node Type'].endsWith('Scan') && !/^(?:Subquery|CTE|Bitmap Index) /.test(node['Node Type'])
  const rows = own ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0
  return rows * node['Actual Loops'] + Plans.reduce((sum, plan) => sum + readBy(plan), 0)
}

type Statement = string | { readonly text: string; readonly values?: unknown[] }

/** How many rows the statements of `run` read in all. */
export async function rowsRead(
  database: Database,
  run: (watched: Database) => Promise<unknown>,
): Promise<number> {
  let rows = 0
  const query = async (statement: Statement, given?: unknown[]) => {
    const { text, values = given ?? [] } =
      typeof statement === 'string' ? { text: statement } : { values: [], ...statement }
    const explained = await database.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan
    rows += plan === undefined ? Number.NaN : readBy(plan)
    return database.query(text, values)
  }
  await run({ query } as unknown as Database)
  return rows
}
