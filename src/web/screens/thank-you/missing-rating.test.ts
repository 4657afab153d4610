import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import { isRatedOrExempt } from './missing-rating.tsx'

const HOMES: readonly (readonly [string, DraftAnswers, boolean])[] = [
  ['nothing is known of it', { rentalType: '0' }, false],
  ['the register or the owner gave one', { currentEpc: 71 }, true],
  ['it needs none', { epcExemption: 'under-50-m2' }, true],
  ['it is a room', { rentalType: '1' }, true],
]

test.each(HOMES)('whether a home’s rating is told or not needed: %s', (_, answers, isRated) => {
  expect(isRatedOrExempt(answers)).toBe(isRated)
})
