import { describe, expect, test } from 'vitest'
import { aPhoto, photos } from '../../../tests/support/photos.ts'
import { fc } from '../../../tests/support/properties.ts'
import { anyAnswerTo } from '../../../tests/support/random-answers.ts'
import { YES_NO } from '../advert/options.ts'
import { ADVERT_PAGE } from '../advert/page.ts'
import { type Block, fieldsIn } from './block.ts'
import { checkboxes, numbers, radios } from './choice-fields.ts'
import { day } from './day-field.ts'
import { money, paragraphs, tick, typed, wholeNumber } from './field.ts'
import { fitsShape } from './shape.ts'

const CODES = [
  { id: 1, label: 'One' },
  { id: 0, label: 'Nought' },
  { id: 4, label: 'Four' },
] as const

interface Sample {
  text: string
  paragraphs: string
  date: string
  money: number
  number: number
  numbers: number
  radios: 0 | 1 | 4
  unoffered: 'a' | 'b'
  yesNo: boolean
  checkboxes: readonly (0 | 1 | 4)[]
  tick: boolean
  photos: readonly unknown[]
}

const sample: Block<Sample> = {
  name: 'sample',
  title: 'A field of each kind',
  fields: {
    text: typed('text', 'Text'),
    paragraphs: paragraphs('Paragraphs'),
    date: day('Date', 3),
    money: money('Money', { min: 1, max: 999, usual: { min: 1, max: 999, what: 'amounts are' } }),
    number: wholeNumber('Number', { min: 1, max: 20 }),
    numbers: numbers('Numbers', { min: 1, max: 999, unit: ['year', 'years'] }),
    radios: radios('Radios', CODES),
    unoffered: radios<Sample, Sample['unoffered']>('Radios', [{ id: 'a', label: 'A' }], { unoffered: ['b'] }),
    yesNo: radios('Yes or no', YES_NO),
    checkboxes: checkboxes('Checkboxes', CODES),
    tick: tick('Tick'),
    photos: { kind: 'photos', label: 'Photos', question: 'Photos', rules: [], max: 20, plans: 3 },
  },
}
const fields = Object.fromEntries(fieldsIn(sample as unknown as Block))

const fits = (kind: string, value: unknown): boolean => {
  const field = fields[kind]
  if (!field) throw new Error(`There is no ${kind}.`)
  return fitsShape(field, value)
}

describe.each(Object.keys(fields))('a field of the kind %s', (kind) => {
  test('may be unanswered', () => {
    expect([fits(kind, null), fits(kind, '')]).toEqual([true, true])
  })

  test.each([
    [{}],
    [{ value: 1 }],
    [undefined],
    [() => 1],
    [Symbol.iterator],
    [10n],
    [[[]]],
    [[null]],
    [NaN],
    [Infinity],
  ])('holds no %o', (value) => {
    expect(fits(kind, value)).toBe(false)
  })
})

describe('a field holds what is of its kind, right or wrong', () => {
  test.each<[string, unknown]>([
    ['text', 'Mill Lane'],
    ['text', 'x'.repeat(20_000)],
    ['paragraphs', 'One\r\n\ttwo'],
    ['paragraphs', '🏠 é \u00df'],
    ['date', '2026-11-20'],
    ['money', 0],
    ['money', 0.01],
    ['money', 1_250.5],
    ['money', 9_999_999_999],
    ['number', 0],
    ['number', 21],
    ['number', 9_999],
    ['numbers', 1],
    ['numbers', 999],
    ['radios', 1],
    ['radios', 0],
    ['unoffered', 'a'],
    ['unoffered', 'b'],
    ['yesNo', false],
    ['checkboxes', []],
    ['checkboxes', [4, 1, 0]],
    ['tick', true],
    ['tick', false],
    ['photos', []],
    ['photos', [aPhoto()]],
    ['photos', photos(20)],
  ])('%s: %j', (kind, value) => {
    expect(fits(kind, value)).toBe(true)
  })
})

describe('and nothing else', () => {
  test.each<[string, unknown]>([
    ['text', 1],
    ['text', true],
    ['text', ['Mill Lane']],
    ['text', 'x'.repeat(20_001)],
    ['text', 'a\u0000b'],
    ['text', 'a\u001bb'],
    ['text', 'a\u007fb'],
    ['text', 'a\ud800b'],
    ['text', '\udc00'],
    ['paragraphs', 'a\u000bb'],
    ['date', 'tomorrow'],
    ['date', 'infinity'],
    ['date', '2026-02-30'],
    ['date', '2026-1-1'],
    ['date', 20261120],
    ['money', '1'],
    ['money', '950'],
    ['money', true],
    ['money', -1],
    ['money', -0.01],
    ['money', 0.001],
    ['money', 1e-9],
    ['money', 950.005],
    ['money', 10_000_000_000],
    ['money', 2 ** 53 + 1],
    ['money', Number('1e309')],
    ['number', '1'],
    ['number', true],
    ['number', -1],
    ['number', 1.5],
    ['number', 1e-9],
    ['number', 10_000],
    ['number', 2 ** 53 + 1],
    ['numbers', 0],
    ['numbers', 1_000],
    ['numbers', '1'],
    ['numbers', [1]],
    ['radios', '1'],
    ['radios', true],
    ['radios', false],
    ['radios', 2],
    ['radios', [1]],
    ['unoffered', 'c'],
    ['yesNo', 'true'],
    ['yesNo', 1],
    ['checkboxes', 1],
    ['checkboxes', [1, 1]],
    ['checkboxes', ['1']],
    ['checkboxes', [2]],
    ['checkboxes', [[1]]],
    ['tick', 'true'],
    ['tick', 1],
    ['photos', [{ id: 'a' }]],
    ['photos', [{ ...aPhoto(), url: 'http://169.254.169.254/' }]],
    ['photos', [{ ...aPhoto(), url: 'file:///etc/passwd' }]],
    ['photos', [{ ...aPhoto(), url: aPhoto(2).url }]],
    ['photos', [{ ...aPhoto(), id: '../../x' }]],
    ['photos', [{ ...aPhoto(), size: -1 }]],
    ['photos', [{ ...aPhoto(), size: '1' }]],
    ['photos', [{ ...aPhoto(), name: 'a\u0000b' }]],
    ['photos', [{ ...aPhoto(), name: 'x'.repeat(256) }]],
    ['photos', [{ ...aPhoto(), uid: 1 }]],
    ['photos', [{ ...aPhoto(), lastModified: 1.5 }]],
    ['photos', [aPhoto(), aPhoto()]],
    ['photos', photos(21)],
    ['photos', [null]],
    ['photos', [[]]],
    ['photos', {}],
    ['photos', 'a'],
  ])('%s: %j', (kind, value) => {
    expect(fits(kind, value)).toBe(false)
  })
})

test('every field of the advert holds whatever its kind can be answered with', () => {
  for (const [, field] of ADVERT_PAGE.flatMap(fieldsIn)) {
    fc.assert(
      fc.property(anyAnswerTo(field), (value) => fitsShape(field, value)),
      { numRuns: 50 },
    )
  }
})
