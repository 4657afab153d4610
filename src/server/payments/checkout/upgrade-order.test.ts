import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBuyerSite } from '../../../../tests/support/buyer-site.ts'
import type { Buyer } from '../../../../tests/support/buyers.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { upgrading } from '../../../../tests/support/upgrades.ts'
import { COMMAND_LINE } from '../../db/actor.ts'

const AFTER_TEN_DAYS = '2026-11-29T12:00:00Z'
/** Of £4.99 for 31 days, of which 10 have begun. */
const CREDIT = 339
const DUE = 2999 - CREDIT

const site = aBuyerSite()
const { ask, pay, upgraded, ordersOf, statesOf, owedOf } = upgrading(site)
const bought = (...what: Parameters<Buyer['bought']>) => site.buyer.bought(...what)

describe('an advert with Bronze', () => {
  test('is upgraded to Gold for the difference of the days left, and keeps its number', async () => {
    const { uuid, listing } = await bought('Bronze-Package')
    const number = await site.buyer.phoneOf(listing)
    site.setNow(AFTER_TEN_DAYS)
    const offered = (await site.buyer.own(listing))?.upgrades
    expect(offered).toMatchObject({ creditPence: CREDIT, creditFor: 'Bronze, 21 of 31 days not used' })
    expect(offered?.options.map(({ id, pence, duePence }) => [id, pence, duePence])).toEqual([
      ['Gold-Package', 2999, DUE],
      ['Silver-Package', 1999, 1999 - CREDIT],
    ])

    const { body } = await ask(uuid, 'Gold-Package', { more: { total: 1, pence: 1, credit_pence: 2900 } })
    expect(body).toMatchObject({
      success: true,
      payment_required: true,
      result: {
        basket: [
          { label: 'Gold', amount: 2999 },
          { label: 'Bronze, 21 of 31 days not used', amount: -CREDIT },
        ],
        total: DUE,
      },
    })
    expect(await owedOf(listing)).toEqual([['privacy-number', 'active', '2026-12-20']])
    expect(await pay(body.result?.url ?? '')).toBe('Paid')
    expect((await ask(uuid, 'Gold-Package')).body).toMatchObject({ success: true, payment_required: false })

    expect((await ordersOf(uuid)).map(({ option, state, total }) => [option, state, total])).toEqual(
      expect.arrayContaining([
        ['Bronze-Package', 'upgraded', 499],
        ['Gold-Package', 'fulfilled', DUE],
      ]),
    )
    expect(await owedOf(listing)).toEqual([
      ['privacy-number', 'upgraded', '2026-11-29'],
      ['tenant-reference', 'waiting', '2027-11-29'],
      ['privacy-number', 'active', '2027-02-28'],
      ['facebook-promotion', 'waiting', '2027-02-28'],
    ])
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    expect(await site.buyer.own(listing)).toMatchObject({
      option: 'Gold',
      upgrades: null,
      hasChanges: false,
    })
    const letters = (await emailsTo(site.server, site.buyer.owner.email)).filter(({ text }) =>
      text.includes('Gold'),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(
      'The price was £29.99, less £3.39 for what you had before (Bronze, 21 of 31 days not used).',
    )
    expect(letters[0]?.text).toContain('Total: £26.60, VAT included.')
    expect(letters[0]?.text).not.toContain('Ended by an upgrade')
  })

  test('has one order, however many tabs and processes upgrade it at once', async () => {
    const { uuid, order } = await bought('Bronze-Package')
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(uuid, 'Gold-Package', { index })),
    )
    const [url = '', ...others] = new Set(asked.map(({ body }) => body.result?.url ?? ''))
    expect(others).toEqual([])
    await Promise.all(Array.from({ length: 8 }, (_, index) => pay(url, site.buyer, index)))
    expect(await statesOf(uuid)).toEqual(['fulfilled', 'upgraded'])
    expect(
      await countOf(
        site.server,
        'entitlements where order_id <> $1 and listing_id in (select id from listings where draft_uuid = $2)',
        [order, uuid],
      ),
    ).toBe(3)
  })

  test('is upgraded by the first of two payments; the second goes back', async () => {
    const { uuid, listing } = await bought('Bronze-Package')
    const silver = (await ask(uuid, 'Silver-Package')).body.result?.url ?? ''
    const gold = (await ask(uuid, 'Gold-Package')).body.result?.url ?? ''
    // The sandbox ends a payment that another takes the place of; a provider may be too late for that.
    await site.rows(`update sandbox_payments set state = 'paid' where order_id = any($1::uuid[])`, [
      [silver, gold].map((url) => url.slice(url.lastIndexOf('/') + 1)),
    ])
    await Promise.all([0, 1].map((index) => site.either(index).deps.publishing.settleDraft(uuid)))
    const states = await statesOf(uuid)
    expect(states).toEqual(['fulfilled', 'refunding', 'upgraded'])
    expect((await owedOf(listing)).filter(([, state]) => state === 'active')).toHaveLength(1)
  })

  test('is priced anew once a day has begun', async () => {
    const { uuid } = await bought('Bronze-Package')
    const before = (await ask(uuid, 'Gold-Package')).body.result
    site.setNow('2026-11-21T00:00:01Z')
    const after = (await ask(uuid, 'Gold-Package')).body.result
    expect([before?.total, after?.total]).toEqual([2999 - 483, 2999 - 467])
    expect(after?.url).not.toBe(before?.url)
  })

  test('is not published anew by an upgrade', async () => {
    const { uuid, listing, save } = await bought('Bronze-Package')
    await save(1, { summary: 'Not published yet' })
    await upgraded(uuid, 'Silver-Package')
    expect(await site.buyer.own(listing)).toMatchObject({ option: 'Silver', hasChanges: true })
    const { payload } = await site.server.app.inject({ url: `/advert/${listing}` })
    expect(payload).not.toContain('Not published yet')
  })

  test('stays as it is where nothing is left of what the larger option includes', async () => {
    const { uuid, listing } = await bought('Bronze-Package', { contactPreference: 'email' })
    const { body } = await ask(uuid, 'Silver-Package')
    await site.rows(`update privacy_numbers set state = 'retired' where state = 'free'`)
    await site.rows(`update listings set answers = replace(answers, '"email"', '"both"') where id = $1`, [
      listing,
    ])
    expect((await site.buyer.own(listing))?.upgrades?.options.map(({ unavailable }) => unavailable)).toEqual([
      'We’ve run out of privacy numbers for now.',
      'We’ve run out of privacy numbers for now.',
    ])
    await pay(body.result?.url ?? '')
    expect(await statesOf(uuid)).toEqual(['fulfilled', 'refunding'])
    expect(await site.buyer.own(listing)).toMatchObject({ option: 'Bronze' })
    expect((await ask(uuid, 'Silver-Package')).body).toMatchObject({
      success: false,
      error_message: expect.stringContaining('can’t upgrade'),
    })
    await site.rows(`update privacy_numbers set state = 'free' where state = 'retired'`)
  })

  test('is upgraded where its number rests and no other is free, since it takes its own back', async () => {
    const { uuid, listing } = await bought('Silver-Package')
    const number = await site.buyer.phoneOf(listing)
    await site.rows(`update privacy_number_leases set leased_until = leased_from where listing_id = $1`, [
      listing,
    ])
    await site.rows(
      `update privacy_numbers set state = 'resting', rests_until = '2027-12-01' where listing_id = $1`,
      [listing],
    )
    await site.rows(`update privacy_numbers set state = 'retired' where state = 'free'`)
    await upgraded(uuid, 'Gold-Package')
    expect(await site.buyer.phoneOf(listing)).toBe(number)
    await site.rows(`update privacy_numbers set state = 'free' where state = 'retired'`)
  })
})

