import { expect, test } from 'vitest'
import { MARKETING_OPTIONS } from './marketing-options.ts'
import { optionInWords } from './option-in-words.ts'

test.each(MARKETING_OPTIONS)('$id is said with its article, and without its term', ({ label }) => {
  expect(optionInWords(label, null)).toMatch(/^You’ve got a [B-DF-HJ-NP-TV-Z][a-z]+ advert\.$/)
})

test('what ends says when', () => {
  expect(optionInWords('Premium, 3 months', '2027-02-22')).toBe(
    'You’ve got a Premium advert until 22 February 2027.',
  )
})
