import { describe, expect, test } from 'vitest'
import { CLAIMS, claimsOn, optionsWith } from './claims.ts'
import { MARKETING_OPTIONS } from './marketing-options.ts'

const WHAT = 'survey of May 2026, file 12'

describe('the claims of a day', () => {
  test('are none where nobody vouches for one', () => {
    expect(claimsOn([], '2026-11-21', 'let')).toEqual([])
  })
  test('are those that are vouched for, to the end of the last day and no longer', () => {
    const vouched = [
      { claim: 'silver-views', until: '2027-03-31', evidence: WHAT },
      { claim: 'more-views', until: '2027-04-30', evidence: WHAT },
    ] as const
    const ids = (day: string) => claimsOn(vouched, day, 'let').map(({ id }) => id)
    expect(ids('2027-03-31')).toEqual(['more-views', 'silver-views'])
    expect(ids('2027-04-01')).toEqual(['more-views'])
    expect(ids('2027-05-01')).toEqual([])
  })
})

test('every claim is made for an option that is sold, and none for the free one', () => {
  const options = (claim: (typeof CLAIMS)[number]) =>
    (['sell', 'let'] as const).flatMap((appType) => optionsWith(claim, appType))
  for (const claim of CLAIMS) {
    expect(options(claim)).not.toEqual([])
    expect(options(claim).filter(({ pence }) => pence === 0)).toEqual([])
  }
})

test('a price that is crossed out is above the one that is asked', () => {
  for (const claim of CLAIMS) {
    if (!('crossedOut' in claim)) continue
    for (const option of optionsWith(claim, 'let')) expect(claim.crossedOut).toBeGreaterThan(option.pence)
  }
})

test.each([
  ['premium-clicks', 'sell', ['Premium-Advert-3-Months', 'Premium-Advert-1-Month']],
  ['best-value', 'sell', ['Featured-Advert-3-Months']],
  ['best-value', 'let', []],
  ['gold-special-price', 'sell', []],
  ['gold-special-price', 'let', ['Gold-Package']],
  ['more-views', 'let', ['Gold-Package', 'Silver-Package', 'Bronze-Package']],
] as const)('%s on the page of %s stands at %j', (id, appType, expected) => {
  const claim = CLAIMS.find((one) => one.id === id)
  expect(claim && optionsWith(claim, appType).map((option) => option.id)).toEqual(expected)
})

test('the texts hold what the specification claims', () => {
  const texts = CLAIMS.map(({ text }) => text).join('\n')
  for (const part of [
    '43% more views', 'p to 31% more clicks', 'p to 5 times more views', 'wice as many views', 'up to 10 times more enquiries',
    'COVID-19 special price', 'imited offer', 'Best Value!', '£49.99', '£39.99',
    'worth £24.99', 'worth £14.97', 'worth £9.99', 'worth £4.99',
  ]) expect(texts).toContain(part) // biome-ignore format: a list
  expect(new Set(CLAIMS.map(({ id }) => id)).size).toBe(CLAIMS.length)
  expect(MARKETING_OPTIONS.map(({ contents }) => contents).join()).not.toMatch(/%|times more|twice|worth/i)
})
