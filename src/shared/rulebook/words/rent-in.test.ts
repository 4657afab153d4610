import { expect, test } from 'vitest'
import { rentFor, rentSaidIn } from './rent-in.ts'

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
  ['Rent pcm: £1,265. Deposit: £1,459.', 15_180],
  ['Rent for the house is £1,430.', 17_160],
  ['Rent’s £700, the deposit’s £700', 8_400],
  ['rent 1,000 dep 1,150', 12_000],
  ['First month’s rent, £1,500 deposit required', null],
  ['Deposit of five weeks’ rent, £1,500.', null],
  ['To rent it you must earn £2,500 a month.', null],
])('what %j says of the rent in a year: %j', (text, pounds) => {
  expect(rentSaidIn(text)).toBe(pounds)
})

test.each([
  // What it does not call its rent counts where it is higher than the answer.
  ['A flat at £1,300 a month. Gas heating.', 11_400, 15_600],
  ['Parking £60 a month.', 11_400, 11_400],
  ['You must earn £2,500 a month. Deposit £2,000.', 11_400, 11_400],
  ['A flat at £1,300 a month.', null, 15_600],
  ['Rent £800 a month.', 11_400, 9_600],
  ['Two bedrooms.', null, null],
])('%j with the answer %j is judged by %j a year', (text, answered, pounds) => {
  expect(rentFor(text, answered)).toBe(pounds)
})
