import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { fc } from '../../../../tests/support/properties.ts'
import { processorMs } from '../../../../tests/support/time-taken.ts'
import { commonPasswords, passwordProblem, readCommonPasswords } from './common-passwords.ts'

const isCommon = readCommonPasswords()

describe('a password that is guessed first', () => {
  // biome-ignore format: a table
  test.each([
    'password', 'Password1', 'PASSWORD', 'passw0rd', 'p@ssw0rd', 'P@55w0rd!', 'password123', 'password2026!', '123password', '!!password!!', 'passwordpassword',
    'iloveyou', 'iloveyou2', 'ILoveYou!', 'sunshine99', 'liverpool1', 'Liverp00l', 'chelsea1905', 'manchester', 'football', 'arsenal14', 'michael1987', 'charlotte2',
    'jessica1', 'princess12', 'trustno1', 'letmein123', 'welcome1', 'changeme1', 'qwerty123', 'qwertyuiop', '1q2w3e4r', 'q1w2e3r4', 'zaq12wsx', 'asdfghjkl', 'zxcvbnm1',
    '12345678', '123456789', '87654321', '11111111', '00000000', '12341234', 'abcabcabc', 'abababab', 'aaaaaaaa', 'qwer1234', 'abcd1234', '1234qwer', '19870413', '13041987',
    '13/04/1987', '1987-04-13', 'gatepost', 'Gatepost1', 'gatepost2026', 'landlord', 'landlord1', 'property1', 'bluesky1', 'harrypotter', 'starwars77', 'blackcat', 'teddybear',
    'bluemonkey', 'greenapples', 'summer2026', 'Summer2026!', 'december', 'london2012', 'england66', 'correcthorsebatterystaple',
  ])('%s', (password) => {
    expect(isCommon(password)).toBe(true)
  })
})

describe('a password that is not', () => {
  // biome-ignore format: a table
  test.each([
    'umbrella kettle orbit', 'correct horse battery staple 9', 'x7!kQ2pZ', 'tuvalu-glockenspiel', 'Blunt.Trowel.Sofa', '🏡 a house on a hill 🏡', 'wispa&crumpets', 'd8Kp2mQx',
    'nine lazy otters hum', 'Zugspitze2962', 'ÆØÅ-skærgård', '4 candles or fork handles',
  ])('%s', (password) => {
    expect(isCommon(password)).toBe(false)
  })
  test('whatever is random and long', () => {
    fc.assert(
      fc.property(fc.uuid(), (text) => !isCommon(text)),
      { numRuns: 500 },
    )
  })
})

test('every password of eight characters or more on the list', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 8)
  expect(long.length).toBeGreaterThan(17_000)
  expect(long.filter((password) => !isCommon(password))).toEqual([])
})

test('whatever stands before and behind a word of the list, it is common', () => {
  const around = fc.string({ unit: fc.constantFrom(...'0123456789!?.-_#'.split('')), maxLength: 6 })
  fc.assert(
    fc.property(around, around, (before, behind) =>
      commonPasswords(['umbrella'])(`${before}Umbrella${behind}`),
    ),
  )
})

test('a long password is looked at in no time', async () => {
  const long = ['a'.repeat(128), 'ab'.repeat(64), `${'a'.repeat(127)}b`, '1'.repeat(127), 'qwerty'.repeat(21)]
  expect(await processorMs(() => long.map((text) => isCommon(text)))).toBeLessThan(50)
})

test.each([
  ['', 'The Password field is required.'],
  ['ab cd ', 'The Password field must be at least 8 characters.'],
  ['🏡🌳🚪🪟', 'The Password field must be at least 8 characters.'],
  ['a1 '.repeat(43), 'The Password field may not be greater than 128 characters.'],
])('%j: %s', (password, problem) => {
  expect(passwordProblem(isCommon, password)).toBe(problem)
})
