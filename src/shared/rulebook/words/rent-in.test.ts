import { expect, test } from 'vitest'
import { rentSaidIn } from './rent-in.ts'

test.each([
  ['Council tax is currently £150 a month. Deposit £1,000.', null],
  ['A different charge of £60 a month is for parents’ parking.', null],
  ['The rent is £950 a month.', 11_400],
  ['Renting at £200 per week, bills apart.', 10_400],
  ['£950pcm', 11_400],
  ['dep 1k, rent 750', 9_000],
  ['The rent is £1,100.', 13_200],
  ['Rent 11400 a year', null],
  ['Deposit £1,650, a month and a half', null],
  ['Ground rent £250', null],
  ['Yours for £950 p.c.m.', 11_400],
])('what %j says of the rent in a year: %j', (text, pounds) => {
  expect(rentSaidIn(text)).toBe(pounds)
})
