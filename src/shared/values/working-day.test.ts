import { expect, test } from 'vitest'
import { addWorkingDays } from './working-day.ts'

test.each([
  ['2026-11-23', '2026-11-25', 'a Monday'],
  ['2026-11-26', '2026-11-30', 'a Thursday, with a weekend between'],
  ['2026-11-28', '2026-12-01', 'a Saturday'],
  ['2026-12-23', '2026-12-29', 'before Christmas, with Boxing Day’s holiday on the Monday'],
  ['2027-03-25', '2027-03-31', 'the day before Good Friday'],
  ['2028-12-30', '2029-01-02', 'after the last holiday that is known'],
] as const)('two working days after %s are %s: %s', (from, until, _why) => {
  expect(addWorkingDays(from, 2)).toBe(until)
})
