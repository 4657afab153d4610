import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { aLetting, aProperty } from '../../../tests/support/rtdf.ts'
import { readProperty } from './read-property.ts'

const faultsOf = (sent: unknown, appType: 'sell' | 'let' = 'sell') =>
  readProperty(sent, appType).faults.map(({ code, path }) => `${code} ${path.replace('property.', '')}`)
const answersOf = (sent: unknown, appType: 'sell' | 'let' = 'sell') =>
  readProperty(sent, appType).home?.answers
const warnedOf = (sent: unknown, appType: 'sell' | 'let' = 'sell') =>
  readProperty(sent, appType).warnings.map(({ code }) => code)

test('a house for sale has the answers of the form', () => {
  expect(readProperty(aProperty(), 'sell')).toMatchObject({
    faults: [],
    home: {
      ref: 'A1',
      isShown: true,
      updatedAt: new Date('2026-11-03T09:30:00Z'),
      answers: {
        doorNumber: '12',
        streetName: 'Mill Lane',
        townName: 'Leeds',
        propertyPostcode: 'LS1 1AA',
        countryName: 'England',
        sellingPrice: 250_000,
        priceType: 0,
        houseType: 4,
        propertyBedrooms: 3,
        summary: 'A house',
      },
    },
  })
})

describe('a fault is named, with the place where it stands', () => {
  test.each([
    ['a price of nothing', aProperty({ price: { price: 0 } }), 'GP_PRICE price_information.price'],
    ['a price in words', aProperty({ price: { price: 'POA' } }), 'GP_PRICE price_information.price'],
    ['a price like 1e6', aProperty({ price: { price: '1e6' } }), 'GP_PRICE price_information.price'],
    ['half a postcode', aProperty({ address: { postcode_2: '' } }), 'GP_POSTCODE address.postcode_1'],
    [
      'a home in Jersey',
      aProperty({ address: { postcode_1: 'JE2', postcode_2: '3AA' } }),
      'GP_POSTCODE address.postcode_1',
    ],
    ['letters for digits', aProperty({ address: { postcode_1: 'LSl' } }), 'GP_POSTCODE address.postcode_1'],
    ['a garage', aProperty({ property: { property_type: 51 } }), 'GP_NOT_HOUSING property_type'],
    ['a room for sale', aProperty({ property: { property_type: 49 } }), 'GP_NOT_HOUSING property_type'],
    ['an unknown kind', aProperty({ property: { property_type: 9_999 } }), 'GP_ENUM property_type'],
    ['a house without bedrooms', aProperty({ details: { bedrooms: 0 } }), 'GP_RANGE details.bedrooms'],
    ['rooms in words', aProperty({ details: { bedrooms: '3+1' } }), 'GP_TYPE details.bedrooms'],
    ['a sale that is let', aProperty({ property: { status: 6 } }), 'GP_CHANNEL status'],
    [
      'the price of a share',
      aProperty({ price: { price_qualifier: 9 } }),
      'GP_PRICE price_information.price_qualifier',
    ],
    ['no reference', aProperty({ property: { agent_ref: ' ' } }), 'GP_REQUIRED agent_ref'],
    [
      'nothing of whether it is published',
      aProperty({ property: { published: null } }),
      'GP_REQUIRED published',
    ],
  ])('%s', (_what, sent, fault) => {
    expect(faultsOf(sent)).toEqual([fault])
  })

  test('a letting that is sold, without how often the rent is paid, and on application', () => {
    const sent = aLetting({ property: { status: 2 }, price: { rent_frequency: null, price_qualifier: 1 } })
    expect(faultsOf(sent, 'let')).toEqual([
      'GP_CHANNEL status',
      'GP_LAW price_information.price_qualifier',
      'GP_REQUIRED price_information.rent_frequency',
    ])
  })

  test('all of them at once', () => {
    expect(faultsOf({})).toHaveLength(7)
  })
})

describe('what senders do all the same is understood', () => {
  test('numbers and truth as text', () => {
    const sent = aProperty({ property: { published: 'true', status: '1' }, details: { bedrooms: '3' } })
    expect(answersOf(sent)).toMatchObject({ propertyBedrooms: 3 })
    expect(warnedOf(sent)).toEqual(['GP_W_CONVERTED', 'GP_W_CONVERTED', 'GP_W_CONVERTED'])
  })

  test('a whole postcode in its first half, in any case', () => {
    const sent = aProperty({ address: { postcode_1: 'ls1 1aa ', postcode_2: '' } })
    expect(answersOf(sent)).toMatchObject({ propertyPostcode: 'LS1 1AA' })
  })

  test('a town in the last part of the address', () => {
    const sent = aProperty({ address: { town: '', address_3: 'Chalfont St. Peter' } })
    expect(answersOf(sent)).toMatchObject({ townName: 'Chalfont St. Peter' })
  })

  test.each(['0', '-', 'TBC', ''])('"%s" is no door number', (house_name_number) => {
    const answers = answersOf(aProperty({ address: { house_name_number } }))
    expect([answers?.doorNumber, answers?.buildingName]).toEqual([undefined, undefined])
  })

  test.each([
    [1, 12_000, 1_000, 1],
    [4, 3_000, 1_000, 1],
    [365, 50, 350, 0],
    [52, 300, 300, 0],
  ] as const)('rent %i times a year', (rent_frequency, price, rentAmount, priceFrequency) => {
    expect(answersOf(aLetting({ price: { price, rent_frequency } }), 'let')).toMatchObject({
      rentAmount,
      priceFrequency,
    })
  })

  test('HTML, entities and marks that were decoded wrongly', () => {
    const description =
      '<p onclick="x()">Bishop\u0092s &amp;quot;House&amp;quot;<br>£1,200</p><script>x()</script>'
    const answers = answersOf(aProperty({ details: { description, summary: 'Â£1,200 a house' } }))
    expect(answers).toMatchObject({
      propertyDescription: 'Bishop’s "House"\n£1,200',
      summary: '£1,200 a house',
    })
  })

  test('an unreadable date is none, and 1 February is not 2 January', () => {
    const wrong = aLetting({ property: { date_available: '30-02-2026' } })
    expect([answersOf(wrong, 'let')?.moveInDate, warnedOf(wrong, 'let')]).toEqual([
      undefined,
      ['GP_W_UNMAPPED'],
    ])
    const right = aLetting({ property: { date_available: '01-02-2027 00:00:00' } })
    expect(answersOf(right, 'let')).toMatchObject({ moveInDate: '2027-02-01' })
  })

  test.each([
    ['25-10-2026 01:30:00', '2026-10-25T00:30:00.000Z'],
    ['28-03-2027 01:30:00', '2027-03-28T01:30:00.000Z'],
    ['01-07-2026 00:00:00', '2026-06-30T23:00:00.000Z'],
  ])('%s is a time in London', (update_date, at) => {
    expect(
      readProperty(aProperty({ property: { update_date } }), 'sell').home?.updatedAt?.toISOString(),
    ).toBe(at)
  })
})

