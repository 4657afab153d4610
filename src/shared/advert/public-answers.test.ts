import { expect, test } from 'vitest'
import { aFlatOnAnUnknownLease, aHouse, aHouseToLet } from '../../../tests/support/builders.ts'
import { publicAnswers } from './public-answers.ts'

const PRIVATE = [
  'userAgent',
  'propertyPostcode',
  'propertyAddress',
  'doorNumber',
  'buildingName',
  'streetName',
  'townName',
  'countyName',
  'countryName',
  'enquiryEmail',
  'enquiryPhone',
  'files_uploaded',
  'hasPropertyEpc',
  'marketingOption',
  'publishDate',
  'startDate',
  'upfrontPayment',
  'termsAndConditions',
] as const

test('neither where exactly the home is nor how its owner is reached is public', () => {
  for (const build of [aHouse, aHouseToLet]) {
    const shown = publicAnswers(build({ propertyAddress: '50012345', buildingName: 'The Poplars' }))
    for (const name of PRIVATE) expect(shown).not.toHaveProperty(name)
    expect(shown).toMatchObject({ propertyBedrooms: 3, currentEpc: 64, contactPreference: 'both' })
  }
})

test('a price on application is not public, every other price is', () => {
  expect(publicAnswers(aHouse({ priceType: 1 }))).not.toHaveProperty('sellingPrice')
  for (const priceType of [0, 2, 4] as const) {
    expect(publicAnswers(aHouse({ priceType }))).toMatchObject({ sellingPrice: 325_000 })
  }
  expect(publicAnswers(aHouseToLet())).toMatchObject({ rentAmount: 950 })
})

test('what is not answered is left out, and a no is an answer', () => {
  const shown = publicAnswers(aFlatOnAnUnknownLease({ potentialEpc: null }))
  expect(shown).not.toHaveProperty('potentialEpc')
  expect(shown.knownleaseholdLeft).toBe(false)
})
