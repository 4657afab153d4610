import { describe, expect, test } from 'vitest'
import { CONTACT_TOPICS, readContact } from './contact-form.ts'

const WHOLE = {
  topic: 'payment',
  name: 'Sam Jones',
  email: 'sam@example.org',
  message: 'I paid twice.',
  about: '3H5K 7M9P',
}

test('a whole message is taken, without what nobody sees', () => {
  const sent = { ...WHOLE, name: '  Sam\u0000 Jones ', message: '\r\nI paid\r\ntwice. \u0007' }
  expect(readContact(sent)).toEqual({
    typed: { ...WHOLE, name: 'Sam  Jones', message: 'I paid\ntwice.' },
    errors: {},
    message: { ...WHOLE, name: 'Sam  Jones', message: 'I paid\ntwice.' },
  })
})

test('the reference may be missing, and every topic is one', () => {
  for (const { id } of CONTACT_TOPICS) {
    expect(readContact({ ...WHOLE, topic: id, about: '' }).message).toMatchObject({ topic: id, about: '' })
  }
})

describe('what is wrong is said of its field', () => {
  test.each([
    [{ topic: '' }, { topic: 'Choose what it is about.' }],
    [{ topic: 'constructor' }, { topic: 'Choose what it is about.' }],
    [{ name: ' ' }, { name: 'Enter your name.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Shorten your name to 100 characters.' }],
    [{ email: '' }, { email: 'Enter your email address.' }],
    [{ email: 'sam' }, { email: expect.stringMatching(/^Enter an email address in the right form/) }],
    [{ message: '\n' }, { message: 'Write your message.' }],
    [{ message: 'x'.repeat(5_001) }, { message: 'Shorten your message to 5,000 characters.' }],
    [{ about: 'x'.repeat(101) }, { about: 'Shorten the reference to 100 characters.' }],
  ])('%o', (changed, errors) => {
    const read = readContact({ ...WHOLE, ...changed })
    expect(read.errors).toEqual(errors)
    expect(read.message).toBeNull()
  })
  test('in the order of the form', () => {
    expect(Object.keys(readContact({}).errors)).toEqual(['topic', 'message', 'name', 'email'])
  })
})
