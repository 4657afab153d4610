import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { readInitialDataRequest, readSave } from './page-state.ts'

const UUID = '3f8b2c1a-9d4e-4f6a-8b2c-1a9d4e4f6a8b'

/** A save as the server receives it: parsed from text. */
const save = (over: Readonly<Record<string, unknown>> = {}): unknown =>
  JSON.parse(JSON.stringify({ data: { uuid: UUID, version: 0, app_type: 'sell', blocks: {}, ...over } }))
const withValue = (block: string, field: string, value: unknown, appType = 'sell'): unknown =>
  save({ app_type: appType, blocks: { [block]: { fields: { [field]: { value } } } } })
const refusal = (body: unknown): string => {
  const read = readSave(body)
  return read.ok ? 'was read' : read.message
}

describe('a save of a wrong shape is refused', () => {
  const DATA = 'The request needs an object called data.'
  test.each([
    [null],
    [undefined],
    [1],
    ['data'],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: [] }],
    [{ data: 'x' }],
    [[{ data: {} }]],
  ])('a body of %j', (body) => {
    expect(refusal(body)).toBe(DATA)
  })

  test.each([[null], ['rent'], ['SELL'], [''], [['sell']], [{ toString: 'sell' }], [1]])(
    'the app type %j',
    (app_type) => {
      expect(refusal(save({ app_type }))).toBe('The app_type must be sell or let.')
    },
  )

  test.each([['unknown'], [''], [1], [['orphan']], [{}], [false]])('the address type %j', (address_type) => {
    expect(refusal(save({ address_type }))).toBe('The address_type must be standard or orphan.')
  })

  test.each([[-1], [0.5], ['0'], [true], [null], [[1]], [{}], [2_147_483_647], [2 ** 53 + 1], [1e308]])(
    'the version %j',
    (version) => {
      expect(refusal(save({ version }))).toBe('The version must be a whole number, 0 for a new draft.')
    },
  )

  test.each([[null], [[]], ['x'], [1], [true]])('blocks that are %j', (blocks) => {
    expect(refusal(save({ blocks }))).toBe('The data needs an object called blocks.')
  })

  test('but a block of the other type is read, and left out', () => {
    const read = readSave(save({ blocks: { rent: { fields: { rentAmount: { value: 900 } } } } }))
    expect(read).toMatchObject({ ok: true, value: { answers: {} } })
    expect(refusal(withValue('rent', 'rentAmount', 'a lot'))).toBe(
      'The value of rentAmount isn’t of the kind this field holds.',
    )
  })

  test.each(['nothing', 'constructor', 'toString', 'hasOwnProperty', ''])('an unknown block %j', (name) => {
    expect(refusal(save({ blocks: { [name]: { fields: {} } } }))).toBe(
      'There’s a block this page doesn’t have.',
    )
  })

  test('a block called __proto__', () => {
    const body: unknown = JSON.parse(
      `{"data":{"uuid":"${UUID}","version":0,"app_type":"sell","blocks":{"__proto__":{"fields":{}}}}}`,
    )
    expect(refusal(body)).toBe('There’s a block this page doesn’t have.')
  })

  test.each([[null], [1], [[]], [{}], [{ fields: null }], [{ fields: [] }], [{ fields: 'x' }]])(
    'a block that is %j',
    (block) => {
      expect(refusal(save({ blocks: { summary: block } }))).toBe(
        'The block summary needs an object called fields.',
      )
    },
  )

  test.each(['nothing', 'rentAmount', 'constructor', 'toString', ''])('an unknown field %j', (name) => {
    expect(refusal(withValue('summary', name, 'x'))).toBe('There’s a field the block summary doesn’t have.')
  })

  test('a field called __proto__', () => {
    const fields: unknown = JSON.parse('{"__proto__":{"value":"x"}}')
    expect(
      refusal({ data: { uuid: UUID, version: 0, app_type: 'sell', blocks: { summary: { fields } } } }),
    ).toBe('There’s a field the block summary doesn’t have.')
  })

  test.each([[null], ['x'], [1], [[]], [{}], [{ valid: true }], [{ Value: 'x' }]])(
    'a field that is %j',
    (field) => {
      expect(refusal(save({ blocks: { summary: { fields: { summary: field } } } }))).toBe(
        'The value of summary isn’t of the kind this field holds.',
      )
    },
  )

  // biome-ignore format: a table
  test.each<[string, string, string, unknown]>([
    ['sell', 'priceType', 'priceType', '1'], ['sell', 'priceType', 'priceType', true], ['sell', 'priceType', 'priceType', [1]],
    ['sell', 'priceType', 'priceType', {}], ['sell', 'priceType', 'priceType', 3], ['sell', 'priceType', 'priceType', -1],
    ['sell', 'priceType', 'sellingPrice', '325000'], ['sell', 'priceType', 'sellingPrice', -1], ['sell', 'priceType', 'sellingPrice', 1e-9],
    ['sell', 'priceType', 'sellingPrice', 2 ** 53 + 1], ['sell', 'priceType', 'sellingPrice', true], ['sell', 'priceType', 'sellingPrice', [1]],
    ['let', 'rent', 'rentAmount', '950'], ['let', 'rent', 'priceFrequency', true], ['let', 'rent', 'priceFrequency', '1'],
    ['let', 'rentalType', 'rentalType', 0], ['let', 'pets', 'propertyPets', true], ['let', 'pets', 'propertyPets', 'yes'],
    ['let', 'available', 'moveInDate', 'tomorrow'], ['let', 'available', 'moveInDate', 'infinity'], ['let', 'available', 'moveInDate', '2026-02-30'],
    ['let', 'available', 'moveInDate', '2026-1-1'], ['sell', 'publishDate', 'startDate', 20261120], ['sell', 'publishDate', 'publishDate', 'true'],
    ['sell', 'rooms', 'propertyBedrooms', '3'], ['sell', 'rooms', 'propertyBedrooms', -1], ['sell', 'rooms', 'propertyBedrooms', 1.5],
    ['sell', 'rooms', 'propertyBedrooms', 1e-9], ['sell', 'tenure', 'leaseholdLeft', 0], ['sell', 'tenure', 'leaseholdLeft', 1000],
    ['sell', 'tenure', 'knownleaseholdLeft', 'true'], ['sell', 'tenure', 'knownleaseholdLeft', 1], ['sell', 'parking', 'parkingType', 16],
    ['sell', 'parking', 'parkingType', ['16']], ['sell', 'parking', 'parkingType', [16, 16]], ['sell', 'parking', 'parkingType', [12]],
    ['sell', 'photos', 'files_uploaded', [{ id: 'x' }]], ['sell', 'photos', 'files_uploaded', 'x'], ['sell', 'terms', 'termsAndConditions', 'true'],
    ['sell', 'summary', 'summary', 1], ['sell', 'summary', 'summary', ['x']], ['sell', 'summary', 'summary', {}], ['sell', 'summary', 'summary', false],
    ['sell', 'summary', 'summary', 'a\u0000b'], ['sell', 'summary', 'summary', 'a\ud800b'], ['sell', 'summary', 'summary', 'a\u001bb'],
    ['sell', 'summary', 'summary', 'x'.repeat(20_001)], ['sell', 'manualAddress', 'countyName', 'Atlantis'], ['sell', 'manualAddress', 'countyName', 1],
    ['sell', 'marketingOption', 'marketingOption', 'Gold-Package'], ['let', 'marketingOption', 'marketingOption', 'Premium-Advert-1-Month'],
    ['sell', 'epc', 'hasPropertyEpc', 'epc'], ['sell', 'epc', 'currentEpc', '64'], ['sell', 'userAgent', 'userAgent', 'false'],
  ])('for %s, %s.%s: %j', (appType, block, field, value) => {
    expect(refusal(withValue(block, field, value, appType))).toBe(`The value of ${field} isn’t of the kind this field holds.`)
  })

  test('a number too large for a number', () => {
    const text = JSON.stringify(withValue('priceType', 'sellingPrice', 7)).replace(
      '"value":7',
      '"value":1e309',
    )
    expect(refusal(JSON.parse(text))).toBe('The value of sellingPrice isn’t of the kind this field holds.')
  })

  test('anything at all, without failing', () => {
    const blocks = fc.dictionary(fc.constantFrom('summary', 'rooms', '__proto__', 'x'), fc.anything())
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.jsonValue(),
          blocks.map((all) => save({ blocks: { ...all } })),
        ),
        (body) => {
          expect(typeof readSave(body).ok).toBe('boolean')
          expect(typeof readInitialDataRequest(body).ok).toBe('boolean')
        },
      ),
    )
  })
})

