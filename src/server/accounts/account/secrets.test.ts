import { afterAll, expect, test } from 'vitest'
import { CALLS, e164, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, codeFor, tokenFor } from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { startSmtp } from '../../../../tests/support/smtp-stand-in.ts'
import { sendEmailJob } from '../../jobs/emails/send-email.ts'
import { openQueue } from '../../jobs/queue/queue-store.ts'

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
  // The mail server waits for its connections, which the mailer keeps for a while.
  closing.push(async () => server.deps.email.mailer.close())
  const browser = aBrowser(server)
  const person = somebody()
  await browser.post(CALLS.register, person)
  expect((await browser.post(CALLS.sendCode, { phone: person.phone, dialCode: '44' })).status).toBe(500)
  const { database, deps } = server
  const job = sendEmailJob({ ...deps.email, origin: 'https://gatepost.example' })
  const queue = await openQueue(database, [job], deps.log)
  await queue.work()
  await expect.poll(() => server.logText()).toContain('an email was given up')
  await queue.stop()
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

test('the database keeps no token of a cookie or a link, only its hash', async () => {
  const server = await aServer()
  const browser = aBrowser(server)
  await browser.saveDraft()
  const person = somebody()
  await browser.post(CALLS.register, person)
  const tokens = [...browser.cookies.values(), await tokenFor(server, person.email)]
  expect(tokens).toHaveLength(4)
  const { rows } = await server.owner.query<{ kept: Buffer }>(
    `select owner_key as kept from drafts union all select token_hash from sessions
     union all select device_hash from known_devices union all select token_hash from single_use_links`,
  )
  const kept = rows.map((row) => row.kept.toString('base64url'))
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((key) => tokens.includes(key))).toEqual([])
})
