import type { AnyAnswers } from '#shared/form/field.ts'
import { parsePostcode } from '#shared/values/postcode.ts'

/** The normalised postcode, or null if it is missing or invalid. */
export function postcodeIn({ propertyPostcode: typed }: AnyAnswers): string | null {
  return typeof typed === 'string' ? parsePostcode(typed) : null
}
