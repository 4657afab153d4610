import Pdf from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { wordsOfPdf } from '../../../tests/support/pdf.ts'
import { drawPdf } from './draw-pdf.ts'

const LENGTH = 3_000
const NEWLINE = /[\n\r]/

const drawn = async (text: string): Promise<Buffer> =>
  Buffer.from(await drawPdf({ title: 'A sheet', parts: [{ tag: 'P', text }] }))

/** How many letters PDFKit measured. */
async function lettersMeasured(text: string): Promise<number> {
  const measure = vi.spyOn(Pdf.prototype, 'widthOfString')
  try {
    await drawn(text)
    return measure.mock.calls.reduce((sum, [measured]) => sum + String(measured).length, 0)
  } finally {
    measure.mockRestore()
  }
}

test.each([
  ['of letters', 'a'],
  ['of wide letters', 'W'],
  ['of letters that stand apart from one another', 'A'],
  ['of words with spaces that end no line', 'home\u00A0'],
  ['of marks that begin no line', '! '],
  ['of brackets after which no line ends', '( '],
  ['of spaces', ' '],
  ['of accents', '\u0301'],
  ['of emojis', '🏠'],
])('a text of nothing but a run %s is measured a few times at most', async (_what, unit) => {
  const text = `A house ${unit.repeat(LENGTH / unit.length)}`
  expect(await lettersMeasured(text)).toBeLessThan(4 * LENGTH)
})

test('a word longer than a page keeps all its letters', async () => {
  const word = Array.from({ length: 10_000 }, (_, n) => String.fromCodePoint(97 + ((n * n) % 26))).join('')
  expect(await wordsOfPdf(await drawn(`Ring ${word} now.\nOr later.`))).toBe(`Ring${word}now.Orlater.`)
})

test('its lines follow one another as those of a paragraph do', async () => {
  const pagesOf = async (text: string) => /\/Count (\d+)/.exec((await drawn(text)).toString('latin1'))?.[1]
  // 483 points of 11-point type, some 50 lines a page.
  expect(await pagesOf('a'.repeat(60 * 45))).toBe('1')
})

test('ordinary text is left to PDFKit, line by line', async () => {
  const text = vi.spyOn(Pdf.prototype, 'text')
  const paragraph = 'A quiet, well-kept house (built in 1930) near the river – at £425,000! '
    .repeat(20)
    .trim()
  await drawn(`${paragraph}\r\n\n${paragraph}`)
  const given = text.mock.calls.map(([words]) => words)
  text.mockRestore()
  expect(given).toEqual([paragraph, paragraph])
  expect(given.join('')).not.toMatch(NEWLINE)
})
