import { type Cap, englishDeposit, exceeds, ONE_MONTH, ONE_WEEK, TWO_MONTHS } from '../../rents.ts'
import { SHARED_LISTS } from '../lists.ts'
import { numberOf } from '../numbers.ts'
import type { Context, Page, Range } from '../page.ts'
import { compile, maskMatches } from '../pattern.ts'

const UNIT = "fortnights?|fortnight's|weeks?|weeks'|week's|months?|months'|month's|wks?|mths?"
const LISTS = {
  ...SHARED_LISTS,
  count: `(<num>|a|one|one and a half|another|double|half a) (full )?(${UNIT})( and a half)?`,
  kind: "((a|the|security|tenancy|damage|holding|refundable|non|returnable|rental|rent|pet|extra|additional|reservation|initial|bond|hold|up|front|upfront|cash|of|as|for) ){0,5}(deposit|deposits|deposit's|bond|security(?! (alarm|door|gate|lights?|system|camera|patrol|guard|lock|number|company|cleared|chain|bars?|features?|measures?))|surety|caution money|retainer)",
  sum: "(<count>)( (rent|of rent|rental|worth of rent|'s rent|s rent|'))?|£?\\d+(\\.\\d+)?k|(<num>|a) grand( and a half)?|(<amount>)",
}
const PHRASE = compile(
  [
    '(<sum>) (rent |of |as |is |for |taken |held |required |needed )*(<kind>)(?! (scheme|protection|service))',
    '(<kind>)(?! (scheme|protection|service)) ((is|of|,|will|be|equal|equivalent|to|amount|required|needed|payable|taken|at|for|a|the|due|set|held|we|ask|about|around|totalling|just|only|amounts|comes|asked|charged|must|total) ){0,6}(<sum>)( on top of _3 (<count>))?',
    '(<kind>) (of )?(<count>) on top',
    '(extra|additional|further|second|larger|double) (pet )?deposit',
    '(<sum>) (rent )?(holds|reserves|secures|keeps) (the |it |this |your |a )_3 (while|until|during|for you|till|pending)',
    '(<sum>) (rent )?(takes|take|will take|removes|pulls|gets|keeps) (it|this|the [a-z]+|your name) _2 (off (the )?market|for you|down|aside|on hold)|(<sum>) (rent )?(stops|ends|halts) (the )?(viewings|adverts?|others)',
    '(<sum>) (rent )?(to|will) (hold|reserve|secure) (the |it |this |your )?(flat|house|home|room|place|property|it|name)',
    '(hold|holding|reservation) (payment|money|sum) ((is|of|at|,) ){0,2}(<sum>)',
    '(put|puts|putting) down (<sum>) (against|for|towards) (the |any )?(damage|damages|breakages)',
    '(holding|reservation) (deposit|payment)|deposit _2 to (hold|reserve|secure)',
  ],
  LISTS,
)
const INNOCENT = compile(
  [
    '(<neg>|no|without|nor|neither|zero) _4 (<kind>)',
    'deposits? (_4 )?(returned|back|refunded|protected|registered|lodged|held|paid back|repaid) (with|in|within|by|after|under) _4 (<num>)? ?(days|weeks)?',
    'deposits? (guarantee|protection|scheme|free|alternative)[a-z]*',
    '(<kind>) ~4 (unlawful|illegal|not allowed|banned|prohibited)',
    'per cent|%|bottle deposit|deposit box|safe deposit|exchange',
  ],
  LISTS,
)

const KIND =
  / holding| hold (?:deposit|payment|money|sum)|reservation|off (?:the )?market|on hold|stops|halts|for you|to hold|to reserve|holds|reserves|will hold|will reserve|keeps|secures|to secure/

/** Caps by nation, of a deposit and of a holding deposit; null: none may be taken; undefined: no cap. */
function capFor(nation: string | null, isHolding: boolean, year: number | null): Cap | null | undefined {
  if (isHolding)
    return nation === 'england' || nation === 'wales' ? ONE_WEEK : nation === 'scotland' ? null : undefined
  switch (nation) {
    case 'england':
      return englishDeposit(year ?? 0)
    case 'scotland':
      return TWO_MONTHS
    case 'northern-ireland':
      return ONE_MONTH
    default:
      return undefined
  }
}

/** Twelve months are 52 weeks: a length can be compared without knowing the rent. */
const YEAR_OF_WEEKS = 52
const YEAR_OF_MONTHS = 12

export function findDeposits({ words }: Page, { nation, yearsRent }: Context): Range[] {
  const clean = maskMatches(words, INNOCENT)
  return PHRASE.rangesIn(clean).filter(([start, end]) => {
    const phrase = clean.slice(start, end)
    const isHolding = KIND.test(` ${phrase}`)
    const cap = capFor(nation, isHolding, yearsRent)
    if (cap === undefined) return false
    if (cap === null) return true
    if (/extra|additional|further|second|on top|larger/.test(phrase) && !isHolding) return true
    return isAbove(phrase, cap, yearsRent)
  })
}

function isAbove(phrase: string, cap: Cap, yearsRent: number | null): boolean {
  const { count, unit } = lengthIn(phrase)
  if (count !== null) {
    const share = count / (unit === 'week' ? YEAR_OF_WEEKS : YEAR_OF_MONTHS)
    return share > cap.count / (cap.of === 'week' ? YEAR_OF_WEEKS : YEAR_OF_MONTHS) + 1e-9
  }
  const amount = amountIn(phrase)
  return amount !== null && yearsRent !== null && exceeds(amount, cap, yearsRent)
}

/** In figures, '£1.5k', 'two grand', or 'nine hundred pounds' in words. */
function amountIn(phrase: string): number | null {
  const [, figures, thousands] = /£?(\d+(?:\.\d+)?)(k| grand)?/.exec(phrase) ?? []
  if (figures !== undefined) return Number(figures) * (thousands === undefined ? 1 : 1_000)
  const [, grands, half] = /([a-z]+) grand( and a half)?/.exec(phrase) ?? []
  if (grands !== undefined) return ((numberOf(grands) ?? 1) + (half === undefined ? 0 : 0.5)) * 1_000
  const words = phrase.split(' ').filter((word) => word !== 'a' && word !== 'and' && numberOf(word) !== null)
  return words.length === 0 ? null : numberOf(words.join(' '))
}

function lengthIn(phrase: string): { readonly count: number | null; readonly unit: 'week' | 'month' } {
  const [, before = '', unit = ''] =
    /((?:[^ ]+ ){0,3}[^ ]+) ((?:weeks?|months?|wks?|mths?|fortnights?)(?: and a half)?)/.exec(phrase) ?? []
  if (unit === '') return { count: null, unit: 'week' }
  const last = before
    .split(' ')
    .findLast((word) => numberOf(word) !== null || word === 'half' || word === 'double')
  const count = last === 'half' ? 1.5 : last === 'double' ? 2 : numberOf(last ?? 'one')
  if (unit.startsWith('f')) return { count: 2 * (count ?? 1), unit: 'week' }
  return {
    count: (count ?? 1) + (unit.endsWith(' half') ? 0.5 : 0),
    unit: unit.startsWith('w') ? 'week' : 'month',
  }
}
