import { describe, expect, test } from 'vitest'
import { parsePostcode } from '#shared/values/postcode.ts'
import { sandboxAddressFinder } from './sandbox-address-finder.ts'
import { sandboxEpcRegister } from './sandbox-epc-register.ts'
import { sandboxTown } from './sandbox-town.ts'

const town = sandboxTown()
const addresses = town.map(({ address }) => address)
const postcodes = [...new Set(addresses.map(({ postcode }) => postcode))]
const certificates = town.flatMap((home) => home.certificates)
const inPostcode = (wanted: string) => addresses.filter(({ postcode }) => postcode === wanted)

test('it has at least 40 postcodes and 500 addresses, and is the same each time', () => {
  expect(postcodes.length).toBeGreaterThanOrEqual(40)
  expect(addresses.length).toBeGreaterThanOrEqual(500)
  expect(sandboxTown()).toEqual(town)
})

test('its postcodes are of the right form, and of a form that Royal Mail never gives out', () => {
  for (const postcode of postcodes) {
    expect(parsePostcode(postcode)).toBe(postcode)
    expect(postcode).toMatch(/ \d[CIKMOV]{2}$/)
  }
})

test('no two homes share a udprn, a uprn or a line', () => {
  const distinct = (values: readonly unknown[]) => new Set(values).size
  expect(distinct(addresses.map(({ udprn }) => udprn))).toBe(addresses.length)
  const uprns = addresses.flatMap(({ uprn }) => uprn ?? [])
  expect(distinct(uprns)).toBe(uprns.length)
  expect(uprns.length).toBeLessThan(addresses.length)
  expect(distinct(addresses.map(({ summaryline, postcode }) => `${summaryline} ${postcode}`))).toBe(
    addresses.length,
  )
})

describe('it is varied', () => {
  test('postcodes with one address, and with over a hundred', () => {
    const sizes = postcodes.map((postcode) => inPostcode(postcode).length)
    expect(sizes.filter((size) => size === 1)).toHaveLength(1)
    expect(Math.max(...sizes)).toBeGreaterThan(100)
  })
  test.each([
    ['houses with numbers', ({ number, buildingname }) => number === '12' && buildingname === ''],
    ['a number with a letter', ({ number }) => /^\d+A$/.test(number)],
    ['flats in a named building', (one) => one.subbuildingname === 'Flat 3' && one.buildingname !== ''],
    ['flats by letter', ({ subbuildingname }) => subbuildingname === 'Flat B'],
    ['flats by floor', ({ subbuildingname }) => subbuildingname === 'Top Floor Flat'],
    ['farms', ({ buildingname, number }) => buildingname.endsWith('Farm') && number === ''],
  ] as [string, (address: (typeof addresses)[number]) => boolean][])('%s', (_name, isOne) => {
    expect(addresses.filter(isOne).length).toBeGreaterThan(0)
  })
  test('a street without numbers', () => {
    const lane = addresses.filter(({ street }) => street === 'Net Loft Lane')
    expect(lane.length).toBeGreaterThan(5)
    expect(lane.every(({ number, buildingname }) => number === '' && buildingname !== '')).toBe(true)
  })
  test('scores from 1 to over 100, expired certificates, several of one home, and none', () => {
    const scores = certificates.map(({ ratings }) => ratings.current)
    expect(Math.min(...scores)).toBe(1)
    expect(Math.max(...scores)).toBeGreaterThan(100)
    const counts = town.map((home) => home.certificates.length)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]))
    const expired = town.filter(
      (home) =>
        home.certificates.length > 0 && home.certificates.every(({ registeredOn }) => registeredOn < '2015'),
    )
    expect(expired.length).toBeGreaterThan(10)
  })
  test('certificates spell the address otherwise, and half of them know no uprn', () => {
    const otherwise = town.filter(({ address, certificates: own }) =>
      own.some((one) => one.address !== address.summaryline),
    )
    expect(otherwise.length).toBeGreaterThan(200)
    expect(certificates.filter(({ uprn }) => uprn === null).length).toBeGreaterThan(certificates.length / 3)
  })
})

test('the finder and the register know the town and nothing else', async () => {
  const finder = sandboxAddressFinder(town)
  const register = sandboxEpcRegister(town)
  expect(await finder.findAddresses('TR40 2MI')).toEqual(inPostcode('TR40 2MI'))
  expect(await finder.findAddresses('SW1A 1AA')).toEqual([])
  expect(await register.searchByPostcode('SW1A 1AA')).toEqual([])
  expect(await register.searchByUprn('1')).toEqual([])
  const [certificate] = await register.searchByPostcode('TR40 1CC')
  if (!certificate) throw new Error('no certificate')
  expect(Object.keys(certificate).toSorted()).toEqual(
    ['address', 'certificateNumber', 'postcode', 'registeredOn', 'uprn'].toSorted(),
  )
  expect(await register.ratingsOf(certificate.certificateNumber)).toMatchObject({
    current: expect.any(Number),
  })
  expect(await register.ratingsOf('9900-0000-0000-0000-0000')).toBeNull()
})
