import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/properties.ts'
import { parseJsonBody } from './json-body.ts'

const parse = (text: string) => parseJsonBody(Buffer.from(text))

describe('what is JSON is read as it is', () => {
  test.each([
    '{}',
    '[]',
    '"a:b{[\\"}"',
    '{"a":{"b":[1,"x:y",{"c":null}]}}',
    '{"a\\"b":1,"a":2}',
    '1',
    'null',
  ])('%s', (text) => expect(parse(text)).toEqual(JSON.parse(text)))
  test('any value that JSON can hold, and that nests no deeper than 20', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value)
        if (/"(?:__proto__|constructor|prototype)":/.test(text)) return
        expect(parse(text)).toEqual(JSON.parse(text))
      }),
    )
  })
  test('20 levels', () => {
    expect(parse(`${'['.repeat(20)}${']'.repeat(20)}`)).toBeInstanceOf(Array)
  })
})

describe('refused with 400', () => {
  test.each([
    ['an unfinished object', '{"a":1'],
    ['a trailing comma', '{"a":1,}'],
    ['single quotes', "{'a':1}"],
    ['NaN', '{"a":NaN}'],
    ['two values', '{}{}'],
    ['a byte order mark', '\ufeff{}'],
    ['a key twice', '{"a":1,"a":1}'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a key twice, deep inside', '{"x":[{"b":{"a":1,"c":2,"a":3}}]}'],
    ['__proto__', '{"__proto__":{"isPaid":true}}'],
    ['__proto__, escaped', '{"\\u005f_proto__":{"isPaid":true}}'],
    ['__proto__ inside a list', '{"x":[{"__proto__":1}]}'],
    ['constructor', '{"constructor":{"prototype":{"isPaid":true}}}'],
    ['21 levels', `${'['.repeat(21)}${']'.repeat(21)}`],
    ['100,000 levels', '['.repeat(100_000)],
    ['100,000 levels of objects', '{"a":'.repeat(100_000)],
  ])('%s', (_name, text) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({ statusCode: 400, event: 'malformed_request' }),
    )
  })
  test('bytes that are no UTF-8', () => {
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xc0, 0xaf, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
    ]) {
      expect(() => parseJsonBody(Buffer.from(bytes))).toThrow('UTF-8')
    }
  })
})
