import type { PoolClient } from 'pg'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { type WarnOfBudget, watchBudget } from '../../db/budget-warning.ts'
import { countUse, giveUseBack } from '../../db/count-use.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { SharedUse, Use } from '../../db/limit.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type {
  CountedUse,
  LookupCaller,
  LookupKind,
  LookupLimits,
  LookupStore,
  Remembered,
  Taken,
} from './lookup.ts'

export function lookupStore(database: Database, warn: WarnOfBudget): LookupStore {
  return {
    find: sharing((name, at) => find(database, name, at)),
    take: async (name, kind, caller, limits, { at, until }) => {
      const shared = { name: `${kind} all`, client: caller.client, budget: limits.overall }
      const own = ofOwner(kind, caller, limits)
      const { wasShared, ...taken } = await inTransaction(
        database,
        (connection) => takeInside(connection, name, own, shared, at, until),
        (result) => result.kind === 'taken',
      )
      if (wasShared) await watchBudget(database, shared, taken.kind === 'limited', at, warn)
      return taken
    },
    keep: async (name, answer, until) => {
      await database.query(
        `update remembered_lookups set answer = $2, kept_until = $3, asked_until = '-infinity', failed_until = '-infinity'
         where name = $1`,
        [name, answer, until],
      )
    },
    fail: (name, until, giveBack) =>
      inTransaction(
        database,
        (connection) => failInside(connection, name, until, giveBack),
        () => true,
      ),
    forgetBefore: (now) =>
      deleteInParts(
        database,
        'remembered_lookups',
        'kept_until < $1 and asked_until < $1 and failed_until < $1',
        [now],
      ),
  }
}

/** Callers that wait for one answer share the query. */
function sharing(
  look: (name: string, at: Date) => Promise<Remembered>,
): (name: string, at: Date) => Promise<Remembered> {
  const underWay = new Map<string, Promise<Remembered>>()
  return (name, at) => {
    const shared = underWay.get(name)
    if (shared) return shared
    const looking = look(name, at).finally(() => underWay.delete(name))
    underWay.set(name, looking)
    return looking
  }
}

type Row = [answer: string | null, isKept: boolean, isAsked: boolean, isFailed: boolean]

async function find(database: Database, name: string, at: Date): Promise<Remembered> {
  const { rows } = await database.query<Row>({
    name: 'lookups-find',
    text: `select case when kept_until > $2 then answer end, kept_until > $2, asked_until > $2, failed_until > $2
      from remembered_lookups where name = $1`,
    values: [name, at],
    rowMode: 'array',
  })
  const [answer, isKept, isAsked, isFailed] = rows[0] ?? [null, false, false, false]
  if (isKept && answer !== null) return { kind: 'known', answer }
  return { kind: isAsked ? 'asked' : isFailed ? 'failed' : 'unknown' }
}

/** `wasShared`: it was counted in the budget of all. */
async function takeInside(
  connection: PoolClient,
  name: string,
  own: readonly Use[],
  shared: SharedUse,
  at: Date,
  until: Date,
): Promise<Taken & { readonly wasShared: boolean }> {
  const { rowCount } = await connection.query(
    `insert into remembered_lookups as known (name, kept_until, asked_until, failed_until)
     values ($1, '-infinity', $3, '-infinity')
     on conflict (name) do update set asked_until = $3
     where known.kept_until <= $2 and known.asked_until <= $2 and known.failed_until <= $2`,
    [name, at, until],
  )
  if (rowCount !== 1) return { kind: 'overtaken', wasShared: false }
  const ownWait = await countUse(connection, own, at, DAY_SECONDS)
  if (ownWait !== null) return { kind: 'limited', retryAfterSeconds: ownWait, wasShared: false }
  const sharedWait = await countUse(connection, [shared], at, DAY_SECONDS)
  if (sharedWait !== null) return { kind: 'limited', retryAfterSeconds: sharedWait, wasShared: true }
  return { kind: 'taken', use: { limits: [...own, shared], at }, wasShared: true }
}

/** Locks the look-up before the limits, as taking does, so that the two cannot deadlock. */
async function failInside(
  connection: PoolClient,
  name: string,
  until: Date,
  giveBack: CountedUse | null,
): Promise<void> {
  await connection.query(
    `update remembered_lookups set asked_until = '-infinity', failed_until = $2 where name = $1`,
    [name, until],
  )
  if (giveBack) await giveUseBack(connection, giveBack.limits, giveBack.at, DAY_SECONDS)
}

function ofOwner(kind: LookupKind, { ownerKey }: LookupCaller, { perOwner }: LookupLimits): Use[] {
  return ownerKey === null
    ? []
    : [{ name: `${kind} guest ${ownerKey.toString('base64url')}`, most: perOwner }]
}
