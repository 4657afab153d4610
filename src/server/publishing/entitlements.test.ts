import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailsTo } from '../../../tests/support/browsers.ts'
import { aBuyer, type Buyer } from '../../../tests/support/buyers.ts'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { countOf } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'
import { COMMAND_LINE } from '../db/actor.ts'
import { settleEntitlements } from '../privacy-numbers/keep-numbers.ts'
import { moderationStore } from '../published/moderation-store.ts'
import { publishOrder } from './publish-order.ts'
import { republish } from './withdraw.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const PRIVACY = /^01632 960\d{3}$/

let now = NOON
let database: TestDatabase
let here: Awaited<ReturnType<typeof aServer>>
let buyer: Buyer
beforeAll(async () => {
  database = await aDatabase()
  here = await aServer({ on: database, now: () => now })
  buyer = await aBuyer(here, () => now)
})
beforeEach(() => {
  now = NOON
})
const settle = () => settleEntitlements(here.deps.privacyNumbers)

describe('what an option includes', () => {
  test.each([
    [
      'Gold-Package',
      [
        ['tenant-reference', 'full', 'waiting', 'owner', '2027-11-20'],
        ['privacy-number', null, 'active', null, '2027-02-20'],
        ['facebook-promotion', null, 'waiting', 'us', '2027-02-20'],
      ],
    ],
    [
      'Silver-Package',
      [
        ['tenant-reference', 'basic', 'waiting', 'owner', '2027-11-20'],
        ['privacy-number', null, 'active', null, '2026-12-20'],
      ],
    ],
    ['Bronze-Package', [['privacy-number', null, 'active', null, '2026-12-20']]],
  ] as const)('%s is owed from the moment at which its order is fulfilled', async (option, expected) => {
    const { listing, order, finish } = await buyer.bought(option)
    const owed = (await buyer.own(listing))?.entitlements ?? []
    expect(owed.map((one) => [one.kind, one.level, one.state, one.waitingFor, one.until])).toEqual(expected)
    await publishOrder(here.deps.publishing, order)
    await finish(1)
    expect(await countOf(here, 'entitlements where order_id = $1', [order])).toBe(expected.length)
  })

  test('stands in the receipt, for the owner and for the operator in the same words', async () => {
    const { listing, order } = await buyer.bought('Bronze-Package')
    const number = await buyer.phoneOf(listing)
    const line = `Privacy number for 1 month: ${number}, from 20 November 2026 until 20 December 2026.`
    const letter = (await emailsTo(here, buyer.owner.email)).find(({ text }) => text.includes(order))
    expect(letter?.text).toContain(line)
    const [owed] = (await buyer.own(listing))?.entitlements ?? []
    expect(owed).toMatchObject({ delivered: number, until: '2026-12-20' })
    const moderated = await moderationStore(database.database).find(listing, now)
    expect(moderated?.entitlements).toEqual([owed])
  })

  test('is nothing of an advert that is free', async () => {
    const draft = await buyer.draft('none')
    const { body } = await draft.finish()
    expect(await buyer.own(body.listing_id ?? '')).toMatchObject({
      entitlements: [],
      calls: null,
      ownPhone: null,
    })
    expect(await buyer.phoneOf(body.listing_id ?? '')).toBe('07700 900123')
  })
})

