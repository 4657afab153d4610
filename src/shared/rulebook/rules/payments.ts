import type { Facts } from '../facts.ts'
import { type Cap, capsIn, capText, exceeds, yearsRent } from '../rents.ts'
import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

/** The rules say by their dates since when these caps hold. */
function overCaps({ nation, facts }: Scope): readonly Fault[] {
  const year = yearsRent(facts)
  const { deposit, holding } = capsIn(nation, year ?? 0)
  const above = (field: string, cap: Cap | undefined): readonly Fault[] => {
    const asked = facts.amount(field)
    if (asked === null || cap === undefined || year === null || !exceeds(asked, cap, year)) return []
    return [{ field, detail: `Here ${capText(cap, year)}.` }]
  }
  return [
    ...above('depositAmount', deposit),
    ...(holding === null ? noneToHold(facts) : above('holdingDepositAmount', holding)),
  ]
}

const noneToHold = (facts: Facts): readonly Fault[] =>
  (facts.amount('holdingDepositAmount') ?? 0) === 0
    ? []
    : [
        {
          field: 'holdingDepositAmount',
          reason: 'In Scotland you must not take a holding deposit. Enter 0.',
        },
      ]

const DEPOSITS = {
  types: ['let'],
  until: null,
  severity: 'refuse',
  grace: 7,
  whatToDo: 'Ask for that or less.',
  reads: ['deposit'],
  judge: overCaps,
} as const satisfies Partial<Rule>

const FEES = {
  id: 'L33',
  types: ['let'],
  until: null,
  severity: 'refuse',
  grace: 7,
  whatToDo: 'Remove the fee, and pay the cost yourself.',
  reads: ['fee'],
} as const satisfies Partial<Rule>

const ENGLISH_FEES = act('Tenant Fees Act 2019', 'ukpga/2019/4')
const WELSH_FEES = act('Renting Homes (Fees etc.) (Wales) Act 2019', 'anaw/2019/2')
const SCOTTISH_RENT = act('Rent (Scotland) Act 1984, sections 82 and 90', 'ukpga/1984/58/section/82')

export const PAYMENT_RULES: readonly Rule[] = [
  {
    id: 'L7',
    nations: ['england'],
    types: ['let'],
    from: '2026-05-01',
    until: null,
    severity: 'refuse',
    grace: 0,
    reason:
      'In England you must not ask for rent before the tenancy is signed, or for more than one month’s rent (or 28 days’) in advance after that.',
    whatToDo: 'Ask for the rent month by month or week by week.',
    sources: [
      act('Renters’ Rights Act 2025, sections 1, 8 and 9', 'ukpga/2025/26/section/8'),
      guidance(
        'Assured tenancy agreements: rent in advance and deposits',
        'https://www.gov.uk/assured-tenancy-agreements-a-guide-for-landlords/rent-in-advance-and-deposits',
      ),
    ],
    reads: ['rent-in-advance'],
    judge: ({ facts }) =>
      facts.yes('upfrontPayment') === false
        ? [{ field: 'upfrontPayment', detail: 'Tick the box to say that you won’t.' }]
        : [],
  },
  {
    id: 'L7',
    nations: ['scotland'],
    types: ['let'],
    from: null,
    until: null,
    severity: 'warn',
    grace: 0,
    reason:
      'In Scotland you must not ask for more than 6 months’ rent in advance, or for any before the tenancy is signed.',
    whatToDo: 'Ask for the rent month by month.',
    sources: [
      SCOTTISH_RENT,
      guidance(
        'Rental discrimination: guidance for Scotland',
        'https://www.gov.scot/publications/rental-discrimination-guidance-for-scotland/pages/unlawful-discrimination/',
      ),
    ],
    reads: ['rent-in-advance'],
  },
  {
    ...DEPOSITS,
    id: 'L7',
    nations: ['england'],
    from: '2019-06-01',
    reason:
      'In England a holding deposit can be at most one week’s rent, and a deposit at most 5 weeks’ (6 if the rent is £50,000 a year or more).',
    sources: [act('Tenant Fees Act 2019, Schedule 1', 'ukpga/2019/4/schedule/1')],
  },
  {
    ...DEPOSITS,
    id: 'L34',
    nations: ['wales'],
    from: '2019-09-01',
    reason: 'In Wales a holding deposit can be at most one week’s rent.',
    sources: [WELSH_FEES],
  },
  {
    ...DEPOSITS,
    id: 'L34',
    nations: ['scotland'],
    from: null,
    reason:
      'In Scotland a deposit can be at most 2 months’ rent, and you must not charge for holding a home.',
    sources: [SCOTTISH_RENT],
  },
  {
    ...DEPOSITS,
    id: 'L34',
    nations: ['northern-ireland'],
    from: '2023-04-01',
    reason: 'In Northern Ireland a deposit can be at most one month’s rent.',
    sources: [act('Private Tenancies Act (Northern Ireland) 2022, section 4', 'nia/2022/20/section/4')],
  },
  {
    ...FEES,
    nations: ['england'],
    from: '2019-06-01',
    reason: 'In England you must not charge tenants fees.',
    sources: [ENGLISH_FEES],
  },
  {
    ...FEES,
    nations: ['wales'],
    from: '2019-09-01',
    reason: 'In Wales you must not charge tenants fees.',
    sources: [WELSH_FEES],
  },
  {
    ...FEES,
    nations: ['scotland'],
    from: '2012-11-30',
    reason: 'In Scotland any fee you charge a tenant is an unlawful premium.',
    sources: [SCOTTISH_RENT],
  },
]
