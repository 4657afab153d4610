import { expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { NATIONS, type Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import { evaluate } from './evaluate.ts'

const DAY = '2026-11-22'
const judge = (nation: Nation, appType: AppType, answers: unknown, day = DAY) =>
  evaluate({ nation, appType, day, answers })
const ids = (nation: Nation, appType: AppType, answers: unknown, day = DAY) => {
  const { refused, warned } = judge(nation, appType, answers, day)
  return [...refused, ...warned]
}

const MATERIAL = {
  councilTaxBand: 'C', annualRates: 900, construction: 'brick', electricitySupply: 'mains', waterSupply: 'mains',
  sewerage: 'mains', heating: 'oil', broadbandType: 'fttp', mobileCoverage: 'good', hasPropertyParking: false,
  buildingSafety: 'none-known', restrictions: 'not-known', rightsAndEasements: 'A path to the river', floodRisk: 'low',
  coastalErosion: 'none-known', planningPermission: 'none-known', coalfield: 'no',
} // biome-ignore format: a table
const LET = {
  ...MATERIAL,
  rentAmount: 950,
  priceFrequency: 1,
  propertyDss: 'true',
  propertyPets: 'true',
  upfrontPayment: true,
  possessionGround: 'none',
  landlordRegistrationNumber: '123456/230/12345',
  rentSmartWalesNumber: 'RN-12345-12345',
  currentEpc: 70,
  hasPropertyEpc: 'epc_available',
}
const SALE = {
  ...MATERIAL,
  priceType: 0,
  sellingPrice: 250_000,
  tenureType: 1,
  hasPropertyEpc: 'epc_available',
  currentEpc: 70,
  homeReport: 'ready',
}

test.each(NATIONS)('in %s a lawful home is let and sold without a word', (nation) => {
  expect(judge(nation, 'let', LET)).toEqual({ refused: [], warned: [], findings: [] })
  expect(judge(nation, 'sell', SALE)).toEqual({ refused: [], warned: [], findings: [] })
})

test('a finding says why and what to do', () => {
  expect(judge('england', 'let', { ...LET, depositAmount: 1200 }).findings).toEqual([
    {
      rule: 'L7',
      category: null,
      field: 'depositAmount',
      span: null,
      severity: 'refuse',
      reason:
        'In England a holding deposit can be at most one week’s rent, and a deposit at most 5 weeks’ (6 if the rent is £50,000 a year or more). Here 5 weeks’ rent is £1,096.15. Ask for that or less.',
      rewording: null,
    },
  ])
})

/** Nation, what is changed of a lawful let, what is found. */
const LETS: readonly (readonly [Nation, Record<string, unknown>, readonly string[]])[] = [
  ['england', { rentAmount: 0 }, ['L1']],
  ['england', { rentAmount: -5 }, ['L1']],
  ['england', { rentAmount: '£1,250.50' }, []],
  ['england', { rentAmount: '900-1000' }, ['L1']],
  ['england', { rentAmount: 'offers' }, ['L1']],
  ['england', { rentAmount: Number.NaN }, ['L1']],
  ['england', { priceFrequency: 'yearly' }, ['L1']],
  ['wales', { rentAmount: null }, ['L20']],
  ['england', { propertyDss: false }, ['L2']],
  ['england', { propertyDss: ' No ' }, ['L2']],
  ['england', { propertyDss: '' }, []],
  ['england', { propertyDss: 0 }, []],
  ['wales', { propertyPets: 'false' }, []],
  // Five weeks of 950 a month: 950 × 12 × 5 ÷ 52 = 1096.15.
  ['england', { depositAmount: 1096.15 }, []],
  ['england', { depositAmount: 1096.16 }, ['L7']],
  ['england', { depositAmount: '1,096.16' }, ['L7']],
  ['england', { depositAmount: 'a lot' }, []],
  ['england', { depositAmount: 5000, priceFrequency: null }, []],
  ['england', { rentAmount: 200, priceFrequency: 0, depositAmount: 1000 }, []],
  ['england', { rentAmount: 200, priceFrequency: 0, depositAmount: 1000.01 }, ['L7']],
  // £50,000 a year is 4166.67 a month: six weeks from there.
  ['england', { rentAmount: 4166.66, depositAmount: 4808 }, ['L7']],
  ['england', { rentAmount: 4166.67, depositAmount: 5769 }, []],
  ['england', { rentAmount: 4166.67, depositAmount: 5770 }, ['L7']],
  ['england', { holdingDepositAmount: 219.23 }, []],
  ['england', { holdingDepositAmount: 219.24 }, ['L7']],
  ['wales', { holdingDepositAmount: 219.24 }, ['L34']],
  ['wales', { depositAmount: 9000 }, []],
  ['scotland', { holdingDepositAmount: 0 }, []],
  ['scotland', { holdingDepositAmount: 0.01 }, ['L34']],
  ['scotland', { depositAmount: 1900 }, []],
  ['scotland', { depositAmount: 1900.01 }, ['L34']],
  ['northern-ireland', { depositAmount: 950 }, []],
  ['northern-ireland', { depositAmount: 950.01 }, ['L34']],
  ['northern-ireland', { depositAmount: 950.01, holdingDepositAmount: 900 }, ['L34']],
  // A year's rent ÷ 12, of a rent by the week: 200 × 52 ÷ 12 = 866.66…
  ['northern-ireland', { rentAmount: 200, priceFrequency: 0, depositAmount: 866.66 }, []],
  ['northern-ireland', { rentAmount: 200, priceFrequency: 0, depositAmount: 866.67 }, ['L34']],
  ['england', { possessionGround: null }, ['L8']],
  ['england', { possessionGround: 'my cousin' }, ['L8']],
  ['england', { possessionGround: '1B' }, []],
  ['england', { possessionGround: '1' }, ['L8']],
  ['england', { possessionGround: '1a', possessionNoticeDate: '2025-07-01' }, ['L8']],
  ['england', { possessionGround: '1A', possessionNoticeDate: '2025-07-01', possessionDate: '2025-11-23' }, ['L8']],
  ['england', { possessionGround: '1A', possessionNoticeDate: '2025-07-01', possessionDate: '2025-11-22' }, []],
  ['england', { possessionGround: '1', possessionNoticeDate: '2026-11-23', possessionDate: '2027-03-23' }, []],
  ['england', { possessionGround: '1', possessionNoticeDate: '2026-11-22', possessionDate: '2027-03-22' }, ['L8']],
  ['england', { possessionGround: '1', possessionNoticeDate: '2025-02-30', possessionDate: '2025-03-22' }, ['L8']],
  ['england', { possessionGround: '1', possessionNoticeDate: '2026-10-01', possessionDate: '2025-10-01' }, ['L8']],
  ['england', { possessionGround: '1', possessionNoticeDate: '2020-01-01', possessionDate: '2020-01-01' }, []],
  ['england', { possessionGround: '8', possessionNoticeDate: '2026-11-22', possessionDate: '2027-03-22' }, []],
  ['scotland', { landlordRegistrationNumber: ' 12345/230/12345 ' }, []],
  ['scotland', { landlordRegistrationNumber: 'Landlord Registration PENDING' }, []],
  ['scotland', { landlordRegistrationNumber: '1234/230/12345' }, ['L10']],
  ['scotland', { landlordRegistrationNumber: '1234567/230/12345' }, ['L10']],
  ['scotland', { landlordRegistrationNumber: 'pending' }, ['L10']],
  ['scotland', { landlordRegistrationNumber: 'no. 123456/230/12345' }, ['L10']],
  ['northern-ireland', { landlordRegistrationNumber: '' }, ['L12']],
  ['northern-ireland', { landlordRegistrationNumber: 'anything' }, []],
  ['england', { landlordRegistrationNumber: null }, []],
  ['wales', { rentSmartWalesNumber: '   ' }, ['L11']],
  ['england', { hasPropertyEpc: null, currentEpc: null }, ['L14']],
  ['england', { currentEpc: 107 }, []],
  ['england', { currentEpc: '70' }, []],
  ['england', { currentEpc: 0 }, ['L14']],
  ['wales', { hasPropertyEpc: 'epc_not_available' }, ['L14']],
  ['england', { currentEpc: null, rentalType: '2' }, []],
  ['england', { currentEpc: null, rentalType: '0' }, ['L14']],
  ['wales', { currentEpc: null, epcExemption: 'protected-building' }, []],
  ['scotland', { currentEpc: null, epcExemption: 'protected-building' }, ['L16']],
  ['scotland', { currentEpc: null, epcOrderedOn: '2026-11-20' }, ['L16']],
  ['scotland', { currentEpc: null, rentalType: '1' }, []],
  ['northern-ireland', { currentEpc: null, epcOrderedOn: '2026-11-20' }, ['L17']],
  ['northern-ireland', { currentEpc: null, epcExemption: 'to-be-demolished' }, []],
  ['england', { currentEpc: 38 }, ['L15']],
  ['england', { currentEpc: 39 }, []],
  ['wales', { currentEpc: 1, meesExemption: 'PRS-123' }, []],
  ['scotland', { currentEpc: 38 }, []],
  ['england', { currentEpc: 38, potentialEpc: 80 }, ['L15']],
  ['england', { rentalType: '1', occupants: 4 }, []],
  ['england', { rentalType: '1', occupants: '5' }, ['L29']],
  ['wales', { rentalType: '2', occupants: 5, hmoLicenceNumber: 'H1' }, []],
  ['scotland', { rentalType: '2', occupants: 3 }, ['L29']],
  ['northern-ireland', { rentalType: '2', occupants: 2 }, []],
  ['northern-ireland', { rentalType: '0', occupants: 9 }, []],
  ['scotland', { rentControlArea: false, previousRent: 1 }, []],
  ['scotland', { rentControlArea: true }, ['L36']],
  ['scotland', { rentControlArea: true, previousRent: 0 }, []],
  ['scotland', { rentControlArea: true, previousRent: 900, rentIncreasedInLast12Months: false }, []],
  ['scotland', { rentControlArea: true, previousRent: 900, rentIncreasedInLast12Months: true }, ['L36']],
  ['scotland', { rentControlArea: true, previousRent: 900, rentIncreasedInLast12Months: true, lastRentIncreaseOn: '2026-08-01' }, []],
  ['england', { rentControlArea: true }, []],
  ['scotland', { rentControlArea: true, previousRent: 0, rentAmount: null }, ['L36']],
  ['england', { councilTaxBand: ' ', coalfield: null }, ['L20']],
  ['northern-ireland', { councilTaxBand: null }, []],
  ['northern-ireland', { annualRates: null }, ['L20']],
  ['england', { propertyType: 'house', houseType: 4 }, ['L20']],
  ['england', { propertyType: 'flat', flatType: 9 }, []],
  ['england', { propertyType: 'flat', flatType: 28, propertyBedrooms: 2, propertyBathrooms: 1, propertyReceptions: 0 }, []],
  // Answers of a sale, left over.
  ['england', { priceType: 1, tenureType: 2, homeReport: 'not-ready' }, []],
] // biome-ignore format: a table

test.each(LETS)('a let in %s with %j: %j', (nation, changed, expected) => {
  expect(ids(nation, 'let', { ...LET, ...changed })).toEqual(expected)
})

const LEASE = {
  tenureType: 2, knownleaseholdLeft: true, leaseholdLeft: 99, groundRent: 250, serviceCharge: 1200,
  groundRentReviewYears: 10, groundRentIncreasePercent: 2.5,
} // biome-ignore format: a table
const SALES: readonly (readonly [Nation, Record<string, unknown>, readonly string[]])[] = [
  ['england', { priceType: 1 }, ['L19']],
  ['northern-ireland', { priceType: '1' }, ['L19']],
  ['england', { sellingPrice: 0 }, ['L20']],
  ['england', { tenureType: null }, ['L20']],
  ['england', LEASE, []],
  ['england', { ...LEASE, knownleaseholdLeft: false }, ['L21']],
  ['england', { ...LEASE, leaseholdLeft: null }, ['L21']],
  ['england', { ...LEASE, serviceCharge: null }, ['L21']],
  ['england', { ...LEASE, serviceCharge: 0 }, []],
  ['england', { ...LEASE, groundRentReviewYears: null }, ['L21']],
  ['england', { ...LEASE, groundRent: 0, groundRentReviewYears: null, groundRentIncreasePercent: '' }, []],
  ['england', { tenureType: 1, groundRent: null }, []],
  ['scotland', { homeReport: 'exempt' }, []],
  ['scotland', { homeReport: 'not-ready' }, ['L32']],
  ['scotland', { homeReport: null }, ['L32']],
  ['scotland', { tenureType: 4 }, ['L32']],
  ['england', { tenureType: 4, homeReport: 'not-ready' }, []],
  ['england', { currentEpc: 20 }, []],
  // Answers of a let, left over.
  ['england', { rentalType: '1', currentEpc: null }, ['L14']],
  ['england', { propertyDss: 'false', propertyPets: 'false', depositAmount: 9999, rentControlArea: true }, []],
] // biome-ignore format: a table

test.each(SALES)('a sale in %s with %j: %j', (nation, changed, expected) => {
  expect(ids(nation, 'sell', { ...SALE, ...changed })).toEqual(expected)
})

test('nothing of a wrong kind makes it throw, and what is judged has a rule or a category', () => {
  const fields = [...Object.keys({ ...LET, ...SALE, ...LEASE }), 'summary', 'propertyDescription']
  const anything = fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), anything),
      fc.constantFrom(...NATIONS),
      fc.string(),
      (answers, nation, day) => {
        for (const appType of ['sell', 'let'] as const)
          for (const on of [day, DAY])
            for (const one of evaluate({ nation, appType, day: on, answers }).findings)
              expect(one.rule ?? one.category).not.toBeNull()
      },
    ),
  )
})

