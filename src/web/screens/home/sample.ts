import type { PublishedAdvert } from '#shared/advert/published-advert.ts'

/** An advert of nobody's, in a place that there is not. */
export const SAMPLE: PublishedAdvert = {
  listing: '',
  appType: 'sell',
  answers: {
    priceType: 2,
    sellingPrice: 325_000,
    propertyType: 'house',
    houseType: 3,
    propertyBedrooms: 3,
    propertyBathrooms: 1,
    propertyReceptions: 2,
    summary: '3 Bed Semi Detached House For Sale',
    currentEpc: 72,
  },
  hasPhone: false,
  photos: [],
  plans: [],
  street: 'Mill Lane',
  town: 'Tolmarrick',
  district: 'TR40',
  marketingOption: 'none',
  liveFrom: '2026-11-20',
  updatedAt: '2026-11-20T12:00:00.000Z',
}
