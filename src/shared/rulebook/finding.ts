import type { Rule } from './rule.ts'

export interface Finding {
  /** Null: a rule of the site's own. */
  readonly rule: Rule['id'] | null
  /** Null where no words were read, or the rule has no category. */
  readonly category: string | null
  readonly field: string
  /** In the text as typed. */
  readonly span: readonly [number, number] | null
  readonly severity: 'refuse' | 'warn'
  /** Why, in plain words, and what to do. */
  readonly reason: string
  /** A text to stand for the span. */
  readonly rewording: string | null
}
