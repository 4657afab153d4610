import type { TopicId } from '../topics.ts'
import { fold } from './fold.ts'
import { SHARED_LISTS } from './lists.ts'
import { OFTEN_MISTYPED } from './mistyped.ts'
import type { Context, Page, Range } from './page.ts'
import { compile, type Lists, mask, type Patterns, wordsIn } from './pattern.ts'
import { REAL_WORDS } from './real-words.ts'
import { repair } from './repair.ts'
import { type Token, tokenise } from './tokens.ts'
import { ADVANCE_WORDS, findAdvance } from './topics/advance.ts'
import { benefits, mentionedBenefits } from './topics/benefits.ts'
import { bidding } from './topics/bidding.ts'
import { children, mentionedChildren } from './topics/children.ts'
import { claims } from './topics/claims.ts'
import { findContacts } from './topics/contact.ts'
import { DEPOSIT_WORDS, findDeposits } from './topics/deposits.ts'
import { fees, mentionedSums } from './topics/fees.ts'
import { mentionedPeople, people } from './topics/people.ts'
import { mentionedPets, pets } from './topics/pets.ts'
import { pressure } from './topics/pressure.ts'
import { findNames, privacy } from './topics/private.ts'
import { disclaimers, fixedTerms, newToMarket, shortLets } from './topics/rules-alone.ts'
import type { Wording } from './topics/wording.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Words of an advert that a topic is about, in the text as typed. */
export interface Mark {
  readonly topic: TopicId
  readonly start: number
  readonly end: number
}

const WORDINGS: readonly (readonly [TopicId, Wording])[] = [
  ['benefits', benefits],
  ['benefits', mentionedBenefits],
  ['children', children],
  ['children', mentionedChildren],
  ['protected-characteristic', people],
  ['protected-characteristic', mentionedPeople],
  ['pets-blanket-ban', pets],
  ['pets-blanket-ban', mentionedPets],
  ['rental-bidding', bidding],
  ['fee', fees],
  ['fee', mentionedSums],
  ['price-pressure', pressure],
  ['unprovable-claim', claims],
  ['personal-data', privacy],
  ['short-let', shortLets],
  ['new-to-market', newToMarket],
  ['disclaimer', disclaimers],
  ['fixed-term', fixedTerms],
]

/** Topics under a law, of which an advert may tell that it exists. */
const LAWFUL_TO_QUOTE: readonly string[] = [
  'benefits', 'children', 'protected-characteristic', 'pets-blanket-ban', 'rental-bidding', 'fee', 'fixed-term',
] // biome-ignore format: a list

interface Reader {
  readonly topic: TopicId
  readonly innocent: Patterns | null
  readonly found: Patterns
  readonly pardons: Patterns | null
}

/** Two wordings of a topic may take out the same words: that is done once, so the lists that `innocent` names are the same in both. */
const INNOCENT = new Map<readonly string[], Patterns>()

function innocentOf({ innocent }: Wording, lists: Lists): Patterns | null {
  if (innocent.length === 0) return null
  const patterns = INNOCENT.get(innocent) ?? compile(innocent, lists)
  INNOCENT.set(innocent, patterns)
  return patterns
}

const READERS: readonly Reader[] = WORDINGS.map(([topic, wording]) => {
  const lists = { ...SHARED_LISTS, ...wording.lists }
  const pardons = [...(wording.pardons ?? []), ...(LAWFUL_TO_QUOTE.includes(topic) ? ['<law>'] : [])]
  return {
    topic,
    innocent: innocentOf(wording, lists),
    found: compile(wording.found, lists),
    pardons: pardons.length > 0 ? compile(pardons, lists) : null,
  }
})

const sourcesOf = ({ lists, found }: Wording): readonly string[] => [...Object.values(lists), ...found]
const COMMON = new Set(
  'a an the and or of to in on at by for with is are be was were it its this that as we our you your us my i me all any not no so if from up out off one two has have had will can may near next new room rooms house flat home large small great good full into over after each per more most very only just also here there then who what when which please sorry but than too ten pounds pets kids dogs cats dss'.split(
    ' ',
  ),
)
let vocabulary: Vocabulary | null = null

/** Made when a text is first read. */
export function ourVocabulary(): Vocabulary {
  vocabulary ??= vocabularyOf(
    wordsIn([
      ...Object.values(SHARED_LISTS),
      ...WORDINGS.flatMap(([, wording]) => sourcesOf(wording)),
      ...ADVANCE_WORDS,
      ...DEPOSIT_WORDS,
    ]),
    wordsIn(OFTEN_MISTYPED),
    COMMON,
    REAL_WORDS,
  )
  return vocabulary
}

