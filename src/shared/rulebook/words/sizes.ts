import { type Cap, type Caps, capsIn, exceeds, PER_YEAR } from '../rents.ts'
import type { TopicId } from '../topics.ts'
import { type Amount, amountAt } from './amounts.ts'
import type { Context } from './page.ts'
import { withoutPolitics } from './politics.ts'
import type { Sentence } from './sentences.ts'

/**
 * How a sum or a length of time compares with what the law lets a landlord take: '>' above it, '<' within it, and '=' within
 * what a deposit may be, but above what may be taken to hold a home. Of bids '=' is the rent, and of terms '>' longer than notice.
 */
type Size = '>' | '=' | '<'

/** A size and the sign of a sum or a length stand as a word in a sentence. No text can have such words. */
export const isSize = (word: string): boolean => /^[<=>][£#]$/.test(word)

/** Rent that may be asked at a time, in months: a tenth over, since four weeks and a calendar month are both a month. */
const MOST_IN_ADVANCE: Readonly<Record<string, number>> = { england: 1.1, scotland: 6.1 }

type SizeOf = (amount: Amount) => Size | null

/** Null where size does not matter. */
function sizesFor(topic: TopicId, context: Context): SizeOf | null {
  switch (topic) {
    case 'deposit':
    case 'fee':
      return (amount) => sizeOfDeposit(amount, context)
    case 'rent-in-advance':
      return (amount) => sizeBy(MOST_IN_ADVANCE[context.nation ?? ''] ?? null, monthsOf(amount, context))
    case 'rental-bidding':
      return (amount) => ('pounds' in amount ? sizeByRent(monthsOf(amount, context)) : null)
    case 'fixed-term':
      return (amount) => ('months' in amount ? sizeBy(LONGEST_NOTICE, amount.months) : null)
    default:
      return null
  }
}

/** In months, and some days: less is no term. */
const LONGEST_NOTICE = 2.1

const sizeBy = (most: number | null, months: number | null): Size | null =>
  most === null || months === null ? null : months > most ? '>' : '<'

/** A bid is near the rent; pence make no difference. */
const [MOST_RENTS_OF_A_BID, NEARLY] = [3, 0.005]

function sizeByRent(months: number | null): Size | null {
  if (months === null || months > MOST_RENTS_OF_A_BID) return null
  return Math.abs(months - 1) < NEARLY ? '=' : months > 1 ? '>' : '<'
}

/** A sum of more than that is neither rent nor deposit. */
const MOST_YEARS_RENT = 5

/** Of the rent. */
function monthsOf(amount: Amount, { yearsRent }: Context): number | null {
  if ('months' in amount) return amount.months
  return yearsRent === null || amount.pounds > MOST_YEARS_RENT * yearsRent
    ? null
    : (amount.pounds / yearsRent) * PER_YEAR.month
}

const capsFor = ({ nation, yearsRent }: Context): Caps => capsIn(nation, yearsRent ?? 0)

function sizeOfDeposit(amount: Amount, context: Context): Size | null {
  if (monthsOf(amount, context) === null) return null
  const { deposit, holding } = capsFor(context)
  if (deposit !== undefined && isAbove(amount, deposit, context)) return '>'
  return holding === null || (holding !== undefined && isAbove(amount, holding, context)) ? '=' : '<'
}

const ROUNDING = 1e-9

function isAbove(amount: Amount, cap: Cap, { yearsRent }: Context): boolean {
  return 'pounds' in amount
    ? yearsRent !== null && exceeds(amount.pounds, cap, yearsRent)
    : amount.months / PER_YEAR.month > cap.count / PER_YEAR[cap.of] + ROUNDING
}

const NOUN = "(?:deposits?|deposit's|bonds?|security|surety|retainer)"
/** 'We hold the deposit' holds no home. */
const HOLD =
  '(?:holding|to hold|hold (?:deposit|payment|money)|(?:holds?|keeps?) (?:it|this|that|one|your|the)(?! (?:[<=>][£#] )?(?:deposit|bond|money|sum))|reserve[sd]?|reserving|reservation|secures?|off (?:the )?market|aside|stops?|halts?|withdraw)'
const HAS_NOUN = new RegExp(` ${NOUN} `)
const HAS_HOLD = new RegExp(` ${HOLD} `)
const IS_MORE =
  / (?:extra|additional|further|second|another|separate|double|twice|pet|key|bigger|higher|top|plus|addition|above|beyond|besides) /

/** Sums and lengths by their size. Null if it cannot be of the topic. */
function sizedFor(topic: TopicId, sentence: Sentence, context: Context): Sentence | null {
  const sizeOf = sizesFor(topic, context)
  if (sizeOf === null) return sentence
  const own = sized(sentence, sizeOf)
  return topic !== 'deposit' || isOfDeposit(textOf(own), context) ? own : null
}

/** The sentence as a topic is to read it in the advert's nation. Null if it cannot be of the topic. */
export const readFor = (topic: TopicId, sentence: Sentence, context: Context): Sentence | null =>
  topic === 'protected-characteristic' && context.nation !== 'northern-ireland'
    ? withoutPolitics(sentence)
    : sizedFor(topic, sentence, context)

const textOf = ({ words }: Sentence): string => ` ${words.join(' ')} `

/** A deposit is wrong by its size, or where it comes on top of another. In Scotland nothing may be taken to hold a home. */
function isOfDeposit(text: string, context: Context): boolean {
  const { deposit, holding } = capsFor(context)
  if (/ >[£#] /.test(text)) return true
  if (deposit !== undefined && IS_MORE.test(text) && HAS_NOUN.test(text)) return true
  return HAS_HOLD.test(text) && (/ =[£#] /.test(text) || (holding === null && HAS_NOUN.test(text)))
}

const UNTIL_SIZE = '(?:(?!rent |notice |, |returned |back |refunded |within |after |[<=>])[^ ]+ ){0,6}'
/** One of these sizes, and of a length what follows it. */
const anyOf = (sizes: string): string => `(?:[${sizes}]£|[${sizes}]#(?: [^ ]+(?: rent| and a half)?)?)`
const [ABOVE, ABOVE_TO_HOLD] = [anyOf('>'), anyOf('=>')]
const TOO_MUCH = [
  ` ${NOUN} (?:, )?${UNTIL_SIZE}${ABOVE} `,
  ` ${ABOVE} (?:(?!, |and |notice |tenancy |let |term |deposits |[<=>])[^ ]+ ){0,4}?${NOUN} (?!scheme|protection)`,
].map((source) => new RegExp(source))
const TOO_MUCH_TO_HOLD = [
  ` ${HOLD} (?:[^ ,]+ ){0,6}?${ABOVE_TO_HOLD} `,
  ` ${ABOVE_TO_HOLD} (?:[^ ,]+ ){0,6}?${HOLD} `,
].map((source) => new RegExp(source))
/** Where a deposit is kept. */
const SCHEME = / (?:schemes?|protect\w*|registered|dps|tds|mydeposits|safedeposits) /

/** Which words say by themselves that a deposit is too much, before all are weighed. */
export function tooMuchIn(topic: TopicId, sentence: Sentence): readonly [first: number, last: number] | null {
  if (topic !== 'deposit') return null
  const text = textOf(sentence)
  const [found] = [...TOO_MUCH, ...(SCHEME.test(text) ? [] : TOO_MUCH_TO_HOLD)].flatMap(
    (expression) => expression.exec(text) ?? [],
  )
  if (found === undefined) return null
  const first = wordsIn(text.slice(0, text.indexOf(found)))
  return [first, first + wordsIn(found) - 1]
}

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length

/** The same one where it has no such sum or length, so that it is weighed once for all topics. */
function sized(sentence: Sentence, sizeOf: SizeOf): Sentence {
  const { words, places, ends, start } = sentence
  const own = { words: [] as string[], places: [] as number[], ends: [] as number[] }
  const add = (word: string, from: number, to = from): void => {
    own.words.push(word)
    own.places.push(places[from] ?? 0)
    own.ends.push(ends[to] ?? 0)
  }
  let at = 0
  while (at < words.length) {
    const found = amountAt(words, at)
    const size = found && sizeOf(found.amount)
    if (found === null || size === null) {
      add(words[at] ?? '', at)
      at += 1
      continue
    }
    add(size + ('pounds' in found.amount ? '£' : '#'), at, at + Math.max(found.said, 1) - 1)
    const next = at + found.said + found.kept
    for (let kept = at + found.said; kept < next; kept += 1) add(words[kept] ?? '', kept)
    at = next
  }
  return own.words.some(isSize) ? { start, ...own } : sentence
}
