import type { AgentsPart, ExportedAdvert } from '../../src/server/formats/exported.ts'
import type { AgentHome } from '../../src/server/formats/reading.ts'
import type { DraftAnswers } from '../../src/shared/advert/answers.ts'
import {
  ACCESSIBLE_FEATURES,
  FLAT_TYPES,
  HOUSE_TYPES,
  PARKING_TYPES,
  PRICE_TYPES,
  RENTAL_TYPES,
  STUDIO_FLAT,
  TENURE_TYPES,
} from '../../src/shared/advert/options.ts'
import type { AppType } from '../../src/shared/form/block.ts'
import { aHouse, aHouseToLet } from './builders.ts'
import { fc } from './properties.ts'

/** Words that every format can carry. */
const words = (most: number) =>
  fc
    .array(fc.stringMatching(/^[A-Za-z0-9.,!?()-]{1,12}$/), { minLength: 1, maxLength: most })
    .map((list) => list.join(' '))

const someOf = <T>(options: readonly { readonly id: T }[]) =>
  fc.subarray(
    options.map(({ id }) => id),
    { minLength: 1 },
  )
const oneOf = <T>(options: readonly { readonly id: T }[]) => fc.constantFrom(...options.map(({ id }) => id))
const yesNo = fc.constantFrom('true' as const, 'false' as const)

const kinds = fc.oneof(
  oneOf(HOUSE_TYPES).map((houseType) => ({ propertyType: 'house' as const, houseType })),
  oneOf(FLAT_TYPES).map((flatType) => ({ propertyType: 'flat' as const, flatType })),
)
const rooms = fc.record({
  propertyBedrooms: fc.integer({ min: 1, max: 20 }),
  propertyBathrooms: fc.integer({ min: 1, max: 20 }),
  propertyReceptions: fc.integer({ min: 0, max: 20 }),
})
const parking = fc.oneof(
  fc.constant({ hasPropertyParking: false }),
  someOf(PARKING_TYPES).map((parkingType) => ({ hasPropertyParking: true, parkingType })),
)
const access = fc.oneof(
  fc.constant({ isPropertyAccessible: false }),
  someOf(ACCESSIBLE_FEATURES).map((accessibleFeatures) => ({
    isPropertyAccessible: true,
    accessibleFeatures,
  })),
)
const charge = fc.integer({ min: 0, max: 500_000 }).map((pence) => pence / 100)
const charges = fc.record(
  { groundRent: charge, serviceCharge: charge, groundRentReviewYears: fc.integer({ min: 1, max: 99 }) },
  { requiredKeys: [] },
)
const tenure = fc.oneof(
  oneOf(TENURE_TYPES.filter(({ id }) => id !== 2)).map((tenureType) => ({ tenureType })),
  fc.constant({ tenureType: 2 as const, knownleaseholdLeft: false }),
  fc.tuple(fc.integer({ min: 1, max: 999 }), charges).map(([leaseholdLeft, costs]) => ({
    tenureType: 2 as const,
    knownleaseholdLeft: true,
    leaseholdLeft,
    ...costs,
  })),
)
const sale = fc.record({
  sellingPrice: fc.integer({ min: 100, max: 99_999_999_900 }).map((pence) => pence / 100),
  priceType: oneOf(PRICE_TYPES),
})
const letting = fc.record({
  rentAmount: fc.integer({ min: 100, max: 99_999_900 }).map((pence) => pence / 100),
  priceFrequency: fc.constantFrom(0 as const, 1 as const),
  rentalType: oneOf(RENTAL_TYPES),
  propertyPets: yesNo,
  propertyBills: yesNo,
  propertyBroadband: yesNo,
  propertyReferences: yesNo,
  propertyDss: fc.constant('true' as const),
  moveInDate: fc.constantFrom('2026-11-20', '2027-03-28', '2027-10-31'),
})
/** Few enough for the ten lines of RTDF and BLM. */
const lawOfLetting = fc.record(
  {
    depositAmount: charge.map(Math.floor),
    holdingDepositAmount: charge,
    landlordRegistrationNumber: fc.constantFrom('123456/230/12345', 'landlord registration pending'),
    councilTaxBand: fc.constantFrom('A' as const, 'I' as const),
  },
  { requiredKeys: [] },
)
const matters = fc.record(
  {
    homeReport: fc.constant('exempt' as const),
    councilTaxBand: fc.constantFrom('B' as const, 'H' as const),
    annualRates: charge,
    construction: fc.constantFrom('timber-frame', 'Cob and thatch'),
    electricitySupply: fc.constantFrom('mains', 'none', 'From the mill'),
    waterSupply: fc.constantFrom('mains', 'private'),
    sewerage: fc.constantFrom('mains', 'septic-tank'),
    heating: fc.constantFrom('oil', 'gas-central', 'heat-pump'),
    broadbandType: fc.constantFrom('fttp', 'none'),
    floodRisk: fc.constantFrom('very-low', 'high'),
  },
  { requiredKeys: [] },
)
const wording = fc.record({
  summary: words(12),
  propertyDescription: fc.array(words(30), { minLength: 1, maxLength: 4 }).map((all) => all.join('\n\n')),
  doorNumber: fc.stringMatching(/^[1-9]\d{0,3}[a-z]?$/),
  streetName: fc
    .constantFrom('Mill Lane', 'The Green', 'St. Mary’s Road')
    .map((name) => name.replace('’', '')),
  townName: fc.constantFrom('Leeds', 'Chalfont St. Peter', 'Stoke-on-Trent'),
  propertyPostcode: fc.constantFrom('LS1 1AA', 'SW1A 1AA', 'M1 1AE', 'EH1 1AA'),
  videoTour: fc.constantFrom('https://youtu.be/abc', 'https://my.matterport.com/show/?m=1&play=1'),
  currentEpc: fc.integer({ min: 1, max: 100 }),
  potentialEpc: fc.integer({ min: 1, max: 100 }),
})

