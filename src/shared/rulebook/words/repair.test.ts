import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

test.each([
  ['n o  d s s', 'no dss'],
  ['N.O. P.E.T.S', 'no pets'],
  ['n o   p u p z', 'no pups'],
  ['h u r r y  w h i l e  i t  i s  h e r e', 'hurry while it is here'],
  ['T H E B E S T V I E W', 'the best view'],
  ['key s a f e  n u m b e r 3 3 1 9', 'key safe number 3319'],
  ['k i d s r not for us', 'kids are not for us'],
  ['N - O  D - S - S', 'no dss'],
  ['no d  s s', 'no dss'],
  ['n  o p e t s', 'no pets'],
  ['Rated A - B - C  - D', 'rated a , b , c , d'],
  ['bands A B C  D E F G', 'bands a b c d e f g'],
  ['Council tax B, EPC C', 'council tax b , epc c'],
  ['bands A B C D E F G', 'bands a b c d e f g'],
])('%s is read as %s', (typed, words) => {
  expect(readPage(typed).page.words.trim().replace(/ \.$/, '')).toBe(words)
})

test('words that are spelled by letters are marked together', () => {
  const { page } = readPage('We want n o  d s s')
  const at = page.words.indexOf('dss')
  expect([page.startOf(at), page.endOf(at + 'dss'.length)]).toEqual([8, 18])
})
