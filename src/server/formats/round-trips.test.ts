import { describe, expect, test } from 'vitest'
import { aHouse, aHouseToLet } from '../../../tests/support/builders.ts'
import { anExport, publishable } from '../../../tests/support/exported.ts'
import { fc } from '../../../tests/support/properties.ts'
import { lawOnAnswers } from '../listings/publishing/law-in.ts'
import { BlmReader } from './blm-file.ts'
import { blmFile } from './blm-writer.ts'
import { readBlmRow } from './read-blm-row.ts'
import { readProperty } from './read-property.ts'
import { readZooplaListing } from './read-zoopla-listing.ts'
import { blmRow } from './write-blm.ts'
import { jsonLd } from './write-json-ld.ts'
import { rtdfProperty } from './write-property.ts'
import { zooplaListing } from './write-zoopla.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const ADDED = ['countyName', 'countryName', 'hasPropertyEpc']

function withoutAdded(answers: object | undefined): object {
  return Object.fromEntries(Object.entries(answers ?? {}).filter(([name]) => !ADDED.includes(name)))
}

const rowsOf = (text: string) => {
  const reader = new BlmReader()
  return [...reader.push(text), ...reader.end()]
}

describe.each(['sell', 'let'] as const)('any advert to %s', (appType) => {
  test('comes back from RTDF as it went', () => {
    fc.assert(
      fc.property(publishable(appType), (answers) => {
        const sent = JSON.parse(JSON.stringify(rtdfProperty(anExport(appType, answers)))) as unknown
        const { home, faults } = readProperty(sent, appType)
        expect(faults).toEqual([])
        expect(withoutAdded(home?.answers)).toEqual(answers)
        const { photos, plans } = anExport(appType)
        expect(home?.media.filter(({ kind }) => kind === 'photo')).toMatchObject(photos)
        expect(home?.media.filter(({ kind }) => kind === 'floor-plan')).toMatchObject(plans)
      }),
      { numRuns: 150 },
    )
  })

  test('comes back from Zoopla as it went, but for commonhold', () => {
    fc.assert(
      fc.property(publishable(appType), (answers) => {
        const sent = JSON.parse(JSON.stringify(zooplaListing(anExport(appType, answers)))) as unknown
        const { home, faults } = readZooplaListing(sent, '2026-11-21')
        expect(faults).toEqual([])
        const { tenureType, ...others } = answers
        expect(withoutAdded(home?.answers)).toEqual(tenureType === 4 ? others : answers)
        const { photos, plans } = anExport(appType)
        expect(home?.media.filter(({ kind }) => kind === 'photo')).toMatchObject(photos)
        expect(home?.media.filter(({ kind }) => kind === 'floor-plan')).toMatchObject(plans)
      }),
      { numRuns: 150 },
    )
  })

  test('comes back from BLM as it went', () => {
    fc.assert(
      fc.property(publishable(appType), (answers) => {
        const [record, ...more] = rowsOf(blmFile(blmRow(anExport(appType, answers)), AT))
        const { home, faults } = readBlmRow(record?.row ?? {})
        expect([more, faults]).toEqual([[], []])
        expect(withoutAdded(home?.answers)).toEqual(answers)
      }),
      { numRuns: 150 },
    )
  })
})

test('an export says of a line only what its owner said', () => {
  const detailsOf = (propertyBroadband: 'true' | 'false') =>
    rtdfProperty(anExport('let', { ...aHouseToLet(), propertyBroadband }))['details']
  expect(detailsOf('true')).toMatchObject({ features: expect.arrayContaining(['Broadband: yes']) })
  expect(detailsOf('true')).not.toHaveProperty('broadband')
  expect(detailsOf('false')).toMatchObject({ broadband: ['none'] })
})

