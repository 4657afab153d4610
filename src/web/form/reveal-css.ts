import { type Block, fieldsIn } from '#shared/form/block.ts'
import type { Condition } from '#shared/form/condition.ts'
import type { AnyAnswers, Field } from '#shared/form/field.ts'
import { textOf } from '#shared/form/shown-text.ts'
import { factText } from './controls.ts'
import type { Reveal } from './reveals.ts'

/**
 * CSS that hides what the answers do not call for until the script does (hide-unasked.ts). `blocks` are those whose controls the
 * conditions ask for.
 */
export function revealCss(blocks: readonly Block[], reveals: readonly Reveal[]): string {
  const kinds = new Map<string, Field['kind']>()
  for (const block of blocks) for (const [name, field] of fieldsIn(block)) kinds.set(name, field.kind)
  return reveals
    .map(({ selector, shownWhen }) => `form:not(${selectorOf(shownWhen, kinds)}) ${selector}{display:none}`)
    .join('')
}

/** Their controls have a blank placeholder, which is shown while they are empty. */
const TYPED: readonly (Field['kind'] | undefined)[] = [
  'text',
  'paragraphs',
  'email',
  'url',
  'tel',
  'postcode',
  'date',
  'money',
  'number',
]

function selectorOf(condition: Condition<AnyAnswers>, kinds: ReadonlyMap<string, Field['kind']>): string {
  if ('all' in condition) return condition.all.map((part) => selectorOf(part, kinds)).join('')
  if ('any' in condition) {
    return condition.any.length > 0
      ? `:is(${condition.any.map((part) => selectorOf(part, kinds)).join()})`
      : ':not(*)'
  }
  if ('not' in condition) return `:not(${selectorOf(condition.not, kinds)})`
  if (!kinds.has(condition.field))
    return 'is' in condition
      ? `[data-facts~="${factText(condition.field, condition.is)}"]`
      : `[data-facts*="${condition.field}="]`
  const kind = kinds.get(condition.field)
  if ('answered' in condition && TYPED.includes(kind))
    return `:has([name="${condition.field}"]:not(:placeholder-shown))`
  const control = kind === 'select' || kind === 'worded' ? 'option' : `[name="${condition.field}"]`
  const within = control === 'option' ? `[name="${condition.field}"] ` : ''
  const value = 'is' in condition ? `[value="${textOf(condition.is)}"]` : ':not([value=""])'
  return `:has(${within}${control}${value}:checked)`
}
