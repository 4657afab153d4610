import type { FieldName } from '#shared/advert/answers.ts'
import { ASKING_PRICE, YES_TEXT } from '#shared/advert/options.ts'
import { type Field, optionsOf } from '#shared/form/field.ts'
import type { Finding } from '#shared/rulebook/finding.ts'

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

/** Null where there is nothing to offer. `read`: the answer that was looked at. */
export function changeFor(
  { field: name, span, rewording }: Finding,
  field: Field,
  read: unknown,
): Change | null {
  if (span === null) return lawfulChoice(name as FieldName, field, read)
  if (rewording === null || typeof read !== 'string') return null
  const [start, end] = span
  return {
    label: `Change it to ‘${rewording}’`,
    value: read.slice(0, start) + asWritten(rewording, read.slice(0, start)) + read.slice(end),
  }
}

function lawfulChoice(name: FieldName, field: Field, read: unknown): Change | null {
  const option = optionsOf(field).find(({ id }) => id === LAWFUL[name])
  return option === undefined || option.id === read
    ? null
    : { label: `Change to ‘${option.label}’`, value: option.id }
}

/** Within a sentence it begins with a small letter. */
const asWritten = (rewording: string, before: string): string =>
  /(?:^|[.!?]\s*|\n\s*)$/.test(before) ? rewording : rewording.charAt(0).toLowerCase() + rewording.slice(1)
