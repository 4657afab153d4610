import { parseMoney } from '../../values/money.ts'
import { PER_YEAR } from '../rents.ts'

const RENT =
  /£\s?(\d(?:[\d,]*\d)?(?:\.\d\d?)?)\s?(?:p\.?c\.?m\b|p\.?m\b|per (?:calendar )?month|a month|monthly|p\.?w\b|per week|a week|weekly)/gi

/** 'Rent 750', 'the rent is £1,100': a month's, where no other span is told. */
const RENT_ALONE =
  /(?<!ground |(?:weeks|months)['’]? )\brent(?:al|s|['’]s)?(?: pcm| for the \w+)?(?:(?: is| of| at| fixed at| only| just| now|:|,) ?| )£?\s?(\d{1,2},\d{3}|\d{3,5})\b(?!\s?(?:p\.?w|per|a |an |for|p\.?a|weekly|yearly|annual|(?:dep|deposit|bond)\b(?!\s*:?\s*£?\d)|in |up|holds|[-–]|to\b))/i

/** What somebody must earn is no rent. */
const EARNED = /\b(?:earn|earns|earning|earnings|incomes?|salary|salaries|wages?|take-home)\b/i

const SAID = /\b(?:rents?|rental|renting|deposit|bond)\b|pcm\b|\bp\.c\.m|pw\b/i

/** The year's rent where the text calls it so, which goes before the answer: a text is judged by what it says. */
export function rentSaidIn(text: string): number | null {
  const said = sentencesOf(text)
    .filter((sentence) => SAID.test(sentence))
    .join('\n')
  const alone = parseMoney(RENT_ALONE.exec(said)?.[1] ?? '')
  return rentIn(said) ?? (alone === null ? null : alone * PER_YEAR.month)
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s|\n/).filter((sentence) => !EARNED.test(sentence))

/** The year's rent that a text tells: the highest amount by the month or week. Null if it tells none. */
function rentIn(text: string): number | null {
  const yearly = [...text.matchAll(RENT)].flatMap(([all, amount = '']) => {
    const pounds = parseMoney(amount)
    if (pounds === null) return []
    return [pounds * PER_YEAR[/w(?:eek|eekly)?\.?$/i.test(all) || /week/i.test(all) ? 'week' : 'month']]
  })
  return yearly.length === 0 ? null : Math.max(...yearly)
}

/** The year's rent by which a text is judged: what it calls its rent, or the higher of what it tells and the answer. */
export function rentFor(text: string, answered: number | null): number | null {
  const [said, told] = [rentSaidIn(text), rentIn(sentencesOf(text).join('\n'))]
  return said ?? (answered === null || (told !== null && told > answered) ? told : answered)
}
