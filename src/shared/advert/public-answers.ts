import type { DraftAnswers, FieldName } from './answers.ts'
import { DISCLOSED, RENT_CONTROL } from './disclosures.ts'
import { PRICE_ON_APPLICATION } from './options.ts'

/** An allow-list, so that new fields are private. Photos have a field of their own: a file's name can contain the door number. */
const PUBLIC = [
  'rentAmount',
  'priceFrequency',
  'priceType',
  'sellingPrice',
  'contactPreference',
  'propertyType',
  'houseType',
  'flatType',
  'propertyBedrooms',
  'propertyBathrooms',
  'propertyReceptions',
  'rentalType',
  'tenureType',
  'knownleaseholdLeft',
  'leaseholdLeft',
  'hasPropertyParking',
  'parkingType',
  'isPropertyAccessible',
  'accessibleFeatures',
  'summary',
  'videoTour',
  'propertyDescription',
  'propertyReferences',
  'propertyDss',
  'propertyPets',
  'propertyBroadband',
  'propertyBills',
  'currentEpc',
  'potentialEpc',
  'moveInDate',
  ...DISCLOSED,
  ...RENT_CONTROL,
] as const satisfies readonly FieldName[]

/** Leaves out a price on application. */
export function publicAnswers(answers: DraftAnswers): DraftAnswers {
  const isHidden = (name: FieldName): boolean =>
    name === 'sellingPrice' && answers.priceType === PRICE_ON_APPLICATION
  return Object.fromEntries(
    PUBLIC.flatMap((name) => {
      const value = answers[name]
      return value === undefined || value === null || isHidden(name) ? [] : [[name, value]]
    }),
  )
}
