import { isCleanLine, isCleanText } from '../values/clean-text.ts'
import { isIsoDate } from '../values/iso-date.ts'
import { type Field, type FieldOf, optionsOf } from './field.ts'
import { isPhoto, plansIn, withoutPlans } from './photo.ts'

/** Above every rule's limit, because drafts keep text that is too long, but small enough to be harmless. */
const LONGEST_TEXT = 20_000
const LARGEST_MONEY = 9_999_999_999
const LARGEST_NUMBER = 9_999

function isWholeNumber(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}

function isMoney(value: unknown): boolean {
  if (typeof value !== 'number' || !(value >= 0 && value <= LARGEST_MONEY)) return false
  return Number(value.toFixed(2)) === value
}

function isListOfPhotos(value: unknown, { max, plans }: FieldOf<'photos'>): boolean {
  if (!Array.isArray(value) || !value.every(isPhoto)) return false
  if (withoutPlans(value).length > max || plansIn(value).length > plans) return false
  return new Set(value.map(({ id }) => id)).size === value.length
}

/** A draft may hold invalid answers, but never ones of the wrong type. */
export function fitsShape(field: Field, value: unknown): boolean {
  if (value === null || value === '') return true
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
    case 'postcode':
    case 'password':
    case 'code':
    case 'listed':
    case 'worded':
      return isCleanLine(value) && value.length <= LONGEST_TEXT
    case 'paragraphs':
      return isCleanText(value) && value.length <= LONGEST_TEXT
    case 'date':
      return typeof value === 'string' && isIsoDate(value)
    case 'money':
      return isMoney(value)
    case 'number':
      return field.decimals ? isMoney(value) : isWholeNumber(value, 0, LARGEST_NUMBER)
    case 'numbers':
      return isWholeNumber(value, field.min, field.max)
    case 'radios':
    case 'select':
      return optionsOf(field).some(({ id }) => id === value) || (field.unoffered?.includes(value) ?? false)
    case 'checkboxes':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((entry) => field.options.some(({ id }) => id === entry))
      )
    case 'tick':
      return typeof value === 'boolean'
    case 'photos':
      return isListOfPhotos(value, field)
  }
}
