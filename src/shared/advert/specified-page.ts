import type { Block, Context } from '../form/block.ts'
import type { DraftAnswers, Facts } from './answers.ts'
import { manualAddress, propertyAddress } from './blocks/address.ts'
import { available, publishDate } from './blocks/dates.ts'
import { terms, upfrontPayment } from './blocks/declarations.ts'
import { sendEnquiries } from './blocks/enquiries.ts'
import { epcForLetting, epcForSale } from './blocks/epc.ts'
import { accessible, parking } from './blocks/features.ts'
import { bills, broadband, dss, pets, references } from './blocks/let-preferences.ts'
import { marketingForLetting, marketingForSale } from './blocks/marketing.ts'
import { photos } from './blocks/photos.ts'
import { priceType, rent } from './blocks/price.ts'
import { flatType, houseType, propertyType, rentalType, roomsBlock } from './blocks/property.ts'
import { tenure } from './blocks/tenure.ts'
import { userAgent } from './blocks/user-agent.ts'
import { description, summary } from './blocks/wording.ts'
import { FOUND_EPC_ANSWERS } from './options.ts'

/** The questions of every advert, in the specification's order (section 2, Create your ad). */
export const SPECIFIED_PAGE: readonly Block[] = [
  userAgent,
  propertyAddress,
  manualAddress,
  rent,
  priceType,
  sendEnquiries,
  propertyType,
  houseType,
  flatType,
  roomsBlock,
  rentalType,
  tenure,
  parking,
  accessible,
  summary,
  description,
  references,
  dss,
  pets,
  broadband,
  bills,
  photos,
  epcForSale,
  epcForLetting,
  marketingForSale,
  marketingForLetting,
  publishDate,
  available,
  upfrontPayment,
  terms,
]

export const DEFAULT_ADDRESS_TYPE: Context['addressType'] = 'standard'

/** Only a certificate in the register offers these options. */
export function registerFacts({ hasPropertyEpc }: DraftAnswers): Partial<Facts> {
  return FOUND_EPC_ANSWERS.some(({ id }) => id === hasPropertyEpc) ? { haveEpcInDatabase: true } : {}
}
