import { expect, test } from 'vitest'
import { keysOfFound, keysOfTyped } from './home-keys.ts'

test('a key of whatever somebody types is never longer than a row takes, and is the same however it is typed', () => {
  const long = (word: string) => Array.from({ length: 12 }, (_, index) => `${word}${index}`).join(' ')
  const typed = {
    postcode: 'YO1 7AA',
    doorNumber: '1',
    buildingName: '\ufdfa'.repeat(100),
    streetName: '\ufdfa '.repeat(50),
  }
  const [key = ''] = keysOfTyped(typed)
  expect(Buffer.byteLength(key)).toBeLessThanOrEqual(900)
  expect(keysOfTyped({ ...typed, streetName: typed.streetName.trim() })).toEqual([key])
  expect(keysOfTyped({ ...typed, doorNumber: '2' })).not.toEqual([key])
  const found = {
    ...typed,
    udprn: '1',
    uprn: null,
    summaryline: '',
    subbuildingname: '',
    buildingname: typed.buildingName,
    number: '1',
    street: typed.streetName,
    town: '',
  }
  expect(keysOfFound('1', [found])).toContain(key)
  expect(keysOfTyped({ ...typed, buildingName: long('a'), streetName: 'Mill Lane' })[0]).not.toContain('#')
})
