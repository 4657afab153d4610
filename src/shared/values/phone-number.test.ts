import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { formatPhoneNumber, normalisePhoneNumber } from './phone-number.ts'

describe('one UK number in every spelling is one number', () => {
  // biome-ignore format: a table
  test.each([
    '07700900123', '07700 900123', '07700 900 123', '07700-900-123', '(07700) 900123', '07700.900.123',
    '07700/900123', '+447700900123', '+44 7700 900123', '+44 (0)7700 900123', '+44-7700-900123',
    '0044 7700 900123', '0044 (0) 7700 900123', '447700900123', '44 7700 900123', '44 07700 900123',
    '7700900123', ' 07700 900123 ', '\u202a07700 900123\u202c', '\u200b07700\u00a0900\u2011123\ufeff',
    '07700\u2013900123', '+44\u20607700900123', '07700\t900123',
  ])('%j', (typed) => {
    expect(normalisePhoneNumber(typed)).toBe('+447700900123')
  })
})

describe('what is not a UK number stays recognisable', () => {
  test.each([
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['not a number', '+44notanumber'],
    ['020 7946 0018', '+442079460018'],
    ['', '+44'],
  ])('%j becomes %j', (typed, normal) => {
    expect(normalisePhoneNumber(typed)).toBe(normal)
  })
})

test('every number gets a country prefix, and the normal form of a normal form is itself', () => {
  const national = fc.stringMatching(/^[1-37]\d{9}$/)
  fc.assert(
    fc.property(national, fc.constantFrom('0', '+44', '0044', '44', '+44(0)', ''), (digits, prefix) => {
      const normal = normalisePhoneNumber(prefix + digits)
      expect(normal).toBe(`+44${digits}`)
      expect(normalisePhoneNumber(normal)).toBe(normal)
    }),
  )
})

describe('a number is written as it is in the UK', () => {
  // biome-ignore format: a table
  test.each([
    ['+441632960123', '01632 960123'], ['+447700900123', '07700 900123'], ['+442079460123', '020 7946 0123'],
    ['+441214960123', '0121 496 0123'], ['+441134960123', '0113 496 0123'], ['+443069990123', '0306 999 0123'],
    ['+448081570123', '0808 157 0123'],
  ])('%s', (number, written) => {
    expect(formatPhoneNumber(number)).toBe(written)
    expect(normalisePhoneNumber(written)).toBe(number)
  })
})
