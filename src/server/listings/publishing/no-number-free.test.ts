import { describe, expect, test } from 'vitest'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { upgrading } from '../../../../tests/support/upgrades.ts'
import { settleEntitlements } from '../../entitlements/privacy-numbers/keep-numbers.ts'
import { publishOrder } from './publish-order.ts'

const PRIVACY = /^01632 960\d{3}$/

const site = aBuyerSite()
const { upgraded } = upgrading(site)
const settle = () => settleEntitlements(site.server.deps.privacyNumbers)

describe('while no number is free', () => {
  const empty = () =>
    site.server.owner.query(`update privacy_numbers set state = 'retired' where state = 'free'`)
  const refill = () =>
    site.server.owner.query(`update privacy_numbers set state = 'free' where state = 'retired'`)

  test('options with one are not offered, before anybody pays', async () => {
    await site.server.owner.query(
      `update privacy_numbers set rests_until = '2030-01-01' where state = 'resting'`,
    )
    const draft = await site.buyer.draft('Bronze-Package')
    await empty()
    expect(Object.keys(await site.server.deps.privacyNumbers.notOffered('let'))).toEqual([
      'Gold-Package',
      'Silver-Package',
      'Bronze-Package',
    ])
    expect(await site.server.deps.notOffered('sell')).toEqual({})
    const { payload } = await site.server.app.inject({ url: '/let' })
    const radios = [...payload.matchAll(/<input type="radio"[^>]*name="marketingOption"[^>]*>/g)].map(String)
    expect(radios.map((radio) => / disabled/.test(radio))).toEqual([true, true, true, false])
    expect(payload).toContain('Not available at the moment. We’ve run out of privacy numbers for now.')
    const asked = await site.buyer.owner.browser.post('/create-listing/get-initial-data', {
      data: { uuid: null, app_type: 'let' },
    })
    expect(asked.body).toMatchObject({
      constants: {
        marketing_options: [
          { id: 'Gold-Package', available: false, unavailable_reason: expect.any(String) },
          { available: false },
          { available: false },
          { id: 'none', available: true, unavailable_reason: null },
        ],
      },
    })
    const { body } = await draft.finish()
    expect(body.errors).toEqual([
      {
        block: 'marketingOption',
        field: 'marketingOption',
        message: expect.stringMatching(
          /^Not available at the moment\. .* run out of privacy numbers for now\.$/,
        ),
      },
    ])
    const confirmed = await site.buyer.owner.browser.post('/create-listing/confirm-order', {
      data: { uuid: draft.uuid },
    })
    expect(confirmed.body).toMatchObject({ success: false })
    expect(await countOf(site.server, 'orders where draft_uuid = $1', [draft.uuid])).toBe(0)
    await refill()
    expect(await site.server.deps.privacyNumbers.notOffered('let')).toEqual({})
  })

  test('what is paid for meanwhile is not published, and its money goes back', async () => {
    const draft = await site.buyer.draft('Bronze-Package')
    const order = await site.buyer.order(draft.uuid, 'Bronze-Package')
    await empty()
    expect(await publishOrder(site.server.deps.publishing, order)).toEqual({ kind: 'cannot' })
    expect(await countOf(site.server, `orders where id = $1 and state = 'refunding'`, [order])).toBe(1)
    expect(await countOf(site.server, 'refunds where order_id = $1 and pence = 499', [order])).toBe(1)
    expect(await countOf(site.server, 'payment_alerts where order_id = $1', [order])).toBe(0)
    expect(await countOf(site.server, 'listings where draft_uuid = $1', [draft.uuid])).toBe(0)
    expect(await countOf(site.server, 'entitlements where order_id = $1', [order])).toBe(0)
    await refill()
  })

  test('an upgrade carries the number of its advert on, and is sold', async () => {
    const { uuid, listing } = await site.buyer.bought('Bronze-Package')
    const number = await site.buyer.phoneOf(listing)
    await empty()
    const offers = async () =>
      (await site.buyer.own(listing))?.upgrades?.options.map(({ id, unavailable }) => [id, unavailable])
    expect(await offers()).toEqual([
      ['Gold-Package', null],
      ['Silver-Package', null],
    ])
    await upgraded(uuid, 'Gold-Package')
    expect(await site.buyer.own(listing)).toMatchObject({ option: 'Gold' })
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    await refill()
  })

  test('a number is bought where that is allowed', async () => {
    const draft = await site.buyer.draft('Bronze-Package')
    const order = await site.buyer.order(draft.uuid, 'Bronze-Package')
    await empty()
    let purchases = 0
    const moreNumbers = async () => {
      purchases += 1
      await refill()
      return true
    }
    const outcome = await publishOrder({ ...site.server.deps.publishing, moreNumbers }, order)
    expect([outcome.kind, purchases]).toEqual(['published', 1])
  })

  test('who already waits for one gets it when one is free, and shows no number until then', async () => {
    const { listing, save, finish } = await site.buyer.bought('Bronze-Package', {
      contactPreference: 'email',
    })
    await empty()
    await save(1, { contactPreference: 'both' })
    await finish(2, { contactPreference: 'both' })
    expect((await site.buyer.own(listing))?.entitlements).toMatchObject([
      { state: 'waiting', waitingFor: 'free-number' },
    ])
    expect(await site.buyer.phoneOf(listing)).toBeNull()
    await settle()
    expect(await site.buyer.phoneOf(listing)).toBeNull()
    await refill()
    await settle()
    expect(await site.buyer.phoneOf(listing)).toMatch(PRIVACY)
  })
})
