import { describe, expect, test } from 'vitest'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { settleEntitlements } from '../../entitlements/privacy-numbers/keep-numbers.ts'
import { endOptions } from './end-options.ts'
import { publishDraft } from './publish-draft.ts'

const AFTER = new Date('2026-12-21T00:00:00Z')

const site = aBuyerSite({ forEachTest: true })

/** As the jobs do each minute, in both processes at once. */
async function minute(): Promise<number> {
  await settleEntitlements(site.server.deps.privacyNumbers)
  const ended = await Promise.all([site.server, site.another].map(({ deps }) => endOptions(deps.publishing)))
  return ended.reduce((sum, count) => sum + count, 0)
}
const stateOf = async (order: string) =>
  (await site.server.owner.query('select state from orders where id = $1', [order])).rows[0]?.state
describe('an option that runs out', () => {
  test('lets its advert be published as a free one', async () => {
    const { uuid, listing } = await site.buyer.bought('Silver-Package')
    site.setNow(AFTER)
    await minute()
    const { rows } = await site.server.owner.query('select version, is_paid from drafts where uuid = $1', [
      uuid,
    ])
    expect(rows[0]?.is_paid).toBe(false)
    const draft = await site.server.deps.publishing.publishing.find(uuid, site.buyer.owner.ownerKey)
    expect(draft).toMatchObject({ paidOption: null })
    expect(draft?.blocks).toContain('"value":"none"')
    expect((await site.buyer.own(listing))?.option).toBe('Standard')
  })

  test('leaves its advert published, and a final save that changes nothing changes nothing', async () => {
    const { uuid, listing } = await site.buyer.bought('Silver-Package')
    site.setNow(AFTER)
    await minute()
    const receipts = () => site.rows('select number from receipts where listing_id = $1', [listing])
    const before = await receipts()
    const { publishing } = site.server.deps
    // By itself, since the session is over.
    await publishing.publishing.noteAsked(uuid, site.buyer.owner.ownerKey, ['possessionGround'])
    const account = { ownerKey: site.buyer.owner.ownerKey, isAgent: false }
    expect(await publishDraft(publishing, uuid, account)).toEqual({ kind: 'published', listingId: listing })
    expect(await receipts()).toEqual(before)
  })

  test('is not over while something of it waits for its buyer, or runs', async () => {
    const waiting = await site.buyer.bought('Bronze-Package', { contactPreference: 'email' })
    const gold = await site.buyer.bought('Gold-Package')
    site.setNow(AFTER)
    expect(await minute()).toBe(0)
    expect(await stateOf(waiting.order)).toBe('fulfilled')
    expect(await stateOf(gold.order)).toBe('fulfilled')
  })
})
