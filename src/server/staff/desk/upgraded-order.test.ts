import { expect, test } from 'vitest'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { post, someStaff } from '../../../../tests/support/desk.ts'
import { upgrading } from '../../../../tests/support/upgrades.ts'
import { deskPaths } from './desk-paths.ts'

const site = aBuyerSite()
const { upgraded, refundsOf } = upgrading(site)

test('an order and what upgraded it name each other, and are refunded together', async () => {
  const { order, listing, uuid } = await site.buyer.bought('Bronze-Package')
  const gold = await upgraded(uuid, 'Gold-Package')
  const staff = await someStaff(site.server, () => site.now)
  const look = async (url: string) =>
    (await site.server.app.inject({ url, headers: { cookie: staff.cookie } })).body
  const before = await look(deskPaths.order(order))
  expect(before).toContain(`<dt>Upgraded by</dt><dd><a href="${deskPaths.order(gold)}">`)
  expect(before).not.toContain('How much to refund')
  const after = await look(deskPaths.order(gold))
  expect(after).toContain(`<dt>Upgrade of</dt><dd><a href="${deskPaths.order(order)}">`)
  expect(after).toContain('£4.83 less for Bronze, 30 of 31 days not used')
  expect(after).toContain('£29.99, the full payment, with £4.83 from the order it upgraded')
  const advert = await look(deskPaths.advert(listing))
  expect(advert).toContain('Ended by an upgrade on 20 November 2026.')
  expect(advert).toMatch(/Privacy number for 3 months<\/b><p class="soft">01632 960\d{3}, from/)

  const refund = { kind: 'whole', why: 'They asked for it.' }
  await post(site.server.app, deskPaths.refund(gold), refund, staff.cookie)
  expect(await refundsOf(gold)).toMatchObject([
    { own: true, pence: 2516 },
    { own: false, pence: 483 },
  ])
  expect(await look(deskPaths.order(gold))).toContain(
    `by the payment of <a href="${deskPaths.order(order)}">`,
  )
})
