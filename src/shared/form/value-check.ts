import { emailMeant } from '../values/email-slip.ts'
import { formatPounds } from '../values/money.ts'
import type { Field } from './field.ts'

/** A question about an answer that is allowed and probably a slip. */
export interface ValueCheck {
  readonly text: string
  /** What it was probably meant to be. */
  readonly meant: string | null
}

/** Null where nothing is to be asked. */
export function valueCheck(field: Field, value: unknown): ValueCheck | null {
  if (field.kind === 'email' && typeof value === 'string') {
    const meant = emailMeant(value)
    return meant === null ? null : { text: `Did you mean ${meant}?`, meant }
  }
  if (field.kind !== 'money' || typeof value !== 'number') return null
  const { min, max, what } = field.usual
  if (value >= min && value <= max) return null
  return {
    text: `You entered £${formatPounds(value)}. Most ${what} between £${formatPounds(min)} and £${formatPounds(max)}. Is it right?`,
    meant: null,
  }
}
