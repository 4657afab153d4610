import { describe, expect, test } from 'vitest'
import { checkPhone } from './check-phone.ts'

const live = { smsIsSandboxed: false }
const sandbox = { smsIsSandboxed: true }

describe('mobiles', () => {
  test.each([
    ['07400 123456', true, 'is a mobile'],
    ['07911 123456', false, 'is Guernsey’s'],
    ['07781 123456', false, 'is Guernsey’s'],
    ['07797 712345', false, 'is Jersey’s'],
    ['07624 123456', false, 'is the Isle of Man’s'],
    ['07012 345678', false, 'is a personal number'],
    ['07612 345678', false, 'is a pager'],
    ['020 7946 0958', false, 'is a landline'],
    ['0800 123 4567', false, 'is free to call'],
    ['0900 123 4567', false, 'costs extra'],
    ['05600 123456', false, 'is an internet telephone'],
    ['+1 900 555 0100', false, 'is not of the United Kingdom'],
    ['+33 6 12 34 56 78', false, 'is not of the United Kingdom'],
    ['07400 12345', false, 'is too short'],
    ['07400 1234567', false, 'is too long'],
    ['', false, 'is nothing'],
    ['null', false, 'is a word'],
    ['call 07400 123456 please', false, 'is a sentence'],
    ['07400 123456, 07400 123457', false, 'is two numbers'],
  ])('%s: %s, it %s', (text, valid, _kind) => {
    expect(checkPhone(live, text, true).valid).toBe(valid)
  })
})

test.each(['020 7946 0958', '07012 345678', '07911 123456', '0800 123 4567'])(
  '%s is a number all the same where it need not be a mobile',
  (text) => expect(checkPhone(live, text, false).valid).toBe(true),
)

test.each(['999', '+33 6 12 34 56 78', 'x', '07612 34567'])(
  '%s is no number of the United Kingdom at all',
  (text) => {
    expect(checkPhone(live, text, false).valid).toBe(false)
  },
)

test('the drama numbers count as mobiles while text messages are the sandbox, and only then', () => {
  for (const number of ['07700 900000', '07700900123', '+44 7700 900999']) {
    expect(checkPhone(sandbox, number, true).valid).toBe(true)
    expect(checkPhone(live, number, true).valid).toBe(false)
  }
  expect(checkPhone(sandbox, '07700 901000', true).valid).toBe(checkPhone(live, '07700 901000', true).valid)
})

test('every spelling of a number is that one number', () => {
  const spellings = [
    '07400123456',
    '07400 123 456',
    '(07400) 123456',
    '07400-123-456',
    '07400.123.456',
    '+447400123456',
    '+44 (0)7400 123456',
    '+4407400123456',
    '0044 7400 123456',
    '447400123456',
    '٠٧٤٠٠١٢٣٤٥٦',
    '０７４００１２３４５６',
    '07400\u00a0123\u200b456',
    '07400 123456 ext. 1',
    '07400123456;ext=1',
    '\u202a+44 7400 123456\u202c',
  ]
  expect(new Set(spellings.map((text) => checkPhone(live, text, true).number))).toEqual(
    new Set(['+447400123456']),
  )
  expect(spellings.every((text) => checkPhone(live, text, true).valid)).toBe(true)
})
