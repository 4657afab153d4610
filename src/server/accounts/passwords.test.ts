import { describe, expect, test } from 'vitest'
import { aBudget } from '../../../tests/support/budgets.ts'
import { PASSWORD_QUEUE } from '../limits.ts'
import { passwordsBehindQueue } from './passwords.ts'

test('as many as may wait do, and everybody beyond is told at once', async () => {
  const passwords = passwordsBehindQueue({ atOnce: 2, places: aBudget(6) })
  const hashes = await Promise.all(Array.from({ length: 10 }, () => passwords.hash('umbrella', 'somebody')))
  expect(hashes.filter((hash) => hash === null)).toHaveLength(4)
  expect(await passwords.verify(hashes[0] ?? null, 'umbrella', 'somebody')).toBe(true)
  expect(await passwords.verify(hashes[0] ?? null, 'Umbrella', 'somebody')).toBe(false)
})

test('a failure lets the next one in', async () => {
  const passwords = passwordsBehindQueue({ atOnce: 1, places: aBudget(4) })
  const results = await Promise.allSettled([
    passwords.verify('no hash at all', 'x', 'somebody'),
    passwords.verify('no hash at all', 'x', 'somebody'),
    passwords.hash('umbrella', 'somebody'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await passwords.hash('umbrella', 'somebody')).toMatch(/^\$argon2id/)
})

test('nobody’s password is never right', async () => {
  expect(await passwordsBehindQueue({ atOnce: 1, places: aBudget(1) }).verify(null, '', 'somebody')).toBe(
    false,
  )
})

describe('of the places in the queue', () => {
  const times = (count: number) => Array.from({ length: count }, (_, index) => index)
  const refused = (all: readonly (string | null)[]) => all.filter((hash) => hash === null).length

  test.each([
    ['one address', 10, () => '198.51.100.7'],
    ['the /64s of one /48', 15, (index: number) => `2001:db8:1:${index.toString(16)}::/64`],
  ])('%s holds %i, and another gets in meanwhile and after', async (_where, most, clientOf) => {
    const passwords = passwordsBehindQueue(PASSWORD_QUEUE)
    const flood = times(60).map((index) => passwords.hash('umbrella', clientOf(index)))
    const other = passwords.hash('umbrella', '198.51.100.8')
    expect(refused(await Promise.all(flood))).toBe(60 - most)
    expect(await other).toMatch(/^\$argon2id/)
    expect(await passwords.hash('umbrella', clientOf(0))).toMatch(/^\$argon2id/)
  })

  test('the last ones are for those who hold few', async () => {
    const passwords = passwordsBehindQueue(PASSWORD_QUEUE)
    const floods = times(4).flatMap((client) =>
      times(10).map(() => passwords.hash('umbrella', `198.51.100.${client}`)),
    )
    const others = times(10).map((client) => passwords.hash('umbrella', `203.0.113.${client}`))
    expect(refused(await Promise.all(floods))).toBe(40 - 24)
    expect(refused(await Promise.all(others))).toBe(0)
  })
})
