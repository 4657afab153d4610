import { expect, test } from 'vitest'
import { homesPath, readHomesQuery } from './agency-query.ts'

test('a text that is cut within a character can still be asked for by its link', () => {
  const query = readHomesQuery({ text: `${'a'.repeat(99)}😀`, page: '2' })
  expect(homesPath(query)).toBe(`/agency?text=${'a'.repeat(99)}%EF%BF%BD&page=2`)
})

test.each([
  [{ text: ' Mill Lane ', state: 'wrong' }, '/agency?text=Mill%20Lane&state=wrong'],
  [{ branch: 'North', page: '3' }, '/agency?branch=North&page=3'],
  [{ text: ['a'], state: 'none', page: '-1' }, '/agency'],
])('of %j is read what its link has', (asked, path) => {
  expect(homesPath(readHomesQuery(asked))).toBe(path)
})
