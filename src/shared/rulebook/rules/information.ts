import { PRICE_ON_APPLICATION, STUDIO_FLAT } from '../../advert/options.ts'
import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

const ALL = ['england', 'wales', 'scotland', 'northern-ireland'] as const
const FOR_ALL = { nations: ALL, until: null, grace: 0 } as const satisfies Partial<Rule>

interface Wanted {
  readonly field: string
  readonly name: string
  readonly isAsked?: (scope: Scope) => boolean
  readonly isAnswered?: (scope: Scope) => boolean
}

/** The rooms are asked of a house with a type, and of a flat that is no studio. */
function hasRooms({ facts }: Scope): boolean {
  const flat = facts.text('flatType')
  return facts.text('propertyType') === 'flat'
    ? flat !== '' && flat !== String(STUDIO_FLAT)
    : facts.text('propertyType') === 'house' && facts.text('houseType') !== ''
}

const isSale = ({ appType }: Scope): boolean => appType === 'sell'
const isNorthernIreland = ({ nation }: Scope): boolean => nation === 'northern-ireland'
/** A price on application is told by L19. */
const priceIsNobodyElses = (scope: Scope): boolean =>
  isSale(scope) && !(scope.holds('L19') && scope.facts.text('priceType') === String(PRICE_ON_APPLICATION))
const rentIsNobodyElses = (scope: Scope): boolean =>
  !isSale(scope) && !scope.holds('L1') && !(scope.holds('L36') && isControlled(scope))
const isPrice = (field: string) => ({
  isAnswered: ({ facts }: Scope) => (facts.amount(field) ?? 0) > 0,
})
const isCount = (field: string) => ({
  isAsked: hasRooms,
  isAnswered: ({ facts }: Scope) => facts.amount(field) !== null,
})

/** By the questions' own words, in the order of the old guidance's parts A, B and C. */
const MATERIAL: readonly Wanted[] = [
  { field: 'sellingPrice', name: 'price', isAsked: priceIsNobodyElses, ...isPrice('sellingPrice') },
  { field: 'rentAmount', name: 'rent', isAsked: rentIsNobodyElses, ...isPrice('rentAmount') },
  { field: 'tenureType', name: 'tenure', isAsked: isSale },
  { field: 'councilTaxBand', name: 'council tax band', isAsked: (scope) => !isNorthernIreland(scope) },
  {
    field: 'annualRates',
    name: 'rates',
    isAsked: isNorthernIreland,
    isAnswered: ({ facts }) => facts.amount('annualRates') !== null,
  },
  { field: 'construction', name: 'construction' },
  { field: 'propertyBedrooms', name: 'bedrooms', ...isCount('propertyBedrooms') },
  { field: 'propertyBathrooms', name: 'bathrooms', ...isCount('propertyBathrooms') },
  { field: 'propertyReceptions', name: 'receptions', ...isCount('propertyReceptions') },
  { field: 'electricitySupply', name: 'electricity' },
  { field: 'waterSupply', name: 'water' },
  { field: 'sewerage', name: 'sewerage' },
  { field: 'heating', name: 'heating' },
  { field: 'broadbandType', name: 'broadband' },
  { field: 'mobileCoverage', name: 'mobile signal' },
  {
    field: 'hasPropertyParking',
    name: 'parking',
    isAnswered: ({ facts }) => facts.yes('hasPropertyParking') !== null,
  },
  { field: 'buildingSafety', name: 'building safety' },
  { field: 'restrictions', name: 'restrictions' },
  { field: 'rightsAndEasements', name: 'rights of others' },
  { field: 'floodRisk', name: 'flood risk' },
  { field: 'coastalErosion', name: 'coastal erosion' },
  { field: 'planningPermission', name: 'planning permission' },
  { field: 'coalfield', name: 'on a coalfield' },
]

function materialIsGiven(scope: Scope): readonly Fault[] {
  const isGiven = ({ field }: Wanted): boolean =>
    scope.facts.text(field) !== '' || scope.facts.yes(field) !== null
  const missing = MATERIAL.filter(
    (one) => (one.isAsked?.(scope) ?? true) && !(one.isAnswered ? one.isAnswered(scope) : isGiven(one)),
  )
  const [first] = missing
  if (first === undefined) return []
  return [{ field: first.field, detail: `Missing: ${missing.map(({ name }) => name).join(', ')}.` }]
}

/** The table of areas is empty: none is designated. An owner’s own answer counts too. */
const isControlled = ({ facts }: Scope): boolean => facts.yes('rentControlArea') === true

const CONTROLLED_RENT: Readonly<Record<string, string>> = {
  rentAmount: 'the rent you ask',
  previousRent: 'the rent before',
  rentIncreasedInLast12Months: 'whether it rose in the last 12 months',
  lastRentIncreaseOn: 'the day it rose',
}

/** One finding that names all that is missing. */
function controlledRentIsGiven(scope: Scope): readonly Fault[] {
  const { facts } = scope
  if (!isControlled(scope)) return []
  const previous = facts.amount('previousRent')
  const rose = facts.yes('rentIncreasedInLast12Months')
  const wasLet = previous !== 0
  const missing = [
    ...((facts.amount('rentAmount') ?? 0) > 0 ? [] : ['rentAmount']),
    ...(previous === null ? ['previousRent'] : []),
    ...(wasLet && rose === null ? ['rentIncreasedInLast12Months'] : []),
    ...(wasLet && rose === true && facts.day('lastRentIncreaseOn') === null ? ['lastRentIncreaseOn'] : []),
  ]
  const [field] = missing
  return field === undefined
    ? []
    : [{ field, detail: `Missing: ${missing.map((one) => CONTROLLED_RENT[one]).join(', ')}.` }]
}

export const INFORMATION_RULES: readonly Rule[] = [
  {
    ...FOR_ALL,
    id: 'L20',
    types: ['sell', 'let'],
    from: '2025-04-06',
    severity: 'warn',
    reason: 'If you leave out what people need to know, you can mislead them.',
    whatToDo: 'Add what you know. Where ‘I don’t know’ is offered, you can choose it.',
    sources: [
      act('Digital Markets, Competition and Consumers Act 2024, section 230', 'ukpga/2024/13/section/230'),
    ],
    judge: materialIsGiven,
  },
  {
    ...FOR_ALL,
    id: 'L30',
    types: ['sell', 'let'],
    from: null,
    severity: 'warn',
    reason: 'Photos and text must be true. Small print doesn’t make up for them.',
    whatToDo: 'Remove the sentence, and show the home as it is.',
    sources: [
      guidance(
        'Business Companion: estate agents, property descriptions',
        'https://www.businesscompanion.info/en/quick-guides/services/estate-agents-property-descriptions',
      ),
    ],
    reads: ['disclaimer'],
  },
  {
    ...FOR_ALL,
    id: 'L36',
    nations: ['scotland'],
    types: ['let'],
    from: '2026-04-01',
    severity: 'refuse',
    reason:
      'In a rent control area an advert must state the previous rent, whether and when it rose in the last 12 months, and the rent you ask.',
    whatToDo: 'Answer these questions. We’ll add the note about the area.',
    sources: [
      act('Private Housing (Tenancies) (Scotland) Act 2016, section 17A', 'asp/2016/19/section/17A'),
      act('SSI 2026/115', 'ssi/2026/115'),
    ],
    judge: controlledRentIsGiven,
  },
]
