import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { SUPPORT_LIMITS } from '../../config/limits.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { caseStore } from './case-store.ts'
import { purgeCases } from './purge-cases.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const later = (days: number): Date => new Date(NOON.getTime() + days * DAY_MS)
const MESSAGE = {
  topic: 'other',
  name: 'Sam',
  email: 'sam@example.org',
  message: 'Hello',
  about: '',
} as const

const on = await aDatabase()
const cases = caseStore(on.database)
let clients = 0
async function aCase(message: string, at = NOON): Promise<string> {
  const client = `192.0.2.${++clients}`
  const opened = await cases.open({ message: { ...MESSAGE, message }, client, at }, SUPPORT_LIMITS)
  if (opened.kind !== 'opened') throw new Error(opened.kind)
  return opened.number
}

test('the open ones are listed, the oldest first, until each is closed, once', async () => {
  const second = await aCase('two', later(1))
  const first = await aCase('one')
  const listed = async () => (await cases.listOpen()).map(({ number }) => number)
  expect(await listed()).toEqual([first, second])
  expect(await cases.close(first, { by: COMMAND_LINE, why: '', at: later(2) })).toBe('closed')
  expect(await cases.close(first, { by: COMMAND_LINE, why: '', at: later(3) })).toBe('closed-before')
  expect(await cases.close('C-0000-0000', { by: COMMAND_LINE, why: '', at: NOON })).toBe('none')
  expect(await listed()).toEqual([second])
  expect(await cases.find(first)).toEqual({
    ...MESSAGE,
    message: 'one',
    number: first,
    state: 'closed',
    receivedAt: NOON,
    answeredAt: later(2),
  })
  expect(await cases.find('C-0000-0000')).toBeNull()
})

test('a case goes a year after it was closed; an open one stays', async () => {
  const [old, recent, open] = [await aCase('old'), await aCase('recent'), await aCase('open')]
  await cases.close(old, { by: COMMAND_LINE, why: '', at: later(10) })
  await cases.close(recent, { by: COMMAND_LINE, why: '', at: later(11) })
  expect(await purgeCases({ cases, now: () => new Date(later(375).getTime() + 1) })).toBeGreaterThan(0)
  expect(await cases.find(old)).toBeNull()
  expect(await cases.find(recent)).not.toBeNull()
  expect(await cases.find(open)).not.toBeNull()
})

test('the same message sent to two servers at once is one case', async () => {
  const stores = [caseStore(on.another()), caseStore(on.another())]
  const message = { ...MESSAGE, message: 'at once' }
  const opened = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      stores.map((store) => store.open({ message, client: `198.51.100.${i}`, at: NOON }, SUPPORT_LIMITS)),
    ).flat(),
  )
  expect(new Set(opened.map((one) => (one.kind === 'opened' ? one.number : one.kind))).size).toBe(1)
})
