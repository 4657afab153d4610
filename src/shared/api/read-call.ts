import { isCleanLine } from '../values/clean-text.ts'

/** What was read of a call's body, or why it is refused, for the caller. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

export const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })

/** Of a part of an address, far beyond any real one. */
export const LONGEST_LINE = 100
/** Royal Mail's number of a delivery point. */
export const UDPRN = /^\d{1,8}$/

export const isLine = (value: unknown): value is string => isCleanLine(value) && value.length <= LONGEST_LINE
