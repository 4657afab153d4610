import { describe, expect, test } from 'vitest'
import { aHouseToLet } from '../../../tests/support/builders.ts'
import { anExport, publishable } from '../../../tests/support/exported.ts'
import { fc } from '../../../tests/support/properties.ts'
import { BlmReader } from './blm-file.ts'
import { readBlmRow } from './read-blm-row.ts'
import { readProperty } from './read-property.ts'
import { readZooplaListing } from './read-zoopla-listing.ts'
import { blmFile } from './write-blm.ts'
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
        expect(home?.media.map(({ url }) => url)).toEqual(anExport(appType).photoUrls)
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
        expect(home?.media.map(({ url }) => url)).toEqual(anExport(appType).photoUrls)
      }),
      { numRuns: 150 },
    )
  })

  test('comes back from BLM as it went', () => {
    fc.assert(
      fc.property(publishable(appType), (answers) => {
        const [record, ...more] = rowsOf(blmFile(anExport(appType, answers), AT))
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
