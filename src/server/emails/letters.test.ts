import { describe, expect, test } from 'vitest'

import {
  enquiryEmail,
  finishEmail,
  publishedEmail,
  receiptEmail,
  resetEmail,
  welcomeEmail,
} from './letters.ts'

const HREF = 'https://gatepost.example/choose-password#token=abc'
const ENQUIRY = { name: 'Sam', email: 'sam@example.org', phone: '', message: 'Is it free?' }
const NASTY = `<img src=x onerror=alert(1)> "'& {{7*7}} \${7*7} %s`

const FREE = {
  listing: '3h5k7m9p',
  summary: '3 Bed Detached House For Sale',
  liveFrom: '2026-11-20',
  publishedOn: '2026-11-20',
  option: 'Standard',
  receipt: null,
}
const PAID = {
  ...FREE,
  liveFrom: '2026-12-01',
  option: 'Premium, 3 months',
  receipt: { order: '6d0c', list: 1999, discount: 500, total: 1499 },
}

describe.each([
  ['published, free', publishedEmail(FREE, HREF)],
  ['published, paid', publishedEmail(PAID, HREF)],
  ['receipt', receiptEmail(PAID, HREF)],
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

test('what was published is told: when it is shown, what it cost, and how it is cancelled', () => {
  const free = publishedEmail(FREE, HREF).text
  expect(free).toContain('It is shown to everybody from now on.')
  expect(free).toContain('You chose: Standard. It is free.')
  expect(free).not.toContain('cancel')
  for (const { text } of [publishedEmail(PAID, HREF), receiptEmail(PAID, HREF)]) {
    expect(text).toContain('“3 Bed Detached House For Sale” has the reference 3H5K 7M9P.')
    expect(text).toContain('You bought: Premium, 3 months. The price was £19.99, less a discount of £5.00.')
    expect(text).toContain('Total: £14.99, VAT included. Order 6d0c.')
    expect(text).toContain('within 14 days, until 4 December 2026: reply to this email')
    expect(text).toContain('You asked us to begin at once')
    expect(text).toContain('open Your adverts')
  }
  expect(publishedEmail(PAID, HREF).text).toContain('from 1 December 2026')
  expect(publishedEmail({ ...FREE, summary: NASTY }, HREF).html).not.toContain('<img')
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
