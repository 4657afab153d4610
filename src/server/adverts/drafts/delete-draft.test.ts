import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import {
  aFinishedDraft,
  anOrder,
  anOwner,
  countOf,
  type Owner,
  published,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { purgeDrafts } from './purge-drafts.ts'

const HOUR_MS = 3_600_000
let now = new Date('2026-11-20T12:00:00Z')
let server: Awaited<ReturnType<typeof aServer>>
let owner: Owner
beforeAll(async () => {
  server = await aServer({ now: () => now })
})
// The days that pass here end sessions.
beforeEach(async () => {
  owner = await anOwner(server)
})

const call = async (what: 'delete' | 'restore', uuid: string, { browser }: Pick<Owner, 'browser'> = owner) =>
  browser.post(`/create-listing/${what}-draft`, { data: { uuid } })
const stored = (uuid: string) => countOf(server, 'drafts where uuid = $1', [uuid])

async function listed(uuid: string): Promise<boolean> {
  const { body } = await owner.browser.post('/create-listing/get-initial-data', {
    data: { uuid: null, app_type: 'sell' },
  })
  const { data } = body as unknown as { data: { user: { pendingListings: { uid: string }[] } } }
  return data.user.pendingListings.some(({ uid }) => uid === uuid)
}

test('a draft that was deleted is not listed, comes back, and is gone with its photos after a day', async () => {
  const { uuid } = await aFinishedDraft(server, owner)
  const kept = await aFinishedDraft(server, owner)
  const outcomes = await Promise.all([call('delete', uuid), call('delete', uuid)])
  expect(outcomes.map(({ body }) => body['success'])).toEqual([true, true])
  expect(await listed(uuid)).toBe(false)
  expect((await call('restore', uuid)).body['success']).toBe(true)
  expect(await listed(uuid)).toBe(true)
  await call('delete', uuid)
  now = new Date(now.getTime() + 23 * HOUR_MS)
  await purgeDrafts({ ...server.deps.adverts, now: () => now })
  expect(await stored(uuid)).toBe(1)
  now = new Date(now.getTime() + 2 * HOUR_MS)
  await purgeDrafts({ ...server.deps.adverts, now: () => now })
  expect([await stored(uuid), await stored(kept.uuid)]).toEqual([0, 1])
  expect(await countOf(server, `photos where draft_uuid = $1 and state <> 'removed'`, [uuid])).toBe(0)
})

test('a window that is still open brings it back by a save', async () => {
  const draft = await aFinishedDraft(server, owner)
  await call('delete', draft.uuid)
  await draft.save(1, { sellingPrice: 1 })
  expect(await listed(draft.uuid)).toBe(true)
})

test('what is published, or about to be paid for, is not deleted', async () => {
  const draft = await published(server, owner)
  expect((await call('delete', draft.uuid)).body['success']).toBe(false)
  const ordered = await aFinishedDraft(server, owner)
  await anOrder(server, ordered.uuid, { state: 'open' })
  expect((await call('delete', ordered.uuid)).body['success']).toBe(false)
  expect(await listed(ordered.uuid)).toBe(true)
})

test('nobody else’s draft is deleted or restored', async () => {
  const { uuid } = await aFinishedDraft(server, owner)
  const other = await anOwner(server)
  expect((await call('delete', uuid, other)).status).toBe(404)
  expect((await call('delete', uuid, { browser: aBrowser(server) })).status).toBe(403)
  await call('delete', uuid)
  expect((await call('restore', uuid, other)).status).toBe(404)
  expect(await listed(uuid)).toBe(false)
})

test('no more drafts come back than an owner may have', async () => {
  const full = await aServer({
    change: (deps) => ({
      ...deps,
      adverts: { ...deps.adverts, limits: { ...deps.adverts.limits, perOwner: 1 } },
    }),
  })
  const person = await anOwner(full)
  const first = await aFinishedDraft(full, person)
  await call('delete', first.uuid, person)
  await aFinishedDraft(full, person)
  const { body } = await call('restore', first.uuid, person)
  expect(body['success']).toBe(false)
})

test('the list shows where each home is, as typed or as chosen', async () => {
  const person = await anOwner(server)
  await aFinishedDraft(server, person, { answers: { streetName: 'St "Mary" \\ Row', doorNumber: '14' } })
  const { browser } = person
  const { body } = await browser.post('/address.json', { postcode: 'TR40 1CC' })
  const [home] = (
    body as unknown as { result: { summaryline: string; uniquedeliverypointreferencenumber: string }[] }
  ).result
  const found = await aFinishedDraft(server, person, {
    context: { appType: 'sell', addressType: 'standard' },
    answers: {
      propertyPostcode: 'TR40 1CC',
      propertyAddress: home?.uniquedeliverypointreferencenumber ?? '',
    },
  })
  const addresses = await server.deps.draftAddresses(person.ownerKey)
  expect(addresses[found.uuid]).toBe(home?.summaryline)
  expect(Object.values(addresses)).toContain('14 St "Mary" \\ Row, Chalfont St. Peter, SL9 9AA')
})
