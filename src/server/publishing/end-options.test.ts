import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../tests/support/buyer-site.ts'
import { settleEntitlements } from '../privacy-numbers/keep-numbers.ts'
import { endOptions } from './end-options.ts'
import { publishOrder } from './publish-order.ts'

const A_WEEK_BEFORE = new Date('2026-12-14T00:00:00Z')
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
const reminders = async () =>
  (await emailsTo(site.server, site.buyer.owner.email)).filter(({ subject }) => / ends on /.test(subject))

describe('an option that runs out', () => {
  test('Bronze: is told of a week before, ends, and is bought again', async () => {
    const { uuid, listing, order } = await site.buyer.bought('Bronze-Package')
    const number = await site.buyer.phoneOf(listing)
    site.setNow(new Date(A_WEEK_BEFORE.getTime() - 1_000))
    expect(await minute()).toBe(0)
    expect(await reminders()).toEqual([])
    site.setNow(A_WEEK_BEFORE)
    await minute()
    await minute()
    const [letter, ...more] = await reminders()
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Bronze ends on 20 December 2026')
    expect(letter?.text).toContain(`/load/let/${uuid}`)
    expect(await stateOf(order)).toBe('fulfilled')

    site.setNow(AFTER)
    expect(await minute()).toBe(1)
    expect(await minute()).toBe(0)
    expect(await stateOf(order)).toBe('ended')
    expect(await site.buyer.own(listing)).toMatchObject({
      state: 'live',
      hasChanges: false,
      endedOption: 'Bronze',
    })
    expect(await site.buyer.phoneOf(listing)).toBeNull()

    await site.server.owner.query(
      `update drafts set version = version + 1,
         blocks = replace(blocks::text, '"value":"none"', '"value":"Bronze-Package"') where uuid = $1`,
      [uuid],
    )
    const again = await site.buyer.order(uuid, 'Bronze-Package')
    expect(await publishOrder(site.server.deps.publishing, again)).toEqual({
      kind: 'published',
      listingId: listing,
    })
    expect(await publishOrder(site.server.deps.publishing, order)).toMatchObject({ kind: 'published' })
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    expect((await site.buyer.own(listing))?.endedOption).toBeNull()
    const owed = (await site.buyer.own(listing))?.entitlements ?? []
    expect(owed.map(({ state, until }) => [state, until])).toEqual([
      ['ended', '2026-12-20'],
      ['active', '2027-01-21'],
    ])
  })

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

  test('is not over while something of it waits for its buyer, or runs', async () => {
    const waiting = await site.buyer.bought('Bronze-Package', { contactPreference: 'email' })
    const gold = await site.buyer.bought('Gold-Package')
    site.setNow(AFTER)
    expect(await minute()).toBe(0)
    expect(await stateOf(waiting.order)).toBe('fulfilled')
    expect(await stateOf(gold.order)).toBe('fulfilled')
  })
})
