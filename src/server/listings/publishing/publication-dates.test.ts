import { describe, expect, test } from 'vitest'
import { today } from '#shared/values/iso-date.ts'
import { startOfDay } from '#shared/values/london-day.ts'
import { liveFrom, optionEndsAt } from './publication-dates.ts'

const later = (startDate: string) => ({ publishDate: true, startDate }) as const

describe('the day from which an advert is shown', () => {
  test.each([
    [{ publishDate: false }, '2026-11-20', null, '2026-11-20'],
    [{ publishDate: false, startDate: '2026-12-24' }, '2026-11-20', null, '2026-11-20'],
    [later('2026-12-01'), '2026-11-20', null, '2026-12-01'],
    // Paid after midnight, so the start date has passed.
    [later('2026-11-19'), '2026-11-20', null, '2026-11-20'],
    // A shown advert stays shown, unless a new start date hides it until then.
    [{ publishDate: false }, '2026-11-20', '2026-11-01', '2026-11-01'],
    [later('2026-11-01'), '2026-11-20', '2026-11-01', '2026-11-01'],
    [later('2026-12-01'), '2026-11-20', '2026-11-01', '2026-12-01'],
    [{ publishDate: false }, '2026-11-20', '2026-12-01', '2026-11-20'],
  ])('%j on %s, published from %s: %s', (answers, day, before, expected) => {
    expect(liveFrom(answers, day, before)).toBe(expected)
  })
})

describe('an option lasts to the end of the same day of its last month in the United Kingdom', () => {
  test.each([
    ['Premium-Advert-1-Month', '2026-11-20', '2026-11-20', '2026-12-21T00:00:00.000Z'],
    ['Premium-Advert-3-Months', '2026-12-01', '2026-11-20', '2027-03-02T00:00:00.000Z'],
    ['Boost-Advert-3-Months', '2026-11-30', '2026-11-30', '2027-03-01T00:00:00.000Z'],
    ['Featured-Advert-1-Month', '2026-01-31', '2026-01-31', '2026-03-01T00:00:00.000Z'],
    // Already shown when it was bought.
    ['Featured-Advert-1-Month', '2026-06-01', '2026-07-15', '2026-08-15T23:00:00.000Z'],
    ['Gold-Package', '2026-12-29', '2026-12-29', '2027-03-29T23:00:00.000Z'],
    ['Silver-Package', '2026-02-28', '2026-02-28', '2026-03-29T00:00:00.000Z'],
    ['Silver-Package', '2026-09-24', '2026-09-24', '2026-10-24T23:00:00.000Z'],
    ['Silver-Package', '2026-09-25', '2026-09-25', '2026-10-26T00:00:00.000Z'],
    ['Bronze-Package', '2026-09-25', '2026-09-25', undefined],
    ['none', '2026-09-25', '2026-09-25', undefined],
  ] as const)('%s, shown from %s, bought on %s: %s', (option, from, day, expected) => {
    expect(optionEndsAt(option, from, day)?.toISOString()).toBe(expected)
  })
})

test('a day begins when the clock in the United Kingdom says midnight, around its changes too', () => {
  for (const day of [
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-01-01',
    '2026-07-01',
  ]) {
    const start = startOfDay(day)
    expect([today(start), today(new Date(start.getTime() - 1)) < day]).toEqual([day, true])
  }
  expect(startOfDay('2026-03-29').toISOString()).toBe('2026-03-29T00:00:00.000Z')
  expect(startOfDay('2026-03-30').toISOString()).toBe('2026-03-29T23:00:00.000Z')
  expect(startOfDay('2026-10-25').toISOString()).toBe('2026-10-24T23:00:00.000Z')
  expect(startOfDay('2026-10-26').toISOString()).toBe('2026-10-26T00:00:00.000Z')
})
