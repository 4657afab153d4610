import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { settleEntitlements } from '../../entitlements/privacy-numbers/keep-numbers.ts'
import { moderationStore } from '../published/moderation-store.ts'
import { publishOrder } from './publish-order.ts'
import { republish } from './withdraw.ts'

const PRIVACY = /^01632 960\d{3}$/

const site = aBuyerSite()
const settle = () => settleEntitlements(site.server.deps.privacyNumbers)

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
    const { listing, order, finish } = await site.buyer.bought(option)
    const owed = (await site.buyer.own(listing))?.entitlements ?? []
    expect(owed.map((one) => [one.kind, one.level, one.state, one.waitingFor, one.until])).toEqual(expected)
    await publishOrder(site.server.deps.publishing, order)
    await finish(1)
    expect(await countOf(site.server, 'entitlements where order_id = $1', [order])).toBe(expected.length)
  })

  test('stands in the receipt, for the owner and for the operator in the same words', async () => {
    const { listing, order } = await site.buyer.bought('Bronze-Package')
    const number = await site.buyer.phoneOf(listing)
    const line = `Privacy number for 1 month: ${number}, from 20 November 2026 until 20 December 2026.`
    const letter = (await emailsTo(site.server, site.buyer.owner.email)).find(({ text }) =>
      text.includes(order),
    )
    expect(letter?.text).toContain(line)
    const [owed] = (await site.buyer.own(listing))?.entitlements ?? []
    expect(owed).toMatchObject({ delivered: number, until: '2026-12-20' })
    const moderated = await moderationStore(site.server.database).find(listing, site.now)
    expect(moderated?.entitlements).toEqual([owed])
  })

  test('is nothing of an advert that is free', async () => {
    const draft = await site.buyer.draft('none')
    const { body } = await draft.finish()
    expect(await site.buyer.own(body.listing_id ?? '')).toMatchObject({
      entitlements: [],
      calls: null,
      ownPhone: null,
    })
    expect(await site.buyer.phoneOf(body.listing_id ?? '')).toBe('07700 900123')
  })
})

describe('a privacy number', () => {
  test('stands in place of the owner’s own everywhere, to the end of its last day', async () => {
    const { listing } = await site.buyer.bought('Bronze-Package')
    const number = await site.buyer.phoneOf(listing)
    expect(number).toMatch(PRIVACY)
    for (const url of [`/advert/${listing}`, `/advert/${listing}/phone`, '/adverts']) {
      const { payload } = await site.server.app.inject({ url })
      expect(payload).not.toMatch(/07700 ?900123/)
      expect(payload.includes(number ?? '')).toBe(url.endsWith('/phone'))
    }
    site.setNow('2026-12-20T23:59:59Z')
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    site.setNow('2026-12-21T00:00:00Z')
    expect(await site.buyer.phoneOf(listing)).toBeNull()
    const { payload } = await site.server.app.inject({ url: `/advert/${listing}` })
    expect(payload).not.toContain('Show the phone number')
    expect(await site.server.app.inject({ url: `/advert/${listing}/phone` })).toMatchObject({
      statusCode: 303,
    })
  })

  test('begins on the day on which the advert is first shown', async () => {
    const { listing } = await site.buyer.bought('Bronze-Package', {
      publishDate: true,
      startDate: '2026-12-05',
    })
    const [owed] = (await site.buyer.own(listing))?.entitlements ?? []
    expect(owed).toMatchObject({ state: 'active', from: '2026-12-05', until: '2027-01-05' })
  })

  test('of an advert that is shown earlier than planned begins and ends earlier', async () => {
    const later = { publishDate: true, startDate: '2026-12-05' }
    const { listing, save, finish } = await site.buyer.bought('Bronze-Package', later)
    const number = await site.buyer.phoneOf(listing)
    const earlier = { publishDate: true, startDate: '2026-12-01' }
    await save(1, earlier)
    await finish(2, earlier)
    const [owed] = (await site.buyer.own(listing))?.entitlements ?? []
    expect(owed).toMatchObject({ from: '2026-12-01', until: '2027-01-01', delivered: number })
  })

  test('waits while nobody is to call, and begins when the advert offers calls', async () => {
    site.setNow('2026-11-20T20:00:00Z')
    const { listing, save, finish } = await site.buyer.bought('Bronze-Package', {
      contactPreference: 'email',
    })
    expect((await site.buyer.own(listing))?.entitlements).toMatchObject([
      { state: 'waiting', waitingFor: 'phone-shown', delivered: null, until: null },
    ])
    expect(await countOf(site.server, 'privacy_number_leases where listing_id = $1', [listing])).toBe(0)
    site.setNow('2026-11-21T06:00:00Z')
    const calls = { contactPreference: 'mobile' } as const
    await save(1, calls)
    await finish(2, calls)
    expect((await site.buyer.own(listing))?.entitlements).toMatchObject([
      { state: 'active', from: '2026-11-21', until: '2026-12-21', delivered: expect.stringMatching(PRIVACY) },
    ])
  })

  test('stays the same when the advert is changed, and when it comes back online', async () => {
    const { listing, uuid, save, finish, withdraw } = await site.buyer.bought('Gold-Package')
    const number = await site.buyer.phoneOf(listing)
    await save(1, { summary: 'Changed' })
    await finish(2, { summary: 'Changed' })
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    await withdraw()
    const state = () =>
      site.server.database
        .query<{ state: string }>('select state from privacy_numbers where listing_id = $1', [listing])
        .then(({ rows }) => rows.map((row) => row.state))
    expect(await state()).toEqual(['resting'])
    site.setNow('2026-12-10T12:00:00Z')
    await republish(site.server.deps.publishing, uuid, site.buyer.owner.ownerKey)
    expect(await state()).toEqual(['leased'])
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    expect((await site.buyer.own(listing))?.entitlements[1]).toMatchObject({ until: '2027-02-20' })
  })

  test('that has ended rests for 30 days from its end, and is free after them', async () => {
    const { listing } = await site.buyer.bought('Bronze-Package')
    site.setNow('2026-12-25T12:00:00Z')
    expect(await settle()).toBeGreaterThan(0)
    expect(await settle()).toBe(0)
    const { rows } = await site.server.database.query(
      'select state, rests_until from privacy_numbers where listing_id = $1',
      [listing],
    )
    expect(rows).toEqual([{ state: 'resting', rests_until: new Date('2027-01-20T00:00:00Z') }])
  })

  test('of an advert that was taken down rests; of an order that was cancelled, too', async () => {
    const removed = await site.buyer.bought('Bronze-Package')
    const cancelled = await site.buyer.bought('Silver-Package')
    const moderation = moderationStore(site.server.database)
    await moderation.takeDown(removed.listing, { by: COMMAND_LINE, why: '', at: site.now })
    expect(await moderation.endOption(cancelled.listing, { by: COMMAND_LINE, why: '', at: site.now })).toBe(
      true,
    )
    // It may be put back.
    expect((await site.buyer.own(removed.listing))?.entitlements.map(({ state }) => state)).toEqual([
      'active',
    ])
    expect((await site.buyer.own(cancelled.listing))?.entitlements.map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ])
    expect(await site.buyer.phoneOf(cancelled.listing)).toBeNull()
    expect(
      await countOf(site.server, `privacy_numbers where state = 'resting' and listing_id = any($1)`, [
        [removed.listing, cancelled.listing],
      ]),
    ).toBe(2)
  })
})
