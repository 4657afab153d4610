import { COMMONHOLD, LEASEHOLD, PRICE_ON_APPLICATION } from '../../advert/options.ts'
import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

const ALL = ['england', 'wales', 'scotland', 'northern-ireland'] as const

function homeReportIsReady({ facts }: Scope): readonly Fault[] {
  const isFine = ['ready', 'exempt'].includes(facts.text('homeReport').toLowerCase())
  return [
    ...(isFine ? [] : [{ field: 'homeReport' }]),
    ...(facts.text('tenureType') === String(COMMONHOLD)
      ? [{ field: 'tenureType', reason: 'There is no commonhold in Scotland. Choose another tenure.' }]
      : []),
  ]
}

/** Years that the owner does not know are not told either; a ground rent of nothing is not reviewed. */
function leaseIsGiven({ facts }: Scope): readonly Fault[] {
  if (facts.text('tenureType') !== String(LEASEHOLD)) return []
  const ground = facts.amount('groundRent')
  const reviewed = ['groundRentReviewYears', 'groundRentIncreasePercent']
  const left = facts.yes('knownleaseholdLeft') === false ? 'knownleaseholdLeft' : 'leaseholdLeft'
  const missing = [
    ...['groundRent', 'serviceCharge', ...(ground === 0 ? [] : reviewed)].filter(
      (field) => facts.amount(field) === null,
    ),
    ...(left === 'leaseholdLeft' && facts.amount(left) !== null ? [] : [left]),
  ]
  const [field] = missing
  return field === undefined ? [] : [{ field, detail: `Missing: ${missing.map(nameOf).join(', ')}.` }]
}

const LEASE_NAMES: Readonly<Record<string, string>> = {
  groundRent: 'ground rent',
  serviceCharge: 'service charge',
  groundRentReviewYears: 'when the ground rent is reviewed',
  groundRentIncreasePercent: 'by how much it rises',
  leaseholdLeft: 'years left on the lease',
  knownleaseholdLeft: 'years left on the lease',
}
const nameOf = (field: string): string => LEASE_NAMES[field] ?? field

export const SELLING_RULES: readonly Rule[] = [
  {
    id: 'L19',
    nations: ALL,
    types: ['sell'],
    from: '2022-05-01',
    until: null,
    severity: 'warn',
    grace: 0,
    reason: 'An advert without a price is likely to mislead people.',
    whatToDo: 'Show an asking price or a guide price.',
    sources: [
      guidance(
        'National Trading Standards: price on application in property listings',
        'https://www.nationaltradingstandards.uk/news/',
      ),
    ],
    judge: ({ facts }) =>
      facts.text('priceType') === String(PRICE_ON_APPLICATION) ? [{ field: 'priceType' }] : [],
  },
  {
    id: 'L21',
    nations: ALL,
    types: ['sell'],
    from: null,
    until: null,
    severity: 'warn',
    grace: 0,
    reason: 'People buying a leasehold need to know what it costs and how long is left.',
    whatToDo: 'Enter what you know. A charge can be 0.',
    sources: [guidance('Rightmove’s Real Time Data Feed', 'https://github.com/ijxy/rightmove-rtdf')],
    judge: leaseIsGiven,
  },
  {
    id: 'L22',
    nations: ALL,
    types: ['sell', 'let'],
    from: '2023-08-15',
    until: null,
    severity: 'warn',
    grace: 0,
    reason: 'A home is new on the market only if it hasn’t been advertised since it was last sold or let.',
    whatToDo: 'Don’t say it’s new.',
    sources: [
      guidance(
        'Trading Standards’ definition, of a law since repealed',
        'https://v3.propertyindustryeye.com/beware-trading-standards-and-tpo-are-alert-',
      ),
    ],
    reads: ['new-to-market'],
  },
  {
    id: 'L32',
    nations: ['scotland'],
    types: ['sell'],
    from: '2008-12-01',
    until: null,
    severity: 'refuse',
    grace: 0,
    reason: 'In Scotland you need a Home Report to market a home, even if you sell privately.',
    whatToDo: 'Get the Home Report first, or say that the home doesn’t need one.',
    sources: [
      act('Housing (Scotland) Act 2006, section 98', 'asp/2006/1/section/98'),
      act('SSI 2008/308', 'ssi/2008/308'),
    ],
    judge: homeReportIsReady,
  },
]
