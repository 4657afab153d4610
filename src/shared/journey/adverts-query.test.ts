import { expect, test } from 'vitest'
import { advertsPath, readAdvertsQuery } from './adverts-query.ts'

test.each([
  [{}, { type: null, place: '', page: 1 }, '/adverts'],
  [
    { type: 'let', place: ' York ', page: '2' },
    { type: 'let', place: 'York', page: 2 },
    '/adverts?type=let&place=York&page=2',
  ],
  [{ type: 'rent', page: '0' }, { type: null, place: '', page: 1 }, '/adverts'],
  [{ type: ['sell', 'let'], place: ['a', 'b'], page: '-1' }, { type: null, place: '', page: 1 }, '/adverts'],
  [
    { place: 'a&b=c#d', page: '999' },
    { type: null, place: 'a&b=c#d', page: 500 },
    '/adverts?place=a%26b%3Dc%23d&page=500',
  ],
  [{ place: '\ud800x\u0000' }, { type: null, place: '\ufffdx', page: 1 }, '/adverts?place=%EF%BF%BDx'],
])('%j is read, and has one address', (query, read, path) => {
  expect(readAdvertsQuery(query)).toEqual(read)
  expect(advertsPath(readAdvertsQuery(query))).toBe(path)
})

test('a place longer than any is cut', () => {
  expect(readAdvertsQuery({ place: 'x'.repeat(5_000) }).place).toHaveLength(100)
})