/** Marks of the wanted topics, in the order of the text; none twice. */
export function readWords(typed: string, wanted: ReadonlySet<TopicId>, context: Context): Mark[] {
  const folded = fold(typed)
  const page = pageOf(typed, repair(tokenise(folded), ourVocabulary()))
  const cleaned = new Map<Patterns, string>()
  const cleanOf = ({ innocent }: Reader): string => {
    if (innocent === null) return page.words
    const clean = cleaned.get(innocent) ?? mask(page.words, innocent)
    cleaned.set(innocent, clean)
    return clean
  }
  const marks = READERS.filter(({ topic }) => wanted.has(topic)).flatMap((reader) =>
    findWording(page, cleanOf(reader), reader).map((range) => markOf(page, reader.topic, range)),
  )
  if (wanted.has('rent-in-advance'))
    marks.push(...findAdvance(page, context).map((range) => markOf(page, 'rent-in-advance', range)))
  if (wanted.has('deposit'))
    marks.push(...findDeposits(page, context).map((range) => markOf(page, 'deposit', range)))
  if (wanted.has('contact-details'))
    marks.push(
      ...findContacts(folded).map(([start, end]) => ({ topic: 'contact-details' as const, start, end })),
    )
  if (wanted.has('personal-data'))
    marks.push(...findNames(page).map(([start, end]) => ({ topic: 'personal-data' as const, start, end })))
  return merge(marks)
}

function pageOf(typed: string, tokens: readonly Token[]): Page {
  let words = ' '
  const places: number[] = [0]
  for (const token of tokens) {
    words += `${token.text} `
    places.push(words.length)
  }
  const tokenAt = (at: number): Token | undefined => {
    let low = 0
    let high = tokens.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((places[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return tokens[low]
  }
  return {
    typed,
    words: `${words}. `,
    startOf: (at) => tokenAt(at)?.start ?? 0,
    endOf: (at) => tokenAt(at - 1)?.end ?? typed.length,
  }
}

function findWording({ words }: Page, clean: string, { found, pardons }: Reader): Range[] {
  const ranges = found.rangesIn(clean)
  if (pardons === null || ranges.length === 0) return ranges
  let part: Range = [0, 0]
  let isPardoned = false
  return ranges.filter((range) => {
    if (range[0] < part[0] || range[1] > part[1]) {
      part = partAround(words, range)
      isPardoned = pardons.rangesIn(mask(` ${words.slice(part[0], part[1] + 1).trim()} `, DENIED)).length > 0
    }
    return !isPardoned
  })
}

/** 'Not happy to' and 'we don't take': what is denied pardons nothing. */
const DENIED = compile(
  [
    "(<neg>|no|never|without|rather than|hardly|neither|nobody|shan't|can no longer|didn't|haven't|hadn't) (?!(only|just|merely|simply|mind|refuse|object|ban|bar|turn|exclude|discriminate|matter))_2 (take|takes|taken|taking|accept|accepts|accepted|accepting|consider|considers|considered|allow|allowed|happy|glad|keen|suit|suits|suited|suitable|ideal|perfect|great|good|right|welcome|welcomed|welcomes|fine|ok|okay|love|possible|friendly|open to|pay|paid|yes|encouraged?|invited?|let to|lawful)",
    'unlawful sublet[a-z]*|unsuitable|unfriendly|unwelcome',
  ],
  SHARED_LISTS,
)
const TURN = / (?:but|however|though|although|yet|except|nevertheless|nonetheless|still|all the same) /g

/** The sentence, or its part between one 'but' and the next. */
function partAround(words: string, [start, end]: Range): Range {
  let from = words.lastIndexOf(' . ', start - 1) + 1
  let to = words.indexOf(' . ', end - 1)
  if (to < 0) to = words.length
  TURN.lastIndex = Math.max(0, from - 1)
  for (let turn = TURN.exec(words); turn !== null && turn.index < to; turn = TURN.exec(words)) {
    if (turn.index < start) from = turn.index
    else to = turn.index
  }
  return [from, to]
}

function markOf({ startOf, endOf, typed }: Page, topic: TopicId, [start, end]: Range): Mark {
  const [from, to] = [startOf(start), endOf(end)]
  return { topic, start: Math.min(from, to), end: Math.min(Math.max(from, to), typed.length) }
}

function merge(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = []
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const at = result.findLastIndex(({ topic, end }) => topic === mark.topic && mark.start <= end)
    const before = result[at]
    if (before === undefined) result.push(mark)
    else result[at] = { ...before, end: Math.max(before.end, mark.end) }
  }
  return result
}
