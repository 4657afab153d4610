import type { Decision } from '../../db/actor.ts'
import type { Database } from '../../db/pool.ts'
import { recordAct } from '../../db/record-act.ts'
import { inTransaction } from '../../db/transaction.ts'

export interface StockedNumber {
  /** E.164. */
  readonly number: string
  readonly sid: string | null
  readonly isBought: boolean
}
export type Provider = 'twilio' | 'sandbox'

export interface Stocked {
  /** Numbers of the provider that its answer lacks; nothing was retired if they are most of them. */
  readonly lost: number
  readonly isTrusted: boolean
  /** Those that an advert has and the provider hasn't: callers don't get through. */
  readonly goneFromAdverts: readonly string[]
}

export async function stockPool(
  database: Database,
  provider: Provider,
  numbers: readonly StockedNumber[],
): Promise<Stocked> {
  const held = numbers.map(({ number }) => number)
  const { known, lost } = await compare(database, provider, held)
  await addNumbers(database, provider, numbers)
  // Nobody gives most of their numbers back at once; an account that was suspended or mistaken has none.
  if (lost * 2 > known) return { lost, isTrusted: false, goneFromAdverts: [] }
  // When its rest ends stays written, should it come back.
  await database.query(
    `update privacy_numbers set state = 'retired'
     where state in ('free', 'resting') and (provider <> $1 or number <> all($2::text[]))`,
    [provider, held],
  )
  const { rows } = await database.query<{ number: string }>(
    `select number from privacy_numbers
     where state = 'leased' and (provider <> $1 or number <> all($2::text[])) order by number`,
    [provider, held],
  )
  return { lost, isTrusted: true, goneFromAdverts: rows.map(({ number }) => number) }
}

/** Before the new ones are added: they are no sign that the old ones have gone. */
async function compare(
  database: Database,
  provider: Provider,
  held: readonly string[],
): Promise<{ readonly known: number; readonly lost: number }> {
  const { rows } = await database.query<{ known: number; lost: number }>(
    `select count(*)::int as known, count(*) filter (where number <> all($2::text[]))::int as lost
     from privacy_numbers where provider = $1 and state <> 'retired'`,
    [provider, held],
  )
  return rows[0] ?? { known: 0, lost: 0 }
}

/** One that was retired and is the provider's again is free again, once it has rested. */
export async function addNumbers(
  database: Database,
  provider: Provider,
  numbers: readonly StockedNumber[],
): Promise<void> {
  await database.query(
    `insert into privacy_numbers as known (number, provider, provider_sid, is_bought)
     select number, $1, sid, is_bought
     from unnest($2::text[], $3::text[], $4::bool[]) as given (number, sid, is_bought) order by number
     on conflict (number) do update set provider = $1, provider_sid = coalesce(excluded.provider_sid, known.provider_sid),
       is_bought = excluded.is_bought,
       state = case when known.state <> 'retired' then known.state when known.rests_until is null then 'free' else 'resting' end
     where known.state = 'retired' or known.provider <> $1 or known.is_bought <> excluded.is_bought
       or coalesce(excluded.provider_sid <> known.provider_sid, excluded.provider_sid is not null and known.provider_sid is null)`,
    [
      provider,
      numbers.map(({ number }) => number),
      numbers.map(({ sid }) => sid),
      numbers.map(({ isBought }) => isBought),
    ],
  )
}

export const retireNumber = (
  database: Database,
  number: string,
  { by, why, at }: Decision,
): Promise<boolean> =>
  inTransaction(
    database,
    async (connection) => {
      const { rowCount } = await connection.query(
        `update privacy_numbers set state = 'retired' where number = $1 and state in ('free', 'resting')`,
        [number],
      )
      if (rowCount !== 1) return false
      await recordAct(connection, by, { act: 'retire', on: { kind: 'number', id: number }, why }, at)
      return true
    },
    (isRetired) => isRetired,
  )
