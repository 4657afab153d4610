import { describe, expect, test } from 'vitest'
import { enquiryEmail, finishEmail, resetEmail, welcomeEmail } from './letters.ts'

const HREF = 'https://gatepost.example/choose-password#token=abc'
const ENQUIRY = { name: 'Sam', email: 'sam@example.org', phone: '', message: 'Is it free?' }
const NASTY = `<img src=x onerror=alert(1)> "'& {{7*7}} \${7*7} %s`

describe.each([
  ['welcome', welcomeEmail('Alex', HREF)],
  ['reset', resetEmail('Alex', HREF)],
  ['finish', finishEmail(HREF, true)],
  ['finish, signed in', finishEmail(HREF, false)],
  ['enquiry', enquiryEmail(ENQUIRY, 'A house', HREF)],
])('the email %s', (_name, { subject, text, html }) => {
  test('has its link in both forms, and a subject in one line', () => {
    expect(subject).toMatch(/^[A-Z][\w ]+$/)
    expect(text).toContain(`:\n${HREF}\n`)
    expect(html.split(`href="${HREF}"`)).toHaveLength(2)
  })
  test('needs no picture, script or stylesheet from anywhere', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/i)
    expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual([HREF, HREF])
  })
  test('says no more than it should', () => {
    expect(`${subject} ${text}`).not.toMatch(/!|undefined|null|\[object/)
  })
})

test('a name is a name, whatever stands in it', () => {
  const { html, text } = welcomeEmail(NASTY, HREF)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp; {{7*7}} ${7*7} %s')
  expect(text).toContain(NASTY)
})

test('what a visitor writes is text, in its paragraphs, and the answer goes to the visitor', () => {
  const enquiry = { ...ENQUIRY, name: NASTY, message: `One\n\n${NASTY}` }
  const { html, text, replyTo, subject } = enquiryEmail(enquiry, NASTY, HREF)
  expect(html).not.toContain('<img')
  expect(html).toContain('>One</p>')
  expect(text).toContain(`One\n\n${NASTY}\n\n`)
  expect(replyTo).toBe('sam@example.org')
  expect(subject).not.toContain(NASTY)
})
