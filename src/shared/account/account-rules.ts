import { MESSAGES } from '../form/messages.ts'
import type { Rule } from '../form/rule.ts'
import { LONGEST_PASSWORD, passwordLength, SHORTEST_PASSWORD } from './new-password.ts'

const ofText = (passes: (text: string) => boolean, message: Rule['message']): Rule => ({
  passes: (value) => typeof value === 'string' && passes(value),
  message,
})

const tooShort = (label: string, least: number): string =>
  `The ${label} field must be at least ${least} characters.`

export const onlyDigits: Rule = ofText((text) => /^\d+$/.test(text), MESSAGES.numeric)
export const betweenNumbers = (min: number, max: number): Rule =>
  ofText(
    (text) => Number(text) >= min && Number(text) <= max,
    (label) => `The ${label} field must be between ${min} and ${max}.`,
  )
export const notShorter = (least: number): Rule =>
  ofText(
    (text) => text.length >= least,
    (label) => tooShort(label, least),
  )
export const longEnough: Rule = ofText(
  (text) => passwordLength(text) >= SHORTEST_PASSWORD,
  (label) => tooShort(label, SHORTEST_PASSWORD),
)
export const shortEnough: Rule = ofText(
  (text) => passwordLength(text) <= LONGEST_PASSWORD,
  (label) => MESSAGES.maxLength(label, LONGEST_PASSWORD),
)
export const phoneMessage = (label: string): string => `The ${label} is not a valid phone number.`
