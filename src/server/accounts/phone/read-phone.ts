import {
  type FieldReader,
  NO_UUID,
  type Read,
  type ReadForm,
  readData,
  readFields,
} from '#shared/api/read-call.ts'
import { isCleanLine } from '#shared/values/clean-text.ts'
import { isUuid } from '#shared/values/uuid.ts'
import { LONGEST_PHONE_TEXT } from './check-phone.ts'
import type { CodeBy } from './send-advert-code.ts'
import { codeIn } from './verify-code.ts'

const NO_NUMBER = 'The request needs the field phone-number.'
const NO_TEXT = `The field phone-number must be a text of up to ${LONGEST_PHONE_TEXT} characters.`
const NO_TEXTS = 'The fields phone and dialCode must be texts.'
const NO_CODE = 'The field code must be a text.'

type Flag = '0' | '1' | 0 | 1 | boolean | 'true' | 'false'
const SET: ReadonlySet<unknown> = new Set<Flag>(['1', 1, true, 'true'])
const UNSET: ReadonlySet<unknown> = new Set<Flag>(['0', 0, false, 'false'])
const isFlag = (value: unknown): value is Flag => SET.has(value) || UNSET.has(value)
const isNumber = (value: unknown): value is string => isCleanLine(value) && value.length <= LONGEST_PHONE_TEXT
const mayBeCode = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** `check-if-unique` is answered as unique: only confirming it by a code (`/verify-code`) shows that a number is taken. */
export const readPhoneCheck = (
  body: unknown,
): Read<{ readonly text: string; readonly onlyMobile: boolean }> =>
  readFields(
    body,
    (field) => {
      const flag = (name: string): boolean =>
        SET.has(field(name, isFlag, `The field ${name} must be 1 or 0.`, '0'))
      const text = field('phone-number', isNumber, NO_TEXT)
      flag('check-if-unique')
      return { text, onlyMobile: flag('only-mobile') }
    },
    NO_NUMBER,
  )

export const readNumber = (body: unknown): Read<{ readonly phone: string; readonly dialCode: string }> =>
  readFields(body, (field) => ({
    phone: field('phone', isCleanLine, NO_TEXTS, ''),
    dialCode: field('dialCode', isCleanLine, NO_TEXTS, ''),
  }))

const isWay = (value: unknown): value is CodeBy => value === 'text' || value === 'call'

export const readCodeWanted = (body: unknown): Read<{ readonly uuid: string; readonly by: CodeBy }> =>
  readData(body, (field) => ({
    uuid: field('uuid', isUuid, NO_UUID),
    by: field('by', isWay, 'The field by must be text or call.'),
  }))

export const readCode = (body: unknown): ReadForm<string> => codeFrom(readFields(body, readCodeField))

export const readAdvertCode = (body: unknown): ReadForm<string> => codeFrom(readData(body, readCodeField))

const readCodeField = (field: FieldReader) => codeIn(field('code', mayBeCode, NO_CODE, ''))

function codeFrom(read: Read<string | null>): ReadForm<string> {
  if (!read.ok) return read
  return read.value === null ? { ok: 'refused', message: NOT_FOUR_DIGITS } : { ok: true, value: read.value }
}

const NOT_FOUR_DIGITS = 'The Verification Code must be the four digits that we sent.'
