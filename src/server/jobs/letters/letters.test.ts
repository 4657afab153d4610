import { describe, expect, test } from 'vitest'
import { SANDBOX_OPERATOR } from '#shared/operator.ts'
import { type Letter, writeLetter } from './letter.ts'

import {
  enquiryEmail,
  finishEmail,
  publishedEmail,
  receiptEmail,
  resetEmail,
  supportCaseEmail,
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
  contents: 'A standard advert.',
  receipt: null,
}
const PAID = {
  ...FREE,
  liveFrom: '2026-12-01',
  option: 'Premium, 3 months',
  contents: 'A premium advert.',
  receipt: {
    order: '6d0c',
    list: 1999,
    discount: 500,
    credit: null,
    total: 1499,
    entitlements: ['Privacy number for 1 month: 01632 960001, until 1 January 2027.'],
  },
}

const write = (letter: Letter) => writeLetter(letter, SANDBOX_OPERATOR)

describe.each([
  ['published, free', publishedEmail(FREE, HREF)],
  ['published, paid', publishedEmail(PAID, HREF)],
  ['receipt', receiptEmail(PAID, HREF)],
  ['welcome', welcomeEmail('Alex', HREF)],
  ['reset', resetEmail('Alex', HREF)],
  ['finish', finishEmail(HREF, true)],
  ['finish, signed in', finishEmail(HREF, false)],
  ['enquiry', enquiryEmail(ENQUIRY, 'A house', HREF)],
  ['support case', supportCaseEmail('C-7K2M-9QXD', 'Something else', HREF)],
])('the email %s', (_name, letter) => {
  const { subject, text, html } = write(letter)
  test('has its link in both forms, and a subject in one line', () => {
    expect(subject).toMatch(/^[A-Z][\w -]+$/)
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
  const { html, text } = write(welcomeEmail(NASTY, HREF))
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp; {{7*7}} ${7*7} %s')
  expect(text).toContain(NASTY)
})

test('what was published is told: when it is shown, what it cost, and how it is cancelled', () => {
  const free = write(publishedEmail(FREE, HREF)).text
  expect(free).toContain('Everyone can see it now.')
  expect(free).toContain('You chose: Standard. It’s free.')
  expect(free).not.toContain('cancel')
  for (const letter of [publishedEmail(PAID, HREF), receiptEmail(PAID, HREF)]) {
    const { text } = write(letter)
    expect(text).toContain('The reference of ‘3 Bed Detached House For Sale’ is 3H5K 7M9P.')
    expect(text).toContain(
      'You bought: Premium, 3 months. The price was £19.99, less a discount of £5.00. A premium advert.',
    )
    expect(text).toContain('Privacy number for 1 month: 01632 960001, until 1 January 2027.')
    expect(text).toContain('Total: £14.99, VAT included. Order 6d0c.')
    expect(text).toContain(
      'within 14 days, until 4 December 2026: sign in and open Your adverts, or reply to this email',
    )
    expect(text).toContain('You asked us to start straight away')
    expect(text).toContain('service: Premium, 3 months, order 6d0c. Ordered on: 20 November 2026.')
  }
  expect(write(publishedEmail(PAID, HREF)).text).toContain('go live on 1 December 2026')
  expect(write(publishedEmail({ ...FREE, summary: NASTY }, HREF)).html).not.toContain('<img')
})

test('what a visitor writes is text, in its paragraphs, and the answer goes to the visitor', () => {
  const enquiry = { ...ENQUIRY, name: NASTY, message: `One\n\n${NASTY}` }
  const { html, text, replyTo, subject } = write(enquiryEmail(enquiry, NASTY, HREF))
  expect(html).not.toContain('<img')
  expect(html).toContain('>One</p>')
  expect(text).toContain(`One\n\n${NASTY}\n\n`)
  expect(replyTo).toBe('sam@example.org')
  expect(subject).not.toContain(NASTY)
})

describe('who sends it', () => {
  const operator = {
    ...SANDBOX_OPERATOR,
    name: 'Bolt & Latch Ltd',
    companyNumber: 'SC123456',
    address: '7 Harbour Row, Anytown, AB1 2CD',
    vatNumber: 'GB123456782',
    email: 'help@bolt.example',
    isSandbox: false,
  }
  test('stands below each email, as the law wants it', () => {
    const { text, html, replyTo } = writeLetter(receiptEmail(PAID, HREF), operator)
    expect(text).toMatch(
      /\n\nGatepost is run by:\nBolt & Latch Ltd, registered in Scotland \(company number SC123456\)\nRegistered office: 7 Harbour Row, Anytown, AB1 2CD\nVAT number GB123456782\n$/,
    )
    expect(html).toContain('Bolt &amp; Latch Ltd, registered in Scotland (company number SC123456)<br>')
    expect(replyTo).toBe('help@bolt.example')
  })
  test('gets the answers, but those to an enquiry, and none while it is invented', () => {
    expect(writeLetter(enquiryEmail(ENQUIRY, '', HREF), operator).replyTo).toBe(ENQUIRY.email)
    expect(write(receiptEmail(PAID, HREF))).not.toHaveProperty('replyTo')
  })
})
