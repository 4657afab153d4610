import { isPastOnly } from '#shared/form/day-field.ts'
import { type AnyAnswers, type Field, optionsOf } from '#shared/form/field.ts'
import { isChosen, shownText, textOf } from '#shared/form/shown-text.ts'
import { cleanLine, cleanText } from '#shared/values/clean-text.ts'
import { type IsoDate, parseTypedDate } from '#shared/values/iso-date.ts'
import { parseMoney } from '#shared/values/money.ts'
import { withScheme } from '#shared/values/web-address.ts'
import { parseDecimal, parseWholeNumber } from '#shared/values/whole-number.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's controls: one, or one per option. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  // Browsers keep this list; a selector would search the form at every key.
  return ([...document.getElementsByName(name)] as Control[]).filter((control) => control.form === form)
}

/**
 * The answer in a field's controls, or null. Text that does not parse as the field's kind is returned as typed, and
 * the rules reject it.
 */
export function readControls(controls: readonly Control[], field: Field, today: IsoDate): unknown {
  const [first] = controls
  if (!first) return null
  switch (field.kind) {
    case 'radios':
      return optionOf(field, (controls as HTMLInputElement[]).find(({ checked }) => checked)?.value)
    case 'select':
      return optionOf(field, first.value)
    case 'worded':
      return first.value === OWN_WORDS
        ? readText(controls[1]?.value ?? '', field, today)
        : optionOf(field, first.value)
    case 'checkboxes': {
      const ticked = (controls as HTMLInputElement[]).filter(({ checked }) => checked)
      return ticked.length > 0 ? ticked.map(({ value }) => optionOf(field, value)) : null
    }
    case 'tick':
      return (first as HTMLInputElement).checked || null
    case 'password':
      return first.value || null
    default:
      return readText(first.value, field, today)
  }
}

function readText(text: string, field: Field, today: IsoDate): unknown {
  const typed = cleanLine(text).trim()
  if (typed === '') return null
  switch (field.kind) {
    case 'money':
      return parseMoney(typed) ?? typed
    case 'number':
    case 'numbers':
      return ('decimals' in field ? parseDecimal(typed) : parseWholeNumber(typed)) ?? typed
    case 'date':
      return parseTypedDate(typed, today, isPastOnly(field)) ?? typed
    case 'code':
      return typed.replace(/[\s\p{Pd}]/gu, '')
    case 'paragraphs':
      return cleanText(text)
    case 'url':
      return withScheme(typed)
    default:
      return typed
  }
}

function optionOf(field: Field, text: string | undefined): unknown {
  return optionsOf(field).find(({ id }) => String(id) === text)?.id ?? null
}

/** Facts as the page’s styles ask for them: 'isOnBorder nation=england'. */
export const factsText = (facts: AnyAnswers): string =>
  Object.entries(facts)
    .flatMap(([name, value]) => (value === undefined ? [] : [factText(name, value)]))
    .join(' ')

export const factText = (name: string, value: unknown): string =>
  value === true ? name : `${name}=${textOf(value)}`

/** The choice that asks for the user's own words, which no answer is. */
export const OWN_WORDS = 'in-own-words'

export const isInOwnWords = (field: Field, value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !optionsOf(field).some(({ id }) => id === value)

/** Writes a value that the user did not type into the controls. */
export function writeControls(controls: readonly Control[], field: Field, value: unknown): void {
  if (field.kind === 'worded') {
    const [select, words] = controls
    const isOwn = isInOwnWords(field, value)
    if (select) select.value = isOwn ? OWN_WORDS : shownText(field, value)
    if (words) words.value = isOwn ? value : ''
    return
  }
  for (const control of controls) {
    if (field.kind === 'tick') (control as HTMLInputElement).checked = value === true
    else if (field.kind === 'radios' || field.kind === 'checkboxes') {
      const id = optionOf(field, control.value)
      ;(control as HTMLInputElement).checked = isChosen(value, id)
    } else if (control.value !== shownText(field, value)) control.value = shownText(field, value)
  }
}
