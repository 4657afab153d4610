import { describe, expect, test } from 'vitest'
import { type Browser } from '../../../../tests/support/browsers.ts'
import {
  aCheckout,
  aDraftFor,
  anEvent,
  CHECKOUT,
  chooseOption,
  confirm,
  orderIn,
  sendEvent,
} from '../../../../tests/support/checkout.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { addDiscount, endDiscount, listDiscounts } from './discount-store.ts'

const world = aCheckout()
const PREMIUM = 'Premium-Advert-3-Months'
const apply = (browser: Browser, uuid: string, discountCode: unknown) =>
  browser.post(CHECKOUT.apply, { data: { uuid, discountCode } })

async function aDraft(option = PREMIUM) {
  const browser = await world.aSeller()
  return { browser, uuid: await aDraftFor(browser, option) }
}

describe('a discount code', () => {
  test('is told before it is taken, and taken with the order', async () => {
    await world.addDiscount('SPRING10', 'percentage', 10)
    const { browser, uuid } = await aDraft()
    const result = {
      discountCodeValid: true,
      basket: [
        { label: 'Premium, 3 months', amount: 1999 },
        { label: 'Discount SPRING10', amount: -200 },
      ],
      total: 1799,
    }
    expect((await apply(browser, uuid, 'SPRING10')).body).toEqual({
      success: true,
      error_message: '',
      result,
    })
    expect([await world.usesOf('SPRING10'), await world.orders(uuid)]).toEqual([0, []])
    expect((await confirm(browser, uuid, { discountCode: 'SPRING10' })).body.result).toMatchObject(result)
    expect(await world.usesOf('SPRING10')).toBe(1)
    expect(await world.orders(uuid)).toMatchObject([{ total_pence: 1799, discount_code: 'SPRING10' }])
  })

  test.each([' spring20 ', 'ＳＰＲＩＮＧ２０', 'Spring20'])(
    'is the same as it is typed: %j',
    async (typed) => {
      await world.addDiscount('SPRING20', 'percentage', 20).catch(() => undefined)
      const { browser, uuid } = await aDraft()
      expect((await apply(browser, uuid, typed)).body.result).toMatchObject({
        discountCodeValid: true,
        total: 1599,
      })
    },
  )

  test.each([
    '%',
    'NOT-THERE',
    'X',
    'A'.repeat(41),
    "' OR 1=1 --",
    'ST%',
    'S_RING10',
    'NOT YET',
    'OVER',
    'LATER',
  ])('that is not to be had is a wrong one, and the price stays: %j', async (typed) => {
    await world.owner().query(
      `insert into discount_codes (code, kind, value, starts_at, ends_at, created_at) values
           ('OVER', 'percentage', 10, '2026-01-01', $1, now()), ('LATER', 'percentage', 10, $2, null, now())
         on conflict do nothing`,
      [world.now(), new Date(world.now().getTime() + 1)],
    )
    const { browser, uuid } = await aDraft()
    const wrong = { discountCodeValid: false, total: 1999 }
    expect((await apply(browser, uuid, typed)).body).toMatchObject({ success: true, result: wrong })
    expect((await confirm(browser, uuid, { discountCode: typed })).body).toMatchObject({
      success: true,
      payment_required: true,
      result: wrong,
    })
    expect(await world.orders(uuid)).toMatchObject([{ total_pence: 1999, discount_code: null }])
  })

  test.each([1, null, ['SPRING10'], { $ne: 1 }])('is a text, and not %j', async (odd) => {
    const { browser, uuid } = await aDraft()
    expect((await apply(browser, uuid, odd)).status).toBe(400)
  })

  test('of one use works once, however many try at once through two instances', async () => {
    await world.addDiscount('ONCE', 'amount', 500, 1)
    const drafts = await Promise.all(Array.from({ length: 20 }, () => aDraft()))
    const answers = await Promise.all(
      drafts.flatMap(({ browser, uuid }) =>
        Array.from({ length: 10 }, (_, index) =>
          confirm(world.aCopy(browser, index), uuid, { discountCode: 'ONCE' }),
        ),
      ),
    )
    expect(answers).toHaveLength(200)
    const holders = (await Promise.all(drafts.map(({ uuid }) => world.orders(uuid))))
      .flat()
      .filter(({ discount_code }) => discount_code === 'ONCE')
    expect([holders.length, await world.usesOf('ONCE')]).toEqual([1, 1])
    const right = answers.filter(({ body }) => body.result?.['discountCodeValid'] === true)
    expect(new Set(right.map(orderIn))).toEqual(new Set(holders.map(({ id }) => id)))
  })

  test('that takes everything off needs no payment, and publishes', async () => {
    await world.addDiscount('GIFT', 'percentage', 100, 1)
    const { browser, uuid } = await aDraft()
    expect((await confirm(browser, uuid, { discountCode: 'GIFT' })).body).toMatchObject({
      success: true,
      payment_required: false,
      result: { url: null, total: 0, discountCodeValid: true },
    })
    expect(await world.orders(uuid)).toMatchObject([{ state: 'paid', total_pence: 0, transaction_id: null }])
    expect((await confirm(browser, uuid, { discountCode: 'GIFT' })).body).toMatchObject({
      payment_required: false,
    })
    expect(await world.usesOf('GIFT')).toBe(1)
  })

  test('of an order that is put aside or runs out is there for another', async () => {
    await world.addDiscount('LENT', 'percentage', 50, 1)
    const first = await aDraft()
    await confirm(first.browser, first.uuid, { discountCode: 'LENT' })
    const second = await aDraft()
    const refused = await confirm(second.browser, second.uuid, { discountCode: 'LENT' })
    expect(refused.body.result).toMatchObject({ discountCodeValid: false, total: 1999 })
    // The same use for another option of the same draft.
    await chooseOption(first.browser, first.uuid, 'Featured-Advert-3-Months')
    const again = await confirm(first.browser, first.uuid, { discountCode: 'LENT' })
    expect(again.body.result).toMatchObject({ discountCodeValid: true, total: 2499 })
    await confirm(first.browser, first.uuid)
    expect(await world.usesOf('LENT')).toBe(0)
    const taken = await confirm(second.browser, second.uuid, { discountCode: 'LENT' })
    expect(taken.body.result).toMatchObject({ discountCodeValid: true, total: 1000 - 1 })
    world.pass(31 * 60)
    await confirm(second.browser, second.uuid)
    expect(await world.usesOf('LENT')).toBe(0)
  })

  test('of an order that is paid late is used once more, whatever its limit', async () => {
    await world.addDiscount('LATE-ONE', 'percentage', 50, 1)
    const { browser, uuid } = await aDraft()
    const id = orderIn(await confirm(browser, uuid, { discountCode: 'LATE-ONE' }))
    const report = world.provider.report(world.provider.transactionOf(id))
    await sendEvent(world.server(), anEvent({ ...report, state: 'expired' }))
    expect(await world.usesOf('LATE-ONE')).toBe(0)
    const other = await aDraft()
    await confirm(other.browser, other.uuid, { discountCode: 'LATE-ONE' })
    await sendEvent(world.server(), anEvent({ ...report, state: 'paid' }))
    expect(await world.usesOf('LATE-ONE')).toBe(2)
    expect((await world.orders(uuid)).map(({ state }) => state)).toEqual(['fulfilled'])
  })
})

