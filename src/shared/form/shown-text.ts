import { formatDate, isIsoDate } from '../values/iso-date.ts'
import { formatPounds } from '../values/money.ts'
import type { Field } from './field.ts'

/** A value as its control shows it: money with thousands separators, dates in words. */
export function shownText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'money' && typeof value === 'number') return formatPounds(value)
  if (field.kind === 'date' && typeof value === 'string' && isIsoDate(value)) return formatDate(value)
  return textOf(value)
}

/** A code or a plain answer as an HTML value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether this option is selected. */
export function isChosen(value: unknown, id: unknown): boolean {
  return Array.isArray(value) ? value.includes(id) : value === id
}
