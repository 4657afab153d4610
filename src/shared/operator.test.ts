import { describe, expect, test } from 'vitest'
import { registrationOf, SANDBOX_OPERATOR, tradingDisclosures } from './operator.ts'

describe('the number of a company says where it is registered', () => {
  test.each([
    ['01234567', 'England and Wales'],
    ['OC312345', 'England and Wales'],
    ['SC123456', 'Scotland'],
    ['SO301234', 'Scotland'],
    ['CS001234', 'Scotland'],
    ['NI012345', 'Northern Ireland'],
    ['NC001234', 'Northern Ireland'],
    ['R0001234', 'Northern Ireland'],
    ['RS001234', 'England and Wales'],
  ])('%s: %s', (companyNumber, part) => {
    expect(registrationOf({ ...SANDBOX_OPERATOR, companyNumber })).toBe(
      `registered in ${part} (company number ${companyNumber})`,
    )
  })
})

test('a sole trader has an address of business, and no number', () => {
  const trader = {
    ...SANDBOX_OPERATOR,
    name: 'Jo Bloggs',
    companyNumber: null,
    address: '2 Mill Lane, Anytown',
  }
  expect(tradingDisclosures(trader)).toEqual([
    'Jo Bloggs',
    '2 Mill Lane, Anytown',
    'VAT number GB 000 0000 00',
  ])
})
