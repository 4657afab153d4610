import { expect, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

test.each([
  ['0', 0],
  ['3', 3],
  [' 3 ', 3],
  ['007', 7],
  ['20', 20],
  ['1,200', 1_200],
  ['999999999', 999_999_999],
])('%j is the number %d', (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number)
})

// biome-ignore format: a table
test.each([
  '', ' ', '-1', '+1', '1.5', '1.0', '1e1', '0x1', 'three', '3 beds', '1,2', '2 3', '12,34', ',1', '1,',
  '9999999999', '\u0663',
])('%j is no whole number', (typed) => {
  expect(parseWholeNumber(typed)).toBeNull()
})
