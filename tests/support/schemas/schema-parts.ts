export type Schema = Readonly<Record<string, unknown>>

/** An object that has no other members, and all of those that are required. */
export const only = (required: readonly string[], properties: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

export const text = (minLength: number, maxLength: number): Schema => ({
  type: 'string',
  minLength,
  maxLength,
})
export const oneOf = (...values: readonly (string | number)[]): Schema => ({ enum: values })
export const listOf = (items: Schema, more: Schema = {}): Schema => ({
  type: 'array',
  uniqueItems: true,
  items,
  ...more,
})
export const yesOrNo: Schema = { type: 'boolean' }
export const atLeast = (minimum: number): Schema => ({ type: 'number', minimum })
export const whole = (minimum: number): Schema => ({ type: 'integer', minimum })
/** Of council tax; I is Wales alone. */
export const BANDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
/** From the first to the last. */
export const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
