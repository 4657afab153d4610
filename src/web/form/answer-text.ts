import { type Field, optionsOf } from '#shared/form/field.ts'
import { isChosen, shownText } from './controls.ts'

/** An answer as people read it; '' if there is none. */
export function answerText(field: Field, value: unknown): string {
  if (field.kind === 'photos' && Array.isArray(value))
    return value.length === 1 ? '1 photo' : `${value.length} photos`
  if (field.kind === 'tick') return value === true ? 'Yes' : ''
  const pounds = field.kind === 'money' && typeof value === 'number' ? '£' : ''
  const chosen = optionsOf(field).filter(({ id }) => isChosen(value, id))
  return chosen.map(({ label }) => label).join(', ') || pounds + shownText(field, value)
}
