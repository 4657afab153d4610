import { describe, expect, test } from 'vitest'
import { NATIONS, type Nation } from '../advert/nation.ts'
import type { AppType } from '../form/block.ts'
import { addDays } from '../values/iso-date.ts'
import { evaluate } from './evaluate.ts'
import type { Rule, Severity } from './rule.ts'
import { RULES } from './rulebook.ts'
import type { TopicId } from './topics.ts'

/** An advert that breaks a rule, by its answers or by words about a topic, and where and from when it does. */
interface Row {
  readonly id: Rule['id']
  readonly by: 'answers' | TopicId
  readonly advert: Readonly<Record<string, unknown>>
  /**
   * Each line: nations, types, first day ('-' is always), severity; of answers the fields that are named; and what is said, why and
   * what to do. Written from the law, not from the rulebook.
   */
  readonly law: readonly string[]
}

const ALL = 'england,wales,scotland,northern-ireland'
const LET = { rentAmount: 1000, priceFrequency: 1 }
const row = (
  id: Rule['id'],
  by: Row['by'],
  breaking: string | Readonly<Record<string, unknown>>,
  ...law: readonly string[]
): Row => ({
  id,
  by,
  advert: typeof breaking === 'string' ? { ...LET, propertyDescription: breaking } : breaking,
  law,
})
const NO_DSS = { propertyDss: 'false' }
const HIGH_DEPOSITS = { ...LET, depositAmount: 5000, holdingDepositAmount: 500 }

