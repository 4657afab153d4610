import { dictionary } from '@zxcvbn-ts/language-common'
import { normalisePassword } from '#shared/account/new-password.ts'
import { choosePassword } from '#shared/account/passwords.ts'
import { PRODUCT } from '#shared/product.ts'
import { problemIn } from './problem-in.ts'

/** Whether a password is one that is tried first. */
export type CommonPasswords = (password: string) => boolean

/** What somebody would try who guesses at this site, and what a comic made famous (xkcd.com/936). */
const CONTEXT = [
  PRODUCT.name.toLowerCase(),
  'advert',
  'property',
  'landlord',
  'letting',
  'correcthorsebatterystaple',
]
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
]
const ROW_PIECE = 4
/** Digits and signs that stand for letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'l', '+': 't',
} // biome-ignore format: a table

/** By the list of about 49,000 that zxcvbn-ts carries (github.com/zxcvbn-ts/zxcvbn), the commonest of many leaks. */
export const readCommonPasswords = (): CommonPasswords => commonPasswords(dictionary['passwords-common'])

/**
 * A word of the list is common with whatever digits and signs stand before or behind it, in any case, with digits for
 * letters, and twice or two of them together; and so is what is made of rows of keys, of one group again and again, or of digits that
 * could be a date.
 */
export function commonPasswords(list: readonly string[]): CommonPasswords {
  const known = new Set([...list.map((word) => word.toLowerCase()), ...CONTEXT])
  const isKnown = (word: string): boolean => known.has(word) || isTwoOf(known, word)
  return (password) => {
    const plain = password.toLowerCase()
    const letters = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    const spelt = unmasked(plain).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    const core = unmasked(letters)
    return (
      [plain, letters, spelt, core].some((word) => word !== '' && isKnown(word)) ||
      isRepeated(plain) ||
      isOfRows(plain) ||
      isDate(plain)
    )
  }
}

const unmasked = (text: string): string => Array.from(text, (sign) => LOOKS_LIKE[sign] ?? sign).join('')

/** Two known words of four letters or more in a row. */
function isTwoOf(known: ReadonlySet<string>, word: string): boolean {
  for (let cut = 4; cut <= word.length - 4; cut++) {
    if (known.has(word.slice(0, cut)) && known.has(word.slice(cut))) return true
  }
  return false
}

/** 'aaaaaaaa', 'abcabcabc', '12341234'. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/u.test(text)

/** 'qwertyuiop', '87654321', 'qwer1234', 'asdfghjk'. */
function isOfRows(text: string): boolean {
  const rows = [...ROWS, ...ROWS.map((row) => row.split('').toReversed().join(''))]
  let rest = text
  while (rest.length >= ROW_PIECE) {
    const row = rows.map((keys) => shared(keys, rest)).reduce((most, length) => Math.max(most, length), 0)
    if (row < ROW_PIECE) return false
    rest = rest.slice(row)
  }
  return true
}

/** How many of the first signs stand in this row in this order. */
function shared(row: string, text: string): number {
  for (let length = text.length; length >= ROW_PIECE; length--)
    if (row.includes(text.slice(0, length))) return length
  return 0
}

/** Eight digits and their separators that are a day between 1920 and 2039, in any order. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-/. ]/g, '')
  return /^(?:(?:19[2-9]|20[0-3])\d(?:0\d|1[0-2])[0-3]\d|[0-3]\d[0-3]\d(?:19[2-9]|20[0-3])\d)$/.test(digits)
}

/** What is wrong with a new password, for whoever chose it; null where nothing is. */
export function passwordProblem(isCommon: CommonPasswords, password: string): string | null {
  const problem = problemIn(choosePassword, { newPassword: password })
  if (problem !== null || !isCommon(normalisePassword(password))) return problem
  return 'This password is one of those that are guessed first. Please choose another: three words that do not belong together are a good one.'
}
