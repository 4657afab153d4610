import { describe, expect, test } from 'vitest'
import { catalogueHome, catalogueXml, type PromotedAdvert } from './catalogue.ts'
import { type CatalogueFieldName, wrongFields } from './catalogue-fields.ts'

const ORIGIN = 'https://gatepost.example'
const PHOTO = '0'.repeat(32)
const ADVERT: PromotedAdvert = {
  listing: 'm5n92zem',
  appType: 'let',
  answers: {
    summary: '2 Bed Apartment To Let',
    propertyDescription: 'Bright & quiet.',
    propertyType: 'flat',
    flatType: 28,
    propertyBedrooms: 2,
    propertyBathrooms: 1,
    rentAmount: 950,
    priceFrequency: 1,
  },
  hasPhone: true,
  photos: [{ id: PHOTO, width: 1600, height: 1067 }],
  plans: [],
  street: 'Mill Lane',
  town: 'Chalfont St. Peter',
  district: 'SL9',
  marketingOption: 'Gold-Package',
  liveFrom: '2026-11-20',
  updatedAt: '2026-11-20T12:00:00Z',
  isAgents: false,
}
const homeOf = (changed: Partial<PromotedAdvert> = {}) => catalogueHome({ ...ADVERT, ...changed }, ORIGIN)
const answered = (changed: PromotedAdvert['answers']) =>
  homeOf({ answers: { ...ADVERT.answers, ...changed } })

describe('an advert in the catalogue', () => {
  test('has all that Meta asks for, and nothing that the advert does not show', () => {
    const home = homeOf()
    expect(wrongFields(home)).toEqual([])
    expect(home).toMatchObject({
      home_listing_id: ['m5n92zem'],
      availability: ['for_rent'],
      'address.addr1': ['Mill Lane'],
      'address.city': ['Chalfont St. Peter'],
      'address.postal_code': ['SL9'],
      'image.url': [`${ORIGIN}/photos/${PHOTO}.jpg`],
      listing_type: ['for_rent_by_owner'],
      price: ['950 GBP'],
      property_type: ['apartment'],
      url: [`${ORIGIN}/advert/m5n92zem`],
    })
  })

  test.each([
    [{ rentAmount: 219.5, priceFrequency: 0 }, '951.17 GBP'],
    [{ rentAmount: 300, priceFrequency: 0 }, '1300 GBP'],
    [{ rentAmount: 950.5 }, '950.50 GBP'],
  ] as const)('has its rent a month: %o', (rent, price) => {
    expect(answered(rent).price).toEqual([price])
  })

  test('to sell has its price, unless that is told on application alone', () => {
    const sold = { ...ADVERT.answers, sellingPrice: 325_000 }
    expect(homeOf({ appType: 'sell', answers: { ...sold, priceType: 0 } })).toMatchObject({
      availability: ['for_sale'],
      listing_type: ['for_sale_by_owner'],
      price: ['325000 GBP'],
    })
    expect(homeOf({ appType: 'sell', answers: { ...sold, priceType: 1 } }).price).toEqual([])
  })

  test('of a studio has no bedroom; of an agent says so', () => {
    expect(answered({ flatType: 9, propertyBedrooms: null }).num_beds).toEqual(['0'])
    expect(homeOf({ isAgents: true }).listing_type).toEqual(['for_rent_by_agent'])
  })

  test.each([
    [{ photos: [] }, ['image.url']],
    [{ town: '' }, ['address.city', 'neighborhood']],
    [{ district: 'JE2' }, ['latitude', 'longitude']],
    [{ answers: {} }, ['name', 'price']],
  ] as const)('that lacks something is told from one that does not: %o', (changed, wrong) => {
    expect(wrongFields(homeOf(changed))).toEqual(wrong)
  })

  test.each([
    ['availability', ['to_let']],
    ['description', ['x'.repeat(5_001)]],
    ['image.url', Array.from({ length: 21 }, () => `${ORIGIN}/1.jpg`)],
    ['image.url', ['/photos/1.jpg']],
    ['price', ['£950']],
    ['name', ['One', 'Two']],
    ['url', [' ']],
  ] satisfies [CatalogueFieldName, string[]][])('with a wrong %s is found', (field, values) => {
    expect(wrongFields({ ...homeOf(), [field]: values })).toEqual([field])
  })

  test('has 5,000 characters of description and 20 pictures at most', () => {
    const photos = Array.from({ length: 25 }, () => ({ id: PHOTO, width: 1, height: 1 }))
    const home = homeOf({ photos, answers: { ...ADVERT.answers, propertyDescription: 'x'.repeat(6_000) } })
    expect(wrongFields(home)).toEqual([])
    expect(home.description[0]).toHaveLength(5_000)
  })
})

test('the catalogue is XML whatever was typed', () => {
  const xml = catalogueXml([answered({ summary: '<b>"Quiet" & \u0001light\uD800</b>' })], ORIGIN)
  expect(xml).toContain('<name>&lt;b&gt;&quot;Quiet&quot; &amp;  light\uFFFD&lt;/b&gt;</name>')
  expect(xml).toContain('<address format="simple"><component name="addr1">Mill Lane</component>')
  expect(xml).toContain(`<image><url>${ORIGIN}/photos/${PHOTO}.jpg</url></image>`)
})
