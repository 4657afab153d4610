import { describe, expect, test } from 'vitest'
import { CALLS } from '../../../../tests/support/actor.ts'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { aCheckout, aDraftFor, chooseOption, confirm, orderIn } from '../../../../tests/support/checkout.ts'

const world = aCheckout()
const PREMIUM = 'Premium-Advert-3-Months'

async function anOrder(option = PREMIUM) {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, option)
  const answer = await confirm(browser, uuid)
  return { browser, uuid, answer, id: orderIn(answer) }
}
describe('an order', () => {
  test('answers the frame, the basket and the total in pence', async () => {
    const { answer, id } = await anOrder()
    expect(answer.body).toEqual({
      success: true,
      error_message: '',
      payment_required: true,
      result: {
        url: `/payment-frame/${id}`,
        paymentLink: `/payment-frame/${id}`,
        discountCodeValid: null,
        basket: [{ label: 'Premium, 3 months', amount: 1999 }],
        total: 1999,
      },
    })
  })

  test('that twenty ask for at once, of six drafts through two instances, is one a draft with one payment', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const browser = await world.aSeller()
        return { browser, uuid: await aDraftFor(browser, PREMIUM) }
      }),
    )
    const startedBefore = new Set(world.provider.started)
    const answers = await Promise.all(
      drafts.flatMap(({ browser, uuid }) =>
        Array.from({ length: 20 }, (_, index) => confirm(world.aCopy(browser, index), uuid)),
      ),
    )
    for (const [index, { uuid }] of drafts.entries()) {
      const ofDraft = answers.slice(index * 20, index * 20 + 20)
      expect(ofDraft.map(({ status }) => status)).toEqual(ofDraft.map(() => 200))
      expect(new Set(ofDraft.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect((await world.orders(uuid)).map(({ state }) => state)).toEqual(['open'])
    }
    expect(new Set(world.provider.started.filter((id) => !startedBefore.has(id))).size).toBe(6)
  })

  test('goes on where the provider answered too late, with one payment', async () => {
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, PREMIUM)
    world.provider.fail('after start')
    const late = await confirm(browser, uuid)
    expect(late.body).toMatchObject({
      success: false,
      error_message: 'We can’t reach our payment provider at the moment. You haven’t been charged.',
      payment_required: true,
      result: { url: null, paymentLink: null, total: 1999 },
    })
    world.provider.fail('no')
    const again = await confirm(browser, uuid)
    const orders = await world.orders(uuid)
    expect(orders).toHaveLength(1)
    expect(orders[0]?.transaction_id).toBe(world.provider.transactionOf(orderIn(again)))
    expect(world.provider.started.filter((id) => id === orders[0]?.id)).toHaveLength(2)
  })

  test('that could not be begun for a while is begun anew: its time would be too short for the provider', async () => {
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, PREMIUM)
    world.provider.fail('down')
    await confirm(browser, uuid)
    world.pass(29)
    await confirm(browser, uuid)
    expect(await world.orders(uuid)).toMatchObject([{ state: 'open', transaction_id: null }])
    world.pass(1)
    world.provider.fail('no')
    expect((await confirm(browser, uuid)).body).toMatchObject({ success: true, payment_required: true })
    expect((await world.orders(uuid)).map(({ state }) => state)).toEqual(['superseded', 'open'])
  })

  test('of a draft that is another’s by now is put aside: each pays in a frame of their own', async () => {
    const { uuid, id } = await anOrder()
    const heir = await world.aSeller()
    const theirs = await aDraftFor(heir, 'none')
    await world
      .owner()
      .query('update drafts set owner_key = (select owner_key from drafts where uuid = $2) where uuid = $1', [
        uuid,
        theirs,
      ])
    expect(orderIn(await confirm(heir, uuid))).not.toBe(id)
    expect((await world.orders(uuid)).map(({ state }) => state)).toEqual(['superseded', 'open'])
  })

  test('of what is free needs no payment, and is no order', async () => {
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, 'none')
    expect((await confirm(browser, uuid)).body).toMatchObject({
      success: true,
      payment_required: false,
      result: { url: null, total: 0, basket: [{ label: 'Standard', amount: 0 }] },
    })
    expect(await world.orders(uuid)).toEqual([])
  })

  test('whose draft only has another wording by now keeps its payment, and publishes the new wording', async () => {
    const { browser, uuid, id } = await anOrder()
    const { version, app_type } = await browser.state(uuid)
    const blocks = { summary: { fields: { summary: { value: 'A new wording' } } } }
    await browser.post(CALLS.save, { data: { uuid, version, app_type, blocks } })
    expect(orderIn(await confirm(browser, uuid))).toBe(id)
    expect(await world.orders(uuid)).toMatchObject([{ id, state: 'open', draft_version: 2 }])
  })

  test('for another option puts the first aside, whose payment is ended', async () => {
    const { browser, uuid, id } = await anOrder('Premium-Advert-1-Month')
    await chooseOption(browser, uuid, 'Featured-Advert-3-Months')
    const second = await confirm(browser, uuid)
    expect(second.body.result).toMatchObject({ total: 4999 })
    expect((await world.orders(uuid)).map(({ state, total_pence }) => [state, total_pence])).toEqual([
      ['superseded', 1499],
      ['open', 4999],
    ])
    expect(orderIn(second)).not.toBe(id)
  })

  test('that nobody paid in its time makes room for another', async () => {
    const { browser, uuid, id } = await anOrder()
    world.pass(31 * 60)
    const second = await confirm(browser, uuid)
    expect(orderIn(second)).not.toBe(id)
    expect((await world.orders(uuid)).map(({ state }) => state)).toEqual(['expired', 'open'])
    expect(world.provider.ended).toContain(world.provider.transactionOf(id))
  })

  test('that was paid in its last moment is not asked for a second time', async () => {
    const { browser, uuid, id } = await anOrder()
    world.pass(31 * 60)
    world.provider.pay(world.provider.transactionOf(id))
    expect((await confirm(browser, uuid)).body).toMatchObject({
      success: true,
      payment_required: false,
      result: { url: null, total: 1999, basket: [{ label: 'Premium, 3 months', amount: 1999 }] },
    })
    expect((await world.orders(uuid)).map(({ state }) => state)).toEqual(['fulfilled'])
  })
})

