import type { SharedUse } from './limit.ts'
import type { Database } from './pool.ts'

export type BudgetEvent = 'shared_budget_half_used' | 'shared_budget_refuses'
export type WarnOfBudget = (event: BudgetEvent, budget: string) => void

/** Warns beyond half of a budget and at its first refusal, once for all processes. Call it after the commit. */
export async function watchBudget(
  database: Database,
  { name, budget }: SharedUse,
  wasRefused: boolean,
  at: Date,
  warn: WarnOfBudget,
): Promise<void> {
  const events: BudgetEvent[] = ['shared_budget_half_used']
  if (wasRefused) events.push('shared_budget_refuses')
  const warned = await database
    .query<{ name: string }>(
      `insert into used_limits as limits (name, used, ends_at)
       select event || ' ' || $1, 1, ends_at from used_limits, unnest($4::text[]) event
       where used_limits.name = $1 and used > $2 and ends_at > $3
       on conflict (name) do update set ends_at = excluded.ends_at where limits.ends_at <= $3
       returning name`,
      [name, Math.floor(budget.most / 2), at, events],
    )
    .catch(() => ({ rows: [] }))
  for (const event of events)
    if (warned.rows.some((row) => row.name === `${event} ${name}`)) warn(event, name)
}