describe('a tenant reference of the smaller option', () => {
  const referencesOf = (listing: string) =>
    site.rows(
      `select level, state, used from entitlements where listing_id = $1 and kind = 'tenant-reference' order by id`,
      [listing],
    )

  test('goes on where it is in use, and is replaced where it is not', async () => {
    const unused = await bought('Silver-Package')
    await upgraded(unused.uuid, 'Gold-Package')
    expect(await referencesOf(unused.listing)).toEqual([
      { level: 'basic', state: 'upgraded', used: 0 },
      { level: 'full', state: 'waiting', used: 0 },
    ])
    const used = await bought('Silver-Package')
    await site.rows(`update entitlements set used = 1 where order_id = $1 and kind = 'tenant-reference'`, [
      used.order,
    ])
    await upgraded(used.uuid, 'Gold-Package')
    expect(await referencesOf(used.listing)).toEqual([
      { level: 'basic', state: 'waiting', used: 1 },
      { level: 'full', state: 'waiting', used: 0 },
    ])
  })
})

describe('nothing is upgraded', () => {
  test('to what costs less or the same, of what is free or not online, or by somebody else', async () => {
    const gold = await bought('Gold-Package')
    expect((await site.buyer.own(gold.listing))?.upgrades).toBeNull()
    expect((await ask(gold.uuid, 'Silver-Package')).body.success).toBe(false)
    expect((await ask(gold.uuid, 'Premium-Advert-3-Months')).body.success).toBe(false)
    const free = await site.buyer.draft('none')
    await free.finish()
    expect((await ask(free.uuid, 'Gold-Package')).body.success).toBe(false)
    const { uuid, listing, withdraw } = await bought('Bronze-Package')
    expect((await ask(uuid, 'Gold-Package', { who: await site.anotherBuyer() })).status).toBe(404)
    expect((await ask(uuid, 'gold')).status).toBe(400)
    await withdraw()
    expect((await site.buyer.own(listing))?.upgrades).toBeNull()
    expect((await ask(uuid, 'Gold-Package')).body.success).toBe(false)
  })

  test('of what is refunded while it is paid for', async () => {
    const { uuid, listing, order } = await bought('Bronze-Package')
    const { body } = await ask(uuid, 'Gold-Package')
    const wanted = { orderId: order, kind: 'whole', why: '' } as const
    await site.server.deps.checkout.refunds.start(wanted, COMMAND_LINE, site.now)
    const id = body.result?.url?.split('/').at(-1)
    await site.rows(`update sandbox_payments set state = 'paid' where order_id = $1`, [id])
    await site.server.deps.publishing.settleDraft(uuid)
    expect(await statesOf(uuid)).toEqual(['refunding', 'refunding'])
    expect(await site.buyer.own(listing)).toMatchObject({ option: 'Standard' })
    expect(await countOf(site.server, 'refunds where order_id = $1 and pence = 2516', [id])).toBe(1)
    expect(await countOf(site.server, 'payment_alerts where order_id = $1', [id])).toBe(0)
  })
})
