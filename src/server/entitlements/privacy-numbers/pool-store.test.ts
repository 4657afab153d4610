import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { aListing } from '../../../../tests/support/listings.ts'
import { sandboxVoice } from '../../gateways/sandbox-voice.ts'
import { entitlementStore } from '../delivery/entitlement-store.ts'
import { stockNumbers } from './keep-numbers.ts'
import { numberStore } from './number-store.ts'
import type { StockedNumber } from './pool-store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const after = (days: number): Date => new Date(NOON.getTime() + days * DAY_MS)
const numberOf = (last: number): string => `+44163211200${last}`
const all = (count: number): StockedNumber[] =>
  Array.from({ length: count }, (_, index) => ({
    number: numberOf(index),
    sid: `PN${index}`,
    isBought: false,
  }))

let database: TestDatabase
let listing: string
beforeAll(async () => {
  database = await aDatabase()
  listing = await aListing(database.owner)
})
beforeEach(async () => {
  await database.owner.query('truncate privacy_numbers cascade')
})

const counts = (at = NOON) => numberStore(database.database).counts(at)

/** As its job does; gives the errors that were logged. */
async function stocked(pool: readonly StockedNumber[]): Promise<readonly (readonly [object, string])[]> {
  const errors: [object, string][] = []
  await stockNumbers({
    voice: { ...sandboxVoice(), provider: 'twilio', pool: async () => pool },
    numbers: numberStore(database.database),
    entitlements: entitlementStore(database.database),
    calls: { forgetBefore: async () => 0 },
    callsKeptDays: 1,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (fields, message) => errors.push([fields, message]),
    },
    now: () => NOON,
  })
  return errors
}

/** The first number, which an advert has or had. */
const give = (state: 'leased' | 'resting') =>
  database.owner.query(
    `update privacy_numbers set state = $1, listing_id = $2, rests_until = case $1 when 'resting' then $3::timestamptz end
     where number = $4`,
    [state, listing, after(30), numberOf(0)],
  )

test('a number that rests rests on when it comes back to the pool', async () => {
  await stocked(all(4))
  await give('resting')
  expect(await stocked(all(4).slice(1))).toEqual([])
  expect(await counts()).toMatchObject({ free: 3, resting: 0, retired: 1 })
  await stocked(all(4))
  expect(await counts(after(29))).toMatchObject({ free: 3, resting: 1, retired: 0 })
  expect(await counts(after(30))).toMatchObject({ free: 4, resting: 0, retired: 0 })
})

test.for([0, 1])('an answer with %i of four numbers retires none, and says so', async (left) => {
  await stocked(all(4))
  await give('resting')
  expect(await stocked(all(left))).toEqual([
    [
      { provider: 'twilio', lost: 4 - left },
      'the provider lacks most of our privacy numbers; we retired none',
    ],
  ])
  expect(await counts()).toMatchObject({ free: 3, resting: 1, retired: 0 })
})

test('most numbers have gone, however many others came', async () => {
  await stocked(all(2))
  const others = all(9).slice(2)
  expect(await stocked(others)).toHaveLength(1)
  expect(await counts()).toMatchObject({ free: 9, retired: 0 })
})

test('a number that an advert has and the provider has not is told of', async () => {
  await stocked(all(4))
  await give('leased')
  expect(await stocked(all(4).slice(1))).toEqual([
    [
      { provider: 'twilio', number: numberOf(0) },
      'an advert shows a privacy number that the provider no longer has',
    ],
  ])
  expect(await counts()).toMatchObject({ free: 3, leased: 1, retired: 0 })
})