test('an unknown nation or type is judged by no rule', () => {
  const answers = { propertyDss: 'false' }
  expect(evaluate({ nation: 'france' as Nation, appType: 'let', day: DAY, answers }).refused).toEqual([])
  expect(evaluate({ nation: 'england', appType: 'rent' as AppType, day: DAY, answers }).refused).toEqual([])
})

test('a caption is read as a text is, and the reason names it', () => {
  const files_uploaded = [{ caption: 'Kitchen' }, { caption: 'Sorry, no DSS' }, { caption: 7 }, null]
  const { findings } = judge('england', 'let', { ...LET, files_uploaded })
  expect(findings).toMatchObject([
    {
      field: 'files_uploaded',
      severity: 'refuse',
      span: null,
      reason: expect.stringMatching(/^The caption ‘Sorry, no DSS’: /),
    },
  ])
  expect(findings.map(({ severity }) => severity)).toEqual(['refuse'])
})

test('what a rent control area wants is said once, with all that is missing', () => {
  const { findings } = judge('scotland', 'let', { rentAmount: 900, rentControlArea: true })
  const reason = expect.stringContaining('Missing: the rent before, whether it rose in the last 12 months.')
  expect(findings.filter(({ rule }) => rule === 'L36')).toMatchObject([{ field: 'previousRent', reason }])
})
