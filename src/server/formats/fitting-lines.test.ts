import { expect, test } from 'vitest'
import { fittingLines } from './fitting-lines.ts'

const ofTen = (text: string): readonly string[] => fittingLines(text, 10, () => 1).split('\n')

test('a word longer than a line begins one of its own, and other words go on after it', () => {
  expect(ofTen('Ring abcdefghijklmnopqrstuvwxyz now')).toEqual([
    'Ring ',
    'abcdefghij',
    'klmnopqrst',
    'uvwxyz now',
  ])
})

test('text whose words all fit stays as it is', () => {
  const text = 'A house of ten rooms, which is a long, long text. '.repeat(3)
  expect(ofTen(text)).toEqual([text])
})

test('what nobody else may break is broken at blanks and hyphens first', () => {
  expect(ofTen('one! ! ! ! ! ! !')).toEqual(['one! ! ! ', '! ! ! !'])
  expect(ofTen('seventy-two-thousand')).toEqual(['seventy-', 'two-', 'thousand'])
})

test('a sign wider than a line has a line of its own, and no sign is cut in half', () => {
  expect(fittingLines('🏠🏠🏠', 10, () => 12)).toBe('🏠\n🏠\n🏠')
})

test('signs without width fill lines as well', () => {
  expect(fittingLines('\u0301'.repeat(25), 10, () => 0).split('\n')).toHaveLength(3)
})
