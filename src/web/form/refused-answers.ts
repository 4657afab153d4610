import { fieldsIn } from '#shared/form/block.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { WalkedBlock } from '#shared/form/walk.ts'

type Values = Readonly<Record<string, unknown>>

/** An answer that the server refused, with those of its block as they were then. */
export interface Refused {
  readonly block: string
  readonly field: string
  readonly message: string
  readonly of: readonly unknown[]
}

const answersOf = ({ block }: WalkedBlock, values: Values): unknown[] =>
  fieldsIn(block).map(([name]) => values[name] ?? null)

export function refusedNow(
  walked: readonly WalkedBlock[],
  errors: readonly Omit<Refused, 'of'>[],
  values: Values,
): Refused[] {
  return errors.flatMap((error) => {
    const at = walked.find(({ block }) => block.name === error.block)
    return at ? [{ ...error, of: answersOf(at, values) }] : []
  })
}

/** An answer was refused beside the others of its block: once one of them changes, the server has not seen them. */
export function stillRefused(
  walked: readonly WalkedBlock[],
  refused: readonly Refused[],
  values: Values,
): readonly Refused[] {
  const kept = refused.filter((one) => {
    const at = walked.find(({ block }) => block.name === one.block)
    return at && sameValue(answersOf(at, values), one.of)
  })
  return kept.length === refused.length ? refused : kept
}

/** What the page's own rules say comes first. */
export function withRefused(walked: readonly WalkedBlock[], refused: readonly Refused[]): WalkedBlock[] {
  return walked.map((one) => {
    const here = refused.filter(({ block }) => block === one.block.name)
    if (here.length === 0) return one
    const fields = one.fields.map((field) => {
      const found = here.find(({ field: name }) => name === field.name)
      return found && field.visible && field.error === null ? { ...field, error: found.message } : field
    })
    return { ...one, fields, valid: fields.every(({ error }) => error === null) }
  })
}
