import { expect, test } from 'vitest'
import type { Nation } from '../../advert/nation.ts'
import { evaluate } from '../evaluate.ts'

const found = (nation: Nation, propertyDescription: string) =>
  evaluate({
    nation,
    appType: 'let',
    day: '2026-11-29',
    answers: { rentAmount: 1_000, priceFrequency: 1, propertyDescription },
  })

test.each(['Tories need not apply.', 'DUP voters preferred.', 'No Unionists.', 'SNP supporters only.'])(
  '‘%s’ is found in Northern Ireland alone',
  (text) => {
    const nations = ['england', 'wales', 'scotland', 'northern-ireland'] as const
    expect(nations.filter((nation) => found(nation, text).refused.includes('L35'))).toEqual([
      'northern-ireland',
    ])
  },
)

test.each([
  ['england', 'L7'],
  ['wales', 'L34'],
  ['scotland', 'L34'],
] as const)(
  'a holding deposit that is too much in %s is told by %s, and not as a fee, too',
  (nation, rule) => {
    const { refused } = found(nation, 'Holding deposit £300')
    expect([refused.includes(rule), refused.includes('L33')]).toEqual([true, false])
  },
)

test('a fee beside a deposit that is too much is told as one', () => {
  const { refused } = found('england', 'Holding deposit £300 and an admin fee of £100.')
  expect([refused.includes('L7'), refused.includes('L33')]).toEqual([true, true])
})
