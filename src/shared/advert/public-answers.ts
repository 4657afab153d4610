import type { DraftAnswers, FieldName } from './answers.ts'
import { PRICE_ON_APPLICATION } from './options.ts'

/**
 * What anybody may see of what is published. A list of what may be told, so that a new field is private until it stands
 * here. The address is told by the listing's own street, town and district, and the photos by their numbers: a file's
 * name can be the door number.
 */
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
  'propertyDescription',
  'propertyReferences',
  'propertyDss',
  'propertyPets',
  'propertyBroadband',
  'propertyBills',
  'currentEpc',
  'potentialEpc',
  'moveInDate',
] as const satisfies readonly FieldName[]

/** The answers that an advert shows. A price on application is not among them. */
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
