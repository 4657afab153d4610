import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import { ENDPOINTS } from '../../../shared/api/endpoints.ts'
import type { OwnListing } from '../../../shared/api/own-listing.ts'
import { COMMAND_LINE } from '../../db/actor.ts'

/** Of £29.99 for 93 days, when 3 of them have begun. */
const AFTER_THREE_DAYS = 2903

const site = aBuyerSite()

const cancel = (uuid: string, pence: number, who = site.buyer) =>
  who.owner.browser.post(ENDPOINTS.cancelOrder.path, { data: { uuid, pence } })
/** In this process or the other. */
const cancelIn = (index: number, uuid: string, pence: number) =>
  site.either(index).deps.checkout.cancelOrder({ uuid, ownerKey: site.buyer.owner.ownerKey, pence }, site.now)
const refundsOf = async (order: string) =>
  (await site.server.owner.query('select pence, kind, state from refunds where order_id = $1', [order])).rows
const shown = async (listing: string): Promise<OwnListing['cancelling']> =>
  (await site.buyer.own(listing))?.cancelling ?? null

describe('a buyer who cancels', () => {
  test('sees how much comes back, and gets it once, however often they ask', async () => {
    const { listing, uuid, order } = await site.buyer.bought('Gold-Package')
    site.setNow('2026-11-22T09:00:00Z')
    expect(await shown(listing)).toEqual({ pence: AFTER_THREE_DAYS, until: '2026-12-04' })
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => cancelIn(index, uuid, AFTER_THREE_DAYS)),
    )
    expect(outcomes).toEqual(
      Array.from({ length: 10 }, () => ({ kind: 'cancelled', pence: AFTER_THREE_DAYS })),
    )
    expect(await refundsOf(order)).toEqual([{ pence: AFTER_THREE_DAYS, kind: 'days-left', state: 'asked' }])
    const own = await site.buyer.own(listing)
    expect(own).toMatchObject({
      option: 'Standard',
      state: 'live',
      cancelling: null,
      refund: { pence: AFTER_THREE_DAYS, isDone: false },
    })
    expect(new Set(own?.entitlements.map(({ state }) => state))).toEqual(new Set(['cancelled']))
    const { rows } = await site.server.owner.query('select who, act from audit where subject = $1', [order])
    expect(rows).toEqual([{ who: 'the buyer', act: 'refund' }])
    const letters = (await emailsTo(site.server, site.buyer.owner.email)).filter(({ subject }) =>
      subject.includes('cancelled'),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe('You’ve cancelled Gold')
    expect(letters[0]?.text).toContain('We received your cancellation on 22 November 2026.')
    expect(letters[0]?.text).toContain(`We’re refunding £29.03`)
    expect(letters[0]?.text).toContain(order)
  })

  test('pays nothing for a number that never came', async () => {
    const { listing, uuid } = await site.buyer.bought('Bronze-Package', { contactPreference: 'email' })
    site.setNow('2026-11-30T09:00:00Z')
    expect(await shown(listing)).toEqual({ pence: 499, until: '2026-12-04' })
    expect(await cancelIn(0, uuid, 499)).toEqual({ kind: 'cancelled', pence: 499 })
  })

  test('is asked again where a day has begun since', async () => {
    const { uuid, order } = await site.buyer.bought('Gold-Package')
    site.setNow('2026-11-22T00:00:01Z')
    expect(await cancelIn(0, uuid, 2999)).toEqual({ kind: 'other-amount', pence: AFTER_THREE_DAYS })
    expect(await refundsOf(order)).toEqual([])
    expect(await cancelIn(0, uuid, AFTER_THREE_DAYS)).toMatchObject({ kind: 'cancelled' })
  })

  test('gets what is left of it where a part went back already, and the same answer when asking again', async () => {
    const { listing, uuid, order } = await site.buyer.bought('Gold-Package')
    site.setNow('2026-11-22T09:00:00Z')
    await site.server.deps.checkout.refundOutcomes.recordTotal(
      { orderId: order, pence: 1000, at: site.now },
      null,
      site.now,
    )
    const pence = AFTER_THREE_DAYS - 1000
    expect(await shown(listing)).toMatchObject({ pence })
    const outcomes = await Promise.all([0, 1].map((index) => cancelIn(index, uuid, pence)))
    expect(outcomes).toEqual([0, 1].map(() => ({ kind: 'cancelled', pence })))
    expect(await refundsOf(order)).toHaveLength(2)
  })

  test('gets all of it back before the advert is shown', async () => {
    const later = { publishDate: true, startDate: '2026-12-05' }
    const { listing, uuid } = await site.buyer.bought('Gold-Package', later)
    expect(await shown(listing)).toMatchObject({ pence: 2999 })
    expect((await cancel(uuid, 2999)).body.success).toBe(true)
  })

  test('does so within 14 days', async () => {
    const { listing, uuid, order } = await site.buyer.bought('Gold-Package')
    site.setNow('2026-12-04T23:59:59Z')
    const { pence = 0 } = (await shown(listing)) ?? {}
    expect(pence).toBeGreaterThan(0)
    site.setNow('2026-12-05T00:00:00Z')
    expect(await shown(listing)).toBeNull()
    expect(await cancelIn(0, uuid, pence)).toEqual({ kind: 'too-late' })
    expect(await refundsOf(order)).toEqual([])
  })

  test('owns it, and has paid for it', async () => {
    const { uuid, order } = await site.buyer.bought('Bronze-Package')
    const stranger = await site.anotherBuyer()
    expect((await cancel(uuid, 483, stranger)).body.success).toBe(false)
    expect(await refundsOf(order)).toEqual([])
    const free = await site.buyer.draft('none')
    const { body } = await free.finish()
    expect(await shown(body.listing_id ?? '')).toBeNull()
    expect((await cancel(free.uuid, 1)).body.success).toBe(false)
    expect((await cancel(uuid, 1.5)).status).toBe(400)
  })
})

test('a refund by staff is told to the buyer as well, without what staff wrote', async () => {
  const { order } = await site.buyer.bought('Silver-Package')
  await site.server.deps.checkout.refunds.start(
    { orderId: order, kind: 'whole', why: 'A note among ourselves.' },
    COMMAND_LINE,
    site.now,
  )
  const [letter] = (await emailsTo(site.server, site.buyer.owner.email)).filter(({ text }) =>
    text.includes(order),
  )
  expect(letter?.text).toContain('We’re refunding £19.99')
  expect(letter?.text).not.toContain('among ourselves')
})