describe('a uuid is ours in its one spelling only', () => {
  test.each([UUID, '00000001-9d4e-4f6a-8b2c-1a9d4e4f6a8b', '0193a5b0-7c2e-7d11-9f00-0123456789ab'])(
    '%s is',
    (uuid) => {
      expect(refusal(save({ uuid }))).toBe('was read')
    },
  )

  // biome-ignore format: a table
  test.each([
    [UUID.toUpperCase()], [`{${UUID}}`], [`urn:uuid:${UUID}`], [UUID.replaceAll('-', '')], [` ${UUID}`], [`${UUID}\n`], [`${UUID}0`], [UUID.slice(1)],
    ['3f8b2c1a9d4e-4f6a-8b2c-1a9d4e4f6a8b'], ['00000000-0000-0000-0000-000000000000'], ['ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['3f8b2c1a-9d4e-0f6a-8b2c-1a9d4e4f6a8b'], ['3f8b2c1a-9d4e-4f6a-7b2c-1a9d4e4f6a8b'], ['3f8b2c1a-9d4e-4f6a-8b2c-1a9d4e4f6a8g'],
    [''], [null], [1], [[UUID]], [{}], [true],
  ])('%j is not', (uuid) => {
    expect(refusal(save({ uuid }))).toBe('The uuid isn’t one of ours.')
  })
})
