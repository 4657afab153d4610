import { parseMoney } from '../../values/money.ts'

const RENT =
  /£\s?(\d[\d,]*(?:\.\d\d?)?)\s?(?:p\.?c\.?m\b|p\.?m\b|per (?:calendar )?month|a month|monthly|p\.?w\b|per week|a week|weekly)/gi

const SAID = /\b(?:rents?|rental|renting|deposit|bond)\b|pcm\b|\bp\.c\.m|pw\b/i

/** The year's rent where the text calls it so, which goes before the answer: a text is judged by what it says. */
export function rentSaidIn(text: string): number | null {
  const sentences = text.split(/(?<=[.!?])\s|\n/).filter((sentence) => SAID.test(sentence))
  return rentIn(sentences.join('\n'))
}

/** The year's rent that a text tells: the highest amount by the month or week. Null if it tells none. */
export function rentIn(text: string): number | null {
  const yearly = [...text.matchAll(RENT)].flatMap(([all, amount = '']) => {
    const pounds = parseMoney(amount)
    return pounds === null ? [] : [pounds * (/w(?:eek|eekly)?\.?$/i.test(all) || /week/i.test(all) ? 52 : 12)]
  })
  return yearly.length === 0 ? null : Math.max(...yearly)
}
