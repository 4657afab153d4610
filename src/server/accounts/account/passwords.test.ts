import { expect, test } from 'vitest'
import { PASSWORD_QUEUE } from '../../config/limits.ts'
import { passwordsBehindQueue } from './passwords.ts'

const KIB = 19_456

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const refused = (all: readonly (string | null)[]) => all.filter((hash) => hash === null).length

test('as many as may wait do, and everybody beyond is told at once', async () => {
  const passwords = passwordsBehindQueue({ ...PASSWORD_QUEUE, waiting: 4 }, KIB)
  const hashes = await Promise.all(Array.from({ length: 10 }, () => passwords.hash('umbrella', 'somebody')))
  expect(refused(hashes)).toBe(4)
  expect(await passwords.verify(hashes[0] ?? null, 'umbrella', 'somebody')).toBe(true)
  expect(await passwords.verify(hashes[0] ?? null, 'Umbrella', 'somebody')).toBe(false)
})

test('a failure lets the next one in', async () => {
  const passwords = passwordsBehindQueue({ ...PASSWORD_QUEUE, atOnce: 1 }, KIB)
  const results = await Promise.allSettled([
    passwords.verify('no hash at all', 'x', 'somebody'),
    passwords.verify('no hash at all', 'x', 'somebody'),
    passwords.hash('umbrella', 'somebody'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await passwords.hash('umbrella', 'somebody')).toMatch(/^\$argon2id/)
})

test('nobody’s password is never right', async () => {
  expect(await passwordsBehindQueue(PASSWORD_QUEUE, KIB).verify(null, '', 'somebody')).toBe(false)
})

test('one client holds its share of the queue, and another gets in meanwhile and after', async () => {
  // Whoever waits five seconds for a hash on a busy machine is refused too.
  const passwords = passwordsBehindQueue(PASSWORD_QUEUE, 64)
  const flood = times(60).map(() => passwords.hash('umbrella', '198.51.100.7'))
  const other = passwords.hash('umbrella', '198.51.100.8')
  const { atOncePerClient, waitingPerClient } = PASSWORD_QUEUE
  expect(refused(await Promise.all(flood))).toBe(60 - atOncePerClient - waitingPerClient)
  expect(await other).toMatch(/^\$argon2id/)
  expect(await passwords.hash('umbrella', '198.51.100.7')).toMatch(/^\$argon2id/)
})
