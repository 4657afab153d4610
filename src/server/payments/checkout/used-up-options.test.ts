import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { anApplicant } from '../../../../tests/support/references.ts'
import { upgrading } from '../../../../tests/support/upgrades.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { landlordStore } from '../../entitlements/references/landlord-store.ts'

const site = aBuyerSite({ forEachTest: true })
const { ask, upgraded, statesOf } = upgrading(site)
const refundWhole = (orderId: string) =>
  site.server.deps.checkout.refunds.start({ orderId, kind: 'whole', why: '' }, COMMAND_LINE, site.now)

const LIMITS = {
  perOwnerADay: 1_000,
  toEmailADay: { most: 1_000, shares: [{ upTo: 1, perClient: 1_000 }] },
}

test('another start date does not give back the days that were used', async () => {
  const advert = await site.buyer.bought('Silver-Package')
  await site.rows('update orders set fulfilled_at = $2 where id = $1', [advert.order, site.now])
  site.setNow('2026-12-10T12:00:00Z')
  // Signed in however far the clock was set.
  await ask(advert.uuid, 'Bronze-Package')
  const credit = async () => (await site.buyer.own(advert.listing))?.upgrades?.creditPence
  const before = await credit()
  expect(before).toBeLessThan(1_000)
  const { body } = await advert.finish(1, { publishDate: true, startDate: '2026-12-11' })
  expect(body.errors).toMatchObject([{ field: 'startDate' }])
  expect(await credit()).toBe(before)
  await advert.finish(2, { publishDate: false })
  expect(await credit()).toBe(before)
})

test('a final save does not deliver an upgrade whose old order was refunded', async () => {
  const advert = await site.buyer.bought('Silver-Package')
  const { body } = await ask(advert.uuid, 'Gold-Package')
  const upgrade = body.result?.url?.split('/').at(-1) ?? ''
  await refundWhole(advert.order)
  // Its payment came all the same, and is not refused yet.
  await site.rows(`update orders set state = 'paid', paid_at = $2, transaction_id = 'late' where id = $1`, [
    upgrade,
    site.now,
  ])
  const saved = await advert.finish(1, { marketingOption: 'Gold-Package' })
  expect(saved.body).toMatchObject({ payment_required: true })
  expect(await statesOf(advert.uuid)).not.toContain('fulfilled')
})

test('what was given back is owed again by a final save that changes nothing', async () => {
  const advert = await site.buyer.bought('Silver-Package')
  expect((await advert.finish(1)).body).toMatchObject({ success: true, listing_id: advert.listing })
  await refundWhole(advert.order)
  expect((await advert.finish(1)).body).toMatchObject({ payment_required: true, listing_id: null })
})

test('a refund of an upgrade ends the reference that was under way before it', async () => {
  const { uuid, listing } = await site.buyer.bought('Silver-Package')
  const store = landlordStore(site.server.database, [randomBytes(32)])
  const { ownerKey } = site.buyer.owner
  const asked = { ...anApplicant(), level: 'basic' } as const
  expect(await store.ask({ listing, ownerKey, client: '192.0.2.1', asked, at: site.now }, LIMITS)).toBe(
    'asked',
  )
  await refundWhole(await upgraded(uuid, 'Gold-Package'))
  expect((await store.find(listing, ownerKey, site.now))?.levels).toEqual([])
  const states = await site.rows(
    'select r.state from tenant_references r join entitlements e on e.id = entitlement_id where listing_id = $1',
    [listing],
  )
  expect(states).toEqual([{ state: 'cancelled' }])
})
