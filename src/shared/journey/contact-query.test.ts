import { expect, test } from 'vitest'
import { readContactQuery } from './contact-query.ts'
import { paths } from './paths.ts'

test('what the link says is filled in', () => {
  expect(paths.contact()).toBe('/contact')
  expect(paths.contact('other')).toBe('/contact?topic=other')
  const link = paths.contact('advert', '3H5K 7M9P')
  expect(link).toBe('/contact?topic=advert&about=3H5K%207M9P')
  const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]))
  expect(readContactQuery(query)).toEqual({ topic: 'advert', about: '3H5K 7M9P' })
})

test.each([
  [{}, { topic: '', about: '' }],
  [
    { topic: 'nothing', about: ['a', 'b'] },
    { topic: '', about: '' },
  ],
  [
    { topic: ['advert'], about: 'x'.repeat(300) },
    { topic: '', about: 'x'.repeat(100) },
  ],
])('of %o what can be read', (query, expected) => {
  expect(readContactQuery(query)).toEqual(expected)
})
