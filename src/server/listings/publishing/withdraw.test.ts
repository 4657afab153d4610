import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser, aNetwork } from '../../../../tests/support/browsers.ts'
import {
  aHouseToLet,
  aRoomToLet,
  letting,
  selling,
  withFoundAddress,
} from '../../../../tests/support/builders.ts'
import {
  aFinishedDraft,
  anOwner,
  aStreet,
  countOf,
  listingOf,
  type Owner,
  published,
} from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { sandboxTown } from '../../gateways/sandbox-town.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let now = NOON
let server: Awaited<ReturnType<typeof aServer>>
let seller: Owner
beforeAll(async () => {
  server = await aServer({ now: () => now })
  seller = await anOwner(server)
})
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const keysOf = (uuid: string) => countOf(server, 'live_addresses where draft_uuid = $1', [uuid])
const stateOf = async (uuid: string) => (await listingOf(server, uuid))?.['state']
const home = sandboxTown()[7]?.address
const DONE = { success: true, error_message: '' }

describe.each([
  ['typed', selling, {}],
  [
    'found',
    withFoundAddress(selling),
    { propertyPostcode: home?.postcode ?? '', propertyAddress: home?.udprn ?? '' },
  ],
] as const)('an advert whose address was %s', (_what, context, answers) => {
  test('is withdrawn, many times at once, and its address is free', async () => {
    const draft = await published(server, seller, { context, answers })
    expect(await keysOf(draft.uuid)).toBeGreaterThan(0)
    const withdrawn = await Promise.all(times(10).map(() => draft.withdraw()))
    expect(withdrawn.map(({ body }) => body)).toEqual(times(10).map(() => DONE))
    expect([await stateOf(draft.uuid), await keysOf(draft.uuid)]).toEqual(['withdrawn', 0])

    const shown = await Promise.all(times(10).map(() => draft.republish()))
    expect(shown.map(({ body }) => body)).toEqual(times(10).map(() => DONE))
    expect(await stateOf(draft.uuid)).toBe('live')

    await draft.withdraw()
    const other = await published(server, await anOwner(server), {
      context,
      answers: { streetName: draft.answers.streetName, ...answers },
    })
    const taken = await draft.republish()
    expect([taken.status, taken.body.success]).toEqual([200, false])
    expect(taken.body.error_message).toMatch(/^We already have an advert for a property with this address/)
    expect(await stateOf(draft.uuid)).toBe('withdrawn')
    await other.withdraw()
    expect((await draft.republish()).body).toEqual(DONE)
    await draft.withdraw()
  })
})

test('shown again it has the answers that were published, and the address that it was published with', async () => {
  const draft = await published(server, seller)
  await draft.withdraw()
  await draft.save(1, { summary: 'Not published', streetName: 'Elsewhere Lane' })
  await draft.republish()
  const listing = await listingOf(server, draft.uuid)
  expect(listing).toMatchObject({ state: 'live', answers: { summary: draft.answers.summary } })
  const other = await aFinishedDraft(server, await anOwner(server), {
    answers: { streetName: draft.answers.streetName },
  })
  expect((await other.finish()).body.errors).toHaveLength(1)
})

test('a final save shows a withdrawn advert again, too', async () => {
  const draft = await published(server, seller)
  await draft.withdraw()
  expect((await draft.finish()).body.listing_id).toBe(draft.listing)
  expect([await stateOf(draft.uuid), await keysOf(draft.uuid)]).toEqual(['live', 1])
})

test('what the operator took down stays down', async () => {
  const draft = await published(server, seller)
  await server.database.query(`update listings set state = 'removed' where id = $1`, [draft.listing])
  for (const call of [draft.withdraw, draft.republish]) {
    const { status, body } = await call()
    expect([status, body.success]).toEqual([200, false])
    expect(body.error_message).toMatch(/^We took this advert down/)
  }
  expect(await stateOf(draft.uuid)).toBe('removed')
})

test('is for its owner alone', async () => {
  const draft = await published(server, seller)
  const other = await anOwner(server)
  const unfinished = await aFinishedDraft(server, seller)
  for (const call of [draft.withdraw, draft.republish]) {
    expect((await call(aBrowser(server, aNetwork()))).status).toBe(403)
    expect((await call(other.browser)).status).toBe(404)
  }
  expect((await unfinished.withdraw()).status).toBe(404)
  expect((await unfinished.republish()).status).toBe(404)
  expect(await stateOf(draft.uuid)).toBe('live')
  for (const data of [{}, { uuid: 'x' }, { uuid: [randomUUID()] }, null, 7]) {
    expect((await seller.browser.post('/create-listing/withdraw', { data })).status).toBe(400)
  }
})

test('a changed address is claimed, and the old one is free', async () => {
  const draft = await published(server, seller)
  expect((await draft.finish(1, { doorNumber: '15' })).body.listing_id).toBe(draft.listing)
  const other = await anOwner(server)
  const same = { streetName: draft.answers.streetName }
  expect(
    (await (await aFinishedDraft(server, other, { answers: { ...same, doorNumber: '15' } })).finish()).body
      .success,
  ).toBe(false)
  expect((await (await aFinishedDraft(server, other, { answers: same })).finish()).body.success).toBe(true)
})

test('an owner’s list of published adverts', async () => {
  const owner = await anOwner(server)
  const first = await published(server, owner, { photos: 3 })
  now = new Date('2026-11-20T12:01:00Z')
  const second = await published(server, owner, {
    answers: { publishDate: true, startDate: '2026-12-01', priceType: 1 },
  })
  now = NOON
  await aFinishedDraft(server, owner)
  await first.withdraw()
  await first.save(1, { summary: 'Changed' })
  const list = await server.deps.ownListings(owner.ownerKey)
  expect(list).toEqual([
    {
      listing: second.listing,
      uid: second.uuid,
      type: 'sell',
      state: 'scheduled',
      liveFrom: '2026-12-01',
      photo: { url: second.answers.files_uploaded[0]?.url },
      photoCount: 1,
      portals: [],
      price: 325_000,
      priceFrequency: null,
      summary: '3 Bed Detached House For Sale',
      address: expect.stringMatching(/ Lane, Chalfont St. Peter$/),
      option: 'Standard',
      hasChanges: false,
      law: null,
      entitlements: [],
      calls: null,
      ownPhone: null,
      phoneToConfirm: null,
      cancelling: null,
      refund: null,
      ended: null,
      optionUntil: null,
      upgrades: null,
    },
    expect.objectContaining({
      listing: first.listing,
      state: 'withdrawn',
      photoCount: 3,
      hasChanges: true,
      summary: '3 Bed Detached House For Sale',
    }),
  ])
  now = new Date('2026-12-01T00:00:00Z')
  const later = await server.deps.ownListings(owner.ownerKey)
  expect(later[0]?.state).toBe('live')
  expect(await server.deps.ownListings((await anOwner(server)).ownerKey)).toEqual([])
})

test.each([
  [aHouseToLet, 950, 'month'],
  [aRoomToLet, 140, 'week'],
] as const)(
  'a home to let is in the list with how often its rent is paid',
  async (build, price, priceFrequency) => {
    const owner = await anOwner(server)
    await published(server, owner, { context: letting, answers: build({ streetName: aStreet() }) })
    expect(await server.deps.ownListings(owner.ownerKey)).toMatchObject([
      { type: 'let', price, priceFrequency },
    ])
  },
)