describe('a privacy number', () => {
  test('stands in place of the owner’s own everywhere, to the end of its last day', async () => {
    const { listing } = await buyer.bought('Bronze-Package')
    const number = await buyer.phoneOf(listing)
    expect(number).toMatch(PRIVACY)
    for (const url of [`/advert/${listing}`, `/advert/${listing}/phone`, '/adverts']) {
      const { payload } = await here.app.inject({ url })
      expect(payload).not.toMatch(/07700 ?900123/)
      expect(payload.includes(number ?? '')).toBe(url.endsWith('/phone'))
    }
    now = new Date('2026-12-20T23:59:59Z')
    expect(await buyer.phoneOf(listing)).toBe(number)
    now = new Date('2026-12-21T00:00:00Z')
    expect(await buyer.phoneOf(listing)).toBeNull()
    const { payload } = await here.app.inject({ url: `/advert/${listing}` })
    expect(payload).not.toContain('Show the phone number')
    expect(await here.app.inject({ url: `/advert/${listing}/phone` })).toMatchObject({ statusCode: 303 })
  })

  test('begins on the day on which the advert is first shown', async () => {
    const { listing } = await buyer.bought('Bronze-Package', { publishDate: true, startDate: '2026-12-05' })
    const [owed] = (await buyer.own(listing))?.entitlements ?? []
    expect(owed).toMatchObject({ state: 'active', from: '2026-12-05', until: '2027-01-05' })
  })

  test('of an advert that is shown earlier than planned begins and ends earlier', async () => {
    const later = { publishDate: true, startDate: '2026-12-05' }
    const { listing, save, finish } = await buyer.bought('Bronze-Package', later)
    const number = await buyer.phoneOf(listing)
    const earlier = { publishDate: true, startDate: '2026-12-01' }
    await save(1, earlier)
    await finish(2, earlier)
    const [owed] = (await buyer.own(listing))?.entitlements ?? []
    expect(owed).toMatchObject({ from: '2026-12-01', until: '2027-01-01', delivered: number })
  })

  test('waits while nobody is to call, and begins when the advert offers calls', async () => {
    now = new Date('2026-11-20T20:00:00Z')
    const { listing, save, finish } = await buyer.bought('Bronze-Package', { contactPreference: 'email' })
    expect((await buyer.own(listing))?.entitlements).toMatchObject([
      { state: 'waiting', waitingFor: 'phone-shown', delivered: null, until: null },
    ])
    expect(await countOf(here, 'privacy_number_leases where listing_id = $1', [listing])).toBe(0)
    now = new Date('2026-11-21T06:00:00Z')
    const calls = { contactPreference: 'mobile' } as const
    await save(1, calls)
    await finish(2, calls)
    expect((await buyer.own(listing))?.entitlements).toMatchObject([
      { state: 'active', from: '2026-11-21', until: '2026-12-21', delivered: expect.stringMatching(PRIVACY) },
    ])
  })

  test('stays the same when the advert is changed, and when it comes back online', async () => {
    const { listing, uuid, save, finish, withdraw } = await buyer.bought('Gold-Package')
    const number = await buyer.phoneOf(listing)
    await save(1, { summary: 'Changed' })
    await finish(2, { summary: 'Changed' })
    expect(await buyer.phoneOf(listing)).toBe(number)
    await withdraw()
    const state = () =>
      database.database
        .query<{ state: string }>('select state from privacy_numbers where listing_id = $1', [listing])
        .then(({ rows }) => rows.map((row) => row.state))
    expect(await state()).toEqual(['resting'])
    now = new Date('2026-12-10T12:00:00Z')
    await republish(here.deps.publishing, uuid, buyer.owner.ownerKey)
    expect(await state()).toEqual(['leased'])
    expect(await buyer.phoneOf(listing)).toBe(number)
    expect((await buyer.own(listing))?.entitlements[1]).toMatchObject({ until: '2027-02-20' })
  })

  test('that has ended rests for 30 days from its end, and is free after them', async () => {
    const { listing } = await buyer.bought('Bronze-Package')
    now = new Date('2026-12-25T12:00:00Z')
    expect(await settle()).toBeGreaterThan(0)
    expect(await settle()).toBe(0)
    const { rows } = await database.database.query(
      'select state, rests_until from privacy_numbers where listing_id = $1',
      [listing],
    )
    expect(rows).toEqual([{ state: 'resting', rests_until: new Date('2027-01-20T00:00:00Z') }])
  })

  test('of an advert that was taken down rests; of an order that was cancelled, too', async () => {
    const removed = await buyer.bought('Bronze-Package')
    const cancelled = await buyer.bought('Silver-Package')
    const moderation = moderationStore(database.database)
    await moderation.takeDown(removed.listing, { by: COMMAND_LINE, why: '', at: now })
    expect(await moderation.endOption(cancelled.listing, { by: COMMAND_LINE, why: '', at: now })).toBe(true)
    // It may be put back.
    expect((await buyer.own(removed.listing))?.entitlements.map(({ state }) => state)).toEqual(['active'])
    expect((await buyer.own(cancelled.listing))?.entitlements.map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ])
    expect(await buyer.phoneOf(cancelled.listing)).toBeNull()
    expect(
      await countOf(here, `privacy_numbers where state = 'resting' and listing_id = any($1)`, [
        [removed.listing, cancelled.listing],
      ]),
    ).toBe(2)
  })
})
