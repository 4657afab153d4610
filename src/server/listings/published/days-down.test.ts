import { expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { settleEntitlements } from '../../entitlements/privacy-numbers/keep-numbers.ts'
import { refundPence } from '../../orders/refund.ts'
import { orderView } from '../../staff/desk/order-view-store.ts'
import { endOptions } from '../publishing/end-options.ts'
import { moderationStore } from './moderation-store.ts'

const site = aBuyerSite({ forEachTest: true })

const decide = (act: 'takeDown' | 'putBack', listing: string) =>
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
    .filter((text) => text.includes('back'))

test('what was bought runs on by each day that had begun while its advert was down', async () => {
  const { listing, order } = await site.buyer.bought('Gold-Package')
  expect(await ends(listing)).toEqual([
    '2027-02-21T00:00:00.000Z',
    ['tenant-reference', '2027-11-20', 'waiting'],
    ['privacy-number', '2027-02-20', 'active'],
    ['facebook-promotion', '2027-02-20', 'waiting'],
  ])
  const refundOn = async (day: string) => {
    const view = await orderView(site.server.database)(order)
    return view && refundPence(view, 'days-left', day)
  }
  const before = await refundOn('2026-11-26')
  await down(listing, '2026-11-25T12:00:00Z', '2026-11-28T13:00:00Z')
  expect(await ends(listing)).toEqual([
    '2027-02-25T00:00:00.000Z',
    ['tenant-reference', '2027-11-20', 'waiting'],
    ['privacy-number', '2027-02-24', 'active'],
    ['facebook-promotion', '2027-02-24', 'waiting'],
  ])
  expect(await refundOn('2026-11-30')).toBe(before)
  expect((await letters()).join()).toContain('We’ve added 4 days to what you paid for')
})

test('nothing of an advert that is down ends, even where it would have been over', async () => {
  const { listing, order } = await site.buyer.bought('Bronze-Package')
  await down(listing, '2026-12-19T12:00:00Z', '2026-12-29T12:00:00Z')
  expect(await ends(listing)).toEqual([undefined, ['privacy-number', '2026-12-30', 'active']])
  await settleEntitlements(site.server.deps.privacyNumbers)
  expect(await site.buyer.phoneOf(listing)).toMatch(/^01632 /)
  site.setNow('2026-12-31T00:00:00Z')
  await endOptions(site.server.deps.publishing)
  expect(await site.rows('select state, days_down from orders where id = $1', [order])).toEqual([
    { state: 'ended', days_down: 10 },
  ])
})

test('the end of a day stays one when the clocks change', async () => {
  const { listing } = await site.buyer.bought('Gold-Package')
  await down(listing, '2027-02-20T12:00:00Z', '2027-04-01T11:00:00Z')
  const [option] = await ends(listing)
  expect(option).toBe('2027-04-01T23:00:00.000Z')
})

test.each([
  ['that nobody could see yet', { publishDate: true, startDate: '2026-12-05' }, false],
  ['that its owner had withdrawn', {}, true],
])('an advert %s gets no days', async (_, answers, isWithdrawn) => {
  const { listing, order, withdraw } = await site.buyer.bought('Bronze-Package', answers)
  if (isWithdrawn) await withdraw()
  await down(listing, '2026-11-25T12:00:00Z', '2026-11-28T13:00:00Z')
  expect(await site.rows('select days_down from orders where id = $1', [order])).toEqual([{ days_down: 0 }])
  expect((await letters()).join()).not.toContain('We’ve added')
})
