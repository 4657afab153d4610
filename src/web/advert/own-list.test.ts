import { expect, test } from 'vitest'
import { stateInWords } from './own-list.tsx'

test.each([
  ['live', 'Live'],
  ['scheduled', 'Shown from 1 December 2026'],
  ['withdrawn', 'Withdrawn: nobody sees it'],
  ['removed', 'Taken down by us'],
] as const)('an advert that is %s says so in words', (state, words) => {
  expect(stateInWords({ state, liveFrom: '2026-12-01' })).toBe(words)
})
