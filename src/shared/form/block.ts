import type { Condition } from './condition.ts'
import type { AnyAnswers, Field } from './field.ts'

/** One question, or a few that belong together: what it asks, when, and by which rules. */
export interface Block<A = AnyAnswers> {
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

export type AppType = 'sell' | 'let'
export type AddressType = 'standard' | 'orphan'

/** What a page is made for. */
export interface Context {
  readonly appType: AppType
  readonly addressType: AddressType
}

/** The blocks that the page of an app type has at all, in page order. */
export function blocksFor(page: readonly Block[], appType: Context['appType']): readonly Block[] {
  return page.filter(({ onlyFor }) => (onlyFor?.appType ?? appType) === appType)
}

/** Whether a block belongs to this kind of page at all, whatever the answers are. */
export function belongsTo({ appType, addressType }: Context, { onlyFor }: Block): boolean {
  return (onlyFor?.appType ?? appType) === appType && (onlyFor?.addressType ?? addressType) === addressType
}

export function fieldsIn(block: Block): [string, Field][] {
  return Object.entries(block.fields) as [string, Field][]
}
