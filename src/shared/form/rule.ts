import { isEmailAddress } from '../values/email-address.ts'
import { addMonths, type IsoDate, isIsoDate } from '../values/iso-date.ts'
import { isAbroad, parsePostcode } from '../values/postcode.ts'
import { isSecureAddress } from '../values/web-address.ts'
import { type Condition, holds } from './condition.ts'
import { MESSAGES } from './messages.ts'
import { LONGEST_CAPTION, type Photo, withoutPlans } from './photo.ts'

export interface RuleScope {
  readonly answers: Readonly<Record<string, unknown>>
  /** Today in the United Kingdom. */
  readonly today: IsoDate
}

export interface Rule {
  readonly passes: (value: unknown, scope: RuleScope) => boolean
  readonly message: (label: string, today: IsoDate) => string
  /** Set on rules that apply to unanswered fields; the others skip them. */
  readonly appliesToEmpty?: true
  /** The field whose answer does instead. */
  readonly unless?: string
}

export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  )
}

const text = (passes: (value: string, scope: RuleScope) => boolean, message: Rule['message']): Rule => ({
  passes: (value, scope) => typeof value === 'string' && passes(value, scope),
  message,
})
const number = (passes: (value: number) => boolean, message: Rule['message']): Rule => ({
  passes: (value) => typeof value === 'number' && passes(value),
  message,
})

export const required: Rule = {
  passes: (value) => !isEmpty(value),
  message: MESSAGES.required,
  appliesToEmpty: true,
}
export const requiredWithMessage = (message: () => string): Rule => ({ ...required, message })
export const requiredWhen = <A>(condition: Condition<A>): Rule => ({
  ...required,
  passes: (value, { answers }) => !isEmpty(value) || !holds(condition, answers as Partial<A>),
})

export const requiredUnless = (other: string): Rule => ({
  ...required,
  unless: other,
  passes: (value, { answers }) => !isEmpty(value) || !isEmpty(answers[other]),
})

export const accepted: Rule = {
  passes: (value) => value === true,
  message: MESSAGES.required,
  appliesToEmpty: true,
}
export const numeric: Rule = number(Number.isFinite, MESSAGES.numeric)
export const minValue = (min: number): Rule =>
  number(
    (value) => value >= min,
    (label) => MESSAGES.minValue(label, min),
  )
export const maxValue = (max: number): Rule =>
  number(
    (value) => value <= max,
    (label) => MESSAGES.maxValue(label, max),
  )
export const maxLength = (max: number): Rule =>
  text(
    (value) => value.length <= max,
    (label) => MESSAGES.maxLength(label, max),
  )
export const email: Rule = text(isEmailAddress, MESSAGES.email)
export const webAddress: Rule = text(isSecureAddress, MESSAGES.webAddress)
export const postcode: Rule = text((value) => parsePostcode(value) !== null, MESSAGES.format)
export const inUnitedKingdom: Rule = text((value) => !isAbroad(value), MESSAGES.abroad)
/** Its message names a day that may be typed. */
export const date = (example: (today: IsoDate) => IsoDate): Rule =>
  text(isIsoDate, (label, today) => MESSAGES.date(label, example(today)))

/** From today to the same day `months` later, inclusive. */
export const withinMonths = (months: number, message: () => string): Rule =>
  text(
    (value, { today }) => !isIsoDate(value) || (value >= today && value <= addMonths(today, months)),
    message,
  )
/** Up to the same day `months` later, inclusive. */
export const notAfterMonths = (months: number, message: () => string): Rule =>
  text((value, { today }) => !isIsoDate(value) || value <= addMonths(today, months), message)

export const notFuture: Rule = text(
  (value, { today }) => !isIsoDate(value) || value <= today,
  MESSAGES.notFuture,
)
/** From the same day `months` ago, inclusive, until today. */
export const inLastMonths = (months: number): Rule =>
  text(
    (value, { today }) => !isIsoDate(value) || (value <= today && today <= addMonths(value, months)),
    (label) => MESSAGES.inLastMonths(label, months),
  )

/** Letters of any language, digits, spaces and punctuation common in names (form rule UX7). */
export const name: Rule = text((value) => /^[\p{L}\p{M}\d '’.,()-]+$/u.test(value.trim()), MESSAGES.name)
export const lettersAndNumbers: Rule = text(
  (value) => /^[\p{L}\d](?:[\p{L}\d /-]*[\p{L}\d])?$/u.test(value.trim()),
  MESSAGES.lettersAndNumbers,
)

export const uniquePhotos: Rule = {
  passes: (value) =>
    Array.isArray(value) && new Set(value.map(({ uid }: Photo) => uid)).size === value.length,
  message: MESSAGES.uniquePhotos,
}

/** A floor plan is no photo. */
export const aPhoto: Rule = {
  passes: (value) => Array.isArray(value) && withoutPlans(value as Photo[]).length > 0,
  message: MESSAGES.photos,
  appliesToEmpty: true,
}

export const shortCaptions: Rule = {
  passes: (value) =>
    Array.isArray(value) && value.every(({ caption = '' }: Photo) => caption.length <= LONGEST_CAPTION),
  message: () => MESSAGES.maxLength('Caption', LONGEST_CAPTION),
}
