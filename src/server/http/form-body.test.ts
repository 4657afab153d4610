import { expect, test } from 'vitest'
import { parseFormBody } from './form-body.ts'

const parse = (text: string) => parseFormBody(Buffer.from(text))

test.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a', { a: '' }],
  ['phone-number=%2B44+7700&only-mobile=1&', { 'phone-number': '+44 7700', 'only-mobile': '1' }],
  ['a=%C3%A9=%26', { a: 'é=&' }],
])('%s', (text, fields) => {
  expect(parse(text)).toEqual(fields)
})

test.each([
  ['a field twice', 'a=1&a=2'],
  ['a field twice, once encoded', 'a=1&%61=2'],
  ['a list in brackets', 'a[]=1'],
  ['a path in brackets', 'a[b]=1'],
  ['__proto__', '__proto__=1'],
  ['a percent sign that encodes nothing', 'a=100%'],
  ['bytes that are no UTF-8', 'a=%ff'],
  ['no name', '=1'],
  ['101 fields', Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&')],
])('%s is refused with 400', (_name, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ statusCode: 400 }))
})
