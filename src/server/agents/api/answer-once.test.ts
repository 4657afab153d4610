import { beforeAll, expect, test } from 'vitest'
import { aHomeSent, aKey, apiCall } from '../../../../tests/support/api.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { answerOnce, idempotencyKeyIn, type KeyedCall } from './answer-once.ts'
import { keptAnswers } from './answer-store.ts'

let server: Awaited<ReturnType<typeof aServer>>
let shared: TestDatabase
let key: Awaited<ReturnType<typeof aKey>>
let now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  shared = await aDatabase()
  server = await aServer({ now: () => now, on: shared })
  key = await aKey(server, { branch: '1234' })
})

let doors = 0
const put = (ref: string, body: object, idempotencyKey: string, secret = key.secret) =>
  apiCall(server, secret, `/branches/1234/adverts/${ref}`, {
    method: 'PUT',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  })
const aHome = (changes: object = {}) => aHomeSent(changes, { doorNumber: String((doors += 1)) })

test('the same call with its key is answered as the first was, whatever happened since', async () => {
  const sent = aHome()
  const first = await put('A', sent, '"k-1"')
  expect(first.status).toBe(201)
  await put('A', { ...sent, published: false }, '"k-2"')
  const again = await put('A', sent, 'k-1')
  expect([again.status, again.text]).toEqual([201, first.text])
  const { body } = await apiCall(server, key.secret, '/adverts?reference=A')
  expect(body.adverts[0]?.state).toBe('hidden')
})

test('a refusal is answered again, too', async () => {
  const twin = aHome()
  await put('B', twin, 'k-3')
  const first = await put('C', twin, 'k-4')
  expect(first.status).toBe(422)
  await apiCall(server, key.secret, '/branches/1234/adverts/B?reason=sold', { method: 'DELETE' })
  expect((await put('C', twin, 'k-4')).text).toBe(first.text)
  expect((await put('C', twin, 'k-5')).status).toBe(201)
})

test('another call with the same key is refused, and another program may have that key', async () => {
  await put('D', aHome(), 'k-6')
  for (const [ref, body] of [
    ['D', aHome()],
    ['E', aHome()],
  ] as const) {
    const { status, body: answer } = await put(ref, body, 'k-6')
    expect([status, answer.type]).toEqual([422, '/api#other-call'])
  }
  const other = await aKey(server, { branch: '1234' })
  expect((await put('D', aHome(), 'k-6', other.secret)).status).toBe(201)
})

test('of the same call many times at once one is made, by whichever process', async () => {
  const second = await aServer({ now: () => now, on: shared })
  const sent = aHome()
  const calls = Array.from({ length: 10 }, (_, i) =>
    apiCall(i % 2 === 0 ? server : second, key.secret, '/branches/1234/adverts/F', {
      method: 'PUT',
      body: sent,
      headers: { 'idempotency-key': 'k-7' },
    }),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses).toContain(201)
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect((await put('F', sent, 'k-7')).body.outcome).toBe('created')
})

const aCall = (idempotencyKey: string, at = now): KeyedCall => ({
  ...{ keyId: key.id, idempotencyKey, at },
  callHash: Buffer.alloc(32, 1),
})
const DONE = { status: 200, body: {} } as const

test('while the first call is under way another is told to wait, until its process is lost', async () => {
  const answers = keptAnswers(server.database)
  expect(await answers.begin(aCall('k-8'))).toEqual({ kind: 'claimed' })
  expect(await answerOnce(answers, aCall('k-8'), async () => DONE)).toMatchObject({ problem: 'under-way' })
  const later = aCall('k-8', new Date(now.getTime() + 61_000))
  expect(await answerOnce(answers, later, async () => DONE)).toEqual(DONE)
})

test('a call that fails on our side can be made again', async () => {
  const answers = keptAnswers(server.database)
  const failing = answerOnce(answers, aCall('k-9'), () => Promise.reject(new Error('a fault')))
  await expect(failing).rejects.toThrow('a fault')
  expect(await answerOnce(answers, aCall('k-9'), async () => DONE)).toEqual(DONE)
})

test('after a day the key is free, and what it was answered is forgotten', async () => {
  const sent = aHome()
  await put('G', sent, 'k-10')
  now = new Date(now.getTime() + 86_400_001)
  expect((await put('G', sent, 'k-10')).body.outcome).toBe('unchanged')
  await put('G', sent, 'k-11')
  now = new Date(now.getTime() + 86_400_001)
  await server.deps.api.answers.forgetBefore(new Date(now.getTime() - 86_400_000))
  expect(await countOf(server, 'api_answers', [])).toBe(0)
})

test.each([
  ['"a b"', 'a b'],
  ['8e03978e-40d5-43e8-bc93-6894a57f9324', '8e03978e-40d5-43e8-bc93-6894a57f9324'],
  ['"', null],
  ['', null],
  ['a b', null],
  ['é', null],
  ['x'.repeat(256), null],
])('the header %j is the key %j', (header, found) => {
  expect(idempotencyKeyIn(header)).toBe(found)
})
