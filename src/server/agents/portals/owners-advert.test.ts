import { beforeAll, describe, expect, test } from 'vitest'
import { aHouseToLet, letting } from '../../../../tests/support/builders.ts'
import { anOwnersAdvert, aPortalForOwners } from '../../../../tests/support/owners-portals.ts'
import { aPortal, type TestPortal } from '../../../../tests/support/portal-stand-in.ts'
import { aSendingServer, push } from '../../../../tests/support/portals.ts'
import { fc } from '../../../../tests/support/properties.ts'
import { aStreet } from '../../../../tests/support/publishing.ts'
import { anyDraft } from '../../../../tests/support/random-answers.ts'
import { PORTAL_FORMATS } from '../../../shared/account/agency-portals.ts'
import type { DraftAnswers } from '../../../shared/advert/answers.ts'
import type { ExportedAdvert } from '../../formats/exported.ts'
import { PORTAL_SPEECHES } from '../../formats/portal-format.ts'
import { ownersAdvert } from './owners-advert.ts'

/** What the owner agrees to: what the advert shows, its price, and the whole address. */
const MAY_LEAVE: ReadonlySet<string> = new Set([
  ...['sellingPrice', 'rentAmount', 'priceFrequency', 'priceType'],
  ...['doorNumber', 'buildingName', 'streetName', 'townName', 'propertyPostcode', 'countyName', 'countryName'],
  ...['propertyType', 'houseType', 'flatType', 'propertyBedrooms', 'propertyBathrooms', 'propertyReceptions'],
  ...['rentalType', 'tenureType', 'knownleaseholdLeft', 'leaseholdLeft', 'summary', 'propertyDescription', 'videoTour'],
  ...['hasPropertyParking', 'parkingType', 'isPropertyAccessible', 'accessibleFeatures', 'currentEpc', 'potentialEpc'],
  ...['propertyReferences', 'propertyDss', 'propertyPets', 'propertyBroadband', 'propertyBills', 'moveInDate'],
  ...['depositAmount', 'holdingDepositAmount', 'landlordRegistrationNumber', 'rentSmartWalesNumber', 'prsLandlordId'],
  ...['prsDwellingId', 'hmoLicenceNumber', 'rentControlArea', 'previousRent', 'rentIncreasedInLast12Months'],
  ...['lastRentIncreaseOn', 'homeReport', 'epcOrderedOn', 'epcExemption', 'councilTaxBand', 'annualRates'],
  ...['construction', 'electricitySupply', 'waterSupply', 'sewerage', 'heating', 'broadbandType', 'mobileCoverage'],
  ...['floodRisk', 'coalfield', 'buildingSafety', 'restrictions', 'rightsAndEasements', 'coastalErosion'],
  ...['planningPermission', 'groundRent', 'serviceCharge', 'groundRentReviewYears', 'groundRentIncreasePercent'],
]) // biome-ignore format: a table

const anAdvert = (appType: 'sell' | 'let', answers: DraftAnswers): ExportedAdvert => ({
  listing: 'k3x9q2ab',
  appType,
  isShown: true,
  answers,
  street: 'Mill Lane',
  town: 'York',
  district: 'YO1',
  photos: [{ url: 'https://gatepost.example/photo/1', caption: 'Kitchen' }],
  plans: [],
  url: 'https://gatepost.example/advert/k3x9q2ab',
  publishedAt: new Date('2026-11-21T12:00:00Z'),
  updatedAt: new Date('2026-11-21T12:00:00Z'),
  agent: null,
})

describe.each(PORTAL_FORMATS)('in %s', (format) => {
  test.each(['sell', 'let'] as const)('no answer leaves but those agreed to (%s)', (appType) => {
    const sent = (answers: DraftAnswers) =>
      PORTAL_SPEECHES[format].send(ownersAdvert(anAdvert(appType, answers)), { network: 1, branch: '2' }).body
    fc.assert(
      fc.property(anyDraft(appType), (answers) => {
        const agreed = Object.fromEntries(Object.entries(answers).filter(([name]) => MAY_LEAVE.has(name)))
        expect(sent(answers)).toEqual(sent(agreed))
      }),
      { numRuns: 30 },
    )
  })
})

describe('over the wire', () => {
  let server: Awaited<ReturnType<typeof aSendingServer>>
  let stand: TestPortal
  beforeAll(async () => {
    server = await aSendingServer()
    stand = await aPortal()
  })

  test.each([
    ['rtdf', {}],
    ['zoopla', {}],
    ['rtdf', { context: letting, answers: aHouseToLet({ streetName: aStreet() }) }],
    ['zoopla', { context: letting, answers: aHouseToLet({ streetName: aStreet() }) }],
  ] as const)('nothing in %s leads to the owner but the advert', async (format, wanted) => {
    const { portal } = await aPortalForOwners(server, stand, format)
    const { listing, agree, owner } = await anOwnersAdvert(server, portal, wanted)
    const { rows } = await server.database.query<{ first: string; last: string; answers: string }>(
      `select first_name as first, last_name as last, answers from accounts join listings on account_id = accounts.id
       where listings.id = $1`,
      [listing],
    )
    const { enquiryEmail, enquiryPhone } = JSON.parse(rows[0]?.answers ?? '') as DraftAnswers
    await agree()
    stand.calls.splice(0)
    await push(server)
    const [{ sent } = { sent: '' }] = stand.calls
    expect(sent).toContain(`To ask about this home, go to https://www.gatepost.example/advert/${listing}"`)
    for (const theirs of [
      owner.email,
      enquiryEmail,
      enquiryPhone,
      rows[0]?.first,
      rows[0]?.last,
      owner.accountId,
    ]) {
      expect(theirs).toMatch(/./)
      expect(sent).not.toContain(theirs)
    }
    expect(sent).not.toMatch(/@|07700|\+44/)
  })

  test('a price on application is sent as the price that the formats ask for', async () => {
    const { portal } = await aPortalForOwners(server, stand)
    const poa = { priceType: 1, sellingPrice: 321_000 } as const
    const { listing, agree } = await anOwnersAdvert(server, portal, { answers: poa })
    await agree()
    await push(server)
    expect(stand.homes.get(listing)).toMatchObject({
      property: { price_information: { price: 321_000, price_qualifier: 1 } },
    })
  })
})
