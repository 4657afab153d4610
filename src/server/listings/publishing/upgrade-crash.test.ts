import { expect, test } from 'vitest'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { atEachCrash } from '../../../../tests/support/crashing.ts'
import { entitlementBreaks } from '../../../../tests/support/entitlement-invariants.ts'
import { upgrading } from '../../../../tests/support/upgrades.ts'
import { publishOrder } from './publish-order.ts'
import { publishingStore } from './publishing-store.ts'

const site = aBuyerSite()
const { ask, statesOf, owedOf } = upgrading(site)

/** An upgrade that was paid, and is not delivered. */
async function aPaidUpgrade() {
  const advert = await site.buyer.bought('Bronze-Package')
  const { body } = await ask(advert.uuid, 'Gold-Package')
  const order = body.result?.url?.split('/').at(-1) ?? ''
  await site.rows(`update orders set state = 'paid', paid_at = now() where id = $1`, [order])
  return { ...advert, paid: order, number: await site.buyer.phoneOf(advert.listing) }
}

test('an upgrade that a crash ends is delivered once, whole, and with the same number', async () => {
  await atEachCrash([site.server.database, site.another.database], {
    prepare: aPaidUpgrade,
    run: ({ paid }, database) =>
      publishOrder(
        {
          ...site.server.deps.publishing,
          publishing: publishingStore(database, site.server.deps.receipts.keys.sign),
        },
        paid,
      ),
    expectWell: async ({ uuid, listing, number }) => {
      expect(await statesOf(uuid)).toEqual(['fulfilled', 'upgraded'])
      expect((await owedOf(listing)).map(([kind, state]) => `${kind} ${state}`).toSorted()).toEqual([
        'facebook-promotion waiting',
        'privacy-number active',
        'privacy-number upgraded',
        'tenant-reference waiting',
      ])
      expect(await site.buyer.phoneOf(listing)).toBe(number)
    },
  })
  expect(await entitlementBreaks(site.server.owner)).toEqual([])
})
