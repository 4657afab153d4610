import type { PoolClient } from 'pg'
import { DAY_SECONDS } from '#shared/values/time-units.ts'
import { countUse } from '../../db/count-use.ts'
import { deleteInParts } from '../../db/delete-in-parts.ts'
import type { SharedBudget } from '../../db/limit.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'

type Outcome = 'answered' | 'engaged' | 'unanswered' | 'failed'

/** A number that is called, as it stands at that moment. */
export interface CalledNumber {
  readonly state: 'free' | 'leased' | 'resting' | 'retired'
  readonly restsUntil: Date | null
  readonly lease: Lease | null
}
export interface NewCall {
  readonly callId: string
  readonly leaseId: string
  /** Tells callers apart. */
  readonly caller: string
  readonly at: Date
}
interface Lease {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Everybody sees its advert, and it offers calls. */
  readonly isWanted: boolean
  /** The owner's confirmed number (E.164). */
  readonly ownPhone: string | null
}

export interface CallStore {
  /** Null for a number that is none of ours. */
  readonly find: (number: string, day: string) => Promise<CalledNumber | null>
  /** When the call came first. Null where its caller, or all together, rang too often in 24 hours: then it is not recorded. */
  readonly record: (call: NewCall) => Promise<Date | null>
  /** What was said first stays. */
  readonly recordOutcome: (callId: string, outcome: Outcome) => Promise<void>
  readonly forgetBefore: (then: Date) => Promise<number>
}

interface Row {
  readonly state: CalledNumber['state']
  readonly rests_until: Date | null
  readonly lease_id: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_wanted: boolean
  readonly own_phone: string | null
}

const FIND = `select n.state, n.rests_until, lease.id as lease_id, e.starts_at, e.ends_at,
    l.state = 'live' and l.live_from <= $2::date and l.answers::json ->> 'contactPreference' <> 'email' as is_wanted,
    case when a.phone_verified_at is not null then a.phone end as own_phone
  from privacy_numbers n
    left join privacy_number_leases lease on lease.number = n.number and lease.leased_until is null
    left join entitlements e on e.id = lease.entitlement_id
    left join listings l on l.id = lease.listing_id
    left join accounts a on a.id = l.account_id
  where n.number = $1`

export function callStore(database: Database, budget: SharedBudget): CallStore {
  return {
    find: async (number, day) => {
      const { rows } = await database.query<Row>(FIND, [number, day])
      const [row] = rows
      return row ? calledNumber(row) : null
    },
    record: (call) =>
      inTransaction(
        database,
        (connection) => record(connection, call, budget),
        (calledAt) => calledAt !== null,
      ),
    recordOutcome: async (callId, outcome) => {
      await database.query(
        'update privacy_calls set outcome = $2 where provider_id = $1 and outcome is null',
        [callId, outcome],
      )
    },
    forgetBefore: (then) => deleteInParts(database, 'privacy_calls', 'called_at < $1', [then]),
  }
}

/** A call that is told again is not counted again. */
async function record(
  connection: PoolClient,
  { callId, leaseId, caller, at }: NewCall,
  budget: SharedBudget,
): Promise<Date | null> {
  const { rows } = await connection.query<{ called_at: Date; is_new: boolean }>(
    `insert into privacy_calls as known (provider_id, lease_id, called_at) values ($1, $2, $3)
     on conflict (provider_id) do update set called_at = known.called_at returning called_at, xmax = 0 as is_new`,
    [callId, leaseId, at],
  )
  const [row] = rows
  if (row === undefined) throw new Error('a call was not recorded')
  if (!row.is_new) return row.called_at
  const uses = [{ name: `calls ${leaseId}`, client: caller, budget }]
  return (await countUse(connection, uses, at, DAY_SECONDS)) === null ? row.called_at : null
}

const calledNumber = (row: Row): CalledNumber => ({
  state: row.state,
  restsUntil: row.rests_until,
  lease:
    row.lease_id === null
      ? null
      : {
          id: row.lease_id,
          startsAt: row.starts_at,
          endsAt: row.ends_at,
          isWanted: row.is_wanted,
          ownPhone: row.own_phone,
        },
})
