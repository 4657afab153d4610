import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import type { AppType } from '../../src/shared/form/block.ts'
import { dayIn, newDoor } from './creation-page.ts'

/** What `fillHouseForSale` and `fillStudioToLet` type, as it is saved; without photos. */
export function completeAnswers(appType: AppType): DraftAnswers {
  return {
    userAgent: false,
    doorNumber: newDoor(),
    streetName: 'Chapel Row',
    townName: 'Chalfont St. Peter',
    propertyPostcode: 'SL9 9QQ',
    countyName: 'Buckinghamshire',
    countryName: 'England',
    contactPreference: 'both',
    enquiryEmail: 'owner@example.com',
    enquiryPhone: '07700 900123',
    hasPropertyParking: true,
    parkingType: [17],
    isPropertyAccessible: false,
    propertyDescription: 'A quiet home near the church, with a garden that faces south.',
    marketingOption: 'none',
    publishDate: false,
    termsAndConditions: true,
    ...(appType === 'sell' ? HOUSE_FOR_SALE : { ...STUDIO_TO_LET, moveInDate: dayIn(20).iso }),
  }
}

const HOUSE_FOR_SALE: DraftAnswers = {
  priceType: 2,
  sellingPrice: 450_000,
  propertyType: 'house',
  houseType: 4,
  propertyBedrooms: 3,
  propertyBathrooms: 2,
  propertyReceptions: 1,
  tenureType: 1,
  hasPropertyEpc: 'epc_available',
  currentEpc: 64,
  potentialEpc: 82,
  summary: '3 Bed Detached House For Sale',
}

const STUDIO_TO_LET: DraftAnswers = {
  rentAmount: 950,
  priceFrequency: 1,
  propertyType: 'flat',
  flatType: 9,
  rentalType: '0',
  propertyReferences: 'true',
  propertyDss: 'true',
  propertyPets: 'true',
  propertyBroadband: 'true',
  propertyBills: 'true',
  upfrontPayment: true,
  summary: 'Studio Flat To Let',
}
