import { describe, expect, test } from 'vitest'
import { aSeller, emailsTo } from '../../../../tests/support/browsers.ts'
import { aBudget } from '../../../../tests/support/budgets.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { aServer } from '../../../../tests/support/server.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOSTILE = `"><script>alert(1)</script></textarea><img src=x>`
const FORM = {
  topic: 'payment',
  about: '3H5K 7M9P',
  message: 'I paid twice.\n\nSam',
  name: 'Sam Jones',
  email: 'sam@example.org',
}

const on = await aDatabase()
const server = await aServer({ now: () => NOON, on })
let network = 0

const send = (
  fields: Record<string, string>,
  { app } = server,
  remoteAddress = `192.0.2.${++network % 250}`,
) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const page = async (url: string): Promise<string> => (await server.app.inject({ url })).body
const casesOf = async (email: string) =>
  (await server.owner.query('select * from support_cases where email = $1 order by number', [email])).rows

describe('a message to support', () => {
  test('is kept under a number, which the page and an email tell', async () => {
    const answer = await send(FORM)
    expect(answer.statusCode).toBe(303)
    const [, number = ''] =
      /^\/contact\?case=(C-[\dA-Z]{4}-[\dA-Z]{4})$/.exec(String(answer.headers.location)) ?? []
    expect(await casesOf(FORM.email)).toEqual([
      {
        ...FORM,
        number,
        state: 'open',
        received_at: NOON,
        answered_at: null,
        request_hash: expect.anything(),
      },
    ])
    const thanks = await page(String(answer.headers.location))
    expect(thanks).toContain('<title>We have your message')
    expect(thanks).toMatch(new RegExp(`Your case number is <strong[^>]*>${number}</strong>`))
    const [email] = await emailsTo(server, FORM.email)
    expect(email?.subject).toBe(`We have your message ${number}`)
    expect(email?.text).toContain(
      `Your case number is ${number}. Your message is about: A payment, a refund or cancelling.`,
    )
    expect(email?.text).toContain(`https://gatepost.example/contact?topic=payment&about=${number}`)
    // The address may be someone else's.
    expect(email?.text).not.toMatch(/Sam|paid twice/)
  })
  test('that is not whole comes back as it was typed, with what is wrong, and is not kept', async () => {
    const answer = await send({ ...FORM, topic: '', name: HOSTILE, email: HOSTILE, message: HOSTILE })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('<title>Error: Contact us')
    expect(answer.body).toMatch(/<div tabindex="-1"[^>]* autofocus class="error-summary"/)
    expect(answer.body).toContain('href="#visitor-topic"')
    expect(answer.body).toContain('href="#visitor-email"')
    expect(answer.body).toContain('&lt;script>alert(1)&lt;/script>&lt;/textarea>')
    expect(answer.body).not.toMatch(/<script>|<img src=x>/)
    expect(await casesOf(HOSTILE)).toEqual([])
  })
  test('keeps the topic that was chosen when something else is wrong', async () => {
    const answer = await send({ ...FORM, message: '' })
    expect(answer.body).toMatch(/<input type="radio"[^>]* value="payment" checked/)
    expect(answer.body).toContain('value="3H5K 7M9P"')
  })
  test('sent twice is one case, with one number and one email', async () => {
    const twice = { ...FORM, email: 'twice@example.org' }
    const answers = await Promise.all([send(twice), send(twice)])
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    expect(await casesOf(twice.email)).toHaveLength(1)
    expect(await emailsTo(server, twice.email)).toHaveLength(1)
    await send({ ...twice, message: 'And another thing.' })
    expect(await casesOf(twice.email)).toHaveLength(2)
  })
  test('of a machine that fills in everything is thanked for and thrown away', async () => {
    const spam = { ...FORM, email: 'spam@example.org', website: 'https://spam.example' }
    const answer = await send(spam)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact?case='])
    expect(await casesOf(spam.email)).toEqual([])
    expect(await page('/contact?case=')).toContain('Someone will read your message')
  })
  test('is taken from our own pages alone, and as a form', async () => {
    const foreign = await server.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: 'name=Sam',
    })
    expect(foreign.statusCode).toBe(403)
    const json = await server.app.inject({ method: 'POST', url: '/contact', payload: FORM })
    expect(json.statusCode).toBe(415)
  })
})

describe('the contact page', () => {
  test('has filled in what the link and the account know', async () => {
    const { browser, email } = await aSeller(server)
    const { body, headers } = await server.app.inject({
      url: '/contact?topic=taken-down&about=3H5K%207M9P',
      cookies: Object.fromEntries(browser.cookies),
    })
    expect(body).toMatch(/value="taken-down" checked/)
    expect(body).toMatch(/name="about"[^>]*value="3H5K 7M9P"/)
    expect(body).toMatch(new RegExp(`name="email"[^>]*value="${email}"`))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })
  test.each([
    'topic=nothing',
    'topic=advert&topic=other',
    'case=C-XX',
    `about=${encodeURIComponent(HOSTILE)}`,
  ])('takes no harm from ?%s', async (query) => {
    const { statusCode, body } = await server.app.inject({ url: `/contact?${query}` })
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/<script|<img src=x>|C-XX/)
  })
  test('needs no script, and allows none', async () => {
    const { body, headers } = await server.app.inject({ url: '/contact' })
    expect(body).not.toContain('<script')
    expect(String(headers['content-security-policy'])).toContain("script-src 'none'")
  })
})

describe('limits', () => {
  const limited = (limits: Partial<typeof server.deps.support.limits>) =>
    aServer({
      now: () => NOON,
      on,
      change: (deps) => ({
        ...deps,
        support: { ...deps.support, limits: { ...deps.support.limits, ...limits } },
      }),
    })
  test('a network that has sent enough is told so, and what it wrote is still there', async () => {
    const other = await limited({ perClient: 1 })
    const address = '198.51.100.7'
    const from = (message: string) => send({ ...FORM, email: 'often@example.org', message }, other, address)
    expect((await from('one')).statusCode).toBe(303)
    const second = await from('two')
    expect(second.statusCode).toBe(429)
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(second.body).toContain('>two</textarea>')
    expect(second.body).toContain('People have sent us too many messages today.')
    expect(await casesOf('often@example.org')).toHaveLength(1)
  })
  test('one client leaves room for others', async () => {
    const other = await limited({ perClient: 99, overall: aBudget(99, 2) })
    const statuses: number[] = []
    for (const message of ['one', 'two', 'three']) {
      statuses.push((await send({ ...FORM, message }, other, '198.51.100.8')).statusCode)
    }
    expect(statuses).toEqual([303, 303, 429])
    expect((await send({ ...FORM, message: 'four' }, other, '198.51.100.9')).statusCode).toBe(303)
  })
  test('beyond what one mailbox gets, however it is spelt, messages are kept and no email is sent', async () => {
    const other = await limited({ toEmail: aBudget(2) })
    const emails = ['full@example.org', 'FULL@example.org', 'Full@Example.org']
    for (const email of emails) {
      const answer = await send({ ...FORM, email }, other)
      expect(answer.headers.location).toMatch(/case=C-/)
    }
    const sent = []
    for (const email of emails) sent.push(...(await emailsTo(other, email)))
    expect(sent).toHaveLength(2)
    const { rows } = await server.owner.query<{ used: number }>(
      `select used from used_limits where name like 'support emails to %' and name not like '% client %' and used = 2`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})
