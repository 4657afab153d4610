import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

const saysNoTo =
  (field: string) =>
  ({ facts }: Scope): readonly Fault[] =>
    facts.yes(field) === false ? [{ field }] : []

/** Children and benefits: the same rule in four nations, under the law of each. */
const EQUAL_CHANCE = {
  types: ['let'],
  until: null,
  severity: 'refuse',
  grace: 0,
  whatToDo:
    'Don’t rule them out. Ask everyone for the same rent and references, and check in the same way whether they can pay.',
  reads: ['benefits', 'children'],
  judge: saysNoTo('propertyDss'),
} as const satisfies Partial<Rule>

export const TENANT_RULES: readonly Rule[] = [
  {
    ...EQUAL_CHANCE,
    id: 'L2',
    nations: ['england'],
    from: '2026-05-01',
    reason:
      'In England you must not make people less likely to rent a home because they have children or get benefits. You can be fined up to £7,000 each time.',
    sources: [
      act('Renters’ Rights Act 2025, Part 1, Chapter 3', 'ukpga/2025/26/part/1/chapter/3'),
      guidance(
        'Rental discrimination: a guide for landlords',
        'https://www.gov.uk/rental-discrimination-landlords',
      ),
    ],
  },
  {
    ...EQUAL_CHANCE,
    id: 'L3',
    nations: ['scotland'],
    from: '2026-05-01',
    reason:
      'In Scotland it’s a criminal offence to stop people renting because they have children or get benefits.',
    sources: [
      act('Private Housing (Tenancies) (Scotland) Act 2016, sections 6A to 6E', 'asp/2016/19/section/6A'),
      act('SSI 2026/125', 'ssi/2026/125'),
    ],
  },
  {
    ...EQUAL_CHANCE,
    id: 'L4',
    nations: ['wales'],
    from: '2026-06-01',
    reason: 'In Wales you must not stop people renting because they have children or get benefits.',
    sources: [act('Renting Homes (Fees etc.) (Wales) Act 2019, sections 8A and 8B', 'anaw/2019/2')],
  },
  {
    ...EQUAL_CHANCE,
    id: 'L5',
    nations: ['northern-ireland'],
    from: null,
    severity: 'warn',
    reason:
      'If you turn away families or people who get benefits, you lose many good tenants. It’s against the law in the rest of the United Kingdom. We found no such law in Northern Ireland.',
    sources: [
      guidance(
        'Searched for and not found in the law of Northern Ireland',
        'https://www.nidirect.gov.uk/articles/private-renting-and-tenancies',
      ),
    ],
  },
  {
    id: 'L6',
    nations: ['england'],
    types: ['let'],
    from: '2026-05-01',
    until: null,
    severity: 'warn',
    grace: 0,
    reason:
      'In England a tenant can ask to keep a pet. A landlord must answer within 28 days, and can refuse only with a good reason.',
    whatToDo: 'Invite people to ask, and decide about the pet they have.',
    sources: [act('Housing Act 1988, section 16A', 'ukpga/1988/50/section/16A')],
    reads: ['pets-blanket-ban'],
    judge: saysNoTo('propertyPets'),
  },
  {
    id: 'L35',
    nations: ['england', 'wales', 'scotland'],
    types: ['sell', 'let'],
    from: '2010-10-01',
    until: null,
    severity: 'refuse',
    grace: 0,
    reason:
      'An advert must not prefer or exclude people because of sex, race, religion, disability, sexual orientation, gender reassignment or pregnancy.',
    whatToDo: 'Describe the home, not the people you want to live there.',
    sources: [act('Equality Act 2010, sections 32 to 35 and Schedule 5', 'ukpga/2010/15/section/33')],
    reads: ['protected-characteristic'],
  },
  {
    id: 'L35',
    nations: ['northern-ireland'],
    types: ['sell', 'let'],
    from: null,
    until: null,
    severity: 'refuse',
    grace: 0,
    reason:
      'An advert must not prefer or exclude people because of religious belief, political opinion, sex, race, disability, sexual orientation, gender reassignment or pregnancy.',
    whatToDo: 'Describe the home, not the people you want to live there.',
    sources: [
      act('Fair Employment and Treatment (Northern Ireland) Order 1998, article 29', 'nisi/1998/3162'),
    ],
    reads: ['protected-characteristic'],
  },
]
