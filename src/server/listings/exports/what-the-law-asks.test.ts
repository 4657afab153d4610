import { expect, test } from 'vitest'
import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'
import { DISCLOSED, RENT_CONTROL } from '#shared/advert/disclosures.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import {
  aHouse,
  aHouseToLet,
  aHouseWithoutAnEpc,
  aLeaseholdFlat,
  aRoomToLet,
  letting,
  selling,
} from '../../../../tests/support/builders.ts'
import { unspaced, wordsOfPdf } from '../../../../tests/support/pdf.ts'
import { anOwner, aStreet, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { readZooplaListing } from '../../formats/read-zoopla-listing.ts'

const TODAY = '2026-11-21'
const server = await aServer({ now: () => new Date(`${TODAY}T12:00:00Z`) })

const SCOTLAND = { propertyPostcode: 'EH1 1YZ', countyName: 'Edinburgh', countryName: 'Scotland' } as const
const WALES = { propertyPostcode: 'CF10 1EP', countyName: 'South Glamorgan', countryName: 'Wales' } as const
const ULSTER = { propertyPostcode: 'BT1 5GS', countyName: 'Antrim', countryName: 'Northern Ireland' } as const

interface Row {
  readonly name: string
  readonly appType: AppType
  readonly home: DraftAnswers
  /** What is answered, and what strangers read of it. */
  readonly law: DraftAnswers
  readonly reads: Readonly<Record<string, string>>
}

const ADVERTS: readonly Row[] = [
  {
    name: 'a home to let in Scotland',
    appType: 'let',
    home: aHouseToLet(SCOTLAND),
    law: {
      ...{ landlordRegistrationNumber: 'Landlord Registration PENDING', depositAmount: 950.5, councilTaxBand: 'D' },
      ...{ rentControlArea: true, previousRent: 800, rentIncreasedInLast12Months: true, lastRentIncreaseOn: '2026-03-01' },
    },
    reads: {
      'Landlord registration number': 'Landlord Registration PENDING',
      Deposit: '£950.50',
      'Council tax band': 'D',
      'Rent control':
        'This home lies in a rent control area. The rent before was £800. It rose in the last 12 months, on 1 March 2026. The rent asked, £950 per month, may change with the consumer prices index (CPI).',
    },
  },
  {
    name: 'a room to let in Scotland',
    appType: 'let',
    home: aRoomToLet({ ...SCOTLAND, rentAmount: 140 }),
    law: {
      ...{ landlordRegistrationNumber: '123456/230/12345', occupants: 4, hmoLicenceNumber: 'HMO/4711/26' },
      ...{ rentControlArea: true, previousRent: 120.5, rentIncreasedInLast12Months: false },
    },
    reads: {
      'Landlord registration number': '123456/230/12345',
      'HMO licence number': 'HMO/4711/26',
      'Rent control':
        'This home lies in a rent control area. The rent before was £120.50. It did not rise in the last 12 months. The rent asked, £140 per week, may change with the consumer prices index (CPI).',
    },
  },
  {
    name: 'a home to let in England',
    appType: 'let',
    home: aHouseToLet(),
    law: { prsLandlordId: 'LL-0815', prsDwellingId: 'DW-4712', mobileCoverage: 'not-known', heating: 'heat-pump' },
    reads: { 'Landlord’s database number': 'LL-0815', 'Home’s database number': 'DW-4712', Heating: 'Heat pump' },
  },
  {
    name: 'a home to let in Wales',
    appType: 'let',
    home: aHouseToLet(WALES),
    law: { rentSmartWalesNumber: 'RN-12345-67890', depositAmount: 0, holdingDepositAmount: 0, councilTaxBand: 'I' },
    reads: {
      'Rent Smart Wales number': 'RN-12345-67890',
      Deposit: 'None',
      'Holding deposit': 'None',
      'Council tax band': 'I (in Wales)',
    },
  },
  {
    name: 'a home to let in Northern Ireland without a certificate',
    appType: 'let',
    home: aHouseToLet({ ...ULSTER, hasPropertyEpc: 'epc_not_available', currentEpc: null, potentialEpc: null }),
    law: { landlordRegistrationNumber: 'NI 4711', annualRates: 1_012.4, epcExemption: 'protected-building' },
    reads: {
      'Landlord registration number': 'NI 4711',
      Rates: '£1,012.40 a year',
      'Exemption from the certificate': 'It’s a protected building',
    },
  },
  {
    name: 'a home for sale in Scotland',
    appType: 'sell',
    home: aHouse(SCOTLAND),
    law: { homeReport: 'ready' },
    reads: { 'Home Report': 'Yes' },
  },
  {
    name: 'a home for sale in England with a certificate that is ordered',
    appType: 'sell',
    home: aHouseWithoutAnEpc(),
    law: { epcOrderedOn: '2026-11-02' },
    reads: { 'Energy certificate ordered': '2 November 2026' },
  },
  {
    name: 'a leasehold flat in England with all that buyers must know',
    appType: 'sell',
    home: aLeaseholdFlat(),
    law: {
      ...{ groundRent: 250, serviceCharge: 1_200.5, groundRentReviewYears: 10, groundRentIncreasePercent: 2.5 },
      ...{ councilTaxBand: 'B', construction: 'Cob and thatch', electricitySupply: 'mains', waterSupply: 'private' },
      ...{ sewerage: 'septic-tank', heating: 'oil', broadbandType: 'fttc', mobileCoverage: 'variable' },
      ...{ floodRisk: 'very-low', coalfield: 'no', buildingSafety: 'none-known', restrictions: 'A conservation area' },
      ...{ rightsAndEasements: 'A shared drive', coastalErosion: 'none-known', planningPermission: 'A shed next door' },
    },
    reads: {
      ...{ 'Ground rent': '£250 a year', 'Service charge': '£1,200.50 a year' },
      ...{ 'Ground rent review': '10 years', 'Ground rent increase': '2.5%', 'Council tax band': 'B' },
      ...{ Construction: 'Cob and thatch', Electricity: 'Mains', Water: 'Private', Sewerage: 'Septic tank' },
      ...{ Heating: 'Oil', Broadband: 'Fibre to the cabinet', 'Mobile signal': 'Variable', 'Flood risk': 'Very low' },
      ...{ 'On a coalfield': 'No', 'Building safety': 'None that I know of', Restrictions: 'A conservation area' },
      ...{ 'Rights of others': 'A shared drive', 'Coastal erosion': 'None that I know of' },
      'Planning permission': 'A shed next door',
    },
  },
] // biome-ignore format: a table

/** Answers that strangers do not read. */
const UNSHOWN: readonly string[] = ['occupants']
const isShown = ([name, value]: readonly [string, unknown]): boolean =>
  value !== 'not-known' && !UNSHOWN.includes(name)

/** The one row of the table by its columns. No cell here has a line's end. */
function rowOf(csv: string): Readonly<Record<string, string>> {
  const [names = [], cells = []] = csv
    .replace('\u{FEFF}', '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
        (quoted ?? plain).replaceAll('""', '"'),
      ),
    )
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
}

