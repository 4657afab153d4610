import { describe, expect, test } from 'vitest'
import { fc } from '../../../../tests/support/properties.ts'
import type { FoundAddress } from '../../gateways/address-finder.ts'
import { sandboxTown } from '../../gateways/sandbox-town.ts'
import { keysOfFound, keysOfTyped } from './home-keys.ts'

const POSTCODE = 'YO1 7AA'
const typed = (
  ...[doorNumber = '', buildingName = '', streetName = '', postcode = POSTCODE]: readonly string[]
) => keysOfTyped({ postcode, doorNumber, buildingName, streetName })[0]

describe('one home, however it is typed', () => {
  test.each([
    [
      ['12', '', 'Mill Lane'],
      ['12', '', 'MILL  LANE'],
    ],
    [
      ['12', '', 'Mill Lane'],
      [' 12 ', '', 'mill ln.'],
    ],
    [
      ['12', '', 'Quay Street'],
      ['12', '', 'Quay St'],
    ],
    [
      ['12A', '', 'Quay Street'],
      ['12 a', '', 'Quay St.'],
    ],
    [
      ['1-3', '', 'Quay Street'],
      ['1 – 3', '', 'Quay Street'],
    ],
    [
      ['5', '', "St Mary's Road"],
      ['5', '', 'Saint Mary’s Rd'],
    ],
    [
      ['5', '', 'St. Marys Road'],
      ['5', '', "St Mary's Road"],
    ],
    [
      ['', 'The Old Mill', 'Mill Lane'],
      ['', 'Old Mill', 'Mill Lane'],
    ],
    [
      ['Flat 3', 'Harbour Court', 'Quay Street'],
      ['', 'Flat 3, Harbour Court', 'Quay Street'],
    ],
    [
      ['Flat 3', 'Harbour Court', 'Quay Street'],
      ['', 'Apt 3 Harbour Ct', 'Quay St'],
    ],
    [
      ['12', 'Rose Cottage', 'Mill Lane'],
      ['12', 'Rose Cott', 'Mill Lane'],
    ],
    [
      ['12', 'Flat 1', 'Quay Street'],
      ['Flat1 12', '', 'Quay Street'],
    ],
    [
      ['7', '', 'Rhôs Lane'],
      ['7', '', 'Rhos Lane'],
    ],
    [
      ['7', '', 'Fox & Hound Yard'],
      ['7', '', 'Fox and Hound Yard'],
    ],
    [
      ['7', '', 'Mi\u200bll Lane'],
      ['7', '', 'Mill Lane'],
    ],
    [
      ['12', 'Flat 1', 'Quay Street'],
      ['Flat 1', '12', 'Quay Street'],
    ],
    [
      ['Flat 01', 'No. 12', 'Quay Street'],
      ['12, Flat 1', '', 'Quay Street'],
    ],
    [
      ['12A', '', 'Quay Street'],
      ['No 012 a', '', 'Quay Street'],
    ],
    [
      ['Rose Cottage', '', '12 Mill Lane'],
      ['12', 'Rose Cottage', 'Mill Lane'],
    ],
  ] as const)('%j is %j', (one, other) => {
    expect(typed(...one)).toBe(typed(...other))
  })
})

test.each([
  '012', '0012', 'No12', 'No. 12', 'no 12', 'Nº 12', '№12', 'Number 12', '١٢', '۱۲', '१२', '１２', '𞥑𞥒',
])('%j is 12', (door) => {
  expect(typed(door, '', 'Quay Street')).toBe(typed('12', '', 'Quay Street'))
  expect(typed(`Flat 1, ${door}`, '', 'Quay Street')).toBe(typed('12', 'Flat 1', 'Quay Street'))
}) // biome-ignore format: a table

