import type { Condition } from './condition.ts'
import type { Field } from './field.ts'

/** One question, or a few that belong together: what it asks, when, and by which rules. */
export interface Block<A> {
  readonly name: string
  readonly title: string
  /** Why it is asked, or what the answer is for. */
  readonly lead?: string
  /** The help text's name. */
  readonly help?: string
  /** Blocks of one group stand under one heading. */
  readonly group?: string
  /** Only where these hold: an app type (let only, for instance) decides which page has it, an address type whether it is shown. */
  readonly onlyFor?: Partial<Context>
  readonly shownWhen?: Condition<A>
  readonly fields: { readonly [K in keyof A & string]?: Field<A, NonNullable<A[K]>> }
}

/** What a page is made for. */
export interface Context {
  readonly appType: 'sell' | 'let'
  readonly addressType: 'standard' | 'orphan'
}

/** The blocks that the page of an app type has at all, in page order. */
export function blocksFor<A>(page: readonly Block<A>[], appType: Context['appType']): readonly Block<A>[] {
  return page.filter(({ onlyFor }) => (onlyFor?.appType ?? appType) === appType)
}

export function fieldsIn<A>(block: Block<A>): [keyof A & string, Field<A>][] {
  return Object.entries(block.fields) as [keyof A & string, Field<A>][]
}
