import { describe, expect, test } from 'vitest'
import { type Browser } from '../../../../tests/support/browsers.ts'
import { aCheckout, aDraftFor, CHECKOUT, confirm } from '../../../../tests/support/checkout.ts'

const world = aCheckout()
const apply = (browser: Browser, uuid: string, discountCode: unknown) =>
  browser.post(CHECKOUT.apply, { data: { uuid, discountCode } })

async function aDraft() {
  const browser = await world.aSeller()
  return { browser, uuid: await aDraftFor(browser, 'Premium-Advert-3-Months') }
}

describe('guessing', () => {
  test('a thousand codes has twenty looked at, and the right one after that is refused too', async () => {
    await world.addDiscount('SECRET', 'percentage', 50)
    const { browser, uuid } = await aDraft()
    const guess = (index: number, code: string) =>
      index % 3 === 0
        ? confirm(world.aCopy(browser, index), uuid, { discountCode: code })
        : apply(world.aCopy(browser, index), uuid, code)
    const statuses: number[] = []
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => guess(index, `GUESS-${round}-${index}`)),
      )
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(980)
    const refused = await apply(browser, uuid, 'SECRET')
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 86_400])
    expect((await confirm(browser, uuid)).body).toMatchObject({ success: true, result: { total: 1999 } })
  })

  test('right ones is no guessing', async () => {
    await world.addDiscount('MINE', 'percentage', 50)
    const { browser, uuid } = await aDraft()
    for (let index = 0; index < 30; index++) {
      expect((await apply(browser, uuid, 'MINE')).body.result).toMatchObject({ discountCodeValid: true })
    }
  })
})
