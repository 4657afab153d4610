import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { addMonths, formatDate, isIsoDate, parseTypedDate, today } from './iso-date.ts'

const FROM = '2026-11-20'
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

describe('a day is an ISO date', () => {
  test.each(['2026-11-20', '1900-01-01', '2199-12-31', '2028-02-29', '2000-02-29', '2026-12-31'])(
    '%s',
    (text) => {
      expect(isIsoDate(text)).toBe(true)
    },
  )
  test.each(['2026-04-30', '2026-01-31'])('the last day of a month: %s', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })
})

describe('what is no real day is not', () => {
  // biome-ignore format: a table
  test.each([
    '', 'tomorrow', 'now', 'infinity', '-infinity', 'epoch', '2026-02-30', '2026-02-29', '1900-02-29', '2100-02-29', '2026-04-31',
    '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32', '2026-1-1', '26-01-01', '12026-01-01', '02026-01-01', '1899-12-31',
    '2200-01-01', '0000-01-01', '2026-11-20T00:00:00Z', '2026-11-20 ', ' 2026-11-20', '2026-11-20\n', '2026/11/20', '20-11-2026',
    '20261120', '+2026-11-20', '\u0662\u0660\u0662\u0666-11-20', '2026-11-20BC',
  ])('%j', (text) => {
    expect(isIsoDate(text)).toBe(false)
  })
})

describe('it is the day that the clocks of the United Kingdom show', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '2026-11-20'],
    ['2026-11-20T23:59:59Z', '2026-11-20'],
    // Clocks go forward on 28 March 2027 at 01:00, and back on 31 October 2027 at 02:00.
    ['2027-03-27T23:59:59Z', '2027-03-27'],
    ['2027-03-28T00:30:00Z', '2027-03-28'],
    ['2027-03-28T22:59:59Z', '2027-03-28'],
    ['2027-03-28T23:00:00Z', '2027-03-29'],
    ['2027-06-30T22:59:59Z', '2027-06-30'],
    ['2027-06-30T23:00:00Z', '2027-07-01'],
    ['2027-10-30T23:00:00Z', '2027-10-31'],
    ['2027-10-31T23:30:00Z', '2027-10-31'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2028-02-29T00:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (moment, date) => {
    expect(today(new Date(moment))).toBe(date)
  })
})

describe('months are added to the same day, or to the last one that the month has', () => {
  test.each([
    ['2026-11-20', 3, '2027-02-20'],
    ['2026-08-31', 3, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 3, '2028-05-29'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-12-28', 3, '2027-03-28'],
    ['2027-07-31', 3, '2027-10-31'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %d months is %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later)
  })

  test('never into the month after, and never to an earlier day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 24 }), (date, months) => {
        const later = addMonths(date, months)
        expect(monthsOf(later) - monthsOf(date)).toBe(months)
        expect(later >= date).toBe(true)
      }),
    )
  })
})

describe('a day is read as people type it', () => {
  // biome-ignore format: a table
  test.each([
    '15 March 2027', '15 march 2027', '15 MARCH 2027', '15 Mar 2027', '15 mar 27', '15th March 2027', '15th of March 2027',
    '15/3/27', '15/03/2027', '15.3.27', '15.03.2027', '15-3-27', '15-03-2027', '15 3 2027', '15 03 27', '15. March 2027',
    '2027-03-15', '2027/03/15', '2027-3-15', '2027.03.15', ' 15 March 2027 ', '15  March,  2027', '15,March,2027', '15march2027',
    'March 15 2027', 'March 15, 2027', 'Mar 15th, 2027', 'Monday 15 March 2027', 'Mon, 15 Mar 2027', '15 March', '15 mar', '15/3', '15.3.',
    'the 15th of March',
  ])('%j is 15 March 2027', (typed) => {
    expect(parseTypedDate(typed, FROM)).toBe('2027-03-15')
  })

  test.each([
    ['1 Sept 2027', '2027-09-01'],
    ['2nd Sep 2027', '2027-09-02'],
    ['3rd june 2027', '2027-06-03'],
    ['31 august 2027', '2027-08-31'],
    ['29 Feb 2028', '2028-02-29'],
    ['29/2/28', '2028-02-29'],
    ['1/12/2026', '2026-12-01'],
    ['12/1/2027', '2027-01-12'],
    ['20 November', '2026-11-20'],
    ['19 November', '2027-11-19'],
    ['21/11', '2026-11-21'],
    ['1 January', '2027-01-01'],
  ])('%j is %s', (typed, date) => {
    expect(parseTypedDate(typed, FROM)).toBe(date)
  })
})

test.each([
  ['5 nov', '2026-11-05'],
  ['20 November', '2026-11-20'],
  ['21 November', '2025-11-21'],
  ['5 dec', '2025-12-05'],
  ['5 dec 2026', '2026-12-05'],
])('where only the past is asked for, %j is %s', (typed, date) => {
  expect(parseTypedDate(typed, FROM, true)).toBe(date)
})

describe('what is no day is not read', () => {
  // biome-ignore format: a table
  test.each([
    '', ' ', '/', '15', 'March', '2027', 'March 2027', '3/2027', 'tomorrow', 'next week', 'asap', 'now', 'infinity', '30 February 2027',
    '29 February 2027', '31/4/27', '32/1/27', '0/1/27', '1/0/27', '1/13/27', '3/15/27', '15 Marching 2027', '15 Ma 2027', '15 M 2027',
    '15 March 227', '15 March 02027', '15 March 20277', '15/3/27/1', '15 March 2027 noon', '15 March 1899', '15 March 2200',
    '1e1/3/27', '0x0f/3/27', '15/3/2e1', '1.5e1 3 27', '\u0661\u0665/3/27', '15\u0000/3/27', '029 Feb', '29 Feb',
  ])('%j', (typed) => {
    expect(parseTypedDate(typed, FROM)).toBeNull()
  })
})

describe('a day is shown in words', () => {
  test.each([
    ['2027-03-15', '15 March 2027'],
    ['2026-12-01', '1 December 2026'],
    ['2028-02-29', '29 February 2028'],
  ])('%s as %j', (date, shown) => {
    expect(formatDate(date)).toBe(shown)
  })

  test('and what is shown reads as the same day', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseTypedDate(formatDate(date), FROM)).toBe(date)
      }),
    )
  })
})
