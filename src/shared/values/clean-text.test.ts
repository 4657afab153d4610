import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/growth.ts'
import { fc } from '../../../tests/support/properties.ts'
import { cleanLine, cleanText, isCleanLine, isCleanText, withoutInvisible } from './clean-text.ts'

test.each([
  ['é', true, true],
  ['', true, true],
  ['a\tb', true, true],
  ['a\r\nb', true, false],
  ['\u0000', false, false],
  ['\u0008', false, false],
  ['\u000b', false, false],
  ['\u001f', false, false],
  ['\u007f', false, false],
  ['\u0085', false, false],
  ['\ud83d', false, false],
  [null, false, false],
  [7, false, false],
])('%j is clean text: %s, a clean line: %s', (text, isText, isLine) => {
  expect(isCleanText(text)).toBe(isText)
  expect(isCleanLine(text)).toBe(isLine)
})

test('whatever is cleaned is clean, and what was clean stays as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isCleanText(cleanText(text))).toBe(true)
      expect(isCleanLine(cleanLine(text))).toBe(true)
      if (isCleanText(text)) expect(cleanText(text)).toBe(withoutInvisible(text))
      if (isCleanLine(text)) expect(cleanLine(text)).toBe(withoutInvisible(text))
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
  )
})

test('a word processor’s line break in a pasted text becomes a space, its paragraphs stay', () => {
  expect(cleanText('Two bedrooms\u000band a garden.\r\n\r\nNear the park.')).toBe(
    'Two bedrooms and a garden.\r\n\r\nNear the park.',
  )
})

describe('what cannot be seen is removed', () => {
  test.each([
    ['a home \u202egninrub\u202c near you', 'a home gninrub near you'],
    ['\u2067text\u2069', 'text'],
    ['ca\u200bsh on\u2060ly', 'cash only'],
    ['\ufeff17\u200f', '17'],
    ['so\u00adfa', 'sofa'],
    ['a\u200db', 'ab'],
    ['a\u{e0041}b', 'ab'],
  ])('%j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept)
    expect(cleanText(typed)).toBe(kept)
  })

  test.each(['👨‍👩‍👧', '👩🏽‍🌾', '❤️‍🔥', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Zoë', 'नमस्ते', 'مرحبا'])('%s stays as it is', (text) => {
    expect(cleanLine(text)).toBe(text)
  })
})

describe('tags of flags', () => {
  test.each([
    ['🏴', '🏴'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}\u{e0067}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['🏴a\u{e0067}', '🏴a'],
    ['🏴\u200b\u{e0067}', '🏴'],
    ['🏴\u{e0067}🏴\u{e0067}', '🏴\u{e0067}🏴\u{e0067}'],
  ])('%j', (typed, kept) => expect(withoutInvisible(typed)).toBe(kept))

  test.each(['', '🏴'])('behind %j each of many is looked at once', (before) =>
    expectLinear((size) => withoutInvisible(before + '\u{e0067}'.repeat(size)), 5_000),
  )
})
