import type { TopicId } from '../topics.ts'
import type { Folded } from './fold.ts'
import type { Page, Range } from './page.ts'
import { findContacts } from './topics/contact.ts'
import { findNames } from './topics/names.ts'

/** Words of an advert that a topic is about, in the text as typed. */
export interface Mark {
  readonly topic: TopicId
  readonly start: number
  readonly end: number
}

/** What forms and names find by themselves, before the sentence around them is weighed. */
export function evidenceIn(page: Page, folded: Folded, wanted: ReadonlySet<TopicId>): Mark[] {
  const asTyped = (topic: TopicId, find: () => readonly Range[]): Mark[] =>
    wanted.has(topic) ? find().map(([start, end]) => ({ topic, start, end })) : []
  return [
    ...asTyped('contact-details', () => findContacts(folded)),
    ...asTyped('personal-data', () => findNames(page)),
  ]
}

export function markOf({ startOf, endOf, typed }: Page, topic: TopicId, [start, end]: Range): Mark {
  const [from, to] = [startOf(start), endOf(end)]
  return { topic, start: Math.min(from, to), end: Math.min(Math.max(from, to), typed.length) }
}
