import { counted } from '../values/counted.ts'
import { type Field, optionsOf } from './field.ts'
import { ALTERED, type Photo, plansIn, withoutPlans } from './photo.ts'
import { isChosen, shownText } from './shown-text.ts'

/** An answer as people read it; '' if there is none. */
export function answerText(field: Field, value: unknown): string {
  if (field.kind === 'photos' && Array.isArray(value)) return photosText(value as readonly Photo[])
  if (field.kind === 'tick') return value === true ? 'Yes' : ''
  const pounds = field.kind === 'money' && typeof value === 'number' ? '£' : ''
  const chosen = optionsOf(field).filter(({ id }) => isChosen(value, id))
  return chosen.map(({ label }) => label).join(', ') || pounds + shownText(field, value)
}

/** The captions and marks of photos, each behind its place among them; '' where none has any. */
export const photoWordsText = (files: readonly Photo[]): string =>
  files
    .flatMap(({ caption = '', isAltered }, at) => {
      const words = [caption, isAltered ? ALTERED : ''].filter(Boolean)
      return words.length === 0 ? [] : [`${at + 1}: ${words.join('. ')}`]
    })
    .join('; ')

/** What is said of photos, with their captions and marks. */
export function withPhotoWords(text: string, files: readonly Photo[]): string {
  const words = photoWordsText(files)
  return words === '' ? text : `${text} (${words})`
}

function photosText(files: readonly Photo[]): string {
  const photos = counted(withoutPlans(files).length, 'photo')
  const plans = plansIn(files).length
  return plans === 0 ? photos : `${photos}, ${counted(plans, 'floor plan')}`
}