/** By name. */
const propertiesOf = (jsonLd: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    JSON.parse(jsonLd).mainEntity.additionalProperty.map(
      (one: Readonly<Record<'name' | 'value', string>>) => [one.name, one.value],
    ),
  )

test.each(ADVERTS)('$name: the page, the PDF, JSON-LD, the table and Zoopla’s format say what the law asks', async ({ appType, home, law, reads }) => {
  const owner = await anOwner(server)
  const { listing } = await published(server, owner, {
    context: appType === 'let' ? letting : selling,
    answers: { ...home, streetName: aStreet(), ...law },
  })
  const taken = async (format: string) =>
    Buffer.from(await (await owner.browser.call(`${paths.exportAdvert(listing)}?format=${format}`)).arrayBuffer())
  const page = await (await aBrowser(server).call(paths.advert(listing))).text()
  const facts = Object.fromEntries(
    [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, what, is]) => [what, is]),
  )
  expect(facts).toMatchObject(reads)
  const pdf = await wordsOfPdf(await taken('pdf'))
  for (const [what, is] of Object.entries(reads)) expect(pdf).toContain(unspaced(`${what}: ${is}`))
  // Search engines read it on the page itself.
  const [, onPage = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  for (const json of [(await taken('jsonld')).toString(), onPage])
    expect(propertiesOf(json)).toMatchObject(reads)
  expect(Object.values(facts)).not.toContain('I don’t know')
  const row = rowOf((await taken('csv')).toString())
  expect(row).toMatchObject(Object.fromEntries(Object.entries(law).map(([name, value]) => [name, `${value as string | number | boolean}`])))
  const { home: read } = readZooplaListing(JSON.parse((await taken('zoopla')).toString()), TODAY)
  expect(read?.answers).toMatchObject(Object.fromEntries(Object.entries(law).filter(isShown)))
}) // biome-ignore format: a table

test('nothing that an advert discloses is left out above', () => {
  const answered = new Set(
    ADVERTS.flatMap(({ law }) => Object.entries(law).filter(isShown)).map(([name]) => name),
  )
  const all: readonly FieldName[] = [...DISCLOSED, ...RENT_CONTROL]
  expect(all.filter((name) => !answered.has(name))).toEqual([])
})
