import type { FieldName } from '#shared/advert/answers.ts'
import { DISCLOSED, RENT_CONTROL } from '#shared/advert/disclosures.ts'
import type { FinalError } from '#shared/api/checkout.ts'
import type { AdvertPart } from './advert-screen.tsx'

/** Where the advert shows an answer. What it does not show is in the list of answers alone. */
const PARTS: Readonly<Record<AdvertPart, readonly FieldName[]>> = {
  photos: ['files_uploaded'],
  price: ['rentAmount', 'priceFrequency', 'priceType', 'sellingPrice'],
  summary: ['summary'],
  place: [
    ...(['propertyPostcode', 'propertyAddress', 'doorNumber', 'buildingName', 'streetName'] as const),
    ...(['townName', 'countyName', 'countryName'] as const),
  ],
  rooms: ['propertyBedrooms', 'propertyBathrooms', 'propertyReceptions'],
  facts: [
    ...(['propertyType', 'houseType', 'flatType', 'rentalType', 'moveInDate'] as const),
    ...(['tenureType', 'knownleaseholdLeft', 'leaseholdLeft', 'hasPropertyParking', 'parkingType'] as const),
    ...(['isPropertyAccessible', 'accessibleFeatures', 'propertyReferences', 'propertyDss'] as const),
    ...(['propertyPets', 'propertyBroadband', 'propertyBills'] as const),
    ...DISCLOSED,
    ...RENT_CONTROL,
  ],
  description: ['propertyDescription'],
  tour: ['videoTour'],
  energy: ['hasPropertyEpc', 'currentEpc', 'potentialEpc'],
  contact: ['contactPreference', 'enquiryEmail', 'enquiryPhone'],
}

/** The names of a part's fields that have a problem. */
export function problemsAt(part: AdvertPart, problems: readonly FinalError[]): readonly string[] {
  const fields: readonly string[] = PARTS[part]
  return [...new Set(problems.map(({ field }) => field))].filter((field) => fields.includes(field))
}
