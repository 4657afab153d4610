import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { isAbroad, parsePostcode } from './postcode.ts'

describe('a postcode of each shape is read', () => {
  test.each([
    // A9 9AA, A99 9AA, A9A 9AA, AA9 9AA, AA99 9AA, AA9A 9AA: the six shapes that exist.
    ['M1 1AE', 'M1 1AE'],
    ['B33 8TH', 'B33 8TH'],
    ['W1A 0AX', 'W1A 0AX'],
    ['CR2 6XH', 'CR2 6XH'],
    ['DN55 1PT', 'DN55 1PT'],
    ['EC1A 1BB', 'EC1A 1BB'],
    // One from each nation, and one with a two-digit district.
    ['EH1 1YZ', 'EH1 1YZ'],
    ['CF10 1EP', 'CF10 1EP'],
    ['BT1 5GS', 'BT1 5GS'],
    ['ZE1 0AA', 'ZE1 0AA'],
    // Accepted by the specification's pattern, though Royal Mail has none.
    ['Q1 1AA', 'Q1 1AA'],
    ['A99A 9AA', 'A99A 9AA'],
  ])('%j', (typed, postcode) => {
    expect(parsePostcode(typed)).toBe(postcode)
  })
})

describe('however it is spelt, a postcode has one normal form', () => {
  // biome-ignore format: a table
  test.each([
    'SW1A 1AA', 'SW1A1AA', 'sw1a 1aa', 'sw1a1aa', 'Sw1A 1aA', ' SW1A 1AA ', 'SW1A  1AA', 'S W 1 A 1 A A',
    'SW1A-1AA', 'SW1A\t1AA', 'SW1A\n1AA', 'SW1A\u00a01AA', 'SW1A\u202f1AA', '\ufeffSW1A 1AA', 'SW1A\u200b1AA',
    'SW1A\u2060 1AA', '\u200eSW1A 1AA\u200f', 'SW1\u00adA 1AA', '(SW1A 1AA)', 'SW1A.1AA', 'SW1A 1AA.',
    'SW1A\u20111AA', 'SW1A\u20131AA',
  ])('%j', (typed) => {
    expect(parsePostcode(typed)).toBe('SW1A 1AA')
  })
})

describe('what is no postcode is not read', () => {
  // biome-ignore format: a table
  test.each([
    '', ' ', '-', 'SW1A', '1AA', 'SW1A 1A', 'SW1A 1AAA', 'SW1A 11A', 'SW1A AA1', 'SWA 1AA', 'SW 1AA',
    'SW1AA 1AA', 'SW123 1AA', 'SWX1 1AA', '1SW 1AA', '1', '12345', '90210-1234', 'GIR 0AA', 'BFPO 801',
    'SW1A 1AA SW1A 1AA', 'SW1A, 1AA', 'SW1A/1AA', 'SW1A_1AA', 'SW1A 1A\u00c4', '\uff33\uff37\uff11\uff21 1AA',
    '\u00df1 1AA', '\ufb011 1AA', '\u0131P1 1AA', '\u0660\u0661 1AA', 'SW1A 1AA\u0000', 'D02 AF30', '75001',
  ])('%j', (typed) => {
    expect(parsePostcode(typed)).toBeNull()
  })
})

test('the normal form of a normal form is itself, with one space before its last three characters', () => {
  const letter = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
  const digit = fc.constantFrom(...Array.from('0123456789'))
  const shape = fc.tuple(
    letter,
    fc.option(letter),
    digit,
    fc.option(digit),
    fc.option(letter),
    digit,
    letter,
    letter,
  )
  fc.assert(
    fc.property(shape, (parts) => {
      const postcode = parsePostcode(parts.join('').toLowerCase())
      expect(postcode).toMatch(/^[A-Z0-9]{2,5} \d[A-Z]{2}$/)
      expect(parsePostcode(postcode ?? '')).toBe(postcode)
    }),
  )
})

test.each(['ZZ99 3AA', 'QJ1 1AA', 'B1 1AA', 'G1 1AA', 'JE', ''])('%j is not known to be abroad', (typed) => {
  expect(isAbroad(typed)).toBe(false)
})
