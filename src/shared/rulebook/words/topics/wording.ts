import type { Lists } from '../pattern.ts'

/** What a topic is read by. */
export interface Wording {
  readonly lists: Lists
  /** Words that are taken out before the rest is judged. */
  readonly innocent: readonly string[]
  /** What is found. */
  readonly found: readonly string[]
  /** In whose sentence (up to a 'but') nothing of the topic is found. */
  readonly pardons?: readonly string[]
}
