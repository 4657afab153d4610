import { expect, test } from 'vitest'
import { referenceOf } from './listing-reference.ts'

test('an id is read out in capitals, in two groups of four', () => {
  expect(referenceOf('k7mn2p9x')).toBe('K7MN 2P9X')
})
