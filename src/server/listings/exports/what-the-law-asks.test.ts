import { expect, test } from 'vitest'
import type { DraftAnswers } from '#shared/advert/answers.ts'
import type { AppType } from '#shared/form/block.ts'
import { paths } from '#shared/journey/paths.ts'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { aHouseToLet, aLeaseholdFlat, letting, selling } from '../../../../tests/support/builders.ts'
import { unspaced, wordsOfPdf } from '../../../../tests/support/pdf.ts'
import { anOwner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()

const KNOWN = { councilTaxBand: 'D', heating: 'oil', floodRisk: 'low' } as const
/** What is answered, and what strangers read of it. */
const ADVERTS: readonly (readonly [string, AppType, DraftAnswers, Readonly<Record<string, string>>])[] = [
  [
    'Scotland',
    'let',
    {
      ...aHouseToLet({
        propertyPostcode: 'EH1 1YZ',
        countyName: 'Edinburgh',
        countryName: 'Scotland',
      }),
      ...{ ...KNOWN, landlordRegistrationNumber: 'Landlord Registration PENDING', depositAmount: 950.5 },
      ...{ rentControlArea: true, previousRent: 800, rentIncreasedInLast12Months: false },
    },
    {
      'Landlord registration number': 'Landlord Registration PENDING',
      Deposit: '£950.50',
      'Council tax band': 'D',
      'Rent control': 'The rent before was £800. It did not rise in the last 12 months.',
    },
  ],
  [
    'Wales',
    'let',
    {
      ...aHouseToLet({ propertyPostcode: 'CF10 1EP', countyName: 'South Glamorgan', countryName: 'Wales' }),
      ...{ rentSmartWalesNumber: 'RN-12345-67890', depositAmount: 0, holdingDepositAmount: 0 },
    },
    { 'Rent Smart Wales number': 'RN-12345-67890', Deposit: 'None', 'Holding deposit': 'None' },
  ],
  [
    'Northern Ireland',
    'let',
    {
      ...aHouseToLet({
        propertyPostcode: 'BT1 5GS',
        countyName: 'Antrim',
        countryName: 'Northern Ireland',
      }),
      ...{ landlordRegistrationNumber: 'NI 4711', annualRates: 1_012.4 },
    },
    { 'Landlord registration number': 'NI 4711', Rates: '£1,012.40 a year' },
  ],
  [
    'England',
    'sell',
    {
      ...aLeaseholdFlat(),
      ...{
        groundRent: 250,
        serviceCharge: 1_200.5,
        groundRentReviewYears: 10,
        groundRentIncreasePercent: 2.5,
      },
    },
    {
      'Ground rent': '£250 a year',
      'Service charge': '£1,200.50 a year',
      '2.5%': '2.5%',
      '10 years': '10 years',
    },
  ],
]

test.each(ADVERTS)('in %s to %s: the page, the PDF, JSON-LD and the table say what the law asks', async (_nation, appType, answers, expected) => {
  const owner = await anOwner(server)
  const { listing } = await published(server, owner, {
    context: appType === 'let' ? letting : selling,
    answers: { ...answers, ...KNOWN },
  })
  const taken = async (format: string) =>
    Buffer.from(await (await owner.browser.call(`${paths.exportAdvert(listing)}?format=${format}`)).arrayBuffer())
  const page = await (await aBrowser(server).call(paths.advert(listing))).text()
  const pdf = await wordsOfPdf(await taken('pdf'))
  const json = (await taken('jsonld')).toString()
  const onPage = page.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  for (const [what, is] of Object.entries(expected)) {
    expect(onPage, `${what} on the page`).toContain(is)
    expect(pdf, `${what} in the PDF`).toContain(unspaced(is))
    expect(json, `${what} in JSON-LD`).toContain(is)
  }
  // Search engines read it on the page itself.
  expect(page).toContain('application/ld+json')
  const table = (await taken('csv')).toString()
  for (const value of Object.values(answers).filter((one) => typeof one === 'string' && one.includes('egistration')))
    expect(table).toContain(value)
}) // biome-ignore format: a table
