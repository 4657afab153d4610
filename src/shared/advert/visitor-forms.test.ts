import { describe, expect, test } from 'vitest'
import { readEnquiry, readReport } from './visitor-forms.ts'

const ENQUIRY = { name: 'Sam Jones', email: 'sam@example.org', phone: '', message: 'Is it free on Monday?' }

describe('an enquiry', () => {
  test('is read without what nobody sees, and its paragraphs are kept', () => {
    const { values, errors } = readEnquiry({
      name: ' Sam\u0000 Jones ',
      email: ' sam@example.org ',
      message: 'Hello,\r\n\r\nis it free?\u0007\n',
    })
    expect(errors).toEqual({})
    expect(values).toEqual({
      name: 'Sam  Jones',
      email: 'sam@example.org',
      phone: '',
      message: 'Hello,\n\nis it free?',
    })
  })
  test.each([
    ['name', '', 'Enter your name.'],
    ['name', 'x'.repeat(101), 'Shorten your name to 100 characters.'],
    ['email', '', 'Enter your email address.'],
    ['email', 'sam@', 'Enter an email address in the right form, such as name@example.org.'],
    [
      'email',
      'sam@example.org\r\nBcc: b@example.org',
      'Enter an email address in the right form, such as name@example.org.',
    ],
    ['phone', 'call me', 'Enter a phone number, such as 07700 900123, or leave it empty.'],
    ['message', ' \n ', 'Write what you would like to ask.'],
    ['message', 'x'.repeat(3_001), 'Shorten your message to 3,000 characters.'],
  ])('with %s %j says what is wrong', (field, value, message) => {
    expect(readEnquiry({ ...ENQUIRY, [field]: value }).errors).toEqual({ [field]: message })
  })
  test.each(['07700 900123', '+44 (0)7700-900123', '01904 551550'])('may have the number %s', (phone) => {
    expect(readEnquiry({ ...ENQUIRY, phone }).errors).toEqual({})
  })
  test('of nothing has its errors in the order of the form', () => {
    expect(Object.keys(readEnquiry({}).errors)).toEqual(['name', 'email', 'message'])
  })
})

test('a report needs a reason, and an address only if one is given', () => {
  expect(readReport({ reason: 'It is let.' }).errors).toEqual({})
  expect(Object.keys(readReport({ email: 'x' }).errors)).toEqual(['reason', 'email'])
})