const MOST_MATTERS = 4
const fewOf = (all: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  all.map((one) => Object.fromEntries(Object.entries(one).slice(0, MOST_MATTERS)))

/** Answers that may be published, of every kind of home, price and letting. */
export function publishable(appType: AppType): fc.Arbitrary<DraftAnswers> {
  const own = appType === 'sell' ? fc.tuple(sale, tenure, fewOf(matters)) : fc.tuple(letting, lawOfLetting)
  return fc.tuple(kinds, rooms, parking, access, own, wording).map(([kind, counted, ...others]) => {
    const isStudio = 'flatType' in kind && kind.flatType === STUDIO_FLAT
    return Object.assign({}, kind, isStudio ? {} : counted, ...others.flat()) as DraftAnswers
  })
}

export const anExport = (
  appType: AppType,
  answers: DraftAnswers = appType === 'sell' ? aHouse() : aHouseToLet(),
): ExportedAdvert => ({
  listing: 'k3x9q2ab',
  appType,
  isShown: true,
  answers,
  street: answers.streetName ?? '',
  town: answers.townName ?? '',
  district: (answers.propertyPostcode ?? '').split(' ')[0] ?? '',
  photos: [
    { url: 'https://www.example.org/photos/1.jpg', caption: 'Kitchen with a view of the orchard' },
    { url: 'https://www.example.org/photos/2.jpg', caption: '' },
  ],
  plans: [{ url: 'https://www.example.org/photos/3.jpg', caption: 'First floor' }],
  url: 'https://www.example.org/advert/k3x9q2ab',
  publishedAt: new Date('2026-11-20T12:00:00Z'),
  updatedAt: new Date('2026-11-21T12:00:00Z'),
  agent: null,
})

/** A home that a feed sent, and what its agency's people changed since. */
export function anAgentsExport(
  format: AgentsPart['sent']['format'],
  original: AgentsPart['sent']['original'],
  { ref, appType, answers, facts }: AgentHome,
  changed: DraftAnswers = {},
): ExportedAdvert {
  const sent = { format, original, answers }
  return {
    ...anExport(appType, { ...answers, ...changed }),
    agent: { ref, branch: '1234', facts, files: [], sent },
  }
}