test('the operator makes codes, sees their uses, and ends them', async () => {
  const { database } = world.server()
  const at = world.now()
  const code = {
    code: 'OPERATOR',
    kind: 'amount',
    value: 700,
    startsAt: at,
    endsAt: null,
    mostUses: 3,
  } as const
  expect(await addDiscount(database, code, { by: COMMAND_LINE, why: '', at })).toBe(true)
  expect(await addDiscount(database, { ...code, value: 1 }, { by: COMMAND_LINE, why: '', at })).toBe(false)
  const { browser, uuid } = await aDraft()
  expect((await confirm(browser, uuid, { discountCode: 'operator' })).body.result).toMatchObject({
    total: 1299,
  })
  const listed = (await listDiscounts(database)).find((one) => one.code === 'OPERATOR')
  expect(listed).toEqual({ ...code, used: 1, createdAt: at })
  expect(await endDiscount(database, 'OPERATOR', { by: COMMAND_LINE, why: '', at })).toBe(true)
  expect(await endDiscount(database, 'OPERATOR', { by: COMMAND_LINE, why: '', at })).toBe(false)
  // Who holds it keeps it.
  expect((await confirm(browser, uuid, { discountCode: 'operator' })).body.result).toMatchObject({
    total: 1299,
  })
  const other = await aDraft()
  expect((await apply(other.browser, other.uuid, 'operator')).body.result).toMatchObject({
    discountCodeValid: false,
  })
  for (const odd of [
    { ...code, code: 'lower' },
    { ...code, code: 'ZERO', value: 0 },
    { ...code, code: 'MUCH', kind: 'percentage' as const, value: 101 },
  ]) {
    await expect(addDiscount(database, odd, { by: COMMAND_LINE, why: '', at })).rejects.toThrow()
  }
})