describe('two homes', () => {
  test.each([
    [
      ['1', '', 'Quay Street'],
      ['Flat 1', '', 'Quay Street'],
    ],
    [
      ['12', '', 'Quay Street'],
      ['12', 'Flat 1', 'Quay Street'],
    ],
    [
      ['12', 'Flat 1', 'Quay Street'],
      ['1', 'Flat 12', 'Quay Street'],
    ],
    [
      ['17', 'Flat 2', 'Quay Street'],
      ['17', '', 'Quay Street'],
    ],
    [
      ['1', '', 'Quay Street'],
      ['11', '', 'Quay Street'],
    ],
    [
      ['1', '', 'Quay Street'],
      ['1A', '', 'Quay Street'],
    ],
    [
      ['1', '', 'Quay Street'],
      ['1', '', 'Quay Road'],
    ],
    [
      ['1', '', 'St Street'],
      ['1', '', 'Saint Road'],
    ],
    [
      ['', 'Rose Cottage', 'Mill Lane'],
      ['', 'Ivy Cottage', 'Mill Lane'],
    ],
    [
      ['12', 'Flat A', 'Quay Street'],
      ['12', 'Flat B', 'Quay Street'],
    ],
    [
      ['1-3', '', 'Quay Street'],
      ['13', '', 'Quay Street'],
    ],
    [
      ['12', '', 'Hill Lane'],
      ['12', '', 'Lane Hill'],
    ],
    [
      ['12', '', '5th Lane'],
      ['12', '', 'Lane 5th'],
    ],
    [
      ['1', '', 'Quay Street'],
      ['10', '', 'Quay Street'],
    ],
    [
      ['١', '', 'Quay Street'],
      ['٢', '', 'Quay Street'],
    ],
    [
      ['Flat 1', '12', 'Quay Street'],
      ['Flat 12', '1', 'Quay Street'],
    ],
    [
      ['', 'Mill', 'House Lane'],
      ['', 'Mill House', 'Lane'],
    ],
  ] as const)('%j is not %j', (one, other) => {
    expect(typed(...one)).not.toBe(typed(...other))
  })
  test('one address in two postcodes', () => {
    expect(typed('1', '', 'Quay Street')).not.toBe(typed('1', '', 'Quay Street', 'YO1 7AB'))
  })
  test('whose numbers differ never share a key', () => {
    const number = fc.integer({ min: 1, max: 300 }).map(String)
    fc.assert(
      fc.property(number, number, fc.constantFrom('', 'Flat ', 'Apartment '), (one, other, unit) => {
        fc.pre(one !== other)
        expect(typed(`${unit}${one}`, '', 'Quay Street')).not.toBe(
          typed(`${unit}${other}`, '', 'Quay Street'),
        )
      }),
    )
  })
})

const address = (more: Partial<FoundAddress>): FoundAddress => ({
  udprn: '1',
  uprn: null,
  summaryline: '',
  subbuildingname: '',
  buildingname: '',
  number: '',
  street: 'Quay Street',
  town: 'York',
  postcode: POSTCODE,
  ...more,
})
const FLAT = address({ subbuildingname: 'Flat 3', buildingname: 'Harbour Court', number: '12' })

describe('a found address is the typed one', () => {
  test.each([
    ['whole', ['12', 'Flat 3 Harbour Court', 'Quay St']],
    ['without the number', ['Flat 3', 'Harbour Court', 'Quay Street']],
    ['without the building', ['Flat 3 12', '', 'Quay Street']],
    ['without the word flat', ['3', 'Harbour Court', 'Quay Street']],
  ] as const)('%s', (_name, home) => {
    expect(keysOfFound('1', [FLAT])).toContain(typed(...home))
  })
  test('unless the spelling could mean another of the postcode', () => {
    const house = address({ udprn: '2', number: '3', buildingname: 'Harbour Court' })
    const keys = keysOfFound('1', [FLAT, house])
    expect(keys).not.toContain(typed('3', 'Harbour Court', 'Quay Street'))
    expect(keys).toContain(typed('Flat 3', 'Harbour Court', 'Quay Street'))
  })
  test('an address that the list does not have has its udprn alone', () => {
    expect(keysOfFound('7', [FLAT])).toEqual(['udprn 7'])
    expect(keysOfFound('7', [])).toEqual(['udprn 7'])
  })
})

test('in a whole town no two homes share a key, and each has one that somebody would type', () => {
  const addresses = sandboxTown().map((home) => home.address)
  const seen = new Map<string, string>()
  for (const { udprn, postcode } of addresses) {
    const list = addresses.filter((one) => one.postcode === postcode)
    const keys = keysOfFound(udprn, list)
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) {
      expect(seen.get(key) ?? udprn).toBe(udprn)
      seen.set(key, udprn)
    }
  }
})
