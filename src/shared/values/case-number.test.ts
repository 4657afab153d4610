import { expect, test } from 'vitest'
import { caseNumberOf, isCaseNumber, readCaseNumber } from './case-number.ts'

test('eight letters and digits are read out in two groups', () => {
  expect(caseNumberOf('7k2m9qxd')).toBe('C-7K2M-9QXD')
  expect(isCaseNumber('C-7K2M-9QXD')).toBe(true)
})

test.each(['C-7K2M-9QXD', 'c7k2m9qxd', '7K2M 9QXD', ' c-7k2m 9qxd ', 'C 7K2M–9QXD'])(
  '%j is read',
  (typed) => {
    expect(readCaseNumber(typed)).toBe('C-7K2M-9QXD')
  },
)

test('letters that are taken for digits are those digits', () => {
  expect(readCaseNumber('c-Oil2-9qxd')).toBe('C-0112-9QXD')
})

test('a number that begins with C keeps it', () => {
  expect(readCaseNumber('C7K2M9QX')).toBe('C-C7K2-M9QX')
})

test.each(['', 'C-7K2M-9QX', 'C-7K2M-9QXDD', 'C-7K2M-9QXU', 'D-7K2M-9QXD', "C-7K2M-9QX'"])(
  '%j is none',
  (typed) => {
    expect(readCaseNumber(typed)).toBeNull()
  },
)
