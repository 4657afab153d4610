import { classesOf, withoutPossessive } from './classes-of.ts'
import { remember } from './remember.ts'
import { isSize } from './sizes.ts'

/** Something that a sentence has, by which it is weighed, and the words that have it. */
export interface Feature {
  readonly name: string
  readonly from: number
  readonly to: number
}

const REACH = 4
const START = '^'
const END = '$'

/** Words, their stems, beginnings, parts and classes, and pairs of them: each once, where it first stands. */
export function featuresOf(words: readonly string[]): readonly Feature[] {
  const found = new Map<string, Feature>()
  const places = [START, ...words, END].map((word) => formsOf(word))
  const add = (name: string, at: number, to = at): void => {
    if (!found.has(name)) found.set(name, { name, from: at - 1, to: to - 1 })
  }
  const addPairs = (some: Names, others: Names, sign: string, at: number, to: number): void => {
    for (const one of some) for (const other of others) add(`${one}${sign}${other}`, at, to)
  }
  let classed = -1
  places.forEach((here, at) => {
    for (const name of here.alone) add(name, at)
    const next = places[at + 1]
    if (next !== undefined) addPairs(here.forNext, next.forNext, ' ', at, at + 1)
    for (let to = at + 2; to <= at + REACH; to += 1) {
      const far = places[to]
      if (far === undefined) break
      addPairs(here.classes, far.classes, '_', at, to)
      addPairs(here.forFurther, far.forFurther, '_', at, to)
    }
    if (here.classes.length === 0) return
    // Neighbours among the words that have a class, whatever stands between.
    addPairs(places[classed]?.classes ?? [], here.classes, '>', classed, at)
    classed = at
  })
  return [...found.values()]
}

type Names = readonly string[]

interface Forms {
  readonly classes: Names
  /** What counts wherever the word stands. */
  readonly alone: Names
  /** What it is paired by with the next word. */
  readonly forNext: Names
  /** What it is paired by with words further off. */
  readonly forFurther: Names
}

const lately = remember<Forms>(5_000)
/** Small words say nothing of a sentence by standing near another. */
const SMALL = new Set('a an the of to in on at and , is are be it that this for with as or'.split(' '))

const formsOf = (written: string): Forms => lately(written, () => formsAnew(written))

function formsAnew(written: string): Forms {
  const word = numbersAlike(written)
  const stem = stemOf(word)
  const classes = isSize(word) ? [word.slice(0, 1)] : classesOf(word).map((name) => `:${name}`)
  return {
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
    forNext: [word, ...classes],
    forFurther: SMALL.has(word) ? [] : [stem],
  }
}

const prefixOf = (word: string): Names => (word.length > 6 ? [`${word.slice(0, 5)}…`] : [])
const stemOf = (word: string): string =>
  word.length > 4
    ? withoutPossessive(word)
        .replace(/ies$/, 'y')
        .replace(/(?:ing|ed|es|s|ly)$/, '')
    : word

/** Four letters each: a word that is mistyped has most of them still. */
function fourGramsOf(word: string): Names {
  if (word.length <= 4) return []
  const whole = `<${word}>`
  return Array.from({ length: whole.length - 3 }, (_, at) => `…${whole.slice(at, at + 4)}`)
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