const EQUAL = 'children or get benefits … don’t rule them out'
const ROWS: readonly Row[] = [
  row('L1', 'answers', { rentAmount: null }, 'england let 2026-05-01 refuse rentAmount: one rent … one number'),
  row('L1', 'rental-bidding', 'Rent: the highest bid wins.', 'england let 2026-05-01 refuse one rent … bids'),
  row('L2', 'answers', NO_DSS, `england let 2026-05-01 refuse propertyDss: in england … ${EQUAL}`),
  row('L2', 'benefits', 'No DSS.', `england let 2026-05-01 refuse in england … ${EQUAL}`),
  row('L2', 'children', 'No children.', `england let 2026-05-01 refuse in england … ${EQUAL}`),
  row('L3', 'answers', NO_DSS, `scotland let 2026-05-01 refuse propertyDss: criminal offence … ${EQUAL}`),
  row('L3', 'benefits', 'No DSS.', `scotland let 2026-05-01 refuse criminal offence … ${EQUAL}`),
  row('L3', 'children', 'No children.', `scotland let 2026-05-01 refuse criminal offence … ${EQUAL}`),
  row('L4', 'answers', NO_DSS, `wales let 2026-06-01 refuse propertyDss: in wales … ${EQUAL}`),
  row('L4', 'benefits', 'No DSS.', `wales let 2026-06-01 refuse in wales … ${EQUAL}`),
  row('L4', 'children', 'No children.', `wales let 2026-06-01 refuse in wales … ${EQUAL}`),
  row('L5', 'answers', NO_DSS, 'northern-ireland let - warn propertyDss: no such law … don’t rule them out'),
  row('L5', 'benefits', 'No DSS.', 'northern-ireland let - warn no such law … don’t rule them out'),
  row('L5', 'children', 'No children.', 'northern-ireland let - warn no such law … don’t rule them out'),
  row('L6', 'answers', { propertyPets: 'false' }, 'england let 2026-05-01 warn propertyPets: good reason … ask'),
  row('L6', 'pets-blanket-ban', 'No pets.', 'england let 2026-05-01 warn good reason … ask'),
  row('L7', 'answers', { upfrontPayment: false }, 'england let 2026-05-01 refuse upfrontPayment: before the tenancy is signed … month by month'),
  row('L7', 'rent-in-advance', 'A year’s rent in advance.',
    'england let 2026-05-01 refuse before the tenancy is signed … month by month',
    'scotland let - warn 6 months … month by month',
  ),
  row('L7', 'answers', HIGH_DEPOSITS, 'england let 2019-06-01 refuse depositAmount,holdingDepositAmount: at most 5 weeks … here … ask for that or less'),
  row('L7', 'deposit', 'Deposit of ten weeks’ rent.', 'england let 2019-06-01 refuse at most 5 weeks … ask for that or less'),
  row('L8', 'answers', {}, 'england let 2026-05-01 refuse possessionGround: ground 1 or 1A … say whether'),
  row('L9', 'answers', {}, 'england let - silent'),
  row('L10', 'answers', {}, 'scotland let 2013-06-01 refuse landlordRegistrationNumber: must show … 123456/230/12345'),
  row('L11', 'answers', {}, 'wales let 2015-11-23 warn rentSmartWalesNumber: in wales … rent smart wales number'),
  row('L12', 'answers', {}, 'northern-ireland let 2014-02-25 warn landlordRegistrationNumber: in northern ireland … registration number'),
  row('L13', 'short-let', 'A holiday let.', 'scotland let - refuse licence … place to live'),
  row('L14', 'answers', {}, 'england,wales sell,let 2013-01-09 refuse hasPropertyEpc: ordered before … give the rating'),
  row('L15', 'answers', { currentEpc: 38 }, 'england,wales let 2018-04-01 refuse currentEpc: F or G … exemption'),
  row('L16', 'answers', {}, 'scotland sell,let 2013-01-09 refuse hasPropertyEpc: in scotland … give the rating'),
  row('L16', 'answers', { currentEpc: 70 }, 'scotland sell,let - silent'),
  row('L17', 'answers', {}, 'northern-ireland sell,let 2013-02-18 refuse hasPropertyEpc: before you advertise … rating'),
  row('L18', 'answers', { currentEpc: 104 }, `${ALL} sell,let - silent`),
  row('L19', 'answers', { priceType: 1 }, `${ALL} sell 2022-05-01 warn priceType: without a price … guide price`),
  row(
    'L20',
    'answers',
    {},
    `${ALL} sell 2025-04-06 warn sellingPrice: mislead … missing: price … I don’t know`,
    // What is missing of the rent is L1's in England.
    'england let 2025-04-06 warn councilTaxBand: mislead … missing: council tax … I don’t know',
    'wales,scotland,northern-ireland let 2025-04-06 warn rentAmount: mislead … missing: rent … I don’t know',
  ),
  row('L21', 'answers', { tenureType: 2 }, `${ALL} sell - warn groundRent: what it costs … missing: ground rent … can be 0`),
  row('L22', 'new-to-market', { ...LET, lastMarketedOn: '2001-01-01', propertyDescription: 'New to the market.' },
    `${ALL} sell,let 2023-08-15 warn last sold or let … don’t say`,
  ),
  row('L23', 'answers', {}, `${ALL} sell,let - silent`),
  row('L24', 'answers', {}, `${ALL} sell,let 2014-06-13 silent`),
  row('L25', 'answers', {}, `${ALL} sell,let - silent`),
  row('L26', 'answers', {}, `${ALL} sell,let 2025-03-17 silent`),
  row('L27', 'answers', {}, `${ALL} sell,let 2026-02-05 silent`),
  row('L28', 'answers', {}, `${ALL} sell,let - silent`),
  row('L29', 'answers', { rentalType: '1', occupants: 6 }, `${ALL} let - warn hmoLicenceNumber: this many people … licence number`),
  row('L30', 'disclaimer', 'Photos are for illustration only.', `${ALL} sell,let - warn must be true … remove`),
  row('L31', 'answers', {}, `${ALL} let - silent`),
  row('L32', 'answers', {}, 'scotland sell 2008-12-01 refuse homeReport: need a home report … get'),
  row('L32', 'answers', { homeReport: 'ready', tenureType: 4 }, 'scotland sell 2008-12-01 refuse tenureType: no commonhold … another tenure'),
  row('L33', 'fee', 'An admin fee of £100.',
    'england let 2019-06-01 refuse in england … fees … remove',
    'wales let 2019-09-01 refuse in wales … fees … remove',
    'scotland let 2012-11-30 refuse unlawful premium … remove',
  ),
  ...(['answers', 'deposit'] as const).map((by) =>
    row(
      'L34',
      by,
      by === 'answers' ? HIGH_DEPOSITS : 'Deposit of £5,000 and a holding deposit of £500.',
      `wales let 2019-09-01 refuse ${by === 'answers' ? 'holdingDepositAmount: ' : ''}one week’s rent … ask for that or less`,
      `scotland let - refuse ${by === 'answers' ? 'depositAmount,holdingDepositAmount: in scotland … (?:ask for that or less|enter 0)' : '2 months’ rent … ask for that or less'}`,
      `northern-ireland let 2023-04-01 refuse ${by === 'answers' ? 'depositAmount: ' : ''}one month’s rent … ask for that or less`,
    ),
  ),
  row('L35', 'protected-characteristic', 'No Muslims.',
    'england,wales,scotland sell,let 2010-10-01 refuse race, religion … describe the home',
    'northern-ireland sell,let - refuse political opinion … describe the home',
  ),
  row('L36', 'answers', { rentControlArea: true }, 'scotland let 2026-04-01 refuse rentAmount: rent control area … missing: the rent you ask … answer'),
  row('L37', 'fixed-term', 'A minimum term of 12 months.', 'england let 2026-05-01 warn fixed terms … periodic'),
] // biome-ignore format: a table

interface Place {
  readonly nation: Nation
  readonly appType: AppType
}
const PLACES: readonly Place[] = NATIONS.flatMap((nation) =>
  (['sell', 'let'] as const).map((appType) => ({ nation, appType })),
)

