import { dictionary } from '@zxcvbn-ts/language-common'
import { normalisePassword } from '#shared/account/new-password.ts'
import { choosePassword } from '#shared/account/passwords.ts'
import { PRODUCT } from '#shared/product.ts'
import { problemIn } from './problem-in.ts'

export type CommonPasswords = (password: string) => boolean

/** What people try against this site, and a comic's example (xkcd.com/936). */
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
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'l', '+': 't',
} // biome-ignore format: a table

let read: CommonPasswords | null = null

/** About 49,000 leaked passwords, from zxcvbn-ts (github.com/zxcvbn-ts/zxcvbn), which are read once. */
export function readCommonPasswords(): CommonPasswords {
  read ??= commonPasswords(dictionary['passwords-common'])
  return read
}

/** Also catches listed words in pairs, with digits for letters or signs around them; rows of keys; repetition; dates. */
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

/** Two known words in a row, each of four letters or more. */
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

/** How many of the text's first characters follow this row in order. */
function shared(row: string, text: string): number {
  for (let length = text.length; length >= ROW_PIECE; length--)
    if (row.includes(text.slice(0, length))) return length
  return 0
}

/** Eight digits that make a day from 1920 to 2039 in any order, with or without separators. */
function isDate(text: string): boolean {
  const digits = text.replace(/[-/. ]/g, '')
  return /^(?:(?:19[2-9]|20[0-3])\d(?:0\d|1[0-2])[0-3]\d|[0-3]\d[0-3]\d(?:19[2-9]|20[0-3])\d)$/.test(digits)
}

export function passwordProblem(isCommon: CommonPasswords, password: string): string | null {
  const problem = problemIn(choosePassword, { newPassword: password })
  if (problem !== null || !isCommon(normalisePassword(password))) return problem
  return 'This password is easy to guess. Choose another: three words that don’t belong together make a good one.'
}
