import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/support/database.ts'
import { countUse, giveUseBack, waitFor } from './count-use.ts'
import type { Use } from './limit.ts'
import { inTransaction } from './transaction.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAY_SECONDS = 86_400
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000)
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const db = await aDatabase()
const pools = [db.database, db.another()] as const
const count = (index: number, uses: readonly Use[], at = NOON, seconds = DAY_SECONDS) =>
  inTransaction(
    index % 2 === 0 ? pools[0] : pools[1],
    (connection) => countUse(connection, uses, at, seconds),
    (wait) => wait === null,
  )
const allowed = (waits: readonly (number | null)[]) => waits.filter((wait) => wait === null).length

test('whatever a client may, the /64s of its /48 may four times over', async () => {
  const limitOf = (index: number) => ({
    name: 'drafts',
    client: `2001:db8:1:${index.toString(16)}::/64`,
    most: 5,
  })
  const waits = await Promise.all(times(100).map((index) => count(index, [limitOf(index)])))
  expect(allowed(waits)).toBe(20)
  expect(
    allowed(
      await Promise.all(
        times(10).map((index) => count(index, [{ name: 'drafts', client: '192.0.2.1', most: 5 }])),
      ),
    ),
  ).toBe(5)
  expect(await waitFor(db.database, [limitOf(200)], later(60))).toBe(DAY_SECONDS - 60)
  await giveUseBack(db.database, [limitOf(0)], NOON, DAY_SECONDS)
  expect(await waitFor(db.database, [limitOf(200)], later(60))).toBeNull()
})

test('of a budget a hundred at once get exactly their shares, and what is refused is not counted', async () => {
  const budget = { most: 20, shares: [{ upTo: 0.5, perClient: 6 }, { upTo: 1, perClient: 2 }] } // biome-ignore format: one line
  const use = (client: string) => [{ name: 'all', client, budget }]
  expect(allowed(await Promise.all(times(100).map((index) => count(index, use('192.0.2.1')))))).toBe(6)
  const others = await Promise.all(times(100).map((index) => count(index, use(`198.51.100.${index % 50}`))))
  expect(allowed(others)).toBe(14)
  const { rows } = await db.owner.query("select used from used_limits where name = 'all'")
  expect(rows).toEqual([{ used: 20 }])
})

test('who had their share waits for their own time or the budget’s, whichever helps first', async () => {
  const budget = { most: 4, shares: [{ upTo: 0.5, perClient: 2 }, { upTo: 1, perClient: 1 }] } // biome-ignore format: one line
  const use = (client: string) => [{ name: 'timed', client, budget }]
  await count(0, use('192.0.2.1'), NOON, 3_600)
  await count(0, use('192.0.2.2'), later(600), 3_600)
  await count(0, use('192.0.2.3'), later(600), 3_600)
  expect(await count(0, use('192.0.2.2'), later(1_200), 3_600)).toBe(2_400)
  expect(await count(0, use('192.0.2.2'), later(3_600), 3_600)).toBeNull()
  expect(await count(0, use('192.0.2.2'), later(3_700), 3_600)).toBe(500)
})
