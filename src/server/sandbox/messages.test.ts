import { describe, expect, test } from 'vitest'
import { CALLS, somebody } from '../../../tests/support/actor.ts'
import { aBrowser, messages } from '../../../tests/support/browsers.ts'
import { aServer } from '../../../tests/support/server.ts'

const SMS = { TWILIO_ACCOUNT_SID: 'AC0123456789', TWILIO_AUTH_TOKEN: '0123456789', TWILIO_FROM: 'Gatepost' }
const EMAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@gatepost.example' }

describe('what the sandbox sent', () => {
  test('is listed as JSON, the newest first, with these fields', async () => {
    const server = await aServer()
    const person = somebody()
    const browser = aBrowser(server)
    await browser.post(CALLS.register, person)
    await messages(server)
    await browser.post(CALLS.sendCode, { phone: person.phone, dialCode: '44' })
    const list = await messages(server)
    expect(list.map(({ kind }) => kind)).toEqual(['sms', 'email'])
    for (const message of list) {
      expect(Object.keys(message)).toEqual(['id', 'kind', 'to', 'subject', 'text', 'sentAt'])
      expect(message.sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
  })

  test('is kept until 500 others have been sent', async () => {
    const server = await aServer()
    await server.owner.query(
      `insert into sandbox_messages (id, kind, recipient, subject, body, sent_at)
       select 'old ' || n, 'email', 'a@example.org', '', '', now() from generate_series(1, 500) n`,
    )
    await aBrowser(server).post(CALLS.register, somebody())
    const list = await messages(server)
    expect([list.length, list.at(-1)?.id]).toEqual([500, 'old 2'])
  })

  test('is a page that runs nothing, says what is sandboxed, and links the links', async () => {
    const server = await aServer()
    await server.deps.sandbox.messages?.list()
    await server.owner.query(
      `insert into sandbox_messages (id, kind, recipient, subject, body, sent_at)
       values ('1', 'email', 'a@example.org', '<b>Hello</b>', 'See https://gatepost.example/x?a=1&b=2 <script>alert(1)</script>', now())`,
    )
    const { statusCode, headers, body } = await server.app.inject({ url: '/sandbox' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(body).toContain('<a href="https://gatepost.example/x?a=1&amp;b=2">')
    expect(body).not.toContain('<script')
    expect(body).toContain('sms, email, address-finder, epc-register, google, facebook')
  })
})

test.each([
  ['both are sandboxed', {}, 200],
  ['emails are', SMS, 200],
  ['text messages are', EMAIL, 200],
  ['neither is', { ...SMS, ...EMAIL }, 404],
])('it is there while %s: %j answers %d', async (_name, environment, status) => {
  const server = await aServer({ environment })
  expect((await server.app.inject({ url: '/sandbox/messages.json' })).statusCode).toBe(status)
  const page = await server.app.inject({ url: '/sandbox' })
  expect(page.body.includes('Nothing sent yet.')).toBe(status === 200)
})
