import { PER_YEAR } from '../rents.ts'
import { NUMBER_WORDS, numberOf } from './numbers.ts'

/** A sum in pounds, or a length of time in months. */
export type Amount = { readonly pounds: number } | { readonly months: number }

export interface FoundAmount {
  readonly amount: Amount
  /** How many words say its number, and how many after them belong to it. */
  readonly said: number
  readonly kept: number
}

const MONTHS_OF_A_WEEK = PER_YEAR.month / PER_YEAR.week
const MONTHS_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:half year|six monthly)/, 6],
  [/^(?:y|annual|twelvemonth)/, 12],
  [/^(?:quarter|term|season|semester|session)/, 3],
  [/^m/, 1],
  [/^fortnight/, 2 * MONTHS_OF_A_WEEK],
  [/^w/, MONTHS_OF_A_WEEK],
  [/^d/, PER_YEAR.month / 365],
]
const MULTIPLES: Readonly<Record<string, number>> = { twice: 2, double: 2, treble: 3, triple: 3 }
const THOUSAND = 1_000

/** 'a hundred', but of 'a five week deposit' only 'five'. */
const IN_WORDS = `(?:an? (?=hundred|thousand|couple|dozen))?(?:${NUMBER_WORDS})(?: (?:and |of )?(?:${NUMBER_WORDS}))*`
const NUMBER = `\\d+(?:\\.\\d+)?|${IN_WORDS}|an?`
const UNIT =
  "(?:fortnight|week|wk|month|mth|mnth|mo|year|yr|quarter|term|season|semester|session|day|twelvemonth)s?(?:'s?)?"
const NO_RENT = 'tenancy|tenancies|lets?|leases?|terms?|contracts?|notice|warranty|guarantee'
const WHOLE = 'full|whole|entire|calendar|clear|more|extra|further|solid|straight'
const AFTER_WHOLE = new RegExp(`^(?:${WHOLE}) `)
const NAMED =
  "half year|half yearly|six monthly|month's|monthly|fortnight's|fortnight|week's|weekly|quarterly|quarter's|quarter days?|termly|term's|season's|semester's|session's|yearly|year's|annual|annually|twelvemonth"

interface Form {
  /** From the first word on; `said` is the number and `kept` what belongs to it. */
  readonly expression: RegExp
  readonly amountOf: (said: string, kept: string) => Amount
}

const FORMS: readonly Form[] = [
  {
    // 'six (6) months', 'a month and a half'; 'a six month tenancy' is no length of rent.
    expression: new RegExp(
      `^(?<said>(?:half a dozen|half an?|another|a further|${NUMBER})(?: and a half)?(?: , \\d+ ,)?)(?: of)? (?<kept>(?:(?:${WHOLE}) )?${UNIT}(?: and a half)?) (?!(?:${NO_RENT}) )`,
    ),
    amountOf: (said, kept) => ({
      months:
        (numberIn(said) + (kept.endsWith(' and a half') ? 0.5 : 0)) *
        monthsInUnit(kept.replace(AFTER_WHOLE, '')),
    }),
  },
  {
    expression: /^(?<kept>\d{1,2}(?:y|yrs?|years?|mn?ths?|months?|mos?|m|wks?|weeks?|d|days?)) /,
    amountOf: (_, kept) => ({ months: Number.parseInt(kept, 10) * monthsInUnit(kept.replace(/^\d+/, '')) }),
  },
  {
    expression: new RegExp(
      `^(?<said>twice|double|treble|triple|(?:${NUMBER}) (?:x|times)) (?<kept>(?:(?:the|a|of|your|monthly|month's) )*(?:rent|rental|deposit)) `,
    ),
    amountOf: (said) => ({ months: MULTIPLES[said] ?? numberIn(said.replace(/ (?:x|times)$/, '')) }),
  },
  {
    expression: new RegExp(`^(?<said>rent (?:x|times) (?:${NUMBER})) `),
    amountOf: (said) => ({ months: numberIn(said.replace(/^rent (?:x|times) /, '')) }),
  },
  { expression: new RegExp(`^(?<kept>${NAMED}) `), amountOf: (_, kept) => ({ months: monthsInUnit(kept) }) },
  { expression: /^(?<said>£\d+(?:\.\d+)?)(?! k) /, amountOf: (said) => ({ pounds: Number(said.slice(1)) }) },
  {
    // No year, such as 2026, and no size.
    expression:
      /^(?<said>(?!20[2-4]\d )\d{3,5}) (?!(?:sq|square|ft|feet|foot|m|metres?|miles?|mbps|steps|yards) )/,
    amountOf: (said) => ({ pounds: Number(said) }),
  },
  {
    expression: new RegExp(`^(?<said>£?(?:${NUMBER}) ?(?:k|grand)(?: and a half)?) `),
    amountOf: (said) => ({ pounds: numberIn(said.replace(/^£| ?(?:k|grand)\b/g, '')) * THOUSAND }),
  },
  {
    expression: new RegExp(
      `^(?<said>(?:an? |(?:${NUMBER_WORDS}) (?:(?:and )?(?:${NUMBER_WORDS}) )*?)?(?:hundred|thousand)(?: (?:and )?(?:${NUMBER_WORDS}))*) `,
    ),
    amountOf: (said) => ({ pounds: numberIn(said) }),
  },
]

const monthsInUnit = (unit: string): number => MONTHS_OF.find(([form]) => form.test(unit))?.[1] ?? 0

function numberIn(said: string): number {
  if (said === 'half a dozen') return 6
  if (said.startsWith('half')) return 0.5
  const half = said.includes(' and a half') ? 0.5 : 0
  const plain = said
    .replace(/ and a half/, '')
    .replace(/ , .*/, '')
    .replace(/^(?:another|a further)$/, 'one')
  return (numberOf(plain) ?? 1) + half
}

/** Any other word begins no amount. */
const FIRST = new RegExp(
  `^(?:[£\\d]|(?:an?|another|half|quarter|twice|double|treble|triple|rent|${NUMBER_WORDS}|${NAMED})$)`,
)
const BEFORE_YEAR = new Set('in since built until till before by circa this early late'.split(' '))
const MOST_WORDS = 10

const countOf = (words: string): number => (words === '' ? 0 : words.split(' ').length)

/** The sum or length of time that begins with this word; null if none does. */
export function amountAt(words: readonly string[], at: number): FoundAmount | null {
  if (!FIRST.test(words[at] ?? '')) return null
  // 'in 1930'
  if (/^(?:1[6-9]|20)\d\d$/.test(words[at] ?? '') && BEFORE_YEAR.has(words[at - 1] ?? '')) return null
  const rest = `${words.slice(at, at + MOST_WORDS).join(' ')} `
  for (const { expression, amountOf } of FORMS) {
    const groups = expression.exec(rest)?.groups
    if (groups === undefined) continue
    const { said = '', kept = '' } = groups
    return { amount: amountOf(said, kept), said: countOf(said), kept: countOf(kept) }
  }
  return null
}
