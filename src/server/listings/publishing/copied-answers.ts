import type { DraftAnswers, FieldName } from '#shared/advert/answers.ts'

/** Of one home, of one advert, or said for it on one day: another home's advert asks for these itself. */
const OF_ONE_ADVERT: ReadonlySet<FieldName> = new Set<FieldName>([
  'propertyPostcode',
  'propertyAddress',
  'doorNumber',
  'buildingName',
  'streetName',
  'townName',
  'countyName',
  'countryName',
  'files_uploaded',
  'videoTour',
  'hasPropertyEpc',
  'currentEpc',
  'potentialEpc',
  'epcOrderedOn',
  'epcExemption',
  'meesExemption',
  'homeReport',
  'prsDwellingId',
  'hmoLicenceNumber',
  'possessionGround',
  'possessionNoticeDate',
  'possessionDate',
  'previousRent',
  'rentIncreasedInLast12Months',
  'lastRentIncreaseOn',
  'firstMarketedOn',
  'lastMarketedOn',
  'marketingOption',
  'publishDate',
  'startDate',
  'moveInDate',
  'upfrontPayment',
  'termsAndConditions',
])

/** What a new advert takes over from one that is published. */
export const copiedAnswers = (answers: DraftAnswers): DraftAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !OF_ONE_ADVERT.has(name as FieldName)))
