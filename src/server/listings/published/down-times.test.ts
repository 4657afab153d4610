import { expect, test } from 'vitest'
import { today } from '#shared/values/iso-date.ts'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { settleEntitlements } from '../../entitlements/privacy-numbers/keep-numbers.ts'
import { promotionStore } from '../../entitlements/promotion/promotion-store.ts'
import { refundPence } from '../../orders/refund.ts'
import { orderView } from '../../staff/desk/order-view-store.ts'
import { endOptions } from '../publishing/end-options.ts'
import { moderationStore } from './moderation-store.ts'

const site = aBuyerSite({ forEachTest: true })

const decide = (act: 'takeDown' | 'putBack' | 'endOption', listing: string) =>
  moderationStore(site.server.database)[act](listing, { by: COMMAND_LINE, why: 'A mistake.', at: site.now })
async function down(listing: string, from: string, until: string) {
  site.setNow(from)
  expect(await decide('takeDown', listing)).toBe('removed')
  site.setNow(until)
  await endOptions(site.server.deps.publishing)
  await settleEntitlements(site.server.deps.privacyNumbers)
  expect(await decide('putBack', listing)).toBe('done')
}
/** When each of them is over: the option, and what it includes. */
const ends = async (listing: string) => {
  const own = await site.buyer.own(listing)
  const included = (own?.entitlements ?? []).map(({ kind, until, state }) => [kind, until, state])
  const [row] = await site.rows('select option_ends_at from listings where id = $1', [listing])
  return [row?.option_ends_at?.toISOString(), ...included]
}
const letters = async () =>
  (await emailsTo(site.server, site.buyer.owner.email))
    .map(({ text }) => text)
    .filter((text) => text.includes('We’ve put your advert'))

const refundNow = async (order: string) => {
  const view = await orderView(site.server.database)(order)
  return view && refundPence(view, 'days-left', today(site.now))
}
const orderState = async (order: string) =>
  (await site.rows('select state from orders where id = $1', [order]))[0]?.state

test('what was bought runs on by each day that began while its advert was down', async () => {
  const { listing, order } = await site.buyer.bought('Gold-Package')
  expect(await ends(listing)).toEqual([
    '2027-02-21T00:00:00.000Z',
    ['tenant-reference', '2027-11-20', 'waiting'],
    ['privacy-number', '2027-02-20', 'active'],
    ['facebook-promotion', '2027-02-20', 'waiting'],
  ])
  site.setNow('2026-11-25T12:00:00Z')
  const before = await refundNow(order)
  await down(listing, '2026-11-25T12:00:00Z', '2026-11-28T13:00:00Z')
  await down(listing, '2026-11-28T23:59:00Z', '2026-11-29T00:00:00Z')
  expect(await ends(listing)).toEqual([
    '2027-02-25T00:00:00.000Z',
    ['tenant-reference', '2027-11-20', 'waiting'],
    ['privacy-number', '2027-02-24', 'active'],
    ['facebook-promotion', '2027-02-24', 'waiting'],
  ])
  expect(await refundNow(order)).toBe(before)
  const told = (await letters()).join()
  expect(told).toContain(
    'We’ve added 3 days to your paid option, because your advert was down. It now ends on 23 February 2027.',
  )
  expect(told).toContain(
    'We’ve added 1 day to your paid option, because your advert was down. It now ends on 24 February 2027.',
  )
})

test('while it is down, no day counts as used, put back or not', async () => {
  const { listing, order } = await site.buyer.bought('Gold-Package')
  site.setNow('2026-11-25T12:00:00Z')
  const before = await refundNow(order)
  await decide('takeDown', listing)
  site.setNow('2027-06-01T12:00:00Z')
  expect(await refundNow(order)).toBe(before)
})

test('nothing of an advert that is down ends, even where it would have been over', async () => {
  const { listing, order } = await site.buyer.bought('Bronze-Package')
  await down(listing, '2026-12-19T12:00:00Z', '2026-12-29T12:00:00Z')
  expect(await ends(listing)).toEqual([undefined, ['privacy-number', '2026-12-30', 'active']])
  await settleEntitlements(site.server.deps.privacyNumbers)
  expect(await site.buyer.phoneOf(listing)).toMatch(/^01632 /)
  site.setNow('2026-12-31T00:00:00Z')
  await endOptions(site.server.deps.publishing)
  expect(await orderState(order)).toBe('ended')
})

test('what was over before the advert went down ends all the same, and gets no days', async () => {
  const { listing, order } = await site.buyer.bought('Bronze-Package')
  await down(listing, '2026-12-21T00:00:00Z', '2026-12-24T12:00:00Z')
  expect([await orderState(order), await ends(listing)]).toEqual([
    'ended',
    ['2026-12-21T00:00:00.000Z', ['privacy-number', '2026-12-20', 'ended']],
  ])
  expect((await letters()).join()).not.toContain('We’ve added')
})

test('an option that staff end while the advert is down does not come back with it', async () => {
  const { listing, order } = await site.buyer.bought('Gold-Package')
  site.setNow('2026-11-25T12:00:00Z')
  await decide('takeDown', listing)
  site.setNow('2027-03-01T12:00:00Z')
  expect(await decide('endOption', listing)).toBe(true)
  await endOptions(site.server.deps.publishing)
  await decide('putBack', listing)
  expect([await orderState(order), (await ends(listing))[0]]).toEqual(['ended', '2026-11-25T12:00:00.000Z'])
})

test('a post that is taken off Facebook meanwhile is owed again', async () => {
  const { listing } = await site.buyer.bought('Gold-Package')
  const [{ id }] = await site.rows(
    `select id from entitlements where listing_id = $1 and kind = 'facebook-promotion'`,
    [listing],
  )
  const promotions = promotionStore(site.server.database)
  const decision = () => ({ by: COMMAND_LINE, why: 'A test.', at: site.now })
  await promotions.notePost(id, 'https://www.facebook.com/gatepost/posts/1', decision())
  site.setNow('2026-11-25T12:00:00Z')
  await decide('takeDown', listing)
  site.setNow('2027-03-01T12:00:00Z')
  await promotions.noteRemoval(id, decision())
  await decide('putBack', listing)
  expect((await ends(listing)).at(-1)).toEqual(['facebook-promotion', '2027-05-27', 'waiting'])
})

test('the end of a day stays one when the clocks change', async () => {
  const { listing } = await site.buyer.bought('Gold-Package')
  await down(listing, '2027-02-20T12:00:00Z', '2027-04-01T11:00:00Z')
  const [option] = await ends(listing)
  expect(option).toBe('2027-04-01T23:00:00.000Z')
})

test.each([
  ['that nobody could see yet', { publishDate: true, startDate: '2026-12-05' }, false, '2027-01-05'],
  ['that its owner had withdrawn', {}, true, '2026-12-20'],
  ['whose privacy number waits', { contactPreference: 'email' }, false, null],
] as const)('an advert %s gets no days', async (_, answers, isWithdrawn, until) => {
  const { listing, withdraw } = await site.buyer.bought('Bronze-Package', answers)
  if (isWithdrawn) await withdraw()
  await down(listing, '2026-11-25T12:00:00Z', '2026-11-28T13:00:00Z')
  expect((await ends(listing)).at(-1)?.slice(0, 2)).toEqual(['privacy-number', until])
  const [letter] = await letters()
  expect(letter).toContain('back')
  expect(letter).not.toContain('We’ve added')
})
