import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { aListingSent } from '../../../tests/support/zoopla.ts'
import { readZooplaListing } from './read-zoopla-listing.ts'

const DAY = '2026-11-21'
const read = (...args: Parameters<typeof aListingSent>) => readZooplaListing(aListingSent(...args), DAY)
const RENT = { transaction_type: 'rent', price: 300, rent_frequency: 'per_week' }

test('members beyond the answers are read as facts', () => {
  const { home, faults } = read({
    life_cycle_status: 'sold_subject_to_contract',
    feature_list: ['A large garden'],
    ground_rent: 250,
    service_charge: { charge: 100, frequency: 'per_month' },
    council_tax_band: 'D',
  })
  expect(faults).toEqual([])
  expect(home?.facts).toMatchObject({
    status: 'sold-stc',
    features: ['A large garden'],
    groundRent: 250,
    serviceCharge: 1_200,
    councilTaxBand: 'D',
  })
})

test('headings and sizes of a description are lines of it', () => {
  const { home } = read({
    detailed_description: [
      { text: 'Near the park.' },
      { heading: 'Kitchen', dimensions: { length: 3.5, width: 4, units: 'metres' }, text: 'New.' },
    ],
  })
  expect(home?.answers.propertyDescription).toBe('Near the park.\n\nKitchen, 3.5 × 4 metres\nNew.')
})

test.each([
  [{ years_remaining: 90 }, 90],
  [{ expiry_date: '2116' }, 90],
  [{ expiry_date: '2116-11-20' }, 89],
  [{ expiry_date: '2116-11' }, 90],
  [{ expiry_date: '2020-01-01' }, undefined],
])('a lease with %j has %s years left', (lease_expiry, left) => {
  const { home } = read({ tenure: 'leasehold', lease_expiry })
  expect(home?.answers.leaseholdLeft).toBe(left)
  expect(home?.answers.knownleaseholdLeft).toBe(left !== undefined)
})

test.each([
  ['per_week', { rentAmount: 300, priceFrequency: 0 }],
  ['per_year', { rentAmount: 25, priceFrequency: 1 }],
  ['per_person_per_week', { rentAmount: 900, priceFrequency: 0 }],
])('a rent of £300 %s is shown as %j', (rent_frequency, wanted) => {
  expect(read({}, { pricing: { ...RENT, rent_frequency } }).home?.answers).toMatchObject(wanted)
})

test('a refusal of benefits is told to the sender and shown nowhere', () => {
  const { home, warnings } = read({ tenant_eligibility: { dss: 'excluded' } }, { pricing: RENT })
  expect(home?.answers).not.toHaveProperty('propertyDss')
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: 'GP_W_LAW', path: 'listing.tenant_eligibility.dss' }),
  )
})

describe('what cannot be advertised is refused where it stands', () => {
  test.each([
    ['a shop', { category: 'commercial' }, {}, 'GP_NOT_HOUSING', 'listing.category'],
    ['land', { property_type: 'land' }, {}, 'GP_NOT_HOUSING', 'listing.property_type'],
    [
      'a share',
      { buyer_incentives: ['shared_ownership'] },
      {},
      'GP_PRICE',
      'listing.pricing.price_qualifier',
    ],
    ['another country', {}, { location: { country_code: 'FR' } }, 'GP_ENUM', 'listing.location.country_code'],
    ['no rooms', { total_bedrooms: undefined }, {}, 'GP_REQUIRED', 'listing.total_bedrooms'],
    [
      'no kind of sale',
      {},
      { pricing: { transaction_type: '' } },
      'GP_REQUIRED',
      'listing.pricing.transaction_type',
    ],
    ['an unknown status', { life_cycle_status: 'gone' }, {}, 'GP_ENUM', 'listing.life_cycle_status'],
  ])('%s', (_what, changes, inside, code, path) => {
    const { home, faults } = read(changes, inside)
    expect([home, faults.map((fault) => [fault.code, fault.path])]).toEqual([null, [[code, path]]])
  })
})

test('a kind of home in the sender’s own words is a home of no stated kind', () => {
  expect(read({ property_type: 'Windmill', total_bedrooms: undefined }).home?.answers).not.toHaveProperty(
    'propertyType',
  )
})

test('members that have no place here are named', () => {
  const { warnings } = read({ chain_free: true })
  expect(warnings.find(({ code }) => code === 'GP_W_UNMAPPED')?.value).toBe('chain_free')
})

test('nothing that is sent makes it throw', () => {
  fc.assert(fc.property(fc.anything(), (sent) => void readZooplaListing(sent, DAY)))
  const keys = Object.keys(aListingSent())
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      readZooplaListing({ ...aListingSent(), [key]: value }, DAY)
    }),
    { numRuns: 500 },
  )
})
