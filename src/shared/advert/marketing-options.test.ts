import { describe, expect, test } from 'vitest'
import type { FieldOf } from '../form/field.ts'
import { marketingForLetting, marketingForSale } from './blocks/marketing.ts'
import { type Included, MARKETING_OPTIONS } from './marketing-options.ts'

/** Section 9 of the specification: prices in pence, and per month. */
// biome-ignore format: a table
const PRICES = [
  ['Premium-Advert-3-Months', 1_999, ' (£6.67 a month)'],
  ['Premium-Advert-1-Month', 1_499, ''],
  ['Boost-Advert-3-Months', 3_999, ' (£13.34 a month)'],
  ['Boost-Advert-1-Month', 2_999, ''],
  ['Featured-Advert-3-Months', 4_999, ' (£16.67 a month)'],
  ['Featured-Advert-1-Month', 3_499, ''],
  ['Gold-Package', 2_999, ''],
  ['Silver-Package', 1_999, ''],
  ['Bronze-Package', 499, ''],
  ['none', 0, ''],
] as const

const options = [marketingForSale, marketingForLetting].flatMap(
  (block) => (block.fields['marketingOption'] as FieldOf<'radios'>).options,
)
const hints = new Map(options.map(({ id, hint }) => [id, hint ?? '']))
const prices = new Map(options.map(({ id, price }) => [id, price]))

/** Whatever a sentence promises beside the advert itself. */
const PROMISES =
  /privacy (?:phone )?number for \d+ months?|\w+ \w+ tenant references?|promotion on Facebook Marketplace|reference|privacy|Facebook/g

function wordsOf(included: Included): string {
  switch (included.kind) {
    case 'privacy-number':
      return `privacy number for ${included.months} month${included.months === 1 ? '' : 's'}`
    case 'tenant-reference':
      return `${included.count === 1 ? 'one' : '?'} ${included.level} tenant reference`
    case 'facebook-promotion':
      return 'promotion on Facebook Marketplace'
  }
}

describe('what can be bought', () => {
  test('costs what the specification says', () => {
    expect(MARKETING_OPTIONS.map(({ id, pence }) => [id, pence])).toEqual(
      PRICES.map(([id, pence]) => [id, pence]),
    )
  })

  test.each(PRICES)('%s is offered at its price, with what it contains', (id, pence, monthly) => {
    const { contents = '?' } = MARKETING_OPTIONS.find((option) => option.id === id) ?? {}
    expect(prices.get(id)).toBe(pence === 0 ? 'Free' : `£${(pence / 100).toFixed(2)}`)
    expect(hints.get(id)).toBe(pence === 0 ? contents : `VAT included${monthly}. ${contents}`)
  })

  test.each([
    [
      'Gold-Package',
      [
        'featured advert until',
        '3 months at most',
        'one full tenant reference',
        'privacy number for 3 months',
        'Facebook Marketplace',
      ],
    ],
    [
      'Silver-Package',
      ['premium advert for 1 month', 'one basic tenant reference', 'privacy number for 1 month'],
    ],
    ['Bronze-Package', ['standard advert until', 'privacy phone number for 1 month']],
  ])('%s contains what the specification says', (id, phrases) => {
    expect(phrases.filter((phrase) => !hints.get(id)?.includes(phrase))).toEqual([])
  })

  test.each(MARKETING_OPTIONS)('$id says just what it includes', ({ contents, includes }) => {
    const promised = [...contents.matchAll(PROMISES)].map(([promise]) =>
      promise.replace('privacy phone', 'privacy'),
    )
    const owed = (includes as readonly Included[]).map(wordsOf)
    expect(promised.toSorted()).toEqual(owed.toSorted())
  })

  test('is described without claims, crossed-out prices or hurry', () => {
    expect([...hints.values()].join('\n')).not.toMatch(
      /!|%|times|more views|clicks|special|limited|covid|was £|worth/i,
    )
  })
})
