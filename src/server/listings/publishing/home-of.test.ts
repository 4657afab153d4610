import { describe, expect, test } from 'vitest'
import { anAddress } from '../../../../tests/support/lookups.ts'
import { keysOfFound, keysOfTyped } from '../../adverts/duplicates/home-keys.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import { homeOf } from './home-of.ts'

const OWNER = Buffer.alloc(32)
const at = (list: readonly FoundAddress[] | null) => ({
  keysOfTyped,
  keysOfFound,
  addressesOf: async () => list,
})
const FOUND = { propertyPostcode: 'yo1 7aa', propertyAddress: '12345678' }
const typed = (streetName: string) => ({
  propertyPostcode: 'SL9 9AA',
  doorNumber: '14',
  streetName,
  townName: 'Chalfont St. Peter ',
})

describe('the home of a found address', () => {
  test('as the provider has it', async () => {
    expect(await homeOf(at([anAddress()]), FOUND, OWNER)).toEqual({
      keys: keysOfFound('12345678', [anAddress()]),
      isUnknown: false,
      street: 'Mill Lane',
      town: 'York',
      district: 'YO1',
      postcode: 'YO1 7AA',
      place: 'mill lane york yo1 yo',
      line: '12 Mill Lane, York',
    })
  })
  test('that is not in the list of its postcode', async () => {
    const home = await homeOf(at([anAddress({ udprn: '7' })]), FOUND, OWNER)
    expect(home).toMatchObject({ isUnknown: true, street: '', town: 'York', keys: ['udprn 12345678'] })
  })
  test('that nobody can be asked about: the place that the postcode tells, and no street', async () => {
    expect(await homeOf(at(null), FOUND, OWNER)).toEqual({
      keys: ['udprn 12345678'],
      isUnknown: false,
      street: '',
      town: 'North Yorkshire',
      district: 'YO1',
      postcode: 'YO1 7AA',
      place: 'north yorkshire yo1 yo',
      line: '',
    })
  })
})

test.each([
  ['Mill Lane', 'Mill Lane'],
  ['14 Mill Lane', 'Mill Lane'],
  ['14a Mill Lane', 'Mill Lane'],
  ['14-16 Mill Lane', 'Mill Lane'],
  ['No. 14, Mill Lane', 'Mill Lane'],
  ['Flat 2, 14a Mill Lane', 'Mill Lane'],
  ['Mill Lane 14', 'Mill Lane'],
  ['Mill Lane, no 14', 'Mill Lane'],
  ['5th Avenue', '5th Avenue'],
  ['Sixth Avenue', 'Sixth Avenue'],
  ['  Mill Lane ', 'Mill Lane'],
])('of a typed street the number of the door is not told: %s', async (streetName, street) => {
  expect(await homeOf(at(null), typed(streetName), OWNER)).toMatchObject({
    street,
    town: 'Chalfont St. Peter',
    district: 'SL9',
    place: `${street} chalfont st. peter sl9 sl`.toLowerCase(),
  })
})

test('answers that do not tell a home tell none', async () => {
  for (const answers of [
    {},
    { propertyPostcode: 'x' },
    { ...typed(''), streetName: null },
    { ...typed('Mill Lane'), doorNumber: null },
  ]) {
    expect(await homeOf(at(null), answers, OWNER)).toBeNull()
  }
})
