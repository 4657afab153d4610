import { expect, test } from 'vitest'
import { addDays } from '../values/iso-date.ts'
import { day, exampleDay } from './day-field.ts'
import type { AnyAnswers } from './field.ts'
import { inLastMonths, withinMonths } from './rule.ts'
import { firstError } from './walk.ts'

const context = { appType: 'sell', addressType: 'standard' } as const

test('the example is a day that the field takes, on every day of a year', () => {
  const starts = day<AnyAnswers>('Day', 3, { rules: [withinMonths(3, () => 'too late')] })
  const rose = day<AnyAnswers>('Day', 0, { past: true, rules: [inLastMonths(12)] })
  for (let days = 0; days < 366; days += 1) {
    const today = addDays('2027-12-01', days)
    const scope = { answers: {}, today, context }
    expect(firstError(starts, exampleDay(today, { months: 3 }), scope), today).toBeNull()
    expect(firstError(rose, exampleDay(today, { months: 0, past: true }), scope), today).toBeNull()
  }
})
