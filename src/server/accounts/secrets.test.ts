import { afterAll, expect, test } from 'vitest'
import {
  aBrowser,
  CALLS,
  codeFor,
  e164,
  PASSWORD,
  somebody,
  tokenFor,
} from '../../../tests/support/people.ts'
import { aServer } from '../../../tests/support/server.ts'
import { startSmtp } from '../../../tests/support/smtp-stand-in.ts'
import { startOutbox } from '../jobs/outbox-worker.ts'

const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

test('the log of a whole journey holds no code, password, token, cookie, email or number', async () => {
  const server = await aServer()
  const browser = aBrowser(server)
  const person = somebody()
  const secrets: string[] = [
    PASSWORD,
    person.email,
    person.phone,
    e164(person.phone),
    e164(person.phone).slice(3),
  ]
  const remember = () => secrets.push(...browser.cookies.values())
  const uuid = await browser.saveDraft({ sendEnquiries: { enquiryEmail: 'enquiries@example.org' } })
  remember()
  await browser.post(CALLS.emailDraft, { uuid })
  secrets.push('enquiries@example.org', await tokenFor(server, 'enquiries@example.org'))
  await browser.post(CALLS.register, person)
  remember()
  await browser.post(CALLS.register, person)
  await browser.post(CALLS.sendCode, { phone: person.phone, dialCode: '44' })
  const code = await codeFor(server, e164(person.phone))
  await browser.post(CALLS.verify, { code: code === '1111' ? '1112' : '1111' })
  await browser.post(CALLS.verify, { code })
  remember()
  const token = await tokenFor(server, person.email)
  secrets.push(token)
  await browser.post(CALLS.choose, { token, password: PASSWORD })
  await browser.post(CALLS.choose, { token, password: PASSWORD })
  await browser.post(CALLS.remind, { email: person.email })
  secrets.push(await tokenFor(server, person.email))
  await browser.post(CALLS.login, { email: person.email, password: `${PASSWORD} wrong` })
  await browser.post(CALLS.login, { email: person.email, password: PASSWORD })
  remember()
  await browser.post(CALLS.logout)
  const log = server.logText()
  expect(log).toContain('"event":"sign_in_refused"')
  expect(log).toContain('"event":"code_refused"')
  expect(log).toContain('"event":"link_refused"')
  for (const secret of secrets) expect(log).not.toContain(secret)
  // A code of four digits can also be a time or an address: it must not stand alone.
  expect(log.match(new RegExp(`"${code}"|\\b${code} is your|#${code}`))).toBeNull()
})

test('nor does it when the providers fail, or answer with what they were sent', async () => {
  const smtp = await startSmtp({ refuse: () => 550 })
  closing.push(smtp.close)
  const server = await aServer({
    environment: { SMTP_URL: smtp.url, MAIL_FROM: 'hello@gatepost.example' },
    change: (deps) => ({
      ...deps,
      phone: {
        ...deps.phone,
        sms: {
          send: async () =>
            Promise.reject(new Error(`to ${e164('07700 900123')}: 4711 is your Gatepost code`)),
        },
      },
    }),
  })
  const browser = aBrowser(server)
  const person = somebody()
  await browser.post(CALLS.register, person)
  expect((await browser.post(CALLS.sendCode, { phone: person.phone, dialCode: '44' })).status).toBe(500)
  const stop = startOutbox({ ...server.deps.outbox, origin: 'https://gatepost.example' })
  await expect.poll(() => server.logText()).toContain('an email was given up')
  await stop()
  const log = server.logText()
  for (const secret of [
    person.email,
    e164(person.phone),
    '7700900123',
    'smtp secret',
    'words of the server',
  ]) {
    expect(log).not.toContain(secret)
  }
})
