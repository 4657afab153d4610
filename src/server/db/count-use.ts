import type { PoolClient } from 'pg'
import type { Database } from './pool.ts'

export interface Limit {
  /** Such as 'drafts 192.0.2.1'. */
  readonly name: string
  /** How often it may be used in its time, which begins with the first use. */
  readonly most: number
}

/**
 * Counts one more use of each limit, all by one statement; the seconds until there may be another where one of them is
 * used up, else null. In a transaction, a use that is too many can be taken back. Callers give limits that others share
 * in the same order, or two could wait for each other.
 */
export async function countUse(
  connection: PoolClient | Database,
  limits: readonly Limit[],
  at: Date,
  windowSeconds: number,
): Promise<number | null> {
  const { rows } = await connection.query<{ name: string; used: number; ends_at: Date }>(
    `insert into used_limits as limits (name, used, ends_at)
     select name, 1, $3 from unnest($1::text[]) with ordinality as given (name, place) order by place
     on conflict (name) do update set
       used = case when limits.ends_at <= $2 then 1 else limits.used + 1 end,
       ends_at = case when limits.ends_at <= $2 then $3 else limits.ends_at end
     returning name, used, ends_at`,
    [limits.map(({ name }) => name), at, new Date(at.getTime() + windowSeconds * 1_000)],
  )
  const most = new Map(limits.map((limit) => [limit.name, limit.most]))
  const waits = rows
    .filter(({ name, used }) => used > (most.get(name) ?? 0))
    .map(({ ends_at }) => (ends_at.getTime() - at.getTime()) / 1_000)
  return waits.length === 0 ? null : Math.max(...waits)
}

/**
 * Takes back a use that was counted at `at`, unless its time is over: a later one's uses are not touched. In the order
 * of `names`, as `countUse` has it, for the same reason.
 */
export async function giveUseBack(
  connection: PoolClient | Database,
  names: readonly string[],
  at: Date,
  windowSeconds: number,
): Promise<void> {
  await connection.query(
    `insert into used_limits as limits (name, used, ends_at)
     select name, 0, $2 from unnest($1::text[]) with ordinality as given (name, place) order by place
     on conflict (name) do update set used = limits.used - 1 where limits.ends_at <= $3 and limits.used > 0`,
    [names, at, new Date(at.getTime() + windowSeconds * 1_000)],
  )
}
