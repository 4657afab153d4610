import { describe, expect, test } from 'vitest'
import {
  aBrowser,
  aSeller,
  CALLS,
  codeFor,
  e164,
  emailsTo,
  PASSWORD,
  somebody,
  tokenFor,
} from '../../../tests/support/people.ts'
import { aServer } from '../../../tests/support/server.ts'

const server = await aServer()
const WRONG = { success: false, error_message: 'The email address or the password is not right.' }

describe('registering', () => {
  test('signs the person in, and the page state says so', async () => {
    const browser = aBrowser(server)
    const person = somebody()
    expect(await browser.state()).toMatchObject({
      user_type: 'guest',
      user: { verified: false, phone: null },
    })
    const { status, body } = await browser.post(CALLS.register, person)
    expect([status, body]).toEqual([
      200,
      { success: true, error_message: '', result: { isAgent: false, seller_verified: false } },
    ])
    expect(await browser.state()).toMatchObject({
      user_type: 'standard',
      user_agent: false,
      listing: null,
      listingNew: true,
      user: { verified: false, phone: e164(person.phone).slice(3), dialCode: '+44', pendingListings: [] },
    })
  })

  test('sends one welcome with a link to choose a password, and no password', async () => {
    const person = somebody()
    await aBrowser(server).post(CALLS.register, person)
    const emails = await emailsTo(server, person.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toBe('Welcome to Gatepost')
    expect(emails[0]?.text).toMatch(/https:\/\/gatepost\.example\/choose-password#token=[\w-]{43}\n/)
    expect(await emailsTo(server, person.email)).toHaveLength(1)
  })

  test('with an email that has an account is refused without saying that it has, however it is spelt', async () => {
    const person = somebody()
    await aBrowser(server).post(CALLS.register, person)
    for (const email of [
      person.email,
      ` ${person.email.toUpperCase()} `,
      person.email.replace('@', '＠'),
      person.email.replace('a', 'ａ'),
    ]) {
      const browser = aBrowser(server)
      const { status, body } = await browser.post(CALLS.register, { ...somebody(), email })
      expect([status, body]).toEqual([
        200,
        {
          success: false,
          error_message:
            'We could not register you with these details. If you have an account, sign in or ask for a new password.',
        },
      ])
      expect([...browser.cookies.keys()]).toEqual([])
    }
  })

  test('of twenty at once with one email, one has the account', async () => {
    const person = somebody()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        aBrowser(server, `192.0.2.${index}`).post(CALLS.register, person),
      ),
    )
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1)
  })

  test('takes nothing else from the form: nobody says of themselves what an account may do', async () => {
    const browser = aBrowser(server)
    await browser.post(CALLS.register, {
      ...somebody(),
      isAgent: true,
      is_agent: true,
      verified: true,
      phone_verified_at: '2026-01-01',
      email_verified_at: '2026-01-01',
      role: 'agent',
      agency_name: 'Agents Ltd',
    })
    expect(await browser.state()).toMatchObject({ user_type: 'standard', user: { verified: false } })
  })

  test.each([
    [{ title: null }, 'The Title field is required.'],
    [{ title: 10 }, 'The Title field is required.'],
    [{ firstname: ' ' }, 'The First Name field is required.'],
    [{ firstname: 'R2D2' }, 'The First Name field may only contain letters and spaces.'],
    [{ lastname: '<b>x</b>' }, 'The Last Name field may only contain letters and spaces.'],
    [{ email: '' }, 'The Email field is required.'],
    [{ email: 'a@b' }, 'The Email field must be a valid email.'],
    [{ email: 'a@example.org,b@example.org' }, 'The Email field must be a valid email.'],
    [{ email: `${'x'.repeat(260)}@example.org` }, 'The Email field must be a valid email.'],
    [{ phone: '' }, 'The Mobile field is required.'],
    [{ phone: '020 7946 0000' }, 'The Mobile is not a valid mobile number.'],
  ])('with %o is told what is wrong', async (over, error_message) => {
    const { status, body } = await aBrowser(server).post(CALLS.register, { ...somebody(), ...over })
    expect([status, body]).toEqual([200, { success: false, error_message }])
  })

  test.each([
    [{ email: ['a@example.org'] }],
    [{ firstname: 'Al\r\nBcc: x@example.org' }],
    [{ lastname: 7 }],
    [{ phone: {} }],
  ])('with %o is malformed', async (over) => {
    expect((await aBrowser(server).post(CALLS.register, { ...somebody(), ...over })).status).toBe(400)
  })

  test('is for ten tries a browser and day', async () => {
    const browser = aBrowser(server, '198.51.100.1')
    await browser.saveDraft()
    const known = somebody()
    await aBrowser(server, '198.51.100.2').post(CALLS.register, known)
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await browser.post(CALLS.register, known)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('signing in', () => {
  test('tells whether the person is an agent, and verified', async () => {
    const { email, phone } = await aSeller(server)
    const browser = aBrowser(server)
    const signedIn = await browser.post(CALLS.login, { email: ` ${email.toUpperCase()}`, password: PASSWORD })
    expect(signedIn.body).toMatchObject({ success: true, result: { isAgent: false, seller_verified: false } })
    await browser.post(CALLS.sendCode, { phone, dialCode: null })
    await browser.post(CALLS.verify, { code: await codeFor(server, e164(phone)) })
    const again = await aBrowser(server).post(CALLS.login, { email, password: PASSWORD })
    expect(again.body).toMatchObject({ success: true, result: { isAgent: false, seller_verified: true } })
  })

  test('has one answer for an unknown email, a wrong password, and an account without one', async () => {
    const { email } = await aSeller(server)
    const passwordless = somebody()
    await aBrowser(server).post(CALLS.register, passwordless)
    const tries = [
      { email: 'nobody@example.org', password: PASSWORD },
      { email, password: 'another password' },
      { email, password: `${PASSWORD} ` },
      { email, password: PASSWORD.toUpperCase() },
      { email: passwordless.email, password: PASSWORD },
      { email: 'no email at all', password: PASSWORD },
    ]
    for (const credentials of tries) {
      const { status, body, headers } = await aBrowser(server).post(CALLS.login, credentials)
      expect([status, body]).toEqual([200, WRONG])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('takes as long for an unknown email', async () => {
    const { email } = await aSeller(server)
    const took = async (address: string, index: number): Promise<number> => {
      const began = performance.now()
      await aBrowser(server, `203.0.113.${index}`).post(CALLS.login, {
        email: address,
        password: 'wrong password',
      })
      return performance.now() - began
    }
    const times: { readonly known: number; readonly unknown: number }[] = []
    for (let index = 0; index < 9; index++) {
      times.push({
        known: await took(email, index),
        unknown: await took(`nobody${index}@example.org`, index),
      })
    }
    const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[4] ?? 0
    const ratio = median(times.map(({ unknown }) => unknown)) / median(times.map(({ known }) => known))
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })

  test('without an email or a password says what is missing', async () => {
    for (const credentials of [{}, { email: 'a@example.org' }, { password: 'x' }]) {
      expect((await aBrowser(server).post(CALLS.login, credentials)).body.error_message).toBe(
        'Email Address and Password are required',
      )
    }
  })

  test.each([
    { email: 7, password: 'x' },
    { email: 'a@example.org', password: ['x'] },
    { email: 'a', password: 'x', remember: 'y' },
  ])('%o is malformed', async (credentials) => {
    expect((await aBrowser(server).post(CALLS.login, credentials)).status).toBe(400)
  })

  test('ten wrong passwords lock it for a while, but not in a browser that the account knows', async () => {
    const { email, browser } = await aSeller(server)
    const attacker = aBrowser(server, '198.51.100.9')
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => attacker.post(CALLS.login, { email, password: 'guess' })),
    )
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(
      guesses.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0),
    ).toHaveLength(20)
    expect((await attacker.post(CALLS.login, { email, password: PASSWORD })).status).toBe(429)
    await browser.post(CALLS.logout)
    expect((await browser.post(CALLS.login, { email, password: PASSWORD })).body.success).toBe(true)
  })

  test('an unknown email is locked just so', async () => {
    const browser = aBrowser(server, '198.51.100.10')
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      statuses.push((await browser.post(CALLS.login, { email: 'no.one@example.org', password: 'x' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

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

describe('agents', () => {
  const anAgent = () => ({ ...somebody(), phone: '020 7946 0018', agency_name: 'Gate & Sons' })
  test('register with the agency’s name, and sign in as agents', async () => {
    const browser = aBrowser(server)
    const agent = anAgent()
    expect((await browser.post(CALLS.agentRegister, agent)).body).toEqual({
      success: true,
      error_message: '',
      result: { isAgent: true, seller_verified: false },
    })
    expect(await browser.state()).toMatchObject({ user_type: 'agent', user_agent: true })
    await browser.post(CALLS.choose, { token: await tokenFor(server, agent.email), password: PASSWORD })
    for (const url of [CALLS.agentLogin, CALLS.login]) {
      const { body } = await aBrowser(server).post(url, { email: agent.email, password: PASSWORD })
      expect(body).toMatchObject({ success: true, result: { isAgent: true } })
    }
  })
  test('are asked for the agency', async () => {
    const { body } = await aBrowser(server).post(CALLS.agentRegister, { ...anAgent(), agency_name: '' })
    expect(body.error_message).toBe('The Agency Name field is required.')
  })
  test('are told in the words of the specification', async () => {
    const answers = [
      await aBrowser(server).post(CALLS.agentLogin, { email: 'x@example.org', password: 'x' }),
      await aBrowser(server).post(CALLS.agentLogin, { email: '', password: '' }),
    ]
    expect(answers.map(({ body }) => body.error_message)).toEqual([
      'Invalid e-mail or password.',
      'Email Address and Password are required',
    ])
  })
  test('have pages at the addresses of these calls', async () => {
    for (const url of [CALLS.agentLogin, CALLS.agentRegister]) {
      const page = await server.app.inject({ url })
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect((await server.app.inject({ url, method: 'PUT' })).statusCode).toBe(405)
    }
  })
})
