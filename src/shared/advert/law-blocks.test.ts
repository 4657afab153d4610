import { describe, expect, test } from 'vitest'
import {
  aHouse,
  aHouseToLet,
  letting,
  selling,
  TODAY,
  withFoundAddress,
} from '../../../tests/support/builders.ts'
import type { AppType, Context } from '../form/block.ts'
import { fieldsIn } from '../form/block.ts'
import { walk } from '../form/walk.ts'
import { evaluate } from '../rulebook/evaluate.ts'
import type { DraftAnswers } from './answers.ts'
import { LAW_PAGE } from './law-blocks.ts'
import type { Nation } from './nation.ts'
import { ADVERT_PAGE, factsIn } from './page.ts'
import { publishedAnswers, visibleFields } from './publish-answers.ts'

const POSTCODES: Readonly<Record<Nation, string>> = {
  england: 'SW1A 1AA',
  wales: 'CF10 1EP',
  scotland: 'EH1 1YZ',
  'northern-ireland': 'BT1 5GS',
}
const LAW = new Set(
  LAW_PAGE.filter(({ name }) => name !== 'material').flatMap((block) =>
    fieldsIn(block).map(([name]) => name),
  ),
)
const askedIn = (context: Context, answers: DraftAnswers): string[] =>
  visibleFields(context, answers, TODAY).filter((name) => LAW.has(name) && name !== 'countryName')

const homeIn = (nation: Nation, appType: AppType, more: DraftAnswers = {}): DraftAnswers =>
  (appType === 'sell' ? aHouse : aHouseToLet)({ propertyPostcode: POSTCODES[nation], ...more })

describe('what is asked near its question', () => {
  test.each<[Nation, AppType, DraftAnswers, readonly string[]]>([
    ['england', 'sell', {}, []],
    ['scotland', 'sell', {}, ['homeReport']],
    ['england', 'let', {}, ['depositAmount', 'holdingDepositAmount', 'prsLandlordId', 'prsDwellingId', 'possessionGround']],
    ['england', 'let', { possessionGround: '1A' }, ['depositAmount', 'holdingDepositAmount', 'prsLandlordId', 'prsDwellingId', 'possessionGround', 'possessionNoticeDate', 'possessionDate']],
    ['wales', 'let', {}, ['depositAmount', 'holdingDepositAmount', 'rentSmartWalesNumber']],
    ['scotland', 'let', {}, ['depositAmount', 'holdingDepositAmount', 'rentControlArea', 'landlordRegistrationNumber']],
    ['scotland', 'let', { rentControlArea: true, rentIncreasedInLast12Months: true }, ['depositAmount', 'holdingDepositAmount', 'rentControlArea', 'previousRent', 'rentIncreasedInLast12Months', 'lastRentIncreaseOn', 'landlordRegistrationNumber']],
    ['scotland', 'let', { rentControlArea: false, previousRent: 900, rentIncreasedInLast12Months: true }, ['depositAmount', 'holdingDepositAmount', 'rentControlArea', 'landlordRegistrationNumber']],
    ['northern-ireland', 'let', { rentalType: '2' }, ['depositAmount', 'holdingDepositAmount', 'occupants', 'hmoLicenceNumber', 'landlordRegistrationNumber']],
    ['wales', 'sell', { hasPropertyEpc: 'epc_not_available' }, ['epcOrderedOn', 'firstMarketedOn', 'epcExemption']],
    ['northern-ireland', 'sell', { hasPropertyEpc: 'epc_not_available' }, ['epcExemption']],
    ['scotland', 'sell', { hasPropertyEpc: 'epc_not_available' }, ['homeReport']],
    ['wales', 'let', { hasPropertyEpc: 'epc_not_available', rentalType: '1' }, ['depositAmount', 'holdingDepositAmount', 'occupants', 'hmoLicenceNumber', 'rentSmartWalesNumber']],
    ['wales', 'let', { currentEpc: 38 }, ['depositAmount', 'holdingDepositAmount', 'rentSmartWalesNumber', 'meesExemption']],
    ['scotland', 'let', { currentEpc: 38 }, ['depositAmount', 'holdingDepositAmount', 'rentControlArea', 'landlordRegistrationNumber']],
  ])('in %s to %s with %j: %j', (nation, appType, more, expected) => {
    const context = appType === 'sell' ? selling : letting
    expect(askedIn(context, homeIn(nation, appType, more))).toEqual(expected)
  }) // biome-ignore format: a table

  test('nothing before the postcode is whole', () => {
    expect(askedIn(letting, aHouseToLet({ propertyPostcode: 'SW1A' }))).toEqual([])
  })
})

test('no nation’s minimal journey has more than one question that the law requires', () => {
  for (const nation of Object.keys(POSTCODES) as Nation[])
    for (const appType of ['sell', 'let'] as const) {
      const answers = homeIn(nation, appType, { possessionGround: null })
      const { findings } = evaluate({ nation, appType, day: TODAY, answers })
      const missing = findings.filter(({ severity, field }) => severity === 'refuse' && LAW.has(field))
      expect(missing.length, `${nation} ${appType}`).toBeLessThanOrEqual(1)
    }
})

test.each<[Nation, string | null]>([
  ['england', 'Band I is in Wales only. Choose the band on your bill.'],
  ['scotland', 'Band I is in Wales only. Choose the band on your bill.'],
  ['wales', null],
])('council tax band I in %s: %s', (nation, expected) => {
  const answers = homeIn(nation, 'sell', { councilTaxBand: 'I' })
  const scope = { context: selling, answers: { ...answers, ...factsIn(answers) }, today: TODAY }
  const fields = walk(ADVERT_PAGE, scope).flatMap((block) => block.fields)
  expect(fields.find(({ name }) => name === 'councilTaxBand')?.error).toBe(expected)
})

describe('where a district lies in two nations', () => {
  const onBorder = { propertyPostcode: 'TD15 1AA', countryName: null } as const
  const errorIn = (context: Context, answers: DraftAnswers) =>
    walk(ADVERT_PAGE, { context, answers: { ...answers, ...factsIn(answers) }, today: TODAY })
      .flatMap(({ fields }) => fields)
      .find(({ name, visible }) => name === 'countryName' && visible)?.error
  const found = withFoundAddress(letting)
  test('the country is asked for, and decides what else is', () => {
    expect(errorIn(found, aHouseToLet(onBorder))).toBe('The Country Name field is required.')
    expect(errorIn(letting, aHouseToLet(onBorder))).toBe('The Country Name field is required.')
    const inScotland = aHouseToLet({ ...onBorder, countryName: 'Scotland' })
    expect(errorIn(found, inScotland)).toBeNull()
    expect(askedIn(found, inScotland)).toContain('landlordRegistrationNumber')
    expect(publishedAnswers(found, inScotland, TODAY).countryName).toBe('Scotland')
  })
  test('elsewhere a found address is not asked', () => {
    expect(errorIn(found, aHouseToLet())).toBeUndefined()
  })
})
