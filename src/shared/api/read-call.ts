import { isCleanLine } from '../values/clean-text.ts'
import { isObject } from '../values/is-object.ts'

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

/** For forms: a broken rule has a message for the user. */
export type ReadForm<T> = Read<T> | { readonly ok: 'refused'; readonly message: string }

export const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })

class Malformed extends Error {}

/** `missing` is the default. If `is` rejects the value, the body is refused with the message. */
export type FieldReader = <T>(
  name: string,
  is: (value: unknown) => value is T,
  message: string,
  missing?: unknown,
) => T

/** Stops at the first malformed field. */
export function readFields<T>(
  body: unknown,
  read: (field: FieldReader) => T,
  message = 'The request needs an object.',
): Read<T> {
  if (!isObject(body)) return refuse(message)
  try {
    const value = read((name, is, problem, missing) => {
      const given = body[name] ?? missing
      if (is(given)) return given
      throw new Malformed(problem)
    })
    return { ok: true, value }
  } catch (error) {
    if (error instanceof Malformed) return refuse(error.message)
    throw error
  }
}

/** The same for `{data: {…}}`. */
export const readData = <T>(
  body: unknown,
  read: (field: FieldReader) => T,
  message = 'The request needs an object called data.',
): Read<T> => readFields(isObject(body) ? body['data'] : undefined, read, message)

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isAnything = (_value: unknown): _value is unknown => true
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const NO_UUID = 'The uuid isn’t one of ours.'

/** Far longer than any real address line. */
export const LONGEST_LINE = 100
/** Royal Mail's delivery point number. */
export const UDPRN = /^\d{1,8}$/

export const isLine = (value: unknown): value is string => isCleanLine(value) && value.length <= LONGEST_LINE
