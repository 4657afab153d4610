import { expect, test } from 'vitest'
import { aHouse, aHouseToLet, errorsOf, letting, selling } from '../../../tests/support/builders.ts'
import { sendEnquiries } from '../advert/blocks/enquiries.ts'
import { priceType, rent } from '../advert/blocks/price.ts'
import { valueCheck } from './value-check.ts'

const price = priceType.fields['sellingPrice']
const rentAmount = rent.fields['rentAmount']
const email = sendEnquiries.fields['enquiryEmail']

test.each([
  [price, 425, 'You entered £425. Most homes for sale cost between £20,000 and £20,000,000. Is it right?'],
  [
    price,
    425_000_000,
    'You entered £425,000,000. Most homes for sale cost between £20,000 and £20,000,000. Is it right?',
  ],
  [rentAmount, 950_000, 'You entered £950,000. Most rents are between £50 and £20,000. Is it right?'],
  [email, 'owner@gmial.con', 'Did you mean owner@gmail.com?'],
])('an answer that is probably a slip is asked about', (field, value, text) => {
  expect(field && valueCheck(field, value)?.text).toBe(text)
})

test('what is asked about can be published all the same', () => {
  for (const sellingPrice of [425, 425_000_000])
    expect(errorsOf(selling, aHouse({ sellingPrice }))).toEqual({})
  expect(errorsOf(letting, aHouseToLet({ rentAmount: 950_000 }))).toEqual({})
})

test.each([
  [price, 20_000],
  [price, 20_000_000],
  [price, null],
  [price, 'about 400'],
  [rentAmount, 950],
  [email, 'owner@example.com'],
  [email, null],
])('any other is not', (field, value) => {
  expect(field && valueCheck(field, value)).toBeNull()
})
