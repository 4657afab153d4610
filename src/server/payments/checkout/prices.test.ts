import { describe, expect, test } from 'vitest'
import { MARKETING_OPTIONS } from '#shared/advert/marketing-options.ts'
import { aCheckout, aDraftFor, chooseOption, confirm, orderIn } from '../../../../tests/support/checkout.ts'

const world = aCheckout()
const BRONZE = 'Bronze-Package'

describe('the price', () => {
  const TAMPERED = {
    price: 1,
    total: 0,
    total_pence: 1,
    currency: 'VND',
    isPaid: true,
    payment_required: false,
    marketingOption: 'none',
    order: { isPaid: true },
    blocks: { marketingOption: { fields: { marketingOption: { value: 'none' } } } },
  }
  test.each(
    MARKETING_OPTIONS.flatMap(({ id, pence, soldFor }) =>
      (['sell', 'let'] as const).map((appType) => ({
        id,
        appType,
        pence: (soldFor as readonly string[]).includes(appType) ? pence : null,
      })),
    ),
  )('of $id on $appType is $pence, whatever else is sent', async ({ id, appType, pence }) => {
    const browser = await world.aSeller()
    const uuid = await browser.saveDraft({}, appType)
    await chooseOption(browser, uuid, id, appType)
    const honest = await confirm(browser, uuid)
    const tampered = await confirm(browser, uuid, TAMPERED)
    expect(tampered.body).toEqual(honest.body)
    if (pence === null) expect(honest.body.success).toBe(false)
    else expect(honest.body.result).toMatchObject({ total: pence })
    const orders = await world.orders(uuid)
    expect(orders.map(({ total_pence }) => total_pence)).toEqual(pence === null || pence === 0 ? [] : [pence])
  })

  test.each([null, '', 'Premium', 'premium-advert-3-months', '__proto__', ['none'], { id: 'none' }, 0, true])(
    'of %j is none: nothing is sold under that name',
    async (option) => {
      const browser = await world.aSeller()
      const uuid = await browser.saveDraft({})
      // Past every check of a save, as if one of them had a hole.
      const blocks = JSON.stringify({
        marketingOption: { valid: true, fields: { marketingOption: { value: option } } },
      })
      await world.owner().query('update drafts set blocks = $2 where uuid = $1', [uuid, blocks])
      expect((await confirm(browser, uuid)).body).toMatchObject({
        success: false,
        error_message: 'Some answers need another look.',
        errors: [{ block: 'marketingOption', field: 'marketingOption' }],
      })
      expect(await world.orders(uuid)).toEqual([])
    },
  )

  test('is of the option that was confirmed, whatever the draft says by the time it is paid', async () => {
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, BRONZE, 'let')
    const id = orderIn(await confirm(browser, uuid))
    await chooseOption(browser, uuid, 'Gold-Package', 'let')
    world.provider.pay(world.provider.transactionOf(id))
    world.pass(11)
    expect((await confirm(browser, uuid)).body.result).toMatchObject({ total: 2999 })
    expect(
      (await world.orders(uuid)).map(({ marketing_option, total_pence }) => [marketing_option, total_pence]),
    ).toEqual([
      [BRONZE, 499],
      ['Gold-Package', 2999],
    ])
  })

  test('once paid is not asked again, neither for more nor for less', async () => {
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, 'Boost-Advert-3-Months')
    const id = orderIn(await confirm(browser, uuid))
    world.provider.pay(world.provider.transactionOf(id))
    world.pass(31 * 60)
    await confirm(browser, uuid)
    for (const option of ['Featured-Advert-3-Months', 'Premium-Advert-1-Month']) {
      await chooseOption(browser, uuid, option)
      expect((await confirm(browser, uuid)).body).toMatchObject({
        payment_required: false,
        result: { basket: [{ label: 'Boost, 3 months', amount: 3999 }] },
      })
    }
    expect(await world.orders(uuid)).toHaveLength(1)
  })
})
