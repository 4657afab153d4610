import { expect, test } from 'vitest'
import { priceInWords, stateInWords } from './own-list.tsx'

test.each([
  ['live', 'Live'],
  ['scheduled', 'Goes live on 1 December 2026'],
  ['withdrawn', 'Withdrawn: nobody can see it'],
  ['removed', 'We’ve removed it'],
] as const)('an advert that is %s says so in words', (state, words) => {
  expect(stateInWords({ state, liveFrom: '2026-12-01', law: null })).toBe(words)
})

test('an advert that the law keeps offline says what it waits for', () => {
  const law = { reasons: [], field: 'summary', beginsOn: '2026-05-01', isOffline: true, restsOn: null }
  expect(stateInWords({ state: 'withdrawn', liveFrom: '2026-12-01', law })).toBe(
    'Offline until you change it',
  )
})

test.each([
  [950, 'month', '£950 per month'],
  [1_250, 'week', '£1,250 per week'],
  [325_000, null, '£325,000'],
  [null, 'month', 'No price'],
] as const)('a price of %s a %s reads "%s"', (price, priceFrequency, words) => {
  expect(priceInWords({ price, priceFrequency })).toBe(words)
})
