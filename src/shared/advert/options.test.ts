import { describe, expect, test } from 'vitest'
import { type AppType, blocksFor, fieldsIn } from '../form/block.ts'
import { TITLES } from '../values/titles.ts'
import { COUNTIES, COUNTRIES, countryOf } from './counties.ts'
import * as options from './options.ts'
import { ADVERT_PAGE } from './page.ts'

const codes = (list: readonly { readonly id: unknown; readonly label: string }[]) =>
  Object.fromEntries(list.map(({ id, label }) => [String(id), label]))

/** The codes of section 3 of the specification and of the contract's option lists. */
describe('the option lists have the codes of the specification and the contract', () => {
  // biome-ignore format: a table
  test.each<[string, readonly { readonly id: unknown; readonly label: string }[], Record<string, string>]>([
    ['price types', options.PRICE_TYPES, { 0: 'Asking price', 1: 'Price on application', 2: 'Guide price', 4: 'Offers in excess of' }],
    ['price frequencies', options.PRICE_FREQUENCIES, { 0: 'Per week', 1: 'Per month' }],
    ['property types', options.PROPERTY_TYPES, { house: 'House', flat: 'Flat' }],
    ['house types', options.HOUSE_TYPES, { 4: 'Detached', 3: 'Semi detached', 1: 'Terraced', 12: 'Bungalow' }],
    ['flat types', options.FLAT_TYPES, { 9: 'Studio flat', 28: 'Apartment', 11: 'Maisonette' }],
    ['rental types', options.RENTAL_TYPES, { 0: 'Whole Property', 1: 'Single Room', 2: 'Double Room' }],
    ['tenure', options.TENURE_TYPES, { 1: 'Freehold', 2: 'Leasehold', 4: 'Commonhold' }],
    ['parking', options.PARKING_TYPES, { 16: 'Garage', 17: 'Driveway', 18: 'Gated', 14: 'Communal', 13: 'Allocated', 15: 'Covered', 22: 'Permit', 20: 'On Street', 19: 'Off Street' }],
    ['accessible features', options.ACCESSIBLE_FEATURES, { 39: 'Ramped access', 37: 'Level access', 38: 'Lift access', 40: 'Wet room', 41: 'Wide doorways' }],
    ['titles', TITLES, { 1: 'Mr', 2: 'Mrs', 3: 'Miss', 4: 'Ms', 5: 'Mx', 6: 'Dr', 7: 'Prof', 8: 'Rev', 9: 'Prefer not to say' }],
  ])('%s', (_name, list, expected) => {
    expect(codes(list)).toEqual(expected)
  })

  // biome-ignore format: a table
  test.each<[string, readonly { readonly id: unknown }[], readonly unknown[]]>([
    ['agents answer true', options.USER_AGENT, [false, true]],
    ['contact preferences', options.CONTACT_PREFERENCES, ['email', 'mobile', 'both']],
    ['later is true', options.PUBLISH_DATES, [false, true]],
    ['yes and no', options.YES_NO, [true, false]],
    ['yes and no of the renting questions are text', options.YES_NO_TEXT, ['true', 'false']],
    ['EPC answers', options.EPC_ANSWERS, ['epc_available', 'epc_not_available']],
    ['EPC answers where one was found', options.FOUND_EPC_ANSWERS, ['epc_correct', 'epc_wrong', 'epc_unknown']],
    ['rental types are text', options.RENTAL_TYPES, ['0', '1', '2']],
    ['app types', options.APP_TYPES, ['sell', 'let']],
  ])('%s', (_name, list, ids) => {
    expect(list.map(({ id }) => id)).toEqual(ids)
  })

  test('every house and flat type is called something in the summary', () => {
    const types = [...options.HOUSE_TYPES, ...options.FLAT_TYPES].map(({ id }) => String(id))
    expect(Object.keys(options.PROPERTY_TYPE_LABELS).toSorted()).toEqual(types.toSorted())
  })
})

