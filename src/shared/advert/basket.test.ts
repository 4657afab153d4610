import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { basketOf, discountOn, LEAST_PAYMENT_PENCE, optionSoldAs } from './basket.ts'
import { MARKETING_OPTIONS } from './marketing-options.ts'

const pence = fc.integer({ min: 1, max: 100_000 })

describe('a discount', () => {
  test.each([
    [1999, 10, 200],
    [1999, 50, 1000],
    [499, 1, 5],
    [2999, 33, 990],
    [1999, 100, 1999],
  ])('on %i of %i per cent is %i, half a penny being the buyer’s', (list, value, taken) => {
    expect(discountOn(list, { kind: 'percentage', value })).toBe(taken)
  })

  test('of a percentage is exact to the penny, as whole numbers reckon it', () => {
    fc.assert(
      fc.property(pence, fc.integer({ min: 1, max: 100 }), (list, value) => {
        const exact = (BigInt(list) * BigInt(value) * 10n + 500n) / 1000n
        const left = list - Number(exact)
        expect(discountOn(list, { kind: 'percentage', value })).toBe(
          left < LEAST_PAYMENT_PENCE ? list : Number(exact),
        )
      }),
    )
  })

  test('of either kind never takes more than there is, and leaves nothing that a card cannot be charged', () => {
    fc.assert(
      fc.property(pence, pence, fc.constantFrom('amount', 'percentage'), (list, value, kind) => {
        const taken = discountOn(list, { kind, value: kind === 'amount' ? value : (value % 100) + 1 })
        const { basket, total } = basketOf('Gold-Package', list, { code: 'A', pence: taken })
        expect(Number.isInteger(taken)).toBe(true)
        expect(total === 0 || total >= LEAST_PAYMENT_PENCE).toBe(true)
        expect(total).toBeLessThanOrEqual(list)
        expect(basket.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      }),
    )
  })
})

test('the basket says what is bought and what is taken off', () => {
  expect(basketOf('Premium-Advert-3-Months', 1999, { code: 'SPRING', pence: 200 })).toEqual({
    basket: [
      { label: 'Premium, 3 months', amount: 1999 },
      { label: 'Discount SPRING', amount: -200 },
    ],
    total: 1799,
  })
  expect(basketOf('none', 0, null)).toEqual({ basket: [{ label: 'Standard', amount: 0 }], total: 0 })
})

test('an option is sold for its own kind of advert, under its own name alone', () => {
  for (const { id, soldFor } of MARKETING_OPTIONS) {
    for (const appType of ['sell', 'let'] as const) {
      expect(optionSoldAs(id, appType)?.id ?? null).toBe(
        (soldFor as readonly string[]).includes(appType) ? id : null,
      )
      for (const odd of [[id], { id }, id.toUpperCase(), ` ${id}`, `${id} `])
        expect(optionSoldAs(odd, appType)).toBeNull()
    }
  }
  for (const odd of [null, undefined, '', '__proto__', 'toString', 0]) {
    expect(optionSoldAs(odd, 'sell')).toBeNull()
  }
})
