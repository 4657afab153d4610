/** Data, because the page also makes CSS selectors of it: reveals work before the script loads. */
export type Condition<A> =
  | { [K in keyof A & string]: { readonly field: K; readonly is: NonNullable<A[K]> } }[keyof A & string]
  | { readonly field: keyof A & string; readonly answered: true }
  | { readonly all: readonly Condition<A>[] }
  | { readonly any: readonly Condition<A>[] }
  | { readonly not: Condition<A> }

export function holds<A>(condition: Condition<A> | undefined, answers: Partial<A>): boolean {
  if (condition === undefined) return true
  if ('all' in condition) return condition.all.every((part) => holds(part, answers))
  if ('any' in condition) return condition.any.some((part) => holds(part, answers))
  if ('not' in condition) return !holds(condition.not, answers)
  const value = answers[condition.field]
  return 'answered' in condition ? value !== undefined && value !== null : value === condition.is
}

export function fieldsOf<A>(condition: Condition<A> | undefined): (keyof A & string)[] {
  if (condition === undefined) return []
  if ('all' in condition) return condition.all.flatMap(fieldsOf)
  if ('any' in condition) return condition.any.flatMap(fieldsOf)
  return 'not' in condition ? fieldsOf(condition.not) : [condition.field]
}
