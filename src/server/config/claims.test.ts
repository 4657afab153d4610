import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (text: string) => readConfig({ VOUCHED_CLAIMS: text }, '/srv/gatepost')

test('claims are vouched for each to a day, with what proves it', () => {
  const text = `more-views until 2027-03-31: survey of May 2026, file 12;
    gold-price-4999 until 2026-12-31: price list: June to October 2026;`
  expect(read(text)).toMatchObject({
    ok: true,
    config: {
      vouchedClaims: [
        { claim: 'more-views', until: '2027-03-31', evidence: 'survey of May 2026, file 12' },
        { claim: 'gold-price-4999', until: '2026-12-31', evidence: 'price list: June to October 2026' },
      ],
    },
  })
})

test('nothing is vouched for where nothing is said', () => {
  expect(read('')).toMatchObject({ ok: true, config: { vouchedClaims: [] } })
})

test.each([
  ['more-views', /^VOUCHED_CLAIMS must be entries like "more-views until .*"more-views" isn’t one\.$/],
  ['more-views until 2027-03-31', /must be entries like/],
  ['more-views until 2027-03-31:', /must be entries like/],
  ['more-views until tomorrow: file 12', /must be entries like/],
  ['more-views: file 12', /must be entries like/],
  [
    'all until 2027-03-31: file 12',
    /"all" isn’t one. The claims are: more-views, premium-clicks, .*silver-number-worth\.$/,
  ],
  [
    'more-views until 2027-02-30: file 12',
    /the last day of more-views as a real date. 2027-02-30 isn’t one\.$/,
  ],
  [
    'more-views until 2027-03-31: file 12; more-views until 2027-04-30: file 13',
    /^VOUCHED_CLAIMS names more-views twice\.$/,
  ],
])('%s is refused in words', (text, expected) => {
  expect(read(text)).toEqual({ ok: false, problems: [expect.stringMatching(expected)] })
})
