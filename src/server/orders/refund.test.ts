import { describe, expect, test } from 'vitest'
import { daysLeft, type RefundableOrder, refundPence } from './refund.ts'

const order = (change: Partial<RefundableOrder> = {}): RefundableOrder => ({
  state: 'fulfilled',
  marketingOption: 'Premium-Advert-1-Month',
  totalPence: 1499,
  creditPence: 0,
  refundedPence: 0,
  startedOn: '2026-11-01',
  down: [],
  ...change,
})

describe('the days that are left', () => {
  test.each([
    ['Premium-Advert-1-Month', '2026-11-01', '2026-11-01', 31, 30],
    ['Premium-Advert-1-Month', '2026-11-01', '2026-11-14', 31, 17],
    ['Premium-Advert-1-Month', '2026-11-01', '2026-12-01', 31, 0],
    ['Premium-Advert-1-Month', '2026-11-01', '2027-02-01', 31, 0],
    // Across the day on which the clocks change, which has 25 hours.
    ['Premium-Advert-1-Month', '2026-10-20', '2026-10-26', 32, 25],
    ['Premium-Advert-3-Months', '2026-11-30', '2026-12-01', 91, 89],
    // Bought for a day to come.
    ['Premium-Advert-1-Month', '2026-11-10', '2026-11-01', 31, 31],
    ['Bronze-Package', '2026-11-01', '2026-11-10', 31, 21],
  ])('of %s from %s are on %s', (option, from, day, whole, left) => {
    expect(daysLeft(order({ marketingOption: option }), from, day)).toEqual({ whole, left })
  })
  test.each([
    ['a time that is over', [{ from: '2026-11-05', until: '2026-11-08' }], 20],
    ['one that lasts', [{ from: '2026-11-12', until: null }], 19],
    [
      'two',
      [
        { from: '2026-11-03', until: '2026-11-04' },
        { from: '2026-11-05', until: '2026-11-06' },
      ],
      19,
    ],
    ['one within a day', [{ from: '2026-11-05', until: '2026-11-05' }], 17],
    ['one before it was bought, and into it', [{ from: '2026-10-01', until: '2026-11-03' }], 19],
    ['one after that day', [{ from: '2026-11-20', until: '2026-11-25' }], 17],
    ['one around that day', [{ from: '2026-11-13', until: '2026-11-25' }], 18],
  ])('on 14 November after the advert was down, in %s', (_, down, left) => {
    expect(daysLeft(order({ down }), '2026-11-01', '2026-11-14')).toEqual({ whole: 31, left })
  })
})

describe('what goes back', () => {
  test('is what was paid, or the share of the days that are left, in favour of the buyer', () => {
    expect(refundPence(order(), 'whole', '2026-11-20')).toBe(1499)
    expect(refundPence(order(), 'days-left', '2026-11-14')).toBe(823)
    expect(refundPence(order(), 'days-left', '2026-12-24')).toBe(0)
  })
  test('is all of it where nothing was delivered', () => {
    expect(refundPence(order({ state: 'paid', startedOn: null }), 'days-left', '2026-12-24')).toBe(1499)
    expect(refundPence(order({ startedOn: null }), 'days-left', '2026-12-24')).toBe(1499)
  })
  test('is never more than what has not gone back yet', () => {
    expect(refundPence(order({ refundedPence: 1400 }), 'whole', '2026-11-01')).toBe(99)
  })
  test('for the days that are left is less by what went back already', () => {
    expect(refundPence(order({ refundedPence: 500 }), 'days-left', '2026-11-14')).toBe(323)
    expect(refundPence(order({ refundedPence: 900 }), 'days-left', '2026-11-14')).toBe(0)
  })
  test.each(['open', 'superseded', 'expired', 'refund-due', 'refunding', 'refunded'] as const)(
    'of an order that is %s is nothing',
    (state) => {
      expect(refundPence(order({ state }), 'whole', '2026-11-01')).toBe(0)
    },
  )
})
