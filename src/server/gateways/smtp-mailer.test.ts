import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpStandIn, startSmtp } from '../../../tests/support/smtp-stand-in.ts'
import { smtpMailer } from './smtp-mailer.ts'

const FROM = 'Gatepost <hello@gatepost.example>'
const EMAIL = {
  sendKey: 'welcome 1',
  to: 'alex@example.org',
  subject: 'Welcome – to Gatepost',
  text: 'Hello Alex,\n\nit is a text.\n',
  html: '<!doctype html><p>Hello Alex</p>',
}

let smtp: SmtpStandIn
let status: { rcpt: number | null; data: number | null }
beforeAll(async () => {
  smtp = await startSmtp({ refuse: () => status.rcpt, refuseData: () => status.data })
})
afterAll(() => smtp.close())

async function send(
  over: Partial<typeof EMAIL & { replyTo: string }> = {},
  wanted = { rcpt: null as number | null, data: null as number | null },
) {
  status = wanted
  const mailer = smtpMailer({ url: smtp.url, from: FROM })
  const failure = await mailer.send({ ...EMAIL, ...over })
  mailer.close()
  return failure
}

test('an email arrives as HTML and text, from us, to one address', async () => {
  expect(await send()).toBeNull()
  const { to, email } = smtp.received.at(-1) ?? { to: [] }
  expect(to).toEqual(['alex@example.org'])
  expect(email).toMatchObject({
    subject: EMAIL.subject,
    from: { name: 'Gatepost', address: 'hello@gatepost.example' },
    to: [{ address: 'alex@example.org' }],
  })
  expect(email?.text?.trim()).toBe(EMAIL.text.trim())
  expect(email?.html?.trim()).toBe(EMAIL.html)
})

test('sent twice it is the same message, and another is another', async () => {
  for (const sendKey of ['reset 1', 'reset 1', 'reset 2']) await send({ sendKey })
  const [one, again, other] = smtp.received.slice(-3).map(({ email }) => email.messageId)
  expect(one).toMatch(/^<[0-9a-f]{32}@gatepost\.example>$/)
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})

test.each([
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  '<a@example.org> b@example.org',
])('the address %j reaches nobody but one', async (to) => {
  const before = smtp.received.length
  await send({ to })
  for (const message of smtp.received.slice(before)) {
    expect(message.to).toHaveLength(1)
    expect(message.email.bcc).toBeUndefined()
  }
})

test('an answer goes where the email says, to one address, and to us where it says nothing', async () => {
  await send({ replyTo: 'sam@example.org' })
  expect(smtp.received.at(-1)?.email.replyTo).toEqual([{ name: '', address: 'sam@example.org' }])
  await send()
  expect(smtp.received.at(-1)?.email.replyTo).toBeUndefined()
  await send({ replyTo: 'sam@example.org\r\nBcc: b@example.org' })
  const { to, email } = smtp.received.at(-1) ?? { to: [] }
  expect(to).toEqual(['alex@example.org'])
  expect(email?.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('a subject or a body with line breaks adds no header', async () => {
  await send({ subject: 'Hello\r\nBcc: b@example.org', text: '.\r\n.\r\nRCPT TO:<b@example.org>' })
  const { to, email } = smtp.received.at(-1) ?? { to: [] }
  expect(to).toEqual(['alex@example.org'])
  expect(email?.headers.map(({ key }) => key)).not.toContain('bcc')
})

describe('a failure tells nothing of the server’s words', () => {
  test.each([
    ['a mailbox that is full', { rcpt: 452, data: null }, { reason: 'busy', isFinal: false }],
    ['a mailbox that is not there', { rcpt: 550, data: null }, { reason: 'broken', isFinal: true }],
    ['a message that is put off', { rcpt: null, data: 451 }, { reason: 'busy', isFinal: false }],
    ['a message that is refused', { rcpt: null, data: 554 }, { reason: 'broken', isFinal: false }],
  ])('%s', async (_name, wanted, { reason, isFinal }) => {
    const failure = await send({}, wanted)
    expect([failure?.failed.reason, failure?.isFinal]).toEqual([reason, isFinal])
    expect(`${failure?.failed.stack}`).not.toMatch(/words of the server|alex@/)
  })
  test('a wrong password', async () => {
    const mailer = smtpMailer({ url: smtp.url.replace('secret', 'wrong'), from: FROM })
    expect((await mailer.send(EMAIL))?.failed.reason).toBe('refused')
    mailer.close()
  })
  test('a server whose answer trickles, each byte in time, is too slow', async () => {
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('error', () => undefined).on('close', () => clearInterval(timer))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, patienceMs: 300 })
    // More than it sends at once: the time limit includes the wait for a turn.
    const failures = await Promise.race([
      Promise.all(Array.from({ length: 5 }, () => mailer.send(EMAIL))),
      sleep(3_000, []),
    ])
    expect(failures.map((failure) => failure?.failed.reason)).toEqual(Array.from({ length: 5 }, () => 'slow'))
    // No connection stays open.
    await new Promise((resolve) => server.close(resolve))
    mailer.close()
  })
  test('a server that is not there', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM })
    expect((await mailer.send(EMAIL))?.failed.reason).toBe('unreachable')
    mailer.close()
  })
})
