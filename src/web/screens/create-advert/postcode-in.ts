import { parsePostcode } from '#shared/values/postcode.ts'
import type { Values } from '#web/form/form-store.ts'

/** The postcode among the answers, as it is written properly; null where there is none yet or it is wrong. */
export function postcodeIn({ propertyPostcode: typed }: Values): string | null {
  return typeof typed === 'string' ? parsePostcode(typed) : null
}
