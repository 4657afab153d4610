import { describe, expect, it } from 'vitest'
import { aCertificate, anAddress } from '../../../../tests/support/address-builders.ts'
import { TODAY } from '../../../../tests/support/builders.ts'
import { fc } from '../../../../tests/support/properties.ts'
import { processorMs } from '../../../../tests/support/time-taken.ts'
import type { CertificateSummary } from '../../gateways/epc-register.ts'
import { matchByStreet, matchCertificate } from './match-certificate.ts'

interface Home {
  readonly sub: string
  readonly building: string
  readonly number: string
  readonly street: string
}

const SUBS = [
  '',
  '',
  'Flat 1',
  'Flat 2',
  'Flat 11',
  'Flat 2A',
  'Flat B',
  'First Floor Flat',
  'Ground Floor Flat',
  'Annexe',
]
const NAMES = [
  'Mill House',
  'Oak House',
  'Rose Cottage',
  'The Old Rectory',
  'Rectory',
  'Manor Farm',
  'Manor Farm Barn',
]
const NUMBERS = ['1', '2', '11', '12', '1A', '2A', '2B', '17', '1-3']
const STREETS = [
  'High Street',
  'High Road',
  'High Street Mews',
  'Old High Street',
  'Mill Lane',
  "St John's Road",
]

const numberedHome: fc.Arbitrary<Home> = fc.record({
  sub: fc.constantFrom(...SUBS),
  building: fc.constantFrom('', '', ...NAMES),
  number: fc.constantFrom(...NUMBERS),
  street: fc.constantFrom(...STREETS),
})
const namedHome: fc.Arbitrary<Home> = fc.record({
  sub: fc.constantFrom(...SUBS),
  building: fc.constantFrom(...NAMES),
  number: fc.constant(''),
  street: fc.constantFrom(...STREETS),
})
const home = fc.oneof(numberedHome, namedHome)

const addressOf = ({ sub, building, number, street }: Home, uprn: string | null = null) =>
  anAddress([sub, building, number, street].join('|'), uprn)
const lineOf = (given: Home): string => addressOf(given).summaryline
/** What tells one home from another in one postcode: a number makes the building's name a matter of taste. */
const identityOf = ({ sub, building, number, street }: Home): string =>
  number === '' ? `${sub}|${building}` : `${sub}|${number}|${street}`

/** Homes of few sorts, so that many of them are each other's neighbours, with or without a UPRN, of any age. */
const certificate: fc.Arbitrary<CertificateSummary> = fc
  .record({
    home,
    number: fc.integer({ min: 0, max: 9999 }),
    uprn: fc.constantFrom(null, null, '1', '2', '0002'),
    year: fc.integer({ min: 2010, max: 2026 }),
    postcode: fc.constantFrom('ZZ1 1AA', 'ZZ1 1AA', 'ZZ1 1AA', 'ZZ1 1AB'),
  })
  .map(({ home: given, number, uprn, year, postcode }) =>
    aCertificate(lineOf(given), {
      certificateNumber: `0000-0000-0000-0000-${String(number).padStart(4, '0')}`,
      uprn,
      postcode,
      registeredOn: `${year}-06-01`,
    }),
  )
const certificates = fc.uniqueArray(certificate, {
  maxLength: 12,
  selector: ({ certificateNumber }) => certificateNumber,
})
const uprn = fc.constantFrom(null, '1', '2')

/** The same line as another hand might write it. */
const SPELLINGS: readonly ((line: string) => string)[] = [
  (line) => line.toUpperCase(),
  (line) => line.toLowerCase(),
  (line) => line.replaceAll(' ', '  '),
  (line) => ` ${line.replaceAll(', ', ' ,')} `,
  (line) => `${line}.`,
  (line) => line.replaceAll('Street', 'St').replaceAll('Road', 'Rd.').replaceAll('Lane', 'Ln'),
  (line) => line.replaceAll('House', 'Hse').replaceAll('The ', ''),
  (line) => line.replaceAll(/Flat (?=\d)/g, 'Apartment '),
  (line) => line.replaceAll(/(\d)([AB])\b/g, '$1 $2'),
  (line) => line.replaceAll('-', ' – '),
  (line) => line.replaceAll("'", '’'),
  (line) => line.replaceAll('First', '1st'),
  (line) => line.replaceAll(', Wexcombe', ''),
  (line) => `${line}, Wiltshire`,
  (line) => `${line} ZZ1 1AA`,
]
const spelling = fc
  .subarray([...SPELLINGS])
  .map((some) => (line: string) => some.reduce((text, spell) => spell(text), line))

