import { isBelowE, isFromRegister } from '../../advert/epc-band.ts'
import { CERTIFICATE_DAYS } from '../../advert/limits.ts'
import { isRoom } from '../../advert/options.ts'
import { addDays, formatDate } from '../../values/iso-date.ts'
import type { Facts } from '../facts.ts'
import type { Fault, Rule, Scope } from '../rule.ts'
import { act, guidance } from './sources.ts'

const LOWEST = 1

/** Registers have ratings above 100. A rating that was typed before 'not available' was chosen is no longer shown. */
function ratingOf(facts: Facts): number | null {
  if (facts.text('hasPropertyEpc') === 'epc_not_available') return null
  const rating = facts.amount('currentEpc')
  return rating !== null && rating >= LOWEST ? rating : null
}

const isRoomToLet = ({ appType, facts }: Scope): boolean =>
  appType === 'let' && isRoom(facts.text('rentalType'))

const NO_RATING: Fault = { field: 'hasPropertyEpc' }

function ratedOrExempt(scope: Scope): readonly Fault[] {
  const isFine =
    ratingOf(scope.facts) !== null || isRoomToLet(scope) || scope.facts.text('epcExemption') !== ''
  return isFine ? [] : [NO_RATING]
}

/** Also true of an order that nobody has told of yet (advertToJudge). */
const ORDER_FIRST = 'You must order an energy certificate before you advertise.'

/** Whoever ordered a certificate by the first marketing has 28 days to get it. */
function ratedExemptOrOrdered(scope: Scope): readonly Fault[] {
  if (ratedOrExempt(scope).length === 0) return []
  const { facts, day } = scope
  const ordered = facts.day('epcOrderedOn')
  const given = facts.day('firstMarketedOn')
  const first = given === null || given > day ? day : given
  if (ordered === null) return [NO_RATING]
  if (ordered > first)
    return [
      {
        ...NO_RATING,
        reason: `An energy certificate must be ordered before a home is first advertised. You ordered it on ${formatDate(ordered)}, after ${formatDate(first)}: advertise once you have its rating.`,
      },
    ]
  const last = addDays(first, CERTIFICATE_DAYS - 1)
  if (day > last)
    return [
      {
        field: 'epcOrderedOn',
        reason: `${ORDER_FIRST} The ${CERTIFICATE_DAYS} days to get it ended on ${formatDate(last)}. Give its rating.`,
      },
    ]
  return [
    {
      field: 'epcOrderedOn',
      severity: 'warn',
      reason: `${ORDER_FIRST} You have until ${formatDate(last)} to get it. Give its rating by then, or your advert goes offline.`,
    },
  ]
}

function warmEnough({ facts }: Scope): readonly Fault[] {
  const rating = ratingOf(facts)
  return rating === null || !isBelowE(rating) || facts.text('meesExemption') !== ''
    ? []
    : [{ field: isFromRegister(facts.text('hasPropertyEpc')) ? 'hasPropertyEpc' : 'currentEpc' }]
}

const EPC = {
  types: ['sell', 'let'],
  until: null,
  severity: 'refuse',
  grace: 0,
} as const satisfies Partial<Rule>

export const ENERGY_RULES: readonly Rule[] = [
  {
    ...EPC,
    id: 'L14',
    nations: ['england', 'wales'],
    from: '2013-01-09',
    reason:
      'An energy certificate must be ordered before a home is marketed in England or Wales, and every online advert must show its rating.',
    whatToDo: 'Give the rating, say when you ordered the certificate, or why the home needs none.',
    sources: [
      act(
        'Energy Performance of Buildings (England and Wales) Regulations 2012, regulations 5 to 8 and 11',
        'uksi/2012/3118/part/2',
      ),
    ],
    judge: ratedExemptOrOrdered,
  },
  {
    ...EPC,
    id: 'L15',
    nations: ['england', 'wales'],
    types: ['let'],
    from: '2018-04-01',
    grace: 7,
    reason: 'A home rated F or G may not be let in England or Wales unless an exemption is registered.',
    whatToDo: 'Improve the home to an E, or give the reference of its exemption.',
    sources: [
      act(
        'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, Part 3',
        'uksi/2015/962/part/3',
      ),
    ],
    judge: warmEnough,
  },
  {
    ...EPC,
    id: 'L16',
    nations: ['scotland'],
    from: '2013-01-09',
    reason: 'In Scotland every advert for a home must state its energy rating.',
    whatToDo: 'Give the rating. If the home has no certificate, get one first.',
    sources: [
      act('Energy Performance of Buildings (Scotland) Regulations 2008, regulation 5A', 'ssi/2008/309'),
    ],
    judge: (scope) => (ratingOf(scope.facts) !== null || isRoomToLet(scope) ? [] : [NO_RATING]),
  },
  {
    ...EPC,
    id: 'L16',
    nations: ['scotland'],
    from: null,
    severity: 'silent',
    reason: 'Certificates with three ratings, for five years, are delayed without a date.',
    whatToDo: 'Take ratings of the old kind, and assume neither bands A to G nor ten years.',
    sources: [
      guidance(
        'Energy performance certificate reform: government response',
        'https://www.gov.scot/publications/epc-reform-consultation-government-response/pages/2',
      ),
    ],
  },
  {
    ...EPC,
    id: 'L17',
    nations: ['northern-ireland'],
    from: '2013-02-18',
    reason:
      'In Northern Ireland you need an energy certificate before you advertise, and adverts must show its rating.',
    whatToDo: 'Enter the rating, or say why the home doesn’t need one.',
    sources: [
      act(
        'Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008, regulations 5 and 5A',
        'nisr/2008/170',
      ),
    ],
    judge: ratedOrExempt,
  },
  {
    ...EPC,
    id: 'L18',
    nations: ['england', 'wales', 'scotland', 'northern-ireland'],
    from: null,
    severity: 'silent',
    reason: 'A home that exports energy can be rated above 100.',
    whatToDo: 'Take a register’s rating above 100, and draw it in band A.',
    sources: [
      guidance('Zoopla’s schema: a minimum of 1 and no maximum', 'https://github.com/mehmetbltt23/zoopla'),
    ],
  },
]
