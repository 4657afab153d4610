import { describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aBudget } from '../../../../tests/support/budgets.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { EMAILS } from '../../../../tests/support/jobs.ts'
import { aListing } from '../../../../tests/support/listings.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { publishedStore } from './published-store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOSTILE = `"><script>alert(1)</script></textarea><img src=x>`
const FORM = { name: 'Sam Jones', email: 'sam@example.org', phone: '', message: 'Is it free?\n\nSam' }

const on = await aDatabase()
const server = await aServer({ now: () => NOON, on })
let network = 0

const send = (url: string, fields: Record<string, string>, remoteAddress = `192.0.2.${++network % 250}`) =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&'),
  })
const waiting = async (): Promise<number> =>
  Number(
    (await server.owner.query<{ n: string }>(`select count(*) n from ${EMAILS} where kind = 'enquiry'`))
      .rows[0]?.n,
  )
const reports = async (): Promise<number> =>
  Number((await server.owner.query<{ n: string }>('select count(*) n from advert_reports')).rows[0]?.n)

describe('an enquiry', () => {
  test('reaches the owner by email, the answer the visitor, and the visitor nothing of the owner', async () => {
    const id = await aListing(server.owner, { answers: { enquiryEmail: 'owner1@example.org' } })
    const answer = await send(`/advert/${id}/enquiry`, { ...FORM, phone: '07700 900111' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/advert/${id}/enquiry?sent=1`])
    const [email] = await emailsTo(server, 'owner1@example.org')
    expect(email?.text).toMatch(/^Reply-To: sam@example\.org\n/)
    expect(email?.text).toContain('Is it free?\n\nSam')
    expect(email?.text).toContain('From Sam Jones, sam@example.org, 07700 900111')
    expect(email?.text).toContain(`https://gatepost.example/advert/${id}`)
    const thanks = await server.app.inject({ url: String(answer.headers.location) })
    expect(thanks.body).toContain('Your message is on its way')
    expect(thanks.body).not.toContain('owner1@')
  })
  test('that is not whole comes back as it was typed, with what is wrong, and reaches nobody', async () => {
    const id = await aListing(server.owner)
    const before = await waiting()
    const answer = await send(`/advert/${id}/enquiry`, {
      name: HOSTILE,
      email: HOSTILE,
      phone: '',
      message: HOSTILE,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('<title>Error: Ask about this home')
    expect(answer.body).toMatch(/<div tabindex="-1"[^>]* autofocus class="error-summary"/)
    expect(answer.body).toContain('href="#visitor-email"')
    expect(answer.body).toContain('&lt;script>alert(1)&lt;/script>&lt;/textarea>')
    expect(answer.body).not.toMatch(/<script>|<img src=x>/)
    expect(await waiting()).toBe(before)
  })
  test('sent twice arrives once', async () => {
    const id = await aListing(server.owner)
    const before = await waiting()
    await Promise.all([send(`/advert/${id}/enquiry`, FORM), send(`/advert/${id}/enquiry`, FORM)])
    expect(await waiting()).toBe(before + 1)
  })
  test('of a machine that fills in everything is thanked for and thrown away', async () => {
    const id = await aListing(server.owner)
    const before = await waiting()
    const answer = await send(`/advert/${id}/enquiry`, { ...FORM, website: 'https://spam.example' })
    expect(answer.statusCode).toBe(303)
    expect(await waiting()).toBe(before)
  })
  test('to an owner who wants calls alone is not taken, and is not offered', async () => {
    const id = await aListing(server.owner, { answers: { contactPreference: 'mobile' } })
    const before = await waiting()
    const answer = await send(`/advert/${id}/enquiry`, FORM)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/advert/${id}`])
    expect(await waiting()).toBe(before)
    expect((await server.app.inject({ url: `/advert/${id}` })).body).not.toContain('<textarea')
  })
  test('about an advert that is withdrawn is not taken', async () => {
    const id = await aListing(server.owner, { state: 'withdrawn' })
    const before = await waiting()
    expect((await send(`/advert/${id}/enquiry`, FORM)).statusCode).toBe(404)
    expect(await waiting()).toBe(before)
  })
  test('is taken from our own pages alone, and as a form', async () => {
    const id = await aListing(server.owner)
    const foreign = await server.app.inject({
      method: 'POST',
      url: `/advert/${id}/enquiry`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: 'name=Sam',
    })
    expect(foreign.statusCode).toBe(403)
    const json = await server.app.inject({ method: 'POST', url: `/advert/${id}/enquiry`, payload: FORM })
    expect(json.statusCode).toBe(415)
  })
})

describe('limits', () => {
  test('a network that has sent enough is told so, and what it wrote is still there', async () => {
    const other = await aServer({
      now: () => NOON,
      on,
      change: (deps) => ({
        ...deps,
        published: {
          ...deps.published,
          limits: {
            ...deps.published.limits,
            enquiries: { perClient: 2, aboutListing: aBudget(9), toRecipient: aBudget(99) },
          },
        },
      }),
    })
    const id = await aListing(server.owner)
    const enquire = (message: string) =>
      other.app.inject({
        method: 'POST',
        url: `/advert/${id}/enquiry`,
        remoteAddress: '198.51.100.7',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `name=Sam&email=sam%40example.org&phone=&message=${message}`,
      })
    expect((await enquire('one')).statusCode).toBe(303)
    expect((await enquire('two')).statusCode).toBe(303)
    const third = await enquire('three')
    expect(third.statusCode).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(third.body).toContain('>three</textarea>')
  })
  test('of what reaches one address hold for all adverts that name it, however it is spelt', async () => {
    const store = publishedStore(on.another())
    const limits = { perClient: 9, aboutListing: aBudget(9), toRecipient: aBudget(3) }
    const enquiry = { name: 'Sam', email: 'sam@example.org', phone: '', message: 'Is it free?' }
    const about = [
      { email: 'one@example.org', listing: await aListing(server.owner) },
      { email: 'One@Example.org', listing: await aListing(server.owner) },
      { email: 'two@example.org', listing: await aListing(server.owner) },
    ]
    const waits = about.map(({ email, listing }, index) => {
      const enquire = (from: number) =>
        store.enquire(
          { listing, client: `198.51.100.${10 * index + from}`, at: NOON },
          enquiry,
          { email, headline: '' },
          limits,
        )
      return Promise.all([1, 2, 3].map(enquire))
    })
    const all = await Promise.all(waits)
    expect(
      all
        .slice(0, 2)
        .flat()
        .filter((wait) => wait === null),
    ).toHaveLength(3)
    expect(all[2]).toEqual([null, null, null])
  })
  test('hold through two processes at once, and a use that is too many costs nothing', async () => {
    const stores = [publishedStore(on.another()), publishedStore(on.another())]
    const listing = await aListing(server.owner)
    const visit = (client: string) => ({ listing, client, at: NOON })
    const limits = { perClient: 100, aboutListing: aBudget(7) }
    const waits = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        stores.map((store, j) =>
          store.report(visit(`198.51.100.${2 * i + j}`), { reason: 'It is let.', email: '' }, limits),
        ),
      ).flat(),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(7)
    const { rows } = await server.owner.query('select reason from advert_reports where listing_id = $1', [
      listing,
    ])
    expect(rows).toHaveLength(7)
    const { rows: used } = await server.owner.query<{ used: number }>(
      'select used from used_limits where name = $1',
      [`advert reports listing ${listing}`],
    )
    expect(used[0]?.used).toBe(7)
  })
})

describe('the phone number', () => {
  test.each(['mobile', 'both'] as const)(
    'stands on a page of its own where the owner wants %s',
    async (contactPreference) => {
      const id = await aListing(server.owner, { answers: { contactPreference } })
      expect((await server.app.inject({ url: `/advert/${id}` })).body).not.toContain('07700 900123')
      const { body, headers } = await server.app.inject({ url: `/advert/${id}/phone` })
      expect(body).toContain('href="tel:+447700900123"')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    },
  )
  test('is nowhere where the owner wants emails', async () => {
    const id = await aListing(server.owner, { answers: { contactPreference: 'email' } })
    const answer = await server.app.inject({ url: `/advert/${id}/phone` })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/advert/${id}`])
    expect((await server.app.inject({ url: `/advert/${id}` })).body).not.toContain(`/advert/${id}/phone`)
  })
  test('is not shown to a network that has looked up enough', async () => {
    const other = await aServer({
      now: () => NOON,
      on,
      change: (deps) => ({
        ...deps,
        published: {
          ...deps.published,
          limits: { ...deps.published.limits, phones: { perClient: 1, aboutListing: aBudget(9) } },
        },
      }),
    })
    const url = `/advert/${await aListing(server.owner)}/phone`
    const look = () => other.app.inject({ url, remoteAddress: '198.51.100.90' })
    expect((await look()).body).toContain('07700 900123')
    const second = await look()
    expect([second.statusCode, second.body.includes('07700 900123')]).toEqual([429, false])
  })
})

test('a report is kept for the operator', async () => {
  const id = await aListing(server.owner)
  const before = await reports()
  expect((await send(`/advert/${id}/report`, { reason: '', email: 'x' })).statusCode).toBe(422)
  const sent = await send(`/advert/${id}/report`, { reason: HOSTILE, email: '' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/advert/${id}/report?sent=1`])
  expect(await reports()).toBe(before + 1)
  const { rows } = await server.owner.query(
    'select reason, reporter_email from advert_reports where listing_id = $1',
    [id],
  )
  expect(rows).toEqual([{ reason: HOSTILE, reporter_email: null }])
})
