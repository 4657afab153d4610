import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import { ENDPOINTS } from '../../src/shared/api/endpoints.ts'
import type { AppType } from '../../src/shared/form/block.ts'
import type { Photo } from '../../src/shared/form/photo.ts'
import { addMonths, today } from '../../src/shared/values/iso-date.ts'
import { call, registerByCalls, saveOf, uploadByCalls } from './by-calls.ts'
import { newDoor } from './creation-page.ts'

export interface PublishedByCalls {
  /** The id of the advert. */
  readonly listing: string
  /** The uuid of its draft. */
  readonly uuid: string
  /** The mailbox and the telephone of its owner. */
  readonly email: string
  readonly phone: string
  readonly answers: DraftAnswers
}

interface Wanted {
  readonly appType?: AppType
  readonly photos?: number
  readonly answers?: DraftAnswers
}

/** Publishes a free advert by the calls that the pages make; the page's browser is its owner's from then on. */
export async function publishedByCalls(
  page: Page,
  { appType = 'sell', photos = 2, answers: changed = {} }: Wanted = {},
): Promise<PublishedByCalls> {
  const { email, phone } = await registerByCalls(page, { verified: true })
  const uuid = randomUUID()
  const files_uploaded: Photo[] = []
  for (let number = 1; number <= photos; number++) {
    files_uploaded.push(await uploadByCalls(page, uuid, number))
  }
  const answers = {
    ...answersFor(appType),
    enquiryEmail: email,
    enquiryPhone: phone,
    files_uploaded,
    ...changed,
  }
  const published = await call(page, ENDPOINTS.saveFinal.path, { data: saveOf(uuid, appType, answers) })
  expect(published).toMatchObject({ success: true, payment_required: false, errors: [] })
  return { listing: published.listing_id ?? '', uuid, email, phone, answers }
}

/** Complete and valid, of a home of its own. */
function answersFor(appType: AppType): DraftAnswers {
  return {
    userAgent: false,
    doorNumber: newDoor(),
    streetName: 'Mill Lane',
    townName: 'Chalfont St. Peter',
    propertyPostcode: 'SL9 9AA',
    countyName: 'Buckinghamshire',
    countryName: 'England',
    contactPreference: 'both',
    propertyType: 'house',
    houseType: 4,
    propertyBedrooms: 3,
    propertyBathrooms: 1,
    propertyReceptions: 2,
    hasPropertyParking: true,
    parkingType: [17, 16],
    isPropertyAccessible: true,
    accessibleFeatures: [37],
    propertyDescription:
      'A bright home at the end of a quiet lane, ten minutes on foot from the station.\n\nThe garden faces south.',
    currentEpc: 64,
    potentialEpc: 81,
    marketingOption: 'none',
    publishDate: false,
    termsAndConditions: true,
    ...(appType === 'sell' ? FOR_SALE : { ...TO_LET, moveInDate: addMonths(today(new Date()), 1) }),
  }
}

const FOR_SALE: DraftAnswers = {
  priceType: 0,
  sellingPrice: 325_000,
  tenureType: 1,
  hasPropertyEpc: 'epc_available',
  summary: '3 Bed Detached House For Sale',
}
const TO_LET: DraftAnswers = {
  rentAmount: 950,
  priceFrequency: 1,
  rentalType: '0',
  propertyReferences: 'true',
  propertyDss: 'true',
  propertyPets: 'true',
  propertyBroadband: 'true',
  propertyBills: 'false',
  upfrontPayment: true,
  summary: '3 Bed Detached House To Let',
}