test('what is not said is not answered, and a refusal of benefits is never published', () => {
  const answers = answersOf(aLetting({ details: { parking: [], housing_benefit_considered: false } }), 'let')
  for (const field of ['hasPropertyParking', 'isPropertyAccessible', 'propertyPets', 'propertyDss']) {
    expect(answers).not.toHaveProperty(field)
  }
})

test.each([
  ['a retirement flat', aProperty({ property: { property_type: 47 } }), 'sell', ['Retirement home']],
  ['a houseboat', aProperty({ property: { property_type: 141 } }), 'sell', ['Houseboat']],
  ['a share of freehold', aProperty({ price: { tenure_type: 5 } }), 'sell', ['Share of freehold']],
  ['a room in a flat', aLetting({ property: { property_type: 49 } }), 'let', ['Room in a shared flat']],
  ['a room', aLetting({ property: { house_flat_share: true } }), 'let', ['Room in a shared home']],
  ['what it says itself', aProperty({ property: { property_type: 23 }, details: { features: ['cottage', 'Garden'] } }), 'sell', ['Cottage', 'Garden']],
  ['a kind that the form has', aProperty(), 'sell', []],
] as const)('%s is called so beside what it is shown as', (_what, sent, appType, features) => {
  expect(readProperty(sent, appType).home?.facts.features).toEqual(features)
}) // biome-ignore format: a table

test.each([
  [[24, 57], { hasPropertyParking: true }],
  [[24, 16], { hasPropertyParking: true, parkingType: [16] }],
  [[54], {}],
])('parking %j is %j', (parking, wanted) => {
  const { hasPropertyParking, parkingType } = answersOf(aProperty({ details: { parking } })) ?? {}
  expect({ hasPropertyParking, parkingType }).toEqual(wanted)
})

test('a reference is any 80 characters, kept as they are; what PostgreSQL cannot keep is left out, and named', () => {
  const refIn = (agent_ref: string) => readProperty(aProperty({ property: { agent_ref } }), 'sell').ref
  for (const ref of ['../admin', '<b>', '😀'.repeat(80)]) expect(refIn(ref)).toBe(ref)
  expect(faultsOf(aProperty({ property: { agent_ref: '😀'.repeat(81) } }))).toEqual(['GP_TOO_LONG agent_ref'])
  const broken = aProperty({
    property: { agent_ref: '<b>' },
    details: { description: 'A\u0000 house\ud800.' },
  })
  expect(answersOf(broken)).toMatchObject({ propertyDescription: 'A house.' })
  expect(readProperty(broken, 'sell').warnings.map(({ code, path }) => [code, path])).toEqual([
    ['GP_W_CONVERTED', 'property.details.description'],
  ])
})

test('coming soon is kept hidden', () => {
  expect(readProperty(aProperty({ price: { price_qualifier: 16 } }), 'sell').home?.isShown).toBe(false)
})

test('of media that cannot be, or stand there twice, the home is kept', () => {
  const media = ['https://x.example/a.jpg', 'https://x.example/a.jpg', 'data:image/gif;base64,R0', ''].map(
    (media_url) => ({ media_type: 1, media_url }),
  )
  const { home, warnings } = readProperty(aProperty({ property: { media } }), 'sell')
  expect(home?.media.map(({ url }) => url)).toEqual(['https://x.example/a.jpg'])
  expect(warnings.map(({ code }) => code)).toEqual([
    'GP_W_MEDIA_DUPLICATE',
    'GP_W_MEDIA_URL',
    'GP_W_MEDIA_URL',
  ])
})

test('members that we do not know are named, and harm nothing', () => {
  const sent = JSON.parse('{"__proto__": {"published": true}, "vendor": 1, "details": {"odd": 2}}') as object
  const { warnings } = readProperty(
    { ...aProperty(), ...sent, details: { ...(aProperty()['details'] as object), odd: 2 } },
    'sell',
  )
  expect(warnings).toMatchObject([{ code: 'GP_W_UNMAPPED', value: expect.stringContaining('details.odd') }])
})

test('it never throws, whatever is sent', () => {
  fc.assert(
    fc.property(
      fc.json().map((text): unknown => JSON.parse(text)),
      fc.boolean(),
      (sent, isSale) => {
        expect(readProperty(sent, isSale ? 'sell' : 'let').faults.length).toBeGreaterThan(0)
      },
    ),
  )
})
