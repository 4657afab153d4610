interface Type {
  readonly is?: string
  readonly has: readonly string[]
}

/** The part of schema.org's vocabulary (release 30.0) that adverts use: each type with what it is and has. */
const TYPES: Readonly<Record<string, Type>> = {
  Thing: { has: ['name', 'description', 'url', 'image', 'identifier'] },
  CreativeWork: {
    is: 'Thing',
    has: ['dateModified', 'datePublished', 'mainEntity', 'about', 'offers', 'video'],
  },
  WebPage: { is: 'CreativeWork', has: ['primaryImageOfPage'] },
  RealEstateListing: { is: 'WebPage', has: ['datePosted', 'leaseLength'] },
  MediaObject: { is: 'CreativeWork', has: ['contentUrl', 'embedUrl', 'width', 'height'] },
  ImageObject: { is: 'MediaObject', has: ['caption', 'thumbnail'] },
  Place: { is: 'Thing', has: ['address', 'geo', 'additionalProperty', 'amenityFeature'] },
  Accommodation: {
    is: 'Place',
    has: [
      ...[
        'accommodationCategory',
        'accommodationFloorPlan',
        'floorSize',
        'floorLevel',
        'leaseLength',
        'yearBuilt',
      ],
      ...['numberOfBedrooms', 'numberOfBathroomsTotal', 'numberOfRooms', 'petsAllowed', 'tourBookingPage'],
    ],
  },
  House: { is: 'Accommodation', has: [] },
  SingleFamilyResidence: { is: 'House', has: ['occupancy'] },
  Apartment: { is: 'Accommodation', has: ['occupancy'] },
  Room: { is: 'Accommodation', has: [] },
  Intangible: { is: 'Thing', has: [] },
  FloorPlan: { is: 'Intangible', has: ['layoutImage', 'floorSize', 'numberOfBedrooms'] },
  PostalAddress: {
    is: 'Intangible',
    has: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  PropertyValue: { is: 'Intangible', has: ['propertyID', 'value', 'unitCode', 'unitText'] },
  LocationFeatureSpecification: { is: 'PropertyValue', has: ['hoursAvailable', 'validFrom'] },
  Offer: {
    is: 'Intangible',
    has: [
      ...[
        'availability',
        'availabilityStarts',
        'businessFunction',
        'price',
        'priceCurrency',
        'seller',
        'offeredBy',
      ],
      ...['priceSpecification', 'validFrom', 'validThrough', 'leaseLength', 'additionalProperty'],
    ],
  },
  PriceSpecification: { is: 'Intangible', has: ['price', 'priceCurrency', 'validFrom'] },
  UnitPriceSpecification: { is: 'PriceSpecification', has: ['unitCode', 'unitText', 'billingDuration'] },
}

function hasProperty(type: string, name: string): boolean {
  const { is, has } = TYPES[type] ?? { has: [] }
  return has.includes(name) || (is !== undefined && hasProperty(is, name))
}

/** Types and properties that the vocabulary does not have, in a document as it is parsed. */
export function unknownTerms(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms)
  if (typeof value !== 'object' || value === null) return []
  const { '@context': _context, '@type': type, ...members } = value as Readonly<Record<string, unknown>>
  if (typeof type !== 'string' || !(type in TYPES)) return [`a type: ${JSON.stringify(type)}`]
  return Object.entries(members).flatMap(([name, inner]) => [
    ...(hasProperty(type, name) ? [] : [`${type} has no ${name}`]),
    ...unknownTerms(inner),
  ])
}
