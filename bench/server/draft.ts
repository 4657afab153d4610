import { freshState, type PageState, wireBlocks } from '../../src/shared/api/page-state.ts'

/** Of what a save sends and of what is stored. */
const DRAFT_BYTES = 4_096
export const TODAY = '2027-03-27'

const CONTEXT = { appType: 'sell', addressType: 'orphan' } as const

/** A finished advert for a semi-detached house, but for its description. */
const ANSWERS = {
  userAgent: false,
  doorNumber: '12',
  buildingName: 'Orchard House',
  streetName: 'Church Lane',
  townName: 'Wells',
  propertyPostcode: 'BA5 2LR',
  countyName: 'Somerset',
  countryName: 'England',
  priceType: 0,
  sellingPrice: 425_000,
  contactPreference: 'both',
  enquiryEmail: 'owner@example.com',
  enquiryPhone: '07700 900123',
  propertyType: 'house',
  houseType: 3,
  propertyBedrooms: 4,
  propertyBathrooms: 2,
  propertyReceptions: 2,
  tenureType: 1,
  hasPropertyParking: true,
  parkingType: [16, 17],
  isPropertyAccessible: true,
  accessibleFeatures: [37, 41],
  summary: '4 bedroom Semi Detached House for sale in Wells',
  hasPropertyEpc: 'epc_available',
  currentEpc: 68,
  potentialEpc: 84,
  marketingOption: 'Premium-Advert-1-Month',
  publishDate: true,
  startDate: '2027-04-10',
  termsAndConditions: true,
} as const

const SENTENCES = [
  'A light, quiet home at the end of a lane, with a garden that gets the sun until the evening.',
  'The kitchen was made new three years ago and opens to the terrace; there is a larder and a place to work.',
  'Two of the bedrooms look over the orchard, and the loft has been boarded and insulated.',
  'School, shop and the bus into town are within ten minutes on foot.',
]

/** A draft whose page state is about four thousand bytes of JSON, saved by nobody yet. */
export function completeDraft(uuid: string): PageState {
  const withDescription = (propertyDescription: string): PageState => ({
    ...freshState({ ...CONTEXT, uuid }, TODAY),
    blocks: wireBlocks(CONTEXT, { ...ANSWERS, propertyDescription }, TODAY),
  })
  const room = DRAFT_BYTES - Buffer.byteLength(JSON.stringify(withDescription('')))
  return withDescription(proseOf(room))
}

function proseOf(length: number): string {
  let prose = ''
  for (let i = 0; prose.length < length; i += 1) prose += `${SENTENCES[i % SENTENCES.length]} `
  return prose.slice(0, Math.max(length, 0)).trimEnd()
}