const match = (given: Home, found: readonly CertificateSummary[], of: string | null = null) =>
  matchCertificate(addressOf(given, of), found, TODAY)
/** Three thousand find no more. */
const RUNS = 300
const check = <T extends unknown[]>(property: fc.IProperty<T>) => fc.assert(property, { numRuns: RUNS })

describe('whatever the certificates', () => {
  it('a home is matched by its own line, however it is spelt', () => {
    check(
      fc.property(home, spelling, (given, spell) => {
        const own = aCertificate(spell(lineOf(given)))
        expect(match(given, [own])).toBe(own)
      }),
    )
  })

  it('no home is matched by another one', () => {
    check(
      fc.property(home, home, spelling, (given, other, spell) => {
        fc.pre(identityOf(given) !== identityOf(other))
        expect(match(given, [aCertificate(spell(lineOf(other)))])).toBeNull()
      }),
    )
  })

  it('neighbours change nothing', () => {
    check(
      fc.property(home, certificates, fc.array(home, { maxLength: 8 }), (given, found, others) => {
        const neighbours = others
          .filter((other) => identityOf(other) !== identityOf(given))
          .map((other) => aCertificate(lineOf(other), { uprn: '99' }))
        expect(match(given, [...found, ...neighbours])).toBe(match(given, found))
      }),
    )
  })

  it('their order changes nothing', () => {
    const shuffled = certificates.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    check(
      fc.property(home, uprn, shuffled, (given, of, [all, mixed]) => {
        expect(match(given, mixed, of)).toBe(match(given, all, of))
      }),
    )
  })

  it('spelling changes nothing', () => {
    check(
      fc.property(home, certificates, spelling, (given, found, spell) => {
        const spelt = found.map((one) => ({ ...one, address: spell(one.address) }))
        const before = match(given, found)
        const after = match(given, spelt)
        expect(after && spelt.indexOf(after)).toBe(before && found.indexOf(before))
      }),
    )
  })

  it('one that is matched is valid, of the postcode, and newest of its UPRN', () => {
    check(
      fc.property(home, certificates, (given, found) => {
        const one = match(given, found)
        if (one === null) return
        expect(one.registeredOn > '2016-11-20').toBe(true)
        const ofUprn = found.filter((other) => one.uprn !== null && Number(other.uprn) === Number(one.uprn))
        expect(ofUprn.every(({ registeredOn }) => registeredOn <= one.registeredOn)).toBe(true)
        if (one.uprn === null) expect(one.postcode).toBe('ZZ1 1AA')
      }),
    )
  })

  it('a certificate with other numbers is never matched, unless the UPRN says so', () => {
    const line = fc.array(
      fc.constantFrom('Flat', '1', '2', '3', '11', '12A', 'High', 'Street', 'Mill', 'House', ','),
      { maxLength: 9 },
    )
    const numbersOf = (text: string): string => [...new Set(text.match(/\d+A?/g) ?? [])].toSorted().join()
    check(
      fc.property(home, line, (given, parts) => {
        const text = parts.join(' ')
        const one = match(given, [aCertificate(text)])
        if (one) expect(numbersOf(text)).toBe(numbersOf(lineOf(given).replaceAll('B', '')))
      }),
    )
  })
})

describe('whatever is typed', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string())

  it('never throws, and finds nothing but what is there', () => {
    check(
      fc.property(text, text, fc.array(text, { maxLength: 5 }), (streetName, buildingNumber, lines) => {
        const found = lines.map((line) => aCertificate(line))
        const one = matchByStreet({ postcode: 'ZZ1 1AA', streetName, buildingNumber }, found, TODAY)
        expect(one === null || found.includes(one)).toBe(true)
      }),
    )
  })

  it('is matched as the address of the same parts is', () => {
    check(
      fc.property(home, spelling, (given, spell) => {
        const own = aCertificate(spell(lineOf(given)))
        const { sub, building, number, street } = given
        const premises = [sub, building, number].filter((part) => part !== '').join(', ')
        const typed = { postcode: 'ZZ1 1AA', streetName: street, buildingNumber: premises }
        expect(matchByStreet(typed, [own], TODAY)).toBe(own)
      }),
    )
  })

  it('reads a long line in no time', async () => {
    const long = 'Flat 1 - '.repeat(20_000)
    const typed = { postcode: 'ZZ1 1AA', streetName: long, buildingNumber: long }
    const took = await processorMs(() => matchByStreet(typed, [aCertificate(long)], TODAY))
    expect(took).toBeLessThan(2_000)
  })
})
