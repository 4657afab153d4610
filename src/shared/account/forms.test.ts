import { describe, expect, test } from 'vitest'
import { type Block, fieldsIn } from '../form/block.ts'
import { walk } from '../form/walk.ts'
import { choosePassword, forgottenPassword } from './passwords.ts'
import { asksForNumber, editNumber, enterCode } from './phone-verification.ts'
import { agentRegister, register } from './register.ts'
import { agentSignIn, signIn } from './sign-in.ts'

/** The errors by field; every phone check returns `isPhone`. */
function errorsOf(block: Block, answers: Record<string, unknown>, isPhone = true): Record<string, string> {
  const [walked] = walk([block], {
    context: { appType: 'sell', addressType: 'standard' },
    answers,
    today: '2026-11-21',
    remote: () => isPhone,
  })
  return Object.fromEntries(
    (walked?.fields ?? []).flatMap(({ name, error }) => (error === null ? [] : [[name, error]])),
  )
}

const SOMEBODY = {
  title: 4,
  firstName: 'Zoë Anne',
  lastName: 'O’Brien-Smith',
  email: ' alex@example.org ',
  mobile: '07700 900123',
  termsConditions: true,
}

test('whoever answers everything may register, as an owner or as an agent', () => {
  expect(errorsOf(register, SOMEBODY)).toEqual({})
  expect(errorsOf(agentRegister, { ...SOMEBODY, agencyName: 'Mill & Lane' })).toEqual({})
})

describe('every message of section 5', () => {
  test.each<[string, Block, Record<string, unknown>, Record<string, string>]>([
    ['nothing to register with', register, {}, {
      title: 'The Title field is required.',
      firstName: 'The First Name field is required.',
      lastName: 'The Last Name field is required.',
      email: 'The Email field is required.',
      mobile: 'The Mobile field is required.',
      termsConditions: 'The Terms & Conditions field is required.',
    }],
    ['the placeholder of the titles', register, { ...SOMEBODY, title: null }, { title: 'The Title field is required.' }],
    ['a star in a name', register, { ...SOMEBODY, firstName: 'A*B' }, {
      firstName: 'The First Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.',
    }],
    ['signs in a name', register, { ...SOMEBODY, lastName: 'Smith!' }, {
      lastName: 'The Last Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.',
    }],
    ['no email', register, { ...SOMEBODY, email: 'alex@' }, { email: 'The Email field must be a valid email.' }],
    ['terms that are not accepted', register, { ...SOMEBODY, termsConditions: false }, {
      termsConditions: 'The Terms & Conditions field is required.',
    }],
    ['an agency without a name', agentRegister, SOMEBODY, { agencyName: 'The Agency Name field is required.' }],
    ['an agency of a very long name', agentRegister, { ...SOMEBODY, agencyName: 'x'.repeat(101) }, {
      agencyName: 'The Agency Name field may not be greater than 100 characters.',
    }],
    ['nothing to sign in with', signIn, {}, {
      email: 'The Email field is required.',
      password: 'The Password field is required.',
    }],
    ['no email to sign in with', signIn, { email: 'alex', password: 'x' }, { email: 'The Email field must be a valid email.' }],
    ['the server checks an agent', agentSignIn, {}, {}],
    ['a forgotten password', forgottenPassword, {}, { email: 'The Email field is required.' }],
    ['a forgotten password of nobody', forgottenPassword, { email: 'a b' }, { email: 'The Email field must be a valid email.' }],
    ['no new password', choosePassword, {}, { newPassword: 'The Password field is required.' }],
    ['a short password', choosePassword, { newPassword: '1234567' }, {
      newPassword: 'The Password field must be at least 8 characters.',
    }],
    ['a long password', choosePassword, { newPassword: 'x'.repeat(129) }, {
      newPassword: 'The Password field may not be greater than 128 characters.',
    }],
    ['no number', editNumber, {}, { confirmMobileNumber: 'The Mobile Number field is required.' }],
    ['no code', enterCode, {}, { verificationCode: 'The Verification Code field is required.' }],
    ['letters in a code', enterCode, { verificationCode: '12a4' }, {
      verificationCode: 'The Verification Code field may only contain numeric characters.',
    }],
    ['a code below the lowest', enterCode, { verificationCode: '0999' }, {
      verificationCode: 'The Verification Code field must be between 1000 and 9999.',
    }],
    ['a code that is too short', enterCode, { verificationCode: '12' }, {
      verificationCode: 'The Verification Code field must be at least 4 characters.',
    }],
    ['a code that is too long', enterCode, { verificationCode: '10000' }, {
      verificationCode: 'The Verification Code field may not be greater than 4 characters.',
    }],
    ['the lowest code', enterCode, { verificationCode: '1000' }, {}],
    ['the highest code', enterCode, { verificationCode: '9999' }, {}],
  ])('%s', (_what, block, answers, errors) => {
    expect(errorsOf(block, answers)).toEqual(errors)
  }) // biome-ignore format: a table

  test('a number that the server does not take', () => {
    expect(errorsOf(register, SOMEBODY, false)).toEqual({
      mobile: 'The Mobile is not a valid mobile number.',
    })
    expect(errorsOf(agentRegister, { ...SOMEBODY, agencyName: 'Mill' }, false)).toEqual({
      mobile: 'The Mobile is not a valid phone number.',
    })
    expect(errorsOf(editNumber, { confirmMobileNumber: '020' }, false)).toEqual({
      confirmMobileNumber: 'The Mobile Number is not a valid mobile number.',
    })
  })
})

test('every field that a browser can fill in has its token', () => {
  const withoutToken = [
    register,
    agentRegister,
    signIn,
    forgottenPassword,
    choosePassword,
    editNumber,
    enterCode,
  ]
    .flatMap(fieldsIn)
    .filter(([, { kind, autocomplete }]) => kind !== 'tick' && !autocomplete)
  expect(withoutToken).toEqual([])
})

test.each([
  [null, null, true],
  ['+44', '7700900123', false],
  [null, '07700900123', false],
])('dial code %j and number %j: a number is asked for first, %j', (dialCode, phone, asks) => {
  expect(asksForNumber({ dialCode, phone })).toBe(asks)
})
