import { select, worded } from '../../form/choice-fields.ts'
import { holds } from '../../form/condition.ts'
import { day } from '../../form/day-field.ts'
import type { Option } from '../../form/field.ts'
import { money, wholeNumber } from '../../form/field.ts'
import { notFuture, type Rule } from '../../form/rule.ts'
import { type AdvertScope, advertBlock, answered, any, is, not, offering } from '../advert-block.ts'
import {
  BROADBAND_TYPES,
  COALFIELDS,
  CONSTRUCTIONS,
  COUNCIL_TAX_BANDS,
  FLOOD_RISKS,
  HEATINGS,
  KNOWN_MATTERS,
  MOBILE_COVERAGES,
  SEWERAGE,
  SUPPLIES,
} from '../law-options.ts'
import { LIMITS } from '../limits.ts'
import { LEASEHOLD } from '../options.ts'

const USUAL_CHARGE = { min: 0, max: 20_000, what: 'yearly charges are' }
const inNorthernIreland = is('nation', 'northern-ireland')
const isLeasehold = is('tenureType', LEASEHOLD)
const OPTIONAL = { rules: [], optional: true } as const
const mayBeWales = not(any(is('nation', 'england'), is('nation', 'scotland')))
const BAND_OF_WALES = 'I'
const BANDS = offering(COUNCIL_TAX_BANDS, BAND_OF_WALES, mayBeWales)
const bandOfNation: Rule = {
  passes: (value, { answers }) => value !== BAND_OF_WALES || holds(mayBeWales, answers),
  message: () => 'Band I is in Wales only. Choose the band on your bill.',
}

/** Each with one line on why buyers ask. */
const choice = (label: string, options: readonly Option<string>[], hint: string) =>
  worded<AdvertScope>(
    label,
    { options, own: 'In my own words', longest: LIMITS.summary },
    { question: label, hint, ...OPTIONAL },
  )
const charge = (label: string, hint: string, shownWhen: ReturnType<typeof is>) =>
  money<AdvertScope>(
    label,
    { ...LIMITS.charge, usual: USUAL_CHARGE },
    { question: `${label}, in pounds a year`, hint, shownWhen, ...OPTIONAL },
  )

const aboutTheHome = {
  councilTaxBand: select<AdvertScope, (typeof COUNCIL_TAX_BANDS)[number]['id']>(
    'Council tax band',
    BANDS,
    {
      question: 'Council tax band',
      hint: 'It’s on your bill. People pay it every month.',
      shownWhen: not(inNorthernIreland),
      optional: true,
      rules: [bandOfNation],
    },
  ),
  annualRates: charge('Rates', 'They’re on your bill. People pay them every year.', inNorthernIreland),
  construction: choice('Construction', CONSTRUCTIONS, 'Lenders and insurers ask what the walls are made of.'),
  electricitySupply: choice('Electricity', SUPPLIES, 'Homes off the mains cost more to run.'),
  waterSupply: choice('Water', SUPPLIES, 'A private supply must be tested and kept up.'),
  sewerage: choice('Sewerage', SEWERAGE, 'Tanks must be emptied, and some replaced.'),
  heating: choice('Heating', HEATINGS, 'It decides what winters cost.'),
  broadbandType: choice('Broadband', BROADBAND_TYPES, 'Many people work at home.'),
  mobileCoverage: choice('Mobile signal', MOBILE_COVERAGES, 'Indoors, with the network you use.'),
  floodRisk: choice('Flood risk', FLOOD_RISKS, 'Insurers ask. The national flood maps show it by postcode.'),
  coalfield: choice('On a coalfield', COALFIELDS, 'Lenders ask for a mining search there.'),
  buildingSafety: choice('Building safety', KNOWN_MATTERS, 'Such as cladding, or work the building needs.'),
  restrictions: choice('Restrictions', KNOWN_MATTERS, 'Such as a listing, a conservation area or a covenant.'),
  rightsAndEasements: choice('Rights of others', KNOWN_MATTERS, 'Such as a footpath or a shared drive.'),
  coastalErosion: choice('Coastal erosion', KNOWN_MATTERS, 'Near the sea, lenders and insurers ask.'),
  planningPermission: choice('Planning permission', KNOWN_MATTERS, 'For this home, or next to it.'),
} // biome-ignore format: a table

const lastMarketedOn = day<AdvertScope>('Last marketed', 0, {
  question: 'When was the home last on the market without being sold or let?',
  hint: 'Leave this empty if it never was. Only then may an advert call it new on the market.',
  past: true,
  optional: true,
  rules: [notFuture],
})

const BLOCK = {
  name: 'material',
  title: 'What buyers must know',
  help: 'material',
  lead: 'You don’t have to answer these. Every answer saves a question, and leaving out what matters can mislead.',
  folded: 'Answer what you know',
  shownWhen: answered('nation'),
} as const

export const materialForSale = advertBlock({
  ...BLOCK,
  onlyFor: { appType: 'sell' },
  fields: {
    ...aboutTheHome,
    groundRent: charge('Ground rent', 'Type 0 if there isn’t any.', isLeasehold),
    serviceCharge: charge('Service charge', 'Type 0 if there isn’t any.', isLeasehold),
    groundRentReviewYears: wholeNumber('Ground rent review', LIMITS.years, {
      question: 'Years between reviews of the ground rent',
      hint: 'Leave this empty if there’s no ground rent.',
      shownWhen: isLeasehold,
      ...OPTIONAL,
    }),
    groundRentIncreasePercent: wholeNumber(
      'Ground rent increase',
      { ...LIMITS.percent, decimals: true },
      {
        question: 'The percentage it then rises by',
        hint: 'Leave this empty if there’s no ground rent.',
        shownWhen: isLeasehold,
        ...OPTIONAL,
      },
    ),
    lastMarketedOn,
  },
})

export const materialForLetting = advertBlock({
  ...BLOCK,
  title: 'What renters must know',
  onlyFor: { appType: 'let' },
  fields: { ...aboutTheHome, lastMarketedOn },
})
