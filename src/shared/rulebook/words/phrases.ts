import type { TopicId } from '../topics.ts'
import { SHARED_LISTS } from './lists.ts'
import type { Page, Range } from './page.ts'
import { compile, type Lists, maskMatches, maskRanges, type Patterns } from './pattern.ts'
import { MOST_SENTENCES, remember } from './remember.ts'
import { benefits, mentionedBenefits } from './topics/benefits.ts'
import { bidding } from './topics/bidding.ts'
import { children, mentionedChildren } from './topics/children.ts'
import { claims } from './topics/claims.ts'
import { fees, mentionedSums } from './topics/fees.ts'
import { mentionedPeople, people } from './topics/people.ts'
import { mentionedPets, pets } from './topics/pets.ts'
import { pressure } from './topics/pressure.ts'
import { privacy } from './topics/private.ts'
import { disclaimers, fixedTerms, newToMarket, shortLets } from './topics/rules-alone.ts'
import type { Wording } from './topics/wording.ts'

/** What a phrase of the lists says of the words that it stands in: it bars, it is excused by its sentence, or it is of something else. */
export type PhraseKind = 'found' | 'pardoned' | 'innocent'

export interface Phrase {
  readonly topic: TopicId
  readonly kind: PhraseKind
  readonly range: Range
}

export const WORDINGS: readonly (readonly [TopicId, Wording])[] = [
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

/** What the lists find of the wanted topics. */
export function phrasesIn({ words }: Page, wanted: ReadonlySet<TopicId>): Phrase[] {
  const readers = READERS.filter(({ topic }) => wanted.has(topic))
  const topics = [...wanted].join()
  const phrases: Phrase[] = []
  let from = 0
  for (let end = words.indexOf(' . '); end >= 0; end = words.indexOf(' . ', from)) {
    const sentence = words.slice(from, end + 3)
    for (const { range, ...phrase } of lately(topics + sentence, () => phrasesOf(sentence, readers)))
      phrases.push({ ...phrase, range: [from + range[0], from + range[1]] })
    from = end + 2
  }
  return phrases
}

/** While somebody types on, most sentences stay as they are. */
const lately = remember<readonly Phrase[]>(MOST_SENTENCES)

function phrasesOf(sentence: string, readers: readonly Reader[]): readonly Phrase[] {
  const innocents = new Map<Patterns, readonly Range[]>()
  const innocentIn = (innocent: Patterns | null): readonly Range[] => {
    if (innocent === null) return []
    const ranges = innocents.get(innocent) ?? innocent.rangesIn(sentence)
    innocents.set(innocent, ranges)
    return ranges
  }
  return readers.flatMap((reader) => {
    const innocent = innocentIn(reader.innocent)
    const { topic } = reader
    return [
      ...innocent.map((range) => ({ topic, kind: 'innocent' as const, range })),
      ...foundIn(sentence, maskRanges(sentence, innocent), reader).map((one) => ({ topic, ...one })),
    ]
  })
}

function foundIn(words: string, clean: string, { found, pardons }: Reader): Omit<Phrase, 'topic'>[] {
  let part: Range = [0, 0]
  let isPardoned = false
  return found.rangesIn(clean).map((range) => {
    if (pardons !== null && (range[0] < part[0] || range[1] > part[1])) {
      part = partAround(words, range)
      isPardoned =
        pardons.rangesIn(maskMatches(` ${words.slice(part[0], part[1] + 1).trim()} `, DENIED)).length > 0
    }
    return { kind: isPardoned ? 'pardoned' : 'found', range }
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
