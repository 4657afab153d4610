import type { DraftAnswers } from '#shared/advert/answers.ts'
import { ADVERT_PAGE } from '#shared/advert/page.ts'
import type { Context } from '#shared/form/block.ts'
import type { RemoteAnswer } from '#shared/form/walk.ts'
import { type WalkedBlock, walk } from '#shared/form/walk.ts'
import { photos } from './photos.ts'

/** The day on which the tests take place. Nothing that a builder answers goes stale after it. */
export const TODAY = '2026-11-20'

/** What every owner answers, complete and valid for an address that is typed by hand. */
const ANY_HOME: DraftAnswers = {
  userAgent: false,
  doorNumber: '14',
  streetName: 'Mill Lane',
  townName: 'Chalfont St. Peter',
  propertyPostcode: 'SL9 9AA',
  countyName: 'Buckinghamshire',
  countryName: 'England',
  contactPreference: 'both',
  enquiryEmail: 'alex@example.org',
  enquiryPhone: '07700 900123',
  propertyBedrooms: 3,
  propertyBathrooms: 1,
  propertyReceptions: 2,
  hasPropertyParking: true,
  parkingType: [17, 16],
  isPropertyAccessible: true,
  accessibleFeatures: [37],
  propertyDescription: 'A bright home at the end of a quiet lane, ten minutes on foot from the station.',
  files_uploaded: photos(1),
  currentEpc: 64,
  potentialEpc: 81,
  marketingOption: 'none',
  publishDate: false,
  termsAndConditions: true,
}

const FOR_SALE: DraftAnswers = {
  priceType: 0,
  sellingPrice: 325_000,
  tenureType: 1,
  hasPropertyEpc: 'epc_available',
}

const TO_LET: DraftAnswers = {
  rentAmount: 950,
  priceFrequency: 1,
  rentalType: '0',
  possessionGround: 'none',
  propertyReferences: 'true',
  propertyDss: 'true',
  propertyPets: 'false',
  propertyBroadband: 'true',
  propertyBills: 'false',
  moveInDate: '2026-11-01',
  upfrontPayment: true,
}

const DETACHED: DraftAnswers = { propertyType: 'house', houseType: 4 }
const APARTMENT: DraftAnswers = {
  propertyType: 'flat',
  flatType: 28,
  propertyBedrooms: 2,
  propertyReceptions: 1,
}
const STUDIO: DraftAnswers = {
  propertyType: 'flat',
  flatType: 9,
  propertyBedrooms: null,
  propertyBathrooms: null,
  propertyReceptions: null,
}
const LEASE: DraftAnswers = { tenureType: 2, knownleaseholdLeft: true, leaseholdLeft: 92 }

type Build = (overrides?: DraftAnswers) => DraftAnswers

const forSale =
  (home: DraftAnswers, summary: string): Build =>
  (overrides = {}) => ({ ...ANY_HOME, ...FOR_SALE, ...home, summary, ...overrides })
const toLet =
  (home: DraftAnswers, summary: string): Build =>
  (overrides = {}) => ({ ...ANY_HOME, ...TO_LET, ...home, summary, ...overrides })

export const aHouse = forSale(DETACHED, '3 Bed Detached House For Sale')
export const aBungalow = forSale({ ...DETACHED, houseType: 12 }, '3 Bed Bungalow For Sale')
export const aNamedCottage = forSale(
  { ...DETACHED, doorNumber: null, buildingName: 'The Poplars' },
  '3 Bed Detached House For Sale',
)
export const aFlat = forSale(APARTMENT, '2 Bed Apartment For Sale')
export const aLeaseholdFlat = forSale({ ...APARTMENT, ...LEASE }, '2 Bed Apartment For Sale')
/** Leasehold, by an owner who does not know the years left. */
export const aFlatOnAnUnknownLease = forSale(
  { ...APARTMENT, tenureType: 2, knownleaseholdLeft: false },
  '2 Bed Apartment For Sale',
)
export const aStudioFlat = forSale({ ...STUDIO, ...LEASE }, 'Studio Flat For Sale')
export const aHouseWithoutAnEpc = forSale(
  {
    ...DETACHED,
    hasPropertyEpc: 'epc_not_available',
    currentEpc: null,
    potentialEpc: null,
    epcOrderedOn: '2026-11-02',
  },
  '3 Bed Detached House For Sale',
)

export const aHouseToLet = toLet(DETACHED, '3 Bed Detached House To Let')
export const aFlatToLet = toLet(APARTMENT, '2 Bed Apartment To Let')
export const aStudioFlatToLet = toLet(STUDIO, 'Studio Flat To Let')
export const aRoomToLet = toLet(
  { ...DETACHED, houseType: 1, rentalType: '2', rentAmount: 140, priceFrequency: 0, propertyBills: 'true' },
  '3 Bed Terraced House To Let',
)

export const selling: Context = { appType: 'sell', addressType: 'orphan' }
export const letting: Context = { appType: 'let', addressType: 'orphan' }
/** The same page with the address looked up instead of typed. */
export const withFoundAddress = (context: Context): Context => ({ ...context, addressType: 'standard' })

/** The walked page of these answers, today. */
export function walked(context: Context, answers: DraftAnswers, remote?: RemoteAnswer): WalkedBlock[] {
  return walk(ADVERT_PAGE, { context, answers, today: TODAY, ...(remote ? { remote } : {}) })
}

/** What is wrong with these answers: the message of each field that has one. */
export function errorsOf(
  context: Context,
  answers: DraftAnswers,
  remote?: RemoteAnswer,
): Record<string, string> {
  const fields = walked(context, answers, remote).flatMap((block) => block.fields)
  return Object.fromEntries(fields.flatMap(({ name, error }) => (error === null ? [] : [[name, error]])))
}

export function visibleBlocks(context: Context, answers: DraftAnswers): string[] {
  return walked(context, answers).flatMap(({ block, visible }) => (visible ? [block.name] : []))
}

export function visibleFields(context: Context, answers: DraftAnswers): string[] {
  return walked(context, answers).flatMap(({ fields }) =>
    fields.flatMap((one) => (one.visible ? [one.name] : [])),
  )
}
