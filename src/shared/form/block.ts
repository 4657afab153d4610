import type { Condition } from './condition.ts'
import type { AnyAnswers, Field } from './field.ts'

export interface Block<A = AnyAnswers> {
  readonly name: string
  readonly title: string
  readonly lead?: string
  readonly help?: string
  /** Blocks of one group share a heading. */
  readonly group?: string
  /** The app type decides which page has the block, the address type whether it is shown. */
  readonly onlyFor?: Partial<Context>
  readonly shownWhen?: Condition<A>
  /** Nobody has to answer it: its questions are behind this line until they are asked for. */
  readonly folded?: string
  readonly fields: { readonly [K in keyof A & string]?: Field<A, NonNullable<A[K]>> }
}

export const APP_TYPES = ['sell', 'let'] as const
export type AppType = (typeof APP_TYPES)[number]
export type AddressType = 'standard' | 'orphan'

export interface Context {
  readonly appType: AppType
  readonly addressType: AddressType
}

export function blocksFor(page: readonly Block[], appType: Context['appType']): readonly Block[] {
  return page.filter(({ onlyFor }) => (onlyFor?.appType ?? appType) === appType)
}

export function belongsTo({ appType, addressType }: Context, { onlyFor }: Block): boolean {
  return (onlyFor?.appType ?? appType) === appType && (onlyFor?.addressType ?? addressType) === addressType
}

// Asked for at every key and every save.
const fieldsOf = new WeakMap<Block, readonly (readonly [string, Field])[]>()

export function fieldsIn(block: Block): readonly (readonly [string, Field])[] {
  const known = fieldsOf.get(block)
  if (known) return known
  const fields = Object.entries(block.fields) as [string, Field][]
  fieldsOf.set(block, fields)
  return fields
}