interface Verdict {
  readonly from: string | null
  readonly severity: Severity
  readonly fields: readonly string[]
  /** In this order. */
  readonly said: readonly string[]
}

function verdictFor({ law }: Row, { nation, appType }: Place): Verdict | null {
  for (const line of law) {
    const [, nations = '', types = '', from = '-', severity, fields = 'propertyDescription', said = ''] =
      /^(\S+) (\S+) (\S+) (\S+)(?: (\S+):)?(?: (.+))?$/.exec(line) ?? []
    if (nations.split(',').includes(nation) && types.split(',').includes(appType))
      return {
        from: from === '-' ? null : from,
        severity: severity as Severity,
        fields: fields.split(','),
        said: said.split(' … '),
      }
  }
  return null
}

const EARLY = '1999-12-31'
const LATE = '2030-01-01'

/** Every day on which the law of this row may begin anywhere, with the day before it. */
const daysOf = ({ law }: Row): readonly string[] => [
  EARLY,
  ...law.flatMap((line) => {
    const from = line.split(' ')[2] ?? '-'
    return from === '-' ? [] : [addDays(from, -1), from]
  }),
  LATE,
]

function verdictOn(day: string, { id, advert }: Row, place: Place): Severity | 'nothing' {
  const { refused, warned } = evaluate({ ...place, day, answers: advert })
  return refused.includes(id) ? 'refuse' : warned.includes(id) ? 'warn' : 'nothing'
}

describe('the day before a rule begins and the day it begins', () => {
  test.each(
    ROWS.flatMap((one) => PLACES.map((place) => [one.id, one.by, place.nation, place.appType, one] as const)),
  )('%s by %s, %s, %s', (_id, _by, nation, appType, one) => {
    const verdict = verdictFor(one, { nation, appType })
    for (const day of daysOf(one)) {
      const isInForce = verdict !== null && (verdict.from === null || day >= verdict.from)
      const expected = isInForce && verdict.severity !== 'silent' ? verdict.severity : 'nothing'
      expect(verdictOn(day, one, { nation, appType }), day).toBe(expected)
    }
  })
})

/** What an outsider's test may read of a finding. */
const PARTS = ['rule', 'category', 'field', 'span', 'severity', 'reason', 'rewording']
/** Of topics that are no category of their own. */
const CATEGORIES: Partial<Record<Row['by'], string | null>> = {
  ...{ answers: null, fee: 'banned-fee', deposit: 'banned-fee' },
  ...{ 'short-let': null, 'new-to-market': null, disclaimer: null, 'fixed-term': null },
}
/** The last, what to do, stands in a sentence of its own. */
const inOrder = (said: readonly string[]): RegExp =>
  new RegExp(`${said.slice(0, -1).join('.*')}.*\\. .*${said.at(-1)}`, 'i')

describe('what a rule says: the field, why and what to do', () => {
  test.each(
    ROWS.flatMap((one) =>
      PLACES.flatMap((place) => {
        const verdict = verdictFor(one, place)
        return verdict === null || verdict.severity === 'silent'
          ? []
          : [[one.id, one.by, place.nation, place.appType, one, verdict] as const]
      }),
    ),
  )('%s by %s, %s, %s', (id, by, nation, appType, { advert }, { severity, fields, said }) => {
    const isOfWords = by !== 'answers'
    const found = evaluate({ nation, appType, day: LATE, answers: advert }).findings.filter(
      ({ rule, span }) => rule === id && (span !== null) === isOfWords,
    )
    expect([...new Set(found.map(({ field }) => field))]).toEqual(fields)
    const category = by in CATEGORIES ? CATEGORIES[by] : by
    for (const finding of found) {
      expect(Object.keys(finding)).toEqual(PARTS)
      expect(finding).toMatchObject({ category, severity })
      expect(finding.reason).toMatch(inOrder(said))
    }
  })
})

test('the table has every rule, with each of its nations, types, days and topics, and no other', () => {
  const inTable = ROWS.flatMap((one) =>
    PLACES.flatMap((place) => {
      const verdict = verdictFor(one, place)
      return verdict === null ? [] : [keyOf(one.id, place, verdict, one.by)]
    }),
  )
  const inRulebook = RULES.flatMap((rule) =>
    PLACES.filter(
      ({ nation, appType }) => rule.nations.includes(nation) && rule.types.includes(appType),
    ).flatMap((place) =>
      [...(rule.judge || rule.severity === 'silent' ? ['answers'] : []), ...(rule.reads ?? [])].map((by) =>
        keyOf(rule.id, place, rule, by),
      ),
    ),
  )
  expect([...new Set(inTable)].toSorted()).toEqual([...new Set(inRulebook)].toSorted())
})

const keyOf = (
  id: string,
  { nation, appType }: Place,
  { from, severity }: Pick<Verdict, 'from' | 'severity'>,
  by: string,
): string => [id, nation, appType, from ?? '-', severity, by].join(' ')
