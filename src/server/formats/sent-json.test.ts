import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/growth.ts'
import { readSentJson } from './sent-json.ts'

const read = (text: string) => readSentJson(Buffer.from(text))

test.each(['{"a":"[[[[[[[[[[[[[[[[[[[[[[[["}', '"\\\\\\""', '{"a\\"{":[{"b":"\\\\"}]}'])('%s', (text) =>
  expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown }),
)

test.each([
  ['[', 'The body nests deeper than 20 levels.'],
  ['{"a":', 'The body nests deeper than 20 levels.'],
  ['"', 'The body is not valid JSON.'],
  ['"\\"', 'The body is not valid JSON.'],
])('%s again and again', (piece, message) =>
  expect(read(piece.repeat(1_001))).toEqual({ ok: false, message }),
)

test.each(['\\"', '"\\"', '\\'])('a text of %j that never ends is read through once', (piece) =>
  expectLinear((size) => read(`"${piece.repeat(size)}`), 20_000),
)
