import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/growth.ts'
import { fold } from './fold.ts'
import { tokenise } from './tokens.ts'
import { findContacts } from './topics/contact.ts'

const wordsOf = (typed: string): string =>
  tokenise(fold(typed))
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['!!!', '. . .'],
  ['!!!a', '!!!a'],
  ['_!!a', '!!a'],
  ['no pets!!!', 'no pets . . .'],
  ["!a'!_!", "!a' . ."],
  ["'quiet'", "quiet'"],
  ['£900+', '£900 +'],
  ['1,111,111', '1111111'],
  ['1,11,111', '1 , 11111'],
])('%j: %j', (typed, words) => expect(wordsOf(typed)).toBe(words))

describe('no sign is looked at again for each of the others', () => {
  test.each(['!', '^', "'", '_!', '!_', '*', '£', '|', '+', 'a!', "'!", ',111', '1,11,', '111,', '.1', 'a.'])(
    '%s',
    async (piece) => {
      for (const end of ['', 'a', '1', ','])
        await expectLinear((size) => tokenise(fold(piece.repeat(size) + end)), 4_000)
    },
  )
  test.each(['ig.', 'tg-', 'ig ', 'insta ', 'find ', 'www.', 'a.co '])('%s, as a name elsewhere', (piece) =>
    expectLinear((size) => findContacts(fold(piece.repeat(size))), 2_000),
  )
  test.each(['1', '0', '1/', '1-', 'one '])('%s, as a number', (piece) =>
    expectLinear((size) => findContacts(fold(piece.repeat(size))), 4_000),
  )
})
