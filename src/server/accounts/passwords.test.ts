import { expect, test } from 'vitest'
import { passwordsBehindQueue } from './passwords.ts'

test('as many as may wait do, and everybody beyond is told at once', async () => {
  const passwords = passwordsBehindQueue({ atOnce: 2, mostWaiting: 4 })
  const hashes = await Promise.all(Array.from({ length: 10 }, () => passwords.hash('umbrella')))
  expect(hashes.filter((hash) => hash === null)).toHaveLength(4)
  expect(await passwords.verify(hashes[0] ?? null, 'umbrella')).toBe(true)
  expect(await passwords.verify(hashes[0] ?? null, 'Umbrella')).toBe(false)
})

test('a failure lets the next one in', async () => {
  const passwords = passwordsBehindQueue({ atOnce: 1, mostWaiting: 3 })
  const results = await Promise.allSettled([
    passwords.verify('no hash at all', 'x'),
    passwords.verify('no hash at all', 'x'),
    passwords.hash('umbrella'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await passwords.hash('umbrella')).toMatch(/^\$argon2id/)
})

test('nobody’s password is never right', async () => {
  expect(await passwordsBehindQueue({ atOnce: 1, mostWaiting: 0 }).verify(null, '')).toBe(false)
})
