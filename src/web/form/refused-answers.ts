import { fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { WalkedBlock } from '#shared/form/walk.ts'

/** An answer that the server refused, with its block's answers at that time. */
export interface Refused {
  readonly block: string
  readonly field: string
  readonly message: string
  readonly of: readonly unknown[]
}

const answersOf = ({ block }: WalkedBlock, answers: AnyAnswers): unknown[] =>
  fieldsIn(block).map(([name]) => answers[name] ?? null)

export function refusedNow(
  walked: readonly WalkedBlock[],
  errors: readonly Omit<Refused, 'of'>[],
  answers: AnyAnswers,
): Refused[] {
  return errors.flatMap((error) => {
    const at = walked.find(({ block }) => block.name === error.block)
    return at ? [{ ...error, of: answersOf(at, answers) }] : []
  })
}

/** The server refused the block's answers together, so changing any of them clears the error. */
export function stillRefused(
  walked: readonly WalkedBlock[],
  refused: readonly Refused[],
  answers: AnyAnswers,
): readonly Refused[] {
  const kept = refused.filter((one) => {
    const at = walked.find(({ block }) => block.name === one.block)
    return at && sameValue(answersOf(at, answers), one.of)
  })
  return kept.length === refused.length ? refused : kept
}

/** The page's own errors come first. */
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
