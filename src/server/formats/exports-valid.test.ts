import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#shared/advert/limits.ts'
import { anAgentsExport, anExport, publishable } from '../../../tests/support/exported.ts'
import { fc } from '../../../tests/support/properties.ts'
import { aLetting, aProperty } from '../../../tests/support/rtdf.ts'
import { blmFaults } from '../../../tests/support/schemas/blm-columns.ts'
import { RTDF_SEND } from '../../../tests/support/schemas/rtdf-send.ts'
import { unknownTerms } from '../../../tests/support/schemas/schema-org.ts'
import { ZOOPLA_UPDATE } from '../../../tests/support/schemas/zoopla-update.ts'
import { BlmReader } from './blm-file.ts'
import { blmFile } from './blm-writer.ts'
import type { ExportedAdvert } from './exported.ts'
import { readProperty } from './read-property.ts'
import { blmRow } from './write-blm.ts'
import { jsonLd } from './write-json-ld.ts'
import { rtdfCall } from './write-property.ts'
import { zooplaListing } from './write-zoopla.ts'

const isRtdf = new Ajv({ allErrors: true }).compile(RTDF_SEND)
const isZoopla = new Ajv2019({ allErrors: true, strictRequired: false }).compile(ZOOPLA_UPDATE)

const asText = (sent: object): unknown => JSON.parse(JSON.stringify(sent))

/** By every format, with what is wrong in it. */
function faultsOf(advert: ExportedAdvert) {
  isRtdf(asText(rtdfCall(advert)))
  isZoopla(asText(zooplaListing(advert)))
  const file = blmFile(blmRow(advert), new Date('2026-11-21T12:00:00Z'))
  const reader = new BlmReader()
  const [record] = [...reader.push(file), ...reader.end()]
  return {
    rtdf: isRtdf.errors ?? [],
    zoopla: isZoopla.errors ?? [],
    blm: blmFaults(record?.row ?? {}),
    isAscii: /^[\n\r\u0020-\u007e]*$/.test(file),
    schemaOrg: unknownTerms(asText(jsonLd(advert))),
  }
}
const VALID = { rtdf: [], zoopla: [], blm: [], isAscii: true, schemaOrg: [] }

describe.each(['sell', 'let'] as const)('an advert to %s', (appType) => {
  test('is valid in every format, whatever its owner answered', () => {
    fc.assert(
      fc.property(publishable(appType), (answers) => {
        expect(faultsOf(anExport(appType, answers))).toEqual(VALID)
      }),
      { numRuns: 100 },
    )
  })

  test('is valid in every format when it is as long and as strange as may be', () => {
    const strange = '“£5” – café’s <b>^~|</b>'
    const { files_uploaded: files = [], ...typed } = anExport(appType).answers
    const answers = {
      ...typed,
      files_uploaded: (files ?? []).map((file) => ({
        ...file,
        caption: 'The living room, as it could look '.padEnd(50, '!'),
        isAltered: true as const,
      })),
      propertyPostcode: 'tr401cc',
      floodRisk: 'The cellar was wet: £9. '.repeat(13).slice(0, 255),
      construction: 'Cob  ',
      heating: ' ',
      summary: strange.repeat(10),
      propertyDescription: strange.repeat(400),
      streetName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road',
      buildingName: 'The Old Vicarage, '.repeat(6),
      videoTour: 'https://my.matterport.com/show/?m='.padEnd(LIMITS.videoTour, '1'),
    }
    expect(faultsOf(anExport(appType, answers))).toEqual(VALID)
  })

  test('that an agent sent is valid in the other formats, with all of its features', () => {
    const features = Array.from({ length: 14 }, (_, index) => `${index} `.padEnd(240, 'long "garden" '))
    const administration_fee = 'A fee of £10 for each £100. '.repeat(200).slice(0, 3_990)
    const price = appType === 'let' ? { administration_fee } : {}
    const changes = { property: { agent_ref: '1234_A1' }, details: { features }, price }
    const sent = appType === 'sell' ? aProperty(changes) : aLetting(changes)
    const { home } = readProperty(sent, appType)
    if (home === null) throw new Error('it was refused')
    const { rtdf: _itsOwn, ...others } = faultsOf(anAgentsExport('rtdf', sent, home))
    const { rtdf: _ours, ...valid } = VALID
    expect(others).toEqual(valid)
  })
})
