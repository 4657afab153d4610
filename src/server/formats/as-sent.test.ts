import { describe, expect, test } from 'vitest'
import { priceFieldOf } from '#shared/advert/agency-home.ts'
import { anAgentsExport, anExport, publishable } from '../../../tests/support/exported.ts'
import { fc } from '../../../tests/support/properties.ts'
import { aLetting } from '../../../tests/support/rtdf.ts'
import { BlmReader } from './blm-file.ts'
import { blmFile } from './blm-writer.ts'
import type { AgentsPart } from './exported.ts'
import { readBlmRow } from './read-blm-row.ts'
import { readProperty } from './read-property.ts'
import { readZooplaListing } from './read-zoopla-listing.ts'
import type { Reading } from './reading.ts'
import { blmRow } from './write-blm.ts'
import { rtdfProperty } from './write-property.ts'
import { zooplaListing } from './write-zoopla.ts'

type Sent = AgentsPart['sent']['original']

const AT = new Date('2026-11-21T12:00:00Z')
const throughJson = (value: object): Sent => JSON.parse(JSON.stringify(value)) as Sent

/** Through a file, as whoever imports it reads it. */
function throughBlm(row: Readonly<Record<string, string>>): Sent {
  const reader = new BlmReader()
  const [record] = [...reader.push(blmFile(row, AT)), ...reader.end()]
  return { ...record?.row }
}

const FORMATS = [
  {
    format: 'rtdf' as const,
    write: (advert) => throughJson(rtdfProperty(advert)),
    read: (sent, appType) => readProperty(sent, appType),
    unknown: fc.jsonValue({ maxDepth: 2 }),
  },
  {
    format: 'zoopla' as const,
    write: (advert) => throughJson(zooplaListing(advert)),
    read: (sent) => readZooplaListing(sent, '2026-11-21'),
    unknown: fc.jsonValue({ maxDepth: 2 }),
  },
  {
    format: 'blm' as const,
    write: (advert) => throughBlm(blmRow(advert)),
    read: (sent) => readBlmRow(sent as Readonly<Record<string, string>>),
    unknown: fc.stringMatching(/^[ -}£’é~^|]{0,20}$/),
  },
] satisfies readonly {
  format: AgentsPart['sent']['format']
  write: (advert: ReturnType<typeof anExport>) => Sent
  read: (sent: Sent, appType: 'sell' | 'let') => Reading
  unknown: fc.Arbitrary<unknown>
}[]

const names = fc.stringMatching(/^(?:VENDOR|X)_[A-Z]{1,8}$/)

describe.each(FORMATS)('of an agent’s home in $format', ({ format, write, read, unknown }) => {
  describe.each(['sell', 'let'] as const)('to %s', (appType) => {
    const sent = fc
      .tuple(publishable(appType), fc.dictionary(names, unknown, { maxKeys: 4 }))
      .map(([answers, more]) => ({ ...write(anExport(appType, answers)), ...more }))

    test('what was sent comes back as it was, with what we have no place for', () => {
      fc.assert(
        fc.property(sent, (original) => {
          const { home } = read(original, appType)
          if (home === null) throw new Error('it was refused')
          expect(write(anAgentsExport(format, original, home))).toEqual(original)
        }),
        { numRuns: 30 },
      )
    })

    test('what was changed by hand is all that differs, and is read back', () => {
      fc.assert(
        fc.property(sent, fc.integer({ min: 100, max: 900_000 }), (original, pounds) => {
          const { home } = read(original, appType)
          if (home === null) throw new Error('it was refused')
          const mine = { summary: 'Changed by hand', [priceFieldOf(appType)]: pounds }
          const given = write(anAgentsExport(format, original, home, mine))
          expect(read(given, appType).home?.answers).toEqual({ ...home.answers, ...mine })
          expect(membersOf(given)).toEqual(membersOf(original))
          const back = write(
            anAgentsExport(format, given, { ...home, answers: { ...home.answers, ...mine } }, home.answers),
          )
          expect(read(back, appType).home?.answers).toEqual(home.answers)
        }),
        { numRuns: 30 },
      )
    })
  })
})

const membersOf = (sent: Sent): readonly string[] => Object.keys(sent).toSorted()

test('a rent that was changed by hand has our period with it, and not the year of what was sent', () => {
  const original = aLetting({ price: { price: 12_000, rent_frequency: 1, deposit: 900 } })
  const { home } = readProperty(original, 'let')
  if (home === null) throw new Error('it was refused')
  expect(home.answers).toMatchObject({ rentAmount: 1_000, priceFrequency: 1 })
  const asItCame = rtdfProperty(anAgentsExport('rtdf', original, home))
  expect(asItCame['price_information']).toEqual({ price: 12_000, rent_frequency: 1, deposit: 900 })
  const given = rtdfProperty(anAgentsExport('rtdf', original, home, { rentAmount: 1_100 }))
  expect(given['price_information']).toEqual({ price: 1_100, rent_frequency: 12, deposit: 900 })
})

test('in another format it says what the agent said: the status, the features, the furniture, the fees', () => {
  const original = aLetting({
    property: { status: 6 },
    price: { administration_fee: 'None' },
    details: { features: ['Roof terrace'], furnished_type: 1 },
  })
  const { home } = readProperty(original, 'let')
  if (home === null) throw new Error('it was refused')
  const advert = anAgentsExport('rtdf', original, home)
  expect(zooplaListing(advert)).toMatchObject({
    branch_reference: '1234',
    listing_reference: home.ref,
    life_cycle_status: 'let_agreed',
    feature_list: expect.arrayContaining(['Roof terrace']),
    furnished_state: 'part_furnished',
    administration_fees: 'None',
  })
  expect(blmRow(advert)).toMatchObject({
    AGENT_REF: home.ref,
    BRANCH_ID: '1234',
    STATUS_ID: '5',
    FEATURE1: 'Roof terrace',
    LET_FURN_ID: '1',
    ADMINISTRATION_FEE: 'None',
  })
})
