import { fieldsIn } from '#shared/form/block.ts'
import type { AnyAnswers } from '#shared/form/field.ts'
import { sameValue } from '#shared/form/same-value.ts'
import type { WalkedBlock } from '#shared/form/walk.ts'

/** Why an answer is refused, by the server or by what is found in the answers here. */
export interface Refusal {
  readonly block: string
  readonly field: string
  readonly message: string
  /** Found here: it holds as long as it is found. */
  readonly isFound?: true
}

/** With its block's answers at that time. */
export interface Refused extends Refusal {
  readonly of: readonly unknown[]
}

interface ErrorsAndRefused {
  readonly errors: Readonly<Record<string, string | null>>
  readonly refused: readonly Refused[]
}

const answersOf = ({ block }: WalkedBlock, answers: AnyAnswers): unknown[] =>
  fieldsIn(block).map(([name]) => answers[name] ?? null)

export function refusedNow(
  walked: readonly WalkedBlock[],
  errors: readonly Refusal[],
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
    return at && (one.isFound || sameValue(answersOf(at, answers), one.of))
  })
  return kept.length === refused.length ? refused : kept
}

/** The errors of a field, of which words that are refused can have several. */
export function errorsOf({ errors, refused }: ErrorsAndRefused, name: string): readonly string[] {
  const error = errors[name]
  if (!error) return []
  const here = new Set(refused.flatMap(({ field, message }) => (field === name ? [message] : [])))
  return here.has(error) ? [...here] : [error]
}

/**
 * What was found follows what is found now: another answer can have mended it, or brought it under another law. So does what
 * the server found alike. Of the other fields the notes tell until Next is pressed.
 */
export function followed(refused: readonly Refused[], found: readonly Refusal[]): readonly Refused[] {
  const follows = ({ field, message, isFound }: Refused): boolean =>
    isFound === true || found.some((one) => one.field === field && one.message === message)
  const fields = new Set(refused.filter(follows).map(({ field }) => field))
  const now = found.filter(({ field }) => fields.has(field)).map((one) => ({ ...one, of: [] }))
  const next = [...refused.filter((one) => !follows(one)), ...now]
  return sameValue(next, refused) ? refused : next
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
