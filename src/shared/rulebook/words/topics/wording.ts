import type { Lists } from '../pattern.ts'

/** What a topic is read by. */
export interface Wording {
  readonly lists: Lists
  /** What is looked for. */
  readonly found: readonly string[]
}
