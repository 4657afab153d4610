import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { liveAddresses } from '../../../../tests/support/live-addresses.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

let db: TestDatabase
let here: ReturnType<typeof liveAddresses>
let elsewhere: ReturnType<typeof liveAddresses>
beforeAll(async () => {
  db = await aDatabase()
  here = liveAddresses(db.database)
  elsewhere = liveAddresses(db.another())
})

let homes = 0
const aHome = () => {
  const home = homes++
  return [`udprn ${home}`, `home YO1 7AA ${home} lane mill`, `home YO1 7AA ${home} cottage lane mill rose`]
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const nobody = { uuid: randomUUID(), ownerKey: null }
const rows = async () => (await db.owner.query('select 1 from live_addresses')).rowCount ?? 0

test('of fifty drafts that claim one home at once, through two processes, one has it', async () => {
  for (const _ of times(5)) {
    const keys = aHome()
    const before = await rows()
    const claimed = await Promise.all(
      times(50).map((index) => (index % 2 === 0 ? here : elsewhere).claim(keys, randomUUID(), NOON)),
    )
    expect(claimed.filter(Boolean)).toHaveLength(1)
    expect(await rows()).toBe(before + keys.length)
  }
})

test('one shared spelling is enough, whichever comes first; nothing of the other is kept', async () => {
  const [udprn = '', spelling = '', other = ''] = aHome()
  const before = await rows()
  const claimed = await Promise.all(
    times(50).map((index) =>
      (index % 2 === 0 ? here : elsewhere).claim(
        index % 3 === 0 ? [udprn, spelling, other] : index % 3 === 1 ? [other, spelling] : [spelling],
        randomUUID(),
        NOON,
      ),
    ),
  )
  expect(claimed.filter(Boolean)).toHaveLength(1)
  expect((await rows()) - before).toBeLessThanOrEqual(3)
})

test('a draft that claims its home again, many times at once, has it', async () => {
  const keys = aHome()
  const uuid = randomUUID()
  const claimed = await Promise.all(
    times(50).map((index) => (index % 2 === 0 ? here : elsewhere).claim(keys, uuid, NOON)),
  )
  expect(claimed).toEqual(times(50).map(() => true))
  expect(await here.claim(keys, randomUUID(), NOON)).toBe(false)
})

test('a home that is given up may be claimed by another', async () => {
  const keys = aHome()
  const uuid = randomUUID()
  await here.claim(keys, uuid, NOON)
  expect(await here.isLive(keys.slice(1, 2), nobody)).toBe(true)
  await here.giveUp(uuid)
  expect(await here.isLive(keys, nobody)).toBe(false)
  expect(await elsewhere.claim(keys, randomUUID(), NOON)).toBe(true)
})

test('the owner’s own advert is none; only the guest whose draft it is, is the owner', async () => {
  const keys = aHome()
  const uuid = randomUUID()
  const ownerKey = randomBytes(32)
  await db.owner.query(`insert into drafts values ($1, 'sell', 'orphan', $2, 1, '{}', '{}', now(), now())`, [
    uuid,
    ownerKey,
  ])
  await here.claim(keys, uuid, NOON)
  expect(await here.isLive(keys, { uuid, ownerKey })).toBe(false)
  expect(await here.isLive(keys, { uuid, ownerKey: randomBytes(32) })).toBe(true)
  expect(await here.isLive(keys, { uuid, ownerKey: null })).toBe(true)
  expect(await here.isLive(keys, { uuid: randomUUID(), ownerKey })).toBe(true)
})

test('a browser, and a network, may check so often in a day, in all processes together', async () => {
  const limits = { perOwner: 4, perClient: 9 }
  const ownerKey = randomBytes(32)
  const check = (index: number, key: Buffer | null, client: string, at = NOON) =>
    (index % 2 === 0 ? here : elsewhere).countCheck({ ownerKey: key, client }, limits, at)
  const allowed = (all: readonly (number | null)[]) => all.filter((wait) => wait === null).length
  expect(
    allowed(await Promise.all(times(50).map((index) => check(index, ownerKey, `client ${index}`)))),
  ).toBe(4)
  expect(allowed(await Promise.all(times(50).map((index) => check(index, null, 'one network'))))).toBe(9)
  expect(await check(0, ownerKey, 'another', new Date(NOON.getTime() + 3_600_000))).toBe(23 * 3_600)
  expect(await check(0, ownerKey, 'another', new Date(NOON.getTime() + 86_400_000))).toBeNull()
})
