import type { DraftAnswers } from '#shared/advert/answers.ts'
import { disclosures } from '#shared/advert/disclosures.ts'
import {
  ACCESSIBLE_FEATURES,
  isRoom,
  PARKING_TYPES,
  PER_MONTH,
  PRICE_ON_APPLICATION,
  PROPERTY_TYPE_LABELS,
  TENURE_TYPES,
  YES_TEXT,
} from '#shared/advert/options.ts'
import type { AppType } from '#shared/form/block.ts'
import { today } from '#shared/values/iso-date.ts'
import type { ExportedAdvert, ExportedPicture } from './exported.ts'

type Members = Readonly<Record<string, unknown>>

const SELL = 'http://purl.org/goodrelations/v1#Sell'
/** Without it a reader takes an offer for a sale. */
const LET = 'http://purl.org/goodrelations/v1#LeaseOut'

/** schema.org's RealEstateListing (release 30). It says of the address and the price what the advert's page says. */
export function jsonLd(advert: ExportedAdvert): Members {
  const { answers, url, publishedAt, updatedAt, photos } = advert
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: answers.summary ?? undefined,
    description: answers.propertyDescription ?? undefined,
    url,
    datePosted: today(publishedAt),
    dateModified: updatedAt.toISOString(),
    ...(photos.length > 0 && { image: photos.map(imageOf) }),
    mainEntity: homeOf(advert),
    offers: offerOf(advert),
  }
}

const imageOf = ({ url, caption }: ExportedPicture): Members | string =>
  caption === '' ? url : { '@type': 'ImageObject', contentUrl: url, caption }

const kindOf = ({ propertyType, houseType, flatType }: DraftAnswers): string | undefined =>
  PROPERTY_TYPE_LABELS[(propertyType === 'flat' ? flatType : houseType) ?? -1]

function typeOf({ propertyType, houseType, rentalType }: DraftAnswers): string {
  if (isRoom(rentalType)) return 'Room'
  if (propertyType === 'flat') return 'Apartment'
  return houseType === 4 ? 'SingleFamilyResidence' : 'House'
}

function homeOf({ appType, answers, street, town, district, plans }: ExportedAdvert): Members {
  return {
    '@type': typeOf(answers),
    accommodationCategory: kindOf(answers),
    numberOfBedrooms: answers.propertyBedrooms ?? undefined,
    numberOfBathroomsTotal: answers.propertyBathrooms ?? undefined,
    petsAllowed: answers.propertyPets ? answers.propertyPets === YES_TEXT : undefined,
    amenityFeature: amenitiesOf(answers).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    additionalProperty: [...propertiesOf(answers), ...disclosuresOf(appType, answers)],
    ...(plans.length > 0 && {
      accommodationFloorPlan: plans.map(({ url }) => ({ '@type': 'FloorPlan', layoutImage: url })),
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      addressLocality: town,
      addressRegion: answers.countyName ?? undefined,
      postalCode: district,
      addressCountry: 'GB',
    },
  }
}

function amenitiesOf({ parkingType, accessibleFeatures, propertyBroadband }: DraftAnswers): string[] {
  return [
    ...PARKING_TYPES.flatMap(({ id, label }) => (parkingType?.includes(id) ? [`Parking: ${label}`] : [])),
    ...ACCESSIBLE_FEATURES.flatMap(({ id, label }) => (accessibleFeatures?.includes(id) ? [label] : [])),
    ...(propertyBroadband === YES_TEXT ? ['Broadband'] : []),
  ]
}

function propertiesOf({ currentEpc, potentialEpc, tenureType, leaseholdLeft }: DraftAnswers): Members[] {
  const all: readonly (readonly [string, unknown])[] = [
    ['epcCurrent', currentEpc],
    ['epcPotential', potentialEpc],
    ['tenure', TENURE_TYPES.find(({ id }) => id === tenureType)?.label],
    ['leaseYearsLeft', leaseholdLeft],
  ]
  return all.flatMap(([propertyID, value]) =>
    value === undefined || value === null ? [] : [{ '@type': 'PropertyValue', propertyID, value }],
  )
}

const disclosuresOf = (appType: AppType, answers: DraftAnswers): Members[] =>
  disclosures(appType, answers).map(({ field: propertyID, what: name, is: value }) => ({
    '@type': 'PropertyValue',
    ...{ propertyID, name, value },
  }))

/** Leaves out a price on application, which a reader would believe to be nothing. */
function offerOf({ appType, answers, url, isShown }: ExportedAdvert): Members {
  const availability = `https://schema.org/${isShown ? 'InStock' : 'OutOfStock'}`
  const offer = { '@type': 'Offer', url, availability }
  if (appType === 'sell') {
    const hasPrice = answers.priceType !== PRICE_ON_APPLICATION
    return {
      ...offer,
      businessFunction: SELL,
      ...(hasPrice && { price: answers.sellingPrice, priceCurrency: 'GBP' }),
    }
  }
  return {
    ...offer,
    businessFunction: LET,
    availabilityStarts: answers.moveInDate ?? undefined,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: answers.rentAmount,
      priceCurrency: 'GBP',
      unitCode: answers.priceFrequency === PER_MONTH ? 'MON' : 'WEE',
    },
  }
}
