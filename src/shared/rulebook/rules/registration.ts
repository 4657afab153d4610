import type { Nation } from '../../advert/nation.ts'
import { isRoom } from '../../advert/options.ts'
import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

const isGiven =
  (field: string) =>
  ({ facts }: Scope): readonly Fault[] =>
    facts.text(field) === '' ? [{ field }] : []

const SCOTTISH_NUMBER = /^\d{5,6}\/\d{3}\/\d{5}$/
const PENDING = /^landlord registration pending$/i

/** From so many occupants of a shared house on, a licence is usual (readings). */
const LICENSED_FROM: Readonly<Record<Nation, number>> = {
  england: 5,
  wales: 5,
  scotland: 3,
  'northern-ireland': 3,
}

function licensedIfShared({ facts, nation }: Scope): readonly Fault[] {
  const occupants = facts.amount('occupants')
  if (!isRoom(facts.text('rentalType')) || occupants === null || occupants < LICENSED_FROM[nation]) return []
  return facts.text('hmoLicenceNumber') === '' ? [{ field: 'hmoLicenceNumber' }] : []
}

const LETTING = { types: ['let'], until: null, grace: 0 } as const satisfies Partial<Rule>

export const REGISTRATION_RULES: readonly Rule[] = [
  {
    ...LETTING,
    id: 'L9',
    nations: ['england'],
    from: null,
    severity: 'silent',
    reason: 'Marketing will need the entries of landlord and home in England’s database; no date is set.',
    whatToDo: 'Show both entries where they are given.',
    sources: [act('Renters’ Rights Act 2025, sections 75 to 96', 'ukpga/2025/26/section/75')],
  },
  {
    ...LETTING,
    id: 'L10',
    nations: ['scotland'],
    from: '2013-06-01',
    severity: 'refuse',
    reason:
      'In Scotland every advert for a home to let must show the landlord’s registration number, or that registration is pending.',
    whatToDo: 'Give the number, like 123456/230/12345, or write ‘landlord registration pending’.',
    sources: [act('Antisocial Behaviour etc. (Scotland) Act 2004, section 92B', 'asp/2004/8/section/92B')],
    judge: ({ facts }) => {
      const field = 'landlordRegistrationNumber'
      const given = facts.text(field)
      return SCOTTISH_NUMBER.test(given) || PENDING.test(given) ? [] : [{ field }]
    },
  },
  {
    ...LETTING,
    id: 'L11',
    nations: ['wales'],
    from: '2015-11-23',
    severity: 'warn',
    reason: 'In Wales a landlord must be registered, and anyone who lets and manages a home needs a licence.',
    whatToDo: 'Enter your Rent Smart Wales number, so that people can check it.',
    sources: [act('Housing (Wales) Act 2014, Part 1', 'anaw/2014/7/part/1')],
    judge: isGiven('rentSmartWalesNumber'),
  },
  {
    ...LETTING,
    id: 'L12',
    nations: ['northern-ireland'],
    from: '2014-02-25',
    severity: 'warn',
    reason: 'In Northern Ireland a landlord must be registered.',
    whatToDo: 'Enter your registration number, so that people can check it.',
    sources: [
      act('Landlord Registration Scheme Regulations (Northern Ireland) 2014', 'nisr/2014/9'),
      guidance('Licensing and registration by nation', 'https://help.kammadata.com/en/articles/12834641'),
    ],
    judge: isGiven('landlordRegistrationNumber'),
  },
  {
    ...LETTING,
    id: 'L29',
    nations: ['england', 'wales', 'scotland', 'northern-ireland'],
    from: null,
    severity: 'warn',
    reason: 'A home shared by this many people usually needs a licence.',
    whatToDo: 'Enter the licence number, or ask the council if you need one.',
    sources: [
      guidance('Licensing and registration by nation', 'https://help.kammadata.com/en/articles/12834641'),
    ],
    judge: licensedIfShared,
  },
]
