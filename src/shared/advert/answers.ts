import type { Photo } from '../form/photo.ts'
import type { CountryName, CountyName } from './counties.ts'
import type { COUNCIL_TAX_BANDS, HOME_REPORTS } from './law-options.ts'
import type { MarketingOptionId } from './marketing-options.ts'
import type { Nation } from './nation.ts'
import type * as options from './options.ts'

type Id<List extends readonly { readonly id: unknown }[]> = List[number]['id']

/** All answers by their API names (specification section 3, Listing draft fields). */
export interface Answers extends LawAnswers {
  userAgent: Id<typeof options.USER_AGENT>
  propertyPostcode: string
  /** The chosen address's UDPRN. */
  propertyAddress: string
  doorNumber: string
  buildingName: string
  streetName: string
  townName: string
  countyName: CountyName
  countryName: CountryName
  rentAmount: number
  priceFrequency: Id<typeof options.PRICE_FREQUENCIES>
  priceType: Id<typeof options.PRICE_TYPES>
  sellingPrice: number
  contactPreference: Id<typeof options.CONTACT_PREFERENCES>
  enquiryEmail: string
  enquiryPhone: string
  propertyType: Id<typeof options.PROPERTY_TYPES>
  houseType: Id<typeof options.HOUSE_TYPES>
  flatType: Id<typeof options.FLAT_TYPES>
  propertyBedrooms: number
  propertyBathrooms: number
  propertyReceptions: number
  rentalType: Id<typeof options.RENTAL_TYPES>
  tenureType: Id<typeof options.TENURE_TYPES>
  knownleaseholdLeft: boolean
  leaseholdLeft: number
  hasPropertyParking: boolean
  parkingType: readonly Id<typeof options.PARKING_TYPES>[]
  isPropertyAccessible: boolean
  accessibleFeatures: readonly Id<typeof options.ACCESSIBLE_FEATURES>[]
  summary: string
  propertyDescription: string
  propertyReferences: Id<typeof options.YES_NO_TEXT>
  propertyDss: Id<typeof options.YES_NO_TEXT>
  propertyPets: Id<typeof options.YES_NO_TEXT>
  propertyBroadband: Id<typeof options.YES_NO_TEXT>
  propertyBills: Id<typeof options.YES_NO_TEXT>
  files_uploaded: readonly Photo[]
  videoTour: string
  hasPropertyEpc: Id<typeof options.EPC_ANSWERS> | Id<typeof options.FOUND_EPC_ANSWERS>
  currentEpc: number
  potentialEpc: number
  marketingOption: MarketingOptionId
  publishDate: Id<typeof options.PUBLISH_DATES>
  startDate: string
  moveInDate: string
  upfrontPayment: boolean
  termsAndConditions: boolean
}

/** What only some nations or homes are asked, and what buyers must know. Texts may be codes or the owner's own words. */
interface LawAnswers {
  depositAmount: number
  holdingDepositAmount: number
  landlordRegistrationNumber: string
  rentSmartWalesNumber: string
  prsLandlordId: string
  prsDwellingId: string
  possessionGround: string
  possessionNoticeDate: string
  possessionDate: string
  occupants: number
  hmoLicenceNumber: string
  rentControlArea: boolean
  /** 0: it was never let. */
  previousRent: number
  rentIncreasedInLast12Months: boolean
  lastRentIncreaseOn: string
  homeReport: Id<typeof HOME_REPORTS>
  epcOrderedOn: string
  firstMarketedOn: string
  epcExemption: string
  meesExemption: string
  councilTaxBand: Id<typeof COUNCIL_TAX_BANDS>
  /** Pounds a year, as are ground rent and service charge. */
  annualRates: number
  construction: string
  electricitySupply: string
  waterSupply: string
  sewerage: string
  heating: string
  broadbandType: string
  mobileCoverage: string
  floodRisk: string
  coalfield: string
  buildingSafety: string
  restrictions: string
  rightsAndEasements: string
  coastalErosion: string
  planningPermission: string
  groundRent: number
  serviceCharge: number
  groundRentReviewYears: number
  groundRentIncreasePercent: number
  lastMarketedOn: string
}

export type FieldName = keyof Answers

export interface Facts {
  /** The register has a certificate for the chosen address (specification section 3, Page state). */
  haveEpcInDatabase: true
  /** Where the home lies, as soon as its postcode, or on a border its owner, tells. */
  nation: Nation
  /** The postcode’s district lies in two nations. */
  isOnBorder: true
  /** The current rating is an F or a G. */
  isBelowE: true
}
/** The answers so far. Null or absent means unanswered. */
export type DraftAnswers = { readonly [K in FieldName]?: Answers[K] | null }
