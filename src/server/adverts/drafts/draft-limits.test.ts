import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { draftStore } from './draft-store.ts'
import { purgeDrafts } from './purge-drafts.ts'
import { recentDrafts } from './recent-drafts.ts'
import { saveDraft } from './save-draft.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LIMITS = { perOwner: 5, perClient: 9, clientWindowSeconds: 3_600 }

let db: TestDatabase
beforeAll(async () => {
  db = await aDatabase()
})

let clients = 0
/** A network of its own, with as many browsers as wanted. */
function aNetwork() {
  const client = `client ${clients++}`
  const drafts = draftStore(db.database)
  return (ownerKey: Buffer, at: Date = NOON) =>
    saveDraft(
      { drafts, recent: recentDrafts(10), limits: LIMITS, now: () => at, remote: () => undefined },
      { uuid: randomUUID(), version: 0, appType: 'sell', addressType: 'orphan', answers: {} },
      { ownerKey, client },
    )
}
const times = (count: number) => Array.from({ length: count })

describe('a browser', () => {
  test('keeps as many drafts as it may, and no more', async () => {
    const createDraft = aNetwork()
    const guest = randomBytes(32)
    for (const _ of times(5)) expect((await createDraft(guest)).kind).toBe('saved')
    expect(await createDraft(guest)).toEqual({ kind: 'full' })
    expect((await createDraft(randomBytes(32))).kind).toBe('saved')
  })
  test('of many that it begins at once, exactly so many succeed', async () => {
    const guest = randomBytes(32)
    const saved = await Promise.all(times(12).map(() => aNetwork()(guest)))
    expect(saved.filter(({ kind }) => kind === 'saved')).toHaveLength(5)
  })
})

describe('a network', () => {
  test('begins so many drafts in an hour, and again in the next', async () => {
    const createDraft = aNetwork()
    for (const _ of times(9)) expect((await createDraft(randomBytes(32))).kind).toBe('saved')
    const later = new Date(NOON.getTime() + HOUR_MS / 2)
    expect(await createDraft(randomBytes(32), later)).toEqual({
      kind: 'limited',
      retryAfterSeconds: 1_800,
    })
    expect((await createDraft(randomBytes(32), new Date(NOON.getTime() + HOUR_MS))).kind).toBe('saved')
  })
  test('of many at once, exactly so many succeed', async () => {
    const createDraft = aNetwork()
    const saved = await Promise.all(times(20).map(() => createDraft(randomBytes(32))))
    expect(saved.filter(({ kind }) => kind === 'saved')).toHaveLength(9)
  })
  test('a draft that is refused does not count', async () => {
    const createDraft = aNetwork()
    const guest = randomBytes(32)
    for (const _ of times(8)) await createDraft(guest)
    for (const _ of times(4)) expect((await createDraft(randomBytes(32))).kind).toBe('saved')
    expect(await createDraft(randomBytes(32))).toMatchObject({ kind: 'limited' })
  })
})

test('a browser that is full is told so in the words that the screen shows', async () => {
  const server = await aServer({
    change: (deps) => ({ ...deps, adverts: { ...deps.adverts, limits: { ...LIMITS, perOwner: 0 } } }),
  })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/create-listing/save-new',
    payload: { data: { uuid: randomUUID(), version: 0, app_type: 'sell', blocks: {} } },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: false, error_message: expect.stringMatching(/as we keep/) })
  expect(await server.storedDrafts()).toBe(0)
})

test('the answer is 429 and says when to come back', async () => {
  const server = await aServer({
    change: (deps) => ({ ...deps, adverts: { ...deps.adverts, limits: { ...LIMITS, perClient: 0 } } }),
  })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/create-listing/save-new',
    payload: { data: { uuid: randomUUID(), version: 0, app_type: 'sell', blocks: {} } },
  })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('3600')
  expect(answer.json()).toEqual({ success: false, error_message: expect.stringMatching(/Try again later/) })
  expect(server.logged().at(-1)).toMatchObject({ event: 'rate_limited', status: 429 })
  expect(await server.storedDrafts()).toBe(0)
})

test('drafts that nobody saved for 90 days are removed, however many; younger ones stay', async () => {
  const own = await aDatabase()
  const drafts = draftStore(own.database)
  await own.owner.query(
    `insert into drafts select gen_random_uuid(), 'sell', 'orphan', sha256('x'), 1, '{}', '{}', $1, $1 from generate_series(1, 4200)`,
    [new Date(NOON.getTime() - 90 * DAY_MS - 1)],
  )
  const create = (at: Date) =>
    drafts.create(
      {
        uuid: randomUUID(),
        version: 1,
        appType: 'sell',
        addressType: 'orphan',
        blocks: '{}',
        fieldVersions: '{}',
        at,
        photoIds: null,
      },
      randomBytes(32),
      'client',
      { ...LIMITS, perClient: 100 },
    )
  await create(new Date(NOON.getTime() - 90 * DAY_MS))
  await create(NOON)
  expect(await purgeDrafts({ drafts, now: () => NOON })).toBe(4_200)
  expect((await own.owner.query('select count(*)::int as count from drafts')).rows).toEqual([{ count: 2 }])
  expect(await purgeDrafts({ drafts, now: () => NOON })).toBe(0)
  expect((await own.owner.query('select name from used_limits')).rows).toHaveLength(1)
  await purgeDrafts({ drafts, now: () => new Date(NOON.getTime() + 2 * HOUR_MS) })
  expect((await own.owner.query('select name from used_limits')).rows).toEqual([])
})
