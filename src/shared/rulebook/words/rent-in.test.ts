import { expect, test } from 'vitest'
import { rentSaidIn } from './rent-in.ts'

test.each([
  ['Council tax is currently £150 a month. Deposit £1,000.', null],
  ['A different charge of £60 a month is for parents’ parking.', null],
  ['The rent is £950 a month.', 11_400],
  ['Renting at £200 per week, bills apart.', 10_400],
  ['£950pcm', 11_400],
  ['Yours for £950 p.c.m.', 11_400],
])('what %j says of the rent in a year: %j', (text, pounds) => {
  expect(rentSaidIn(text)).toBe(pounds)
})
