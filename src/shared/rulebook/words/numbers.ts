const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const TENS: Readonly<Record<string, number>> = {
  thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
} // biome-ignore format: a table

export const NUMBER_WORDS = [...WORDS, ...Object.keys(TENS), 'hundred', 'thousand', 'dozen', 'couple'].join(
  '|',
)

/** '6', 'six', 'a' or 'nine hundred'; null if it is no number. */
export function numberOf(text: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text)
  let total = 0
  let isKnown = false
  for (const word of text.split(' ')) {
    const small = WORDS.indexOf(word)
    const value = small >= 0 ? small : (TENS[word] ?? null)
    if (value !== null) total += value
    else if (word === 'a' || word === 'an') total += 1
    else if (word === 'hundred') total += 99 * Math.max(total % 100, 1) + (total % 100 === 0 ? 1 : 0)
    else if (word === 'thousand') total = Math.max(total, 1) * 1000
    else if (word === 'couple') total = 2
    else if (word === 'dozen') total = 12
    else if (word !== 'and' && word !== 'of') return null
    isKnown = true
  }
  return isKnown ? total : null
}
