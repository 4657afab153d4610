import type { PoolClient } from 'pg'
import { countersOf, type Limit, NETWORK_FACTOR, type SharedUse, shareAt, type Use } from './limit.ts'
import type { Database } from './pool.ts'

export interface Counter {
  readonly used: number
  readonly endsAt: Date
}
type Counted = ReadonlyMap<string, Counter>

/**
 * Counts one of each use in one statement; returns the seconds to wait if a limit, a budget or a share is used up, else null.
 * Callers pass shared uses in the same order, or two could deadlock. A client's counter is locked before its network's and
 * the shared ones, so that its flood waits only for itself. A caller's rollback takes the uses back.
 */
export async function countUse(
  connection: PoolClient | Database,
  uses: readonly Use[],
  at: Date,
  windowSeconds: number,
): Promise<number | null> {
  const counted = await countAll(connection, namesOf(uses), at, windowSeconds)
  const ends = uses.flatMap((use) =>
    'budget' in use ? endsOfShared(use, counted) : endsOfLimit(use, counted),
  )
  return secondsUntil(ends, at)
}

/** As `countUse`, for a limit that is used by so many at once. */
export async function countUses(
  connection: PoolClient | Database,
  limit: Limit,
  uses: number,
  at: Date,
  windowSeconds: number,
): Promise<number | null> {
  const counted = await countAll(connection, namesOf([limit]), at, windowSeconds, uses)
  return secondsUntil(endsOfLimit(limit, counted), at)
}

const secondsUntil = (ends: readonly Date[], at: Date): number | null =>
  ends.length === 0 ? null : Math.max(...ends.map((end) => (end.getTime() - at.getTime()) / 1_000))

async function countAll(
  connection: PoolClient | Database,
  names: readonly string[],
  at: Date,
  windowSeconds: number,
  uses = 1,
): Promise<Counted> {
  const { rows } = await connection.query<{ name: string; used: number; ends_at: Date }>(
    `insert into used_limits as limits (name, used, ends_at)
     select name, $4, $3 from unnest($1::text[]) with ordinality as given (name, place) order by place
     on conflict (name) do update set
       used = case when limits.ends_at <= $2 then $4 else limits.used + $4 end,
       ends_at = case when limits.ends_at <= $2 then $3 else limits.ends_at end
     returning name, used, ends_at`,
    [names, at, new Date(at.getTime() + windowSeconds * 1_000), uses],
  )
  return new Map(rows.map(({ name, used, ends_at }) => [name, { used, endsAt: ends_at }]))
}

/** Counts a use of what has no client, for whoever is told how much is left of it. */
export async function countOne(
  connection: PoolClient | Database,
  name: string,
  at: Date,
  windowSeconds: number,
): Promise<Counter> {
  const counted = await countAll(connection, [name], at, windowSeconds)
  const one = counted.get(name)
  if (one === undefined) throw new Error('a use was not counted')
  return one
}

function namesOf(uses: readonly Use[]): string[] {
  return uses.flatMap((use) => {
    const { client, network, all } = countersOf(use)
    return [client, network, all].filter((name) => name !== null)
  })
}

/** When the counters that are used up end. */
function endsOfLimit(limit: Limit, counted: Counted): Date[] {
  const { client, network, all } = countersOf(limit)
  return [
    ...beyond(counted, client ?? all, limit.most),
    ...beyond(counted, network, limit.most * NETWORK_FACTOR),
  ].map(({ endsAt }) => endsAt)
}

function endsOfShared(use: SharedUse, counted: Counted): Date[] {
  const { client, network, all } = countersOf(use)
  const [whole] = beyond(counted, all, 0)
  if (!whole) return []
  const share = shareAt(use.budget, whole.used)
  if (!share) return [whole.endsAt]
  const first = shareAt(use.budget, 1) ?? share
  // A new budget has large shares again, perhaps before the client's own time is over.
  const endOf = ({ used, endsAt }: Counter, atFirst: number): Date =>
    used <= atFirst && whole.endsAt < endsAt ? whole.endsAt : endsAt
  return [
    ...beyond(counted, client, share.perClient).map((own) => endOf(own, first.perClient)),
    ...beyond(counted, network, share.perNetwork).map((own) => endOf(own, first.perNetwork)),
  ]
}

function beyond(counted: Counted, name: string | null, most: number): Counter[] {
  const counter = name === null ? undefined : counted.get(name)
  return counter !== undefined && counter.used > most ? [counter] : []
}

/** Takes back uses counted at `at`, unless they have expired; in the same order as `countUse`, against deadlocks. */
export async function giveUseBack(
  connection: PoolClient | Database,
  uses: readonly Use[],
  at: Date,
  windowSeconds: number,
): Promise<void> {
  await connection.query(
    `insert into used_limits as limits (name, used, ends_at)
     select name, 0, $2 from unnest($1::text[]) with ordinality as given (name, place) order by place
     on conflict (name) do update set used = limits.used - 1 where limits.ends_at <= $3 and limits.used > 0`,
    [namesOf(uses), at, new Date(at.getTime() + windowSeconds * 1_000)],
  )
}

/** Without a lock, so that the refused calls of a flood do not wait for each other. */
export async function waitFor(
  database: Database,
  limits: readonly Limit[],
  at: Date,
): Promise<number | null> {
  const counters = limits.flatMap((limit) => {
    const { client, network, all } = countersOf(limit)
    return [
      { name: client ?? all, most: limit.most },
      { name: network, most: limit.most * NETWORK_FACTOR },
    ]
  })
  const { rows } = await database.query<{ wait: number | null }>(
    `select max(extract(epoch from ends_at - $3::timestamptz))::float8 as wait
     from unnest($1::text[], $2::int[]) as given (name, most) join used_limits using (name)
     where ends_at > $3 and used >= most`,
    [counters.map(({ name }) => name), counters.map(({ most }) => most), at],
  )
  return rows[0]?.wait ?? null
}