describe('what somebody else made', () => {
  test('is refused as what is not there', async () => {
    const { uuid } = await anOrder()
    const stranger = await world.aSeller()
    const refused = await confirm(stranger, uuid)
    const unknown = await confirm(stranger, '7b1f8c6e-0d5a-4f6e-9d43-51a1f2f0c001')
    expect([refused.status, refused.body]).toEqual([404, unknown.body])
  })
  test('is refused to who is not signed in, and to who has not confirmed a number', async () => {
    const guest = aBrowser(world.server(), '2001:db8:ffff::1')
    const uuid = await aDraftFor(guest, PREMIUM)
    expect((await confirm(guest, uuid)).status).toBe(403)
    const { browser, uuid: own } = await anOrder()
    await world.owner().query('update accounts set phone_verified_at = null')
    expect((await confirm(browser, own)).status).toBe(403)
    expect((await confirm(browser, own)).body.error_message).toBe('Confirm your mobile number first.')
    await world.owner().query('update accounts set phone_verified_at = now() where phone is not null')
    await world.owner().query('update accounts set is_agent = true')
    expect((await confirm(browser, own)).status).toBe(403)
    await world.owner().query('update accounts set is_agent = false')
  })
  test.each([
    undefined,
    null,
    {},
    { data: null },
    { data: [] },
    { data: { uuid: 'x' } },
    { data: { uuid: 1 } },
  ])('is no order: %j', async (body) => {
    const browser = await world.aSeller()
    expect((await browser.post('/create-listing/confirm-order', body ?? {})).status).toBe(400)
  })
})
