import {
  type AlternativeWording,
  common,
  type Field,
  type FieldOptions,
  type Listing,
  type Option,
  pick,
} from './field.ts'
import { maxLength } from './rule.ts'

export const radios = <A, const V>(
  label: string,
  options: readonly Option<V>[],
  asked: FieldOptions<A> & { unoffered?: readonly V[]; alternative?: AlternativeWording<A, V> } = {},
): Field<A, V> => ({
  ...common(label, asked),
  kind: 'radios',
  options,
  ...pick(asked, 'unoffered'),
  ...pick(asked, 'alternative'),
})

export const listed = <A>(
  label: string,
  by: Listing & { readonly from: keyof A & string },
  asked: FieldOptions<A> = {},
): Field<A, string> => ({ ...common(label, asked), kind: 'listed', ...by })

export const select = <A, const V>(
  label: string,
  options: readonly Option<V>[],
  asked: FieldOptions<A> = {},
): Field<A, V> => ({ ...common(label, asked), kind: 'select', options })

export const numbers = <A>(
  label: string,
  range: { min: number; max: number; unit: readonly [string, string] },
  asked: FieldOptions<A> = {},
): Field<A, number> => ({ ...common(label, asked), kind: 'numbers', ...range })

export const worded = <A>(
  label: string,
  { own, longest, ...offered }: { options: readonly Option<string>[]; own: string; longest: number },
  asked: FieldOptions<A> = {},
): Field<A, string> => ({ ...common(label, asked, [maxLength(longest)]), kind: 'worded', own, ...offered })

export const checkboxes = <A, const E>(
  label: string,
  options: readonly Option<E>[],
  asked: FieldOptions<A> = {},
): Field<A, readonly E[]> => ({ ...common(label, asked), kind: 'checkboxes', options })
