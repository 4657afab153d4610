import type { TopicId } from '../topics.ts'
import { SHARED_LISTS } from './lists.ts'
import type { Page, Range } from './page.ts'
import { compile } from './pattern.ts'
import { MOST_SENTENCES, remember } from './remember.ts'
import { benefits } from './topics/benefits.ts'
import { bidding } from './topics/bidding.ts'
import { children } from './topics/children.ts'
import { claims } from './topics/claims.ts'
import { fees } from './topics/fees.ts'
import { people } from './topics/people.ts'
import { pets } from './topics/pets.ts'
import { pressure } from './topics/pressure.ts'
import { privacy } from './topics/private.ts'
import { disclaimers, fixedTerms, newToMarket, shortLets } from './topics/rules-alone.ts'
import type { Wording } from './topics/wording.ts'

/** Words that a phrase of the lists finds. */
export interface Phrase {
  readonly topic: TopicId
  readonly range: Range
}

export const WORDINGS: readonly (readonly [TopicId, Wording])[] = [
  ['benefits', benefits],
  ['children', children],
  ['protected-characteristic', people],
  ['pets-blanket-ban', pets],
  ['rental-bidding', bidding],
  ['fee', fees],
  ['price-pressure', pressure],
  ['unprovable-claim', claims],
  ['personal-data', privacy],
  ['short-let', shortLets],
  ['new-to-market', newToMarket],
  ['disclaimer', disclaimers],
  ['fixed-term', fixedTerms],
]

const READERS = WORDINGS.map(([topic, { lists, found }]) => ({
  topic,
  found: compile(found, { ...SHARED_LISTS, ...lists }),
}))

/** What the lists find of the wanted topics. */
export function phrasesIn({ words }: Page, wanted: ReadonlySet<TopicId>): Phrase[] {
  const readers = READERS.filter(({ topic }) => wanted.has(topic))
  const topics = [...wanted].join()
  const phrases: Phrase[] = []
  let from = 0
  for (let end = words.indexOf(' . '); end >= 0; end = words.indexOf(' . ', from)) {
    const sentence = words.slice(from, end + 3)
    for (const phrase of lately(topics + sentence, () => phrasesOf(sentence, readers)))
      phrases.push({ topic: phrase.topic, range: [from + phrase.range[0], from + phrase.range[1]] })
    from = end + 2
  }
  return phrases
}

/** While somebody types on, most sentences stay as they are. */
const lately = remember<readonly Phrase[]>(MOST_SENTENCES)

const phrasesOf = (sentence: string, readers: typeof READERS): readonly Phrase[] =>
  readers.flatMap(({ topic, found }) => found.rangesIn(sentence).map((range) => ({ topic, range })))
