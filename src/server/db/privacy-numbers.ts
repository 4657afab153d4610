import type { PoolClient } from 'pg'
import { type IsoDate, today } from '#shared/values/iso-date.ts'
import { endAfterMonths, startOfDay } from '#shared/values/london-day.ts'
import { DAY_MS } from '#shared/values/time-units.ts'

/** 'none-free': one is owed now, and there is none. */
export type NumberOutcome = 'nothing-owed' | 'not-needed' | 'leased' | 'none-free'

interface Advert {
  readonly isShown: boolean
  readonly hasPhone: boolean
  readonly liveFrom: IsoDate
}
interface Owed {
  readonly id: string
  readonly state: 'waiting' | 'active'
  readonly months: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly isLeased: boolean
}

/** As the advert stands by now; its row is locked by the caller. A number that it had and that still rests comes back to it. */
export async function settleNumber(
  connection: PoolClient,
  listingId: string,
  at: Date,
): Promise<NumberOutcome> {
  const owed = await lockOwed(connection, listingId, at)
  if (owed === null) return 'nothing-owed'
  const { isShown, hasPhone, liveFrom } = await readAdvert(connection, listingId)
  const term = termOf(owed, liveFrom, at)
  if (owed.isLeased) {
    await begin(connection, owed.id, term)
    return 'leased'
  }
  if (!isShown || !hasPhone) return 'not-needed'
  const number = await takeNumber(connection, listingId, at)
  if (number === null) return 'none-free'
  await begin(connection, owed.id, term)
  await connection.query(
    'insert into privacy_number_leases (number, listing_id, entitlement_id, leased_from) values ($1, $2, $3, $4)',
    [number, listingId, owed.id, at],
  )
  return 'leased'
}

/** One that runs comes before one that waits. */
async function lockOwed(connection: PoolClient, listingId: string, at: Date): Promise<Owed | null> {
  const { rows } = await connection.query<Owed>(
    `select id, state, months, starts_at as "startsAt", ends_at as "endsAt",
       exists (select 1 from privacy_number_leases
         where entitlement_id = entitlements.id and leased_until is null) as "isLeased"
     from entitlements
     where listing_id = $1 and kind = 'privacy-number' and state in ('waiting', 'active') and (ends_at is null or ends_at > $2)
     order by state = 'waiting', id limit 1 for update`,
    [listingId, at],
  )
  return rows[0] ?? null
}

async function readAdvert(connection: PoolClient, listingId: string): Promise<Advert> {
  const { rows } = await connection.query<Advert>(
    `select state = 'live' as "isShown", answers::json ->> 'contactPreference' <> 'email' as "hasPhone",
       to_char(live_from, 'YYYY-MM-DD') as "liveFrom"
     from listings where id = $1`,
    [listingId],
  )
  const [advert] = rows
  if (!advert) throw new Error('a privacy number is for an advert that is not there')
  return advert
}

interface Term {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** From now or from the day on which the advert is first shown. What has begun stays, and nothing ever becomes longer. */
function termOf({ months, startsAt, endsAt }: Owed, liveFrom: IsoDate, at: Date): Term {
  if (startsAt !== null && endsAt !== null && startsAt <= at) return { startsAt, endsAt }
  const day = today(at)
  const isToCome = liveFrom > day
  const wanted = endAfterMonths(isToCome ? liveFrom : day, months)
  return {
    startsAt: isToCome ? startOfDay(liveFrom) : at,
    endsAt: endsAt !== null && endsAt < wanted ? endsAt : wanted,
  }
}

async function begin(
  connection: PoolClient,
  entitlementId: string,
  { startsAt, endsAt }: Term,
): Promise<void> {
  await connection.query(
    `update entitlements set state = 'active', starts_at = $2, ends_at = $3 where id = $1`,
    [entitlementId, startsAt, endsAt],
  )
}

/** Those that others are leasing are passed over; only when there is no other is it waited for what becomes of them. */
async function takeNumber(connection: PoolClient, listingId: string, at: Date): Promise<string | null> {
  await connection.query('savepoint passed_over')
  const number =
    (await takeBack(connection, listingId)) ?? (await takeFree(connection, listingId, at, 'skip locked'))
  if (number !== null) return number
  // PostgreSQL keeps a row locked that it found taken meanwhile: two that begin to wait with such rows could wait for one another.
  await connection.query('rollback to savepoint passed_over')
  return takeFree(connection, listingId, at, '')
}

/** What callers have written down still leads to the same home. */
async function takeBack(connection: PoolClient, listingId: string): Promise<string | null> {
  const { rows } = await connection.query<{ number: string }>(
    `update privacy_numbers set state = 'leased', rests_until = null
     where number = (select number from privacy_numbers
       where listing_id = $1 and state = 'resting' order by rests_until desc limit 1 for update)
     returning number`,
    [listingId],
  )
  return rows[0]?.number ?? null
}

async function takeFree(
  connection: PoolClient,
  listingId: string,
  at: Date,
  locked: 'skip locked' | '',
): Promise<string | null> {
  const { rows } = await connection.query<{ number: string }>(
    `update privacy_numbers set state = 'leased', listing_id = $1, rests_until = null
     where number = (select number from privacy_numbers
       where state = 'free' or (state = 'resting' and rests_until <= $2)
       order by rests_until nulls first, number limit 1 for update ${locked})
     returning number`,
    [listingId, at],
  )
  return rows[0]?.number ?? null
}

/** A number belongs to nobody for so long before another advert gets it. */
export const REST_DAYS = 30

export const restsUntil = (since: Date): Date => new Date(since.getTime() + REST_DAYS * DAY_MS)

/** The advert has no use for its number any more: it rests, and what is owed of it goes on. */
export async function releaseNumber(connection: PoolClient, listingId: string, at: Date): Promise<void> {
  await connection.query(
    `with released as (
       update privacy_number_leases set leased_until = $2 where listing_id = $1 and leased_until is null returning number)
     update privacy_numbers set state = 'resting', rests_until = $3 from released
     where privacy_numbers.number = released.number`,
    [listingId, at, restsUntil(at)],
  )
}
