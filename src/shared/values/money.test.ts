import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { formatPence, formatPounds, parseMoney } from './money.ts'

describe('an amount is read as people type it', () => {
  test.each([
    ['950', 950],
    ['0', 0],
    ['1', 1],
    ['007', 7],
    ['£950', 950],
    ['£ 950', 950],
    [' 950 ', 950],
    ['1,250', 1_250],
    ['1 250', 1_250],
    ['325,000', 325_000],
    ['1,234,567', 1_234_567],
    ['999,999,999', 999_999_999],
    ['999999999', 999_999_999],
    ['1250.5', 1_250.5],
    ['1250.50', 1_250.5],
    ['1,250.05', 1_250.05],
    ['0.01', 0.01],
    ['425,000.00', 425_000],
    ['325k', 325_000],
    ['£425K', 425_000],
    ['1.5k', 1_500],
    ['1.2m', 1_200_000],
    ['£1.25 M', 1_250_000],
    ['0.5m', 500_000],
  ])('%j is %d', (typed, pounds) => {
    expect(parseMoney(typed)).toBe(pounds)
  })
})

describe('what is no amount is not read', () => {
  // biome-ignore format: a table
  test.each([
    '', ' ', '£', ',', '.', '.50', '1.', '1.234', '1,25', '12,34', '1,2345', ',950', '950,', '1,,250', '-1',
    '-950', '+950', '1e3', '0x10', 'abc', '950pcm', '950-1000', '325kk', '325km', '1,325k', 'k', '.5m', '1.2345k', '1.2345678m', '1.m', '1 bn', 'POA', '1.2.3', 'Infinity', 'NaN',
    '€950', '\u0661\u0662', '9'.repeat(400),
  ])('%j', (typed) => {
    expect(parseMoney(typed)).toBeNull()
  })
})

test('an amount is shown as it was typed, however large it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,40}$/, { size: 'max' }), (typed) => {
      const pounds = parseMoney(typed)
      if (pounds !== null) expect(formatPounds(pounds).replaceAll(',', '')).toBe(typed)
    }),
  )
})

describe('pounds are shown with comma thousands, and pence only where there are some', () => {
  test.each([
    [0, '0'],
    [1, '1'],
    [999, '999'],
    [1_000, '1,000'],
    [1_250, '1,250'],
    [99.5, '99.50'],
    [1_250.05, '1,250.05'],
    [325_000, '325,000'],
    [999_999_999, '999,999,999'],
    [1_234_567.89, '1,234,567.89'],
  ])('%d as %j', (pounds, shown) => {
    expect(formatPounds(pounds)).toBe(shown)
  })

  test('and what is shown reads as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (pence) => {
        expect(parseMoney(formatPounds(pence / 100))).toBe(pence / 100)
      }),
    )
  })
})

describe('pence are shown as a price', () => {
  test.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [499, '£4.99'],
    [1_999, '£19.99'],
    [4_999, '£49.99'],
    [123_456, '£1,234.56'],
  ])('%d as %s', (pence, shown) => {
    expect(formatPence(pence)).toBe(shown)
  })
})
