import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { lawIn } from './law-in.ts'

const NOON = '2026-11-22'
const CARDIFF = { propertyPostcode: 'CF10 1EP' }
const of = (answers: DraftAnswers, day = NOON, appType: 'sell' | 'let' = 'let') =>
  Object.fromEntries(lawIn(appType, answers, day))

test.each([
  ['SW1A 1AA', '2026-05-01', true],
  ['SW1A 1AA', '2026-04-30', false],
  ['EH1 1YZ', '2026-05-01', true],
  ['CF10 1EP', '2026-05-31', false],
  ['CF10 1EP', '2026-06-01', true],
  ['BT1 5GS', '2026-11-22', false],
  // Tweed: nobody knows on which side.
  ['TD15 1AA', '2026-11-22', false],
])('no benefits at %s on %s: refused %s', (propertyPostcode, day, isRefused) => {
  expect('propertyDss' in of({ propertyPostcode, propertyDss: 'false' }, day)).toBe(isRefused)
})

test('the day is that of a later start', () => {
  const answers = { ...CARDIFF, propertyDss: 'false', startDate: '2026-06-01' } as const
  expect(of(answers, '2026-05-20')).toHaveProperty('propertyDss')
})

test('what is only warned of, or not asked yet, stops nothing', () => {
  expect(
    of({
      propertyPostcode: 'SW1A 1AA',
      propertyPets: 'false',
      summary: 'No DSS. No pets. Hurry!',
      hasPropertyEpc: null,
    }),
  ).toEqual({})
  expect(of({ propertyPostcode: 'EH1 1YZ' }, NOON, 'sell')).toEqual({})
})
