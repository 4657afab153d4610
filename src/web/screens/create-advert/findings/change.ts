import type { FieldName } from '#shared/advert/answers.ts'
import { ASKING_PRICE, YES_TEXT } from '#shared/advert/options.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'
import type { Finding } from '#shared/rulebook/finding.ts'
import { movedSpans } from './found.ts'

/** An answer that is offered in the place of one in which something was found. */
export interface Change {
  readonly label: string
  readonly value: unknown
}

/** Choices that break no rule anywhere. */
const LAWFUL: Partial<Record<FieldName, unknown>> = {
  propertyDss: YES_TEXT,
  propertyPets: YES_TEXT,
  priceType: ASKING_PRICE,
}

/** Null where there is nothing to offer. `read`: the answer that was looked at; `now`: the one that is changed. */
export function changeFor(
  { field: name, span, rewording }: Finding,
  field: Field,
  read: unknown,
  now: unknown,
): Change | null {
  if (span === null) return lawfulChoice(name as FieldName, field, now)
  if (rewording === null || typeof read !== 'string' || typeof now !== 'string') return null
  const [moved] = movedSpans([span], read, now)
  if (moved === undefined || !standsAlone(now, moved)) return null
  const [start, end] = moved
  const before = now.slice(0, start)
  return {
    label: `Change it to ‘${rewording}’`,
    value: before + asWritten(rewording, before) + now.slice(end),
  }
}

/** Only in the place of a whole clause does a sentence of ours make sense. */
const standsAlone = (text: string, [start, end]: readonly [number, number]): boolean =>
  /(?:^|[.!?,;:(\n•*–—]|\s-)\s*$/.test(text.slice(0, start)) &&
  /^\s*(?:$|[.!?,;)\n•*–—]|-\s)/.test(text.slice(end))

function lawfulChoice(name: FieldName, field: Field, now: unknown): Change | null {
  const option = optionsOf(field).find(({ id }) => id === LAWFUL[name])
  return option === undefined || option.id === now
    ? null
    : { label: `Change to ‘${option.label}’`, value: option.id }
}

/** Within a sentence it begins with a small letter. */
const asWritten = (rewording: string, before: string): string =>
  /(?:(?:^|\n)\s*[•*–—-]?|[.!?])\s*$/.test(before)
    ? rewording
    : rewording.charAt(0).toLowerCase() + rewording.slice(1)