/** The option ids of each question. */
const OFFERED: Readonly<Record<string, readonly unknown[]>> = {
  userAgent: [false, true],
  priceType: [0, 2, 4, 1],
  priceFrequency: [1, 0],
  contactPreference: ['email', 'mobile', 'both'],
  propertyType: ['house', 'flat'],
  houseType: [4, 3, 1, 12],
  flatType: [28, 11, 9],
  rentalType: ['0', '1', '2'],
  tenureType: [1, 2, 4],
  knownleaseholdLeft: [true, false],
  hasPropertyParking: [true, false],
  isPropertyAccessible: [true, false],
  propertyReferences: ['true', 'false'],
  propertyDss: ['true', 'false'],
  propertyPets: ['true', 'false'],
  propertyBroadband: ['true', 'false'],
  propertyBills: ['true', 'false'],
  publishDate: [false, true],
  hasPropertyEpc: ['epc_available', 'epc_not_available'],
  homeReport: ['ready', 'not-ready', 'exempt'],
  councilTaxBand: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'not-known'],
  rentControlArea: [true, false],
  rentIncreasedInLast12Months: [true, false],
}
/** Of questions that also take the owner's own words (advert-law's table of fields). */
const SUGGESTED: Readonly<Record<string, readonly string[]>> = {
  possessionGround: ['none', '1', '1A'],
  epcExemption: ['to-be-demolished', 'protected-building', 'temporary-building', 'under-50-m2'],
  construction: ['brick', 'stone', 'timber-frame', 'steel-frame', 'concrete', 'not-known'],
  electricitySupply: ['mains', 'private', 'none', 'not-known'],
  waterSupply: ['mains', 'private', 'none', 'not-known'],
  sewerage: ['mains', 'septic-tank', 'treatment-plant', 'cesspit', 'not-known'],
  heating: [
    'gas-central',
    'oil',
    'lpg',
    'electric',
    'heat-pump',
    'solid-fuel',
    'communal',
    'none',
    'not-known',
  ],
  broadbandType: ['fttp', 'fttc', 'cable', 'adsl', 'wireless', 'satellite', 'none', 'not-known'],
  mobileCoverage: ['good', 'variable', 'poor', 'none', 'not-known'],
  floodRisk: ['very-low', 'low', 'medium', 'high', 'not-known'],
  coalfield: ['yes', 'no', 'not-known'],
  buildingSafety: ['none-known', 'not-known'],
  restrictions: ['none-known', 'not-known'],
  rightsAndEasements: ['none-known', 'not-known'],
  coastalErosion: ['none-known', 'not-known'],
  planningPermission: ['none-known', 'not-known'],
}
const SINGLE_PRODUCTS = ['Premium', 'Boost', 'Featured'].flatMap((tier) => [
  `${tier}-Advert-3-Months`,
  `${tier}-Advert-1-Month`,
])
const MARKETING = {
  sell: [...SINGLE_PRODUCTS, 'none'],
  let: ['Gold-Package', 'Silver-Package', 'Bronze-Package', 'none'],
}

const FOUND = ['epc_correct', 'epc_wrong', 'epc_unknown']

test('where the register has a certificate, both pages ask whether it is right', () => {
  const asked = (appType: AppType) =>
    Object.fromEntries(blocksFor(ADVERT_PAGE, appType).flatMap(fieldsIn))['hasPropertyEpc']
  const [sell, letting] = [asked('sell'), asked('let')]
  expect(sell?.kind === 'radios' && sell.alternative?.options.map(({ id }) => id)).toEqual(FOUND)
  expect(letting?.kind === 'radios' && letting.alternative).toEqual(
    sell?.kind === 'radios' && sell.alternative,
  )
})

describe.each(['sell', 'let'] as const)('the questions of %s', (appType: AppType) => {
  const asked = blocksFor(ADVERT_PAGE, appType).flatMap(fieldsIn)
  const choices = asked.flatMap(([name, field]) =>
    ['radios', 'select', 'worded'].includes(field.kind) &&
    'options' in field &&
    !['countyName', 'countryName'].includes(name)
      ? [[name, field.options.map(({ id }) => id)] as const]
      : [],
  )
  test.each(choices)('%s offers %j', (name, ids) => {
    expect(ids).toEqual({ ...OFFERED, ...SUGGESTED, marketingOption: MARKETING[appType] }[name])
  })

  test('have no two options of one id or one label', () => {
    for (const [, field] of asked) {
      if (!('options' in field)) continue
      for (const key of ['id', 'label'] as const) {
        const values = field.options.map((option) => option[key])
        expect(values).toEqual([...new Set(values)])
      }
    }
  })
})

describe('the counties', () => {
  test.each([
    [
      'England',
      48,
      ['Bristol', 'City of London', 'Greater London', 'Rutland', 'Isle of Wight', 'Tyne and Wear'],
    ],
    [
      'Wales',
      8,
      ['Clwyd', 'Dyfed', 'Gwent', 'Gwynedd', 'Mid Glamorgan', 'Powys', 'South Glamorgan', 'West Glamorgan'],
    ],
    [
      'Scotland',
      35,
      ['Edinburgh', 'Glasgow', 'Aberdeen', 'Dundee', 'Fife', 'Orkney', 'Shetland', 'Western Isles'],
    ],
    ['Northern Ireland', 6, ['Antrim', 'Armagh', 'Down', 'Fermanagh', 'Londonderry', 'Tyrone']],
  ])('of %s are %d', (country, count, some) => {
    const names = COUNTIES.filter(({ group }) => group === country).map(({ id }) => id as string)
    expect(names).toHaveLength(count)
    expect(some.filter((name) => !names.includes(name))).toEqual([])
  })

  test('are each in one of the four nations', () => {
    expect(COUNTRIES.map(({ id }) => id)).toEqual(['England', 'Wales', 'Scotland', 'Northern Ireland'])
    const ids = COUNTIES.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(COUNTIES.filter(({ id, group }) => countryOf(id) !== group)).toEqual([])
  })

  test.each([
    ['Kent', 'England'],
    ['Powys', 'Wales'],
    ['Fife', 'Scotland'],
    ['Down', 'Northern Ireland'],
    ['Atlantis', null],
    ['', null],
    ['constructor', null],
  ])('%j is in %s', (county, country) => {
    expect(countryOf(county)).toBe(country)
  })
})
