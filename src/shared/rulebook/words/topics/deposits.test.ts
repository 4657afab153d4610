import { expect, test } from 'vitest'
import type { Nation } from '../../../advert/nation.ts'
import { readPage } from '../read-page.ts'
import { findDeposits } from './deposits.ts'

const YEARS_RENT = 11_400

/** Five weeks of £950 a month are £1,096.15, one is £219.23, and two months £1,900. */
const CASES: readonly (readonly [Nation, string, boolean])[] = [
  ['england', 'Deposit £1,096.', false],
  ['england', 'Deposit £1,097.', true],
  ['england', 'dep 1k', false],
  ['england', 'Deposit £1.5k', true],
  ['england', 'Deposit of a month.', false],
  ['england', 'Deposit of a month and a half.', true],
  ['england', 'hold dep £219', false],
  ['england', 'hold dep £220', true],
  ['england', 'Holding payment £300.', true],
  ['england', 'You put down £2,250 against damage.', true],
  ['england', 'A grand deposit of oak beams', false],
  ['northern-ireland', 'Deposit is £1,650, a month and a half.', true],
  ['scotland', 'Deposit’s one grand even.', false],
  ['scotland', 'Deposit’s two grand even.', true],
]

test.each(CASES)('%s: %j is above the cap: %j', (nation, text, isAbove) => {
  const found = findDeposits(readPage(text).page, { nation, yearsRent: YEARS_RENT })
  expect(found.length > 0).toBe(isAbove)
})
