import { classesOf, withoutPossessive } from './classes-of.ts'
import { remember } from './remember.ts'
import { isSize } from './sizes.ts'
import { isSubject, stanceOf } from './stance.ts'

/** Which of a sentence's words have a feature: where it first stands. */
export interface Place {
  readonly from: number
  readonly to: number
}

/**
 * What a sentence has, by which it is weighed. The first key is a word, its stem (`~`), beginning or part (`·`) or class (`:`). The
 * second is what it is paired with, behind a sign of how near they stand: the next word (a space), one up to four words on (`_`) or
 * the next word that has a class (`>`); or the sentence's stance (`|`); or `ALONE`.
 */
export type Features = ReadonlyMap<string, ReadonlyMap<string, Place>>

const REACH = 4
const START = '^'
const END = '$'
export const ALONE = ''

export function featuresOf(words: readonly string[]): Features {
  const found = new Map<string, Map<string, Place>>()
  const places = [START, ...words, END].map((word) => formsOf(word))
  const add = (firsts: Names, seconds: Names, at: number, to: number): void => {
    const place = { from: at - 1, to: to - 1 }
    for (const first of firsts) {
      const known = found.get(first) ?? new Map<string, Place>()
      if (known.size === 0) found.set(first, known)
      for (const second of seconds) if (!known.has(second)) known.set(second, place)
    }
  }
  let classed = -1
  places.forEach((here, at) => {
    add(here.alone, [ALONE], at, at)
    add(here.forNext, places[at + 1]?.asNext ?? [], at, at + 1)
    for (let to = at + 2; to <= at + REACH; to += 1) {
      const far = places[to]
      if (far === undefined) break
      add(here.classes, far.asFarClass, at, to)
      add(here.forFurther, far.asFurther, at, to)
    }
    if (here.classes.length === 0) return
    // Neighbours among the words that have a class, whatever stands between.
    add(places[classed]?.classes ?? [], here.asNextClass, classed, at)
    classed = at
  })
  const stance = behind('|', [stanceOf(places.map(({ named }) => named))])
  add([START], stance, 0, places.length - 1)
  places.forEach(({ named }, at) => add(named.filter(isSubject).map(classKey), stance, at, at))
  return found
}

type Names = readonly string[]

interface Forms {
  /** Of its classes, without the sign of one. */
  readonly named: Names
  readonly classes: Names
  /** What counts wherever the word stands. */
  readonly alone: Names
  /** What it is paired by with the next word. */
  readonly forNext: Names
  /** What it is paired by with words further off. */
  readonly forFurther: Names
  /** The same as the second of a pair. */
  readonly asNext: Names
  readonly asFurther: Names
  readonly asFarClass: Names
  readonly asNextClass: Names
}

const lately = remember<Forms>(5_000)
/** Small words say nothing of a sentence by standing near another. */
const SMALL = new Set('a an the of to in on at and , is are be it that this for with as or'.split(' '))

const formsOf = (written: string): Forms => lately(written, () => formsAnew(written))

function formsAnew(written: string): Forms {
  const word = numbersAlike(written)
  const stem = stemOf(word)
  const named = isSize(word) ? [] : classesOf(word)
  const classes = isSize(word) ? [word.slice(0, 1)] : named.map(classKey)
  const forNext = [word, ...classes]
  const forFurther = SMALL.has(word) ? [] : [stem]
  return {
    named,
    classes,
    alone: [
      ...new Set([
        word,
        `~${stem}`,
        ...prefixOf(word),
        ...classes,
        ...(classes.length > 0 ? [] : fourGramsOf(word)),
      ]),
    ],
    forNext,
    forFurther,
    asNext: behind(' ', forNext),
    asFurther: behind('_', forFurther),
    asFarClass: behind('_', classes),
    asNextClass: behind('>', classes),
  }
}

const classKey = (name: string): string => `:${name}`
const behind = (sign: string, names: Names): Names => names.map((name) => sign + name)

const prefixOf = (word: string): Names => (word.length > 6 ? [`${word.slice(0, 5)}·`] : [])
const stemOf = (word: string): string =>
  word.length > 4
    ? withoutPossessive(word)
        .replace(/ies$/, 'y')
        .replace(/(?:ing|ed|es|s|ly)$/, '')
    : word

/** Four letters each: a word that is mistyped has most of them still. The dot keeps the table in Latin-1, so half as large in memory. */
function fourGramsOf(word: string): Names {
  if (word.length <= 4) return []
  const whole = `<${word}>`
  return Array.from({ length: whole.length - 3 }, (_, at) => `·${whole.slice(at, at + 4)}`)
}

/** '6mths'; '5m' may be metres, too. */
const TIME = /^\d{1,2}(?:y|yrs?|years?|mn?ths?|months?|mos?|m|wks?|weeks?|d|days?)$/

/** Short numbers, long ones, and sums below and above £1,000 are one word each. */
export function numbersAlike(word: string): string {
  if (/^\d{1,2}$/.test(word)) return '#'
  if (TIME.test(word)) return word.replace(/^\d+/, '#')
  if (/^\d+(?:\.\d+)?$/.test(word)) return '##'
  if (/^£\d{1,3}(?:\.\d+)?$/.test(word)) return '£#'
  return /^£\d/.test(word) ? '£##' : word
}
