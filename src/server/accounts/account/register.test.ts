import { describe, expect, test } from 'vitest'
import { CALLS, e164, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, emailsTo, tokenFor } from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()

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
            'We couldn’t register you with these details. If you have an account, sign in or ask for a new password.',
        },
      ])
      expect([...browser.cookies.keys()]).toEqual([])
    }
  })

  test('leaves out the characters of a name that nobody sees', async () => {
    const person = { ...somebody(), firstname: ' Al\u202eex\u200b', lastname: '\u2066Sm\u00adith\u2069 ' }
    await aBrowser(server).post(CALLS.register, person)
    const { rows } = await server.owner.query('select first_name, last_name from accounts where email = $1', [
      person.email,
    ])
    expect(rows).toEqual([{ first_name: 'Alex', last_name: 'Smith' }])
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
    [
      { firstname: 'A*B' },
      'The First Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.',
    ],
    [
      { lastname: '<b>x</b>' },
      'The Last Name field may only contain letters, numbers, spaces, apostrophes, hyphens, dots, commas and brackets.',
    ],
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
