import { expect, test } from 'vitest'
import { day } from '#shared/form/day-field.ts'
import { readControls } from './controls.ts'

test.each([
  ['asks for the past', { past: true }, 0, '2026-11-05'],
  ['takes what is to come', {}, 3, '2027-11-05'],
  ['takes both', { past: true }, 12, '2027-11-05'],
])('a day without its year, where the field %s', (_what, asked, months, read) => {
  const control = { value: '5 nov' } as HTMLInputElement
  expect(readControls([control], day('Day', months, asked), '2026-11-30')).toBe(read)
})
