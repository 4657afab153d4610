import { expect, test } from 'vitest'
import { nationOf, nationOfPostcode } from './nation.ts'

test.each([
  ['sw1a1aa', 'england'],
  ['NE71 6AA', 'england'],
  ['CF10 1EP', 'wales'],
  ['EH1 1YZ', 'scotland'],
  ['bt1 5gs', 'northern-ireland'],
  // Districts on both sides of the border: Tweed, Longtown, Saltney, Hay, Chepstow.
  ['TD15 1AA', 'asked'],
  ['CA6 5AA', 'asked'],
  ['CH4 0AA', 'asked'],
  ['HR3 5AA', 'asked'],
  ['NP16 7AA', 'asked'],
  ['DG16 5AA', 'asked'],
  ['SY10 9AA', 'asked'],
  // Guernsey, Man, the forces, and what is no postcode.
  ['GY1 1AA', null],
  ['IM1 1AA', null],
  ['BF1 1AA', null],
  ['TD15', null],
  ['', null],
] as const)('%j: %s', (postcode, nation) => {
  expect(nationOfPostcode(postcode)).toBe(nation)
})

test('a home on a border is in the country that its owner gave', () => {
  expect(nationOf({ propertyPostcode: 'TD15 1AA', countryName: 'England' })).toBe('england')
  expect(nationOf({ propertyPostcode: 'TD15 1AA' })).toBeNull()
  expect(nationOf({ propertyPostcode: 'EH1 1YZ', countryName: 'England' })).toBe('scotland')
  // An area that nobody knows switches no law off.
  expect(nationOf({ propertyPostcode: 'ZZ1 1AA', countryName: 'England' })).toBe('england')
  expect(nationOf({ propertyPostcode: 'ZZ1', countryName: 'England' })).toBeNull()
  expect(nationOf({})).toBeNull()
})
