import { describe, expect, test } from 'vitest'
import { paths } from '#shared/journey/paths.ts'
import { CALLS, e164, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, aSeller, codeFor, tokenFor } from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { purgeAccounts } from './purge-accounts.ts'

const server = await aServer()

describe('a session', () => {
  const sessionOf = (browser: ReturnType<typeof aBrowser>) => browser.cookies.get('session') ?? ''
  /** Whether a browser with just this cookie is signed in. */
  const isAlive = async (session: string): Promise<boolean> => {
    const thief = aBrowser(server)
    thief.cookies.set('session', session)
    return (await thief.state())['user_type'] === 'standard'
  }

  test('has a new token at every step up, and the old one is dead', async () => {
    const person = somebody()
    const browser = aBrowser(server)
    browser.cookies.set('session', 'x'.repeat(43))
    const tokens: string[] = [sessionOf(browser)]
    const step = async (url: string, body: object) => {
      expect((await browser.post(url, body)).body.success).toBe(true)
      tokens.push(sessionOf(browser))
    }
    await step(CALLS.register, person)
    await browser.post(CALLS.sendCode, { phone: person.phone, dialCode: '44' })
    await step(CALLS.verify, { code: await codeFor(server, e164(person.phone)) })
    await step(CALLS.choose, { token: await tokenFor(server, person.email), password: PASSWORD })
    await step(CALLS.login, { email: person.email, password: PASSWORD })
    expect(new Set(tokens).size).toBe(5)
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, false, false, true])
  })

  test('ends with signing out', async () => {
    const { browser } = await aSeller(server)
    const session = sessionOf(browser)
    expect((await browser.post(CALLS.logout)).body).toEqual({ success: true, error_message: '' })
    expect(browser.cookies.has('session')).toBe(false)
    expect(await isAlive(session)).toBe(false)
    expect((await browser.state())['user_type']).toBe('guest')
  })

  test('that ends by the button has the browser empty what our pages keep in it', async () => {
    const { browser } = await aSeller(server)
    const session = sessionOf(browser)
    const answer = await browser.call(paths.signOut(), { method: 'POST', redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/signed-out'])
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(await isAlive(session)).toBe(false)
  })

  test('is ended by a call without a body, and by one of nobody', async () => {
    const { statusCode } = await server.app.inject({ method: 'POST', url: CALLS.logout })
    expect(statusCode).toBe(200)
    expect((await aBrowser(server).post(CALLS.logout)).status).toBe(200)
    const headers = { 'content-type': 'application/json' }
    const empty = await server.app.inject({ method: 'POST', url: CALLS.logout, headers })
    expect(empty.statusCode).toBe(200)
  })

  test('whose time is over is removed, with links and codes', async () => {
    let now = new Date('2026-11-20T12:00:00Z')
    const clocked = await aServer({ now: () => now })
    const { browser, email } = await aSeller(clocked)
    await browser.post(CALLS.login, { email, password: PASSWORD, remember: true })
    const other = aBrowser(clocked)
    const person = somebody()
    await other.post(CALLS.register, person)
    await other.post(CALLS.sendCode, { phone: person.phone })
    await tokenFor(clocked, person.email)
    now = new Date(now.getTime() + 8 * 86_400_000)
    await purgeAccounts(clocked.deps.accounts)
    const { rows } = await clocked.owner.query(
      `select (select count(*)::int from sessions) sessions, (select count(*)::int from single_use_links) links,
         (select count(*)::int from phone_codes) codes, (select count(*)::int from accounts) accounts`,
    )
    expect(rows).toEqual([{ sessions: 1, links: 0, codes: 0, accounts: 2 }])
  })

  test('is kept as a hash alone', async () => {
    const { browser } = await aSeller(server)
    const { rows } = await server.owner.query<{ row: string }>('select sessions::text as row from sessions')
    const hex = Buffer.from(sessionOf(browser), 'base64url').toString('hex')
    expect(rows.some(({ row }) => row.includes(hex) || row.includes(sessionOf(browser)))).toBe(false)
  })

  test('is a cookie for the browser’s time, or for 90 days where the person wants that', async () => {
    const { email } = await aSeller(server)
    const cookieOf = async (remember: boolean) => {
      const { headers } = await aBrowser(server).post(CALLS.login, { email, password: PASSWORD, remember })
      return [headers['set-cookie']]
        .flat()
        .map(String)
        .find((cookie) => cookie.startsWith('session='))
    }
    expect(await cookieOf(false)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await cookieOf(true)).toMatch(
      /^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test.each([
    [false, 12 * 3_600_000 - 1, true],
    [false, 12 * 3_600_000 + 1, false],
    [true, 90 * 86_400_000 - 1, true],
    [true, 90 * 86_400_000 + 1, false],
  ])('remembered %s, %d ms later: alive %s', async (remember, later, alive) => {
    let now = new Date('2026-11-20T12:00:00Z')
    const clocked = await aServer({ now: () => now })
    const { email } = await aSeller(clocked)
    const browser = aBrowser(clocked)
    await browser.post(CALLS.login, { email, password: PASSWORD, remember })
    now = new Date(now.getTime() + later)
    expect((await browser.state())['user_type']).toBe(alive ? 'standard' : 'guest')
  })

  test('that is used goes on, but not for ever', async () => {
    let now = new Date('2026-11-20T12:00:00Z')
    const clocked = await aServer({ now: () => now })
    const { browser } = await aSeller(clocked)
    const types: unknown[] = []
    for (let hours = 0; hours < 180; hours += 10) {
      types.push((await browser.state())['user_type'])
      now = new Date(now.getTime() + 10 * 3_600_000)
    }
    expect(types).toEqual([...Array.from({ length: 17 }, () => 'standard'), 'guest'])
  })
})

describe('behind https', () => {
  test('every cookie is Secure and bound to the host', async () => {
    const secure = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
    const { headers } = await aBrowser(secure).post(CALLS.register, somebody())
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-session',
      '__Host-device',
      '__Host-guest',
    ])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })
})