test('what has no place of its own stands among the features, and ten of them are the most', () => {
  const inPence = { depositAmount: 1_096.15, councilTaxBand: 'B' as const }
  const property = rtdfProperty(anExport('let', { ...aHouseToLet(), ...inPence }))
  expect(property['price_information']).not.toHaveProperty('deposit')
  expect(property['details']).toMatchObject({
    council_tax_band: 'B',
    features: expect.arrayContaining(['Deposit: 1096.15']),
  })
  const all = { ...inPence, construction: 'brick', floodRisk: 'low', mobileCoverage: 'good', coalfield: 'no', restrictions: 'none-known', prsLandlordId: '1', prsDwellingId: '2', landlordRegistrationNumber: '123456/230/12345' } // biome-ignore format: a list
  const { features } = rtdfProperty(anExport('let', { ...aHouseToLet(), ...all }))['details'] as {
    features: readonly string[]
  }
  expect(features).toHaveLength(10)
  expect(features).toContain('Landlord registration number: 123456/230/12345')
  const { home } = readZooplaListing(
    JSON.parse(JSON.stringify(zooplaListing(anExport('let', { ...aHouseToLet(), ...all })))),
    '2026-11-21',
  )
  expect(home?.answers).toMatchObject(all)
})

test('the ten lines of RTDF and BLM are what the law asks to be shown, before parking and the like', () => {
  const law = {
    landlordRegistrationNumber: '123456/230/12345', rentControlArea: true, previousRent: 900,
    rentIncreasedInLast12Months: true, lastRentIncreaseOn: '2026-08-01', hmoLicenceNumber: 'H1', rentSmartWalesNumber: 'RN-1',
    depositAmount: 1_096.15,
  } as const // biome-ignore format: a list
  const others = { hasPropertyParking: true, parkingType: [16], construction: 'brick', floodRisk: 'low', mobileCoverage: 'good', coalfield: 'no' } as const // biome-ignore format: a list
  const advert = anExport('let', { ...aHouseToLet(), rentalType: '1', ...others, ...law })
  const [record] = rowsOf(blmFile(blmRow(advert), AT))
  const back = readBlmRow(record?.row ?? {}).home?.answers
  expect(back).toMatchObject({ rentalType: '1', currentEpc: 64, ...law })
  expect(back?.parkingType).toBeUndefined()
  const sent = JSON.parse(JSON.stringify(rtdfProperty(advert))) as unknown
  expect(readProperty(sent, 'let').home?.answers).toMatchObject({ rentalType: '1', ...law })
})

test('an agent’s deposit above the cap is refused as an owner’s is', () => {
  const sent = rtdfProperty(anExport('let', { ...aHouseToLet(), depositAmount: 9_000 }))
  const { home } = readProperty(JSON.parse(JSON.stringify(sent)), 'let')
  expect([...lawOnAnswers('let', home?.answers ?? {}, '2026-11-21').keys()]).toContain('depositAmount')
  expect(home?.facts.deposit).toBe(9_000)
})

test('captions, plans and the tour stand where each format has them', () => {
  const advert = anExport('sell', { ...aHouse(), videoTour: 'https://youtu.be/abc' })
  expect(rtdfProperty(advert)['media']).toEqual([
    {
      media_type: 1,
      media_url: advert.photos[0]?.url,
      caption: 'Kitchen with a view of the orchard',
      sort_order: 0,
    },
    { media_type: 1, media_url: advert.photos[1]?.url, sort_order: 1 },
    { media_type: 2, media_url: advert.plans[0]?.url, caption: 'First floor', sort_order: 0 },
    { media_type: 4, media_url: 'https://youtu.be/abc', sort_order: 0 },
  ])
  expect(zooplaListing(advert)['content']).toMatchObject([
    { type: 'image', caption: 'Kitchen with a view of the orchard' },
    { type: 'image' },
    { type: 'floor_plan', caption: 'First floor' },
    { type: 'virtual_tour', url: 'https://youtu.be/abc' },
  ])
  const [record] = rowsOf(blmFile(blmRow(advert), AT))
  expect(record?.row).toMatchObject({
    MEDIA_IMAGE_TEXT_00: 'Kitchen with a view',
    MEDIA_FLOOR_PLAN_00: '0_k3x9q2ab_FLP_00.jpg',
    MEDIA_VIRTUAL_TOUR_00: 'https://youtu.be/abc',
  })
  expect(jsonLd(advert)).toMatchObject({
    image: [{ caption: 'Kitchen with a view of the orchard' }, advert.photos[1]?.url],
    mainEntity: { accommodationFloorPlan: [{ layoutImage: advert.plans[0]?.url }] },
  })
})
