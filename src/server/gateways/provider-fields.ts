import { cleanLine } from '#shared/values/clean-text.ts'

/** An object of an answer, before anything in it is believed. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No part of a British address is longer (the longest of Royal Mail's fields has 60 characters, a line of all 300). */
const MAX_LINE = 300

/**
 * A line of text, cleaned; '' where the field is missing or null; null where it is something else, or too long to be part
 * of an address.
 */
export function lineOf(fields: Fields, name: string): string | null {
  const value = fields[name] ?? ''
  if (typeof value !== 'string' || value.length > MAX_LINE) return null
  return cleanLine(value).trim()
}

/** The lines of several fields, or null where one of them is none. */
export function linesOf<Name extends string>(
  fields: Fields,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const lines = names.map((name) => [name, lineOf(fields, name)] as const)
  if (lines.some(([, line]) => line === null)) return null
  return Object.fromEntries(lines) as Record<Name, string>
}

/** A reference number of up to `maxDigits` digits, sent as a number or as text, without leading zeros; null where it is none. */
export function referenceOf(fields: Fields, name: string, maxDigits: number): string | null {
  const value = fields[name]
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return null
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const digits = String(value).trim()
  if (!/^\d+$/.test(digits) || digits.length > maxDigits) return null
  const significant = digits.replace(/^0+/, '')
  return significant === '' ? null : significant
}

/** One line of those parts that are not empty. */
export const joinLine = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
