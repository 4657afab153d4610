import {
  emailError,
  errorsAmong,
  type FormErrors,
  lineIn,
  type PostedFields,
  paragraphsIn,
  tooLong,
} from '../form/plain-form.ts'
import type { ReferenceLevel } from './reference.ts'

const LONGEST = { name: 100, note: 1_000 } as const

interface Form<T> {
  readonly typed: PostedFields
  readonly errors: FormErrors
  /** Null if there are errors. */
  readonly value: T | null
}

const formOf = <T>(typed: PostedFields, errors: FormErrors, value: T | null): Form<T> => ({
  typed,
  errors,
  value: Object.keys(errors).length === 0 ? value : null,
})

export interface AskedReference {
  readonly name: string
  readonly email: string
  readonly level: ReferenceLevel
}

/** `levels` are those that the landlord can ask for. */
export function readAsk(fields: PostedFields, levels: readonly ReferenceLevel[]): Form<AskedReference> {
  const [name, email] = [lineIn(fields['name']), lineIn(fields['email'])]
  const level = levels.length === 1 ? levels[0] : levels.find((one) => one === fields['level'])
  const errors = errorsAmong({
    level: level === undefined ? 'Choose which reference you want.' : null,
    name: name === '' ? 'Enter the name of the applicant.' : tooLong(name, LONGEST.name, 'the name'),
    email: emailError(email, 'Enter their email address.'),
  })
  return formOf({ name, email, level: level ?? '' }, errors, level ? { name, email, level } : null)
}

export function readCorrection(fields: PostedFields): Form<string> {
  const email = lineIn(fields['email'])
  return formOf({ email }, errorsAmong({ email: emailError(email, 'Enter their email address.') }), email)
}

export const OUTCOMES = [
  { id: 'confirmed', label: 'Yes, it’s right' },
  { id: 'denied', label: 'No, something’s wrong' },
] as const
export type Outcome = (typeof OUTCOMES)[number]['id']

export interface Confirmation {
  readonly outcome: Outcome
  readonly note: string
}

export function readConfirmation(fields: PostedFields): Form<Confirmation> {
  const outcome = OUTCOMES.find(({ id }) => id === fields['outcome'])?.id
  const note = paragraphsIn(fields['note'])
  const errors = errorsAmong({
    outcome: outcome === undefined ? 'Choose whether it’s right.' : null,
    note:
      outcome === 'denied' && note === ''
        ? 'Enter what’s wrong.'
        : tooLong(note, LONGEST.note, 'what you add'),
  })
  return formOf({ outcome: outcome ?? '', note }, errors, outcome ? { outcome, note } : null)
}
