import { cleanLine } from '#shared/values/clean-text.ts'
import { type JsonObject } from '#shared/values/is-object.ts'

export type Fields = JsonObject

/** Royal Mail's longest field has 60 characters, a line of all fields 300. */
const MAX_LINE = 300

/** '' if the field is missing or null; null if it is of another kind or too long. */
export function lineOf(fields: Fields, name: string): string | null {
  const value = fields[name] ?? ''
  if (typeof value !== 'string' || value.length > MAX_LINE) return null
  return cleanLine(value).trim()
}

export function linesOf<Name extends string>(
  fields: Fields,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const lines = names.map((name) => [name, lineOf(fields, name)] as const)
  if (lines.some(([, line]) => line === null)) return null
  return Object.fromEntries(lines) as Record<Name, string>
}

/** Digits without leading zeros, from a number or a text; null if it is not one. */
export function referenceOf(fields: Fields, name: string, maxDigits: number): string | null {
  const value = fields[name]
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return null
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const digits = String(value).trim()
  if (!/^\d+$/.test(digits) || digits.length > maxDigits) return null
  const significant = digits.replace(/^0+/, '')
  return significant === '' ? null : significant
}

export const joinLine = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
