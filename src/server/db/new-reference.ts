import { randomInt } from 'node:crypto'

/** Without letters that look like digits or like each other, since people read them out and type them. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 8

export const newReference = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
