import { describe, expect, test } from 'vitest'
import { CALLS, e164, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser, aSeller, codeFor, emailsTo, tokenFor } from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'

const server = await aServer()
const ACCEPTED = { success: true, error_message: '' }
const NO_LINK = {
  success: false,
  error_message: 'This link doesn’t work any more. Ask for a new password again.',
}
const NEW = 'a different kettle 7'

async function aReset(email: string): Promise<string> {
  await aBrowser(server).post(CALLS.remind, { email })
  return tokenFor(server, email)
}
const canSignIn = async (email: string, password: string): Promise<boolean> =>
  (await aBrowser(server).post(CALLS.login, { email, password })).body.success === true

describe('asking for a new password', () => {
  test('answers the same and does the same for an unknown email, and writes to nobody', async () => {
    const { email } = await aSeller(server)
    const unknown = 'nobody.at.all@example.org'
    const answers = [
      await aBrowser(server).post(CALLS.remind, { email }),
      await aBrowser(server).post(CALLS.remind, { email: unknown }),
    ].map(({ status, body, headers }) => [status, body, Object.keys(headers).toSorted()])
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.slice(0, 2)).toEqual([200, ACCEPTED])
    expect((await emailsTo(server, email))[0]?.subject).toBe('Choose a new password')
    expect(await emailsTo(server, unknown)).toEqual([])
  })

  test.each([
    ['', 'The Email field is required.'],
    ['nonsense', 'The Email field must be a valid email.'],
  ])('for %j says what is wrong', async (email, error_message) => {
    expect((await aBrowser(server).post(CALLS.remind, { email })).body).toEqual({
      success: false,
      error_message,
    })
  })

  test('does not take its address from the request', async () => {
    const { email } = await aSeller(server)
    await server.app.inject({
      method: 'POST',
      url: CALLS.remind,
      payload: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const [newest] = await emailsTo(server, email)
    expect(newest?.text).toContain('https://gatepost.example/choose-password#token=')
    expect(newest?.text).not.toContain('evil')
  })
})

describe('a link', () => {
  test('sets the password, signs nobody in, and ends every session', async () => {
    const { email, browser } = await aSeller(server)
    const chooser = aBrowser(server)
    expect((await chooser.post(CALLS.choose, { token: await aReset(email), password: NEW })).body).toEqual(
      ACCEPTED,
    )
    expect([...chooser.cookies.keys()]).toEqual([])
    expect((await browser.state())['user_type']).toBe('guest')
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEW)]).toEqual([false, true])
  })

  test('leaves the browser signed in that was signed in to the account, with a new session', async () => {
    const { email, browser } = await aSeller(server)
    const other = aBrowser(server)
    await other.post(CALLS.login, { email, password: PASSWORD })
    const session = browser.cookies.get('session')
    await browser.post(CALLS.choose, { token: await aReset(email), password: NEW })
    expect((await browser.state())['user_type']).toBe('standard')
    expect(browser.cookies.get('session')).not.toBe(session)
    expect((await other.state())['user_type']).toBe('guest')
  })

  test('makes every browser a strange one: its wrong passwords count with everybody else’s', async () => {
    const { email } = await aSeller(server)
    await aBrowser(server).post(CALLS.choose, { token: await aReset(email), password: NEW })
    const { rows } = await server.owner.query(
      'select 1 from known_devices join accounts on accounts.id = account_id where email = $1',
      [email],
    )
    expect(rows).toEqual([])
  })

  test('of somebody else’s account does not sign the browser in to it', async () => {
    const { email } = await aSeller(server)
    const { browser, phone } = await aSeller(server)
    await browser.post(CALLS.choose, { token: await aReset(email), password: NEW })
    expect(await browser.state()).toMatchObject({
      user_type: 'standard',
      user: { phone: e164(phone).slice(3) },
    })
  })

  test('used by fifty at once is used once', async () => {
    const { email } = await aSeller(server)
    const token = await aReset(email)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        aBrowser(server, `203.0.113.${index}`).post(CALLS.choose, { token, password: `${NEW} ${index}` }),
      ),
    )
    const winners = answers.flatMap(({ body }, index) => (body.success === true ? [index] : []))
    expect(winners).toHaveLength(1)
    expect(
      answers.filter(({ status }) => status === 503).every(({ headers }) => headers['retry-after'] === '3'),
    ).toBe(true)
    expect(await canSignIn(email, `${NEW} ${winners[0]}`)).toBe(true)
    expect((await aBrowser(server).post(CALLS.choose, { token, password: NEW })).body).toEqual(NO_LINK)
  })

  test('ends with the use of another', async () => {
    const { email } = await aSeller(server)
    const [first, second] = [await aReset(email), await aReset(email)]
    expect((await aBrowser(server).post(CALLS.choose, { token: second, password: NEW })).body).toEqual(
      ACCEPTED,
    )
    expect((await aBrowser(server).post(CALLS.choose, { token: first, password: PASSWORD })).body).toEqual(
      NO_LINK,
    )
  })

  test.each([['x'], [''], ['a'.repeat(43)], ['../../x']])(
    'that is none (%j) opens nothing',
    async (token) => {
      expect((await aBrowser(server).post(CALLS.choose, { token, password: NEW })).body).toEqual(NO_LINK)
    },
  )

  test.each([
    ['reset', 30 * 60_000 - 1_000, true],
    ['reset', 30 * 60_000 + 1_000, false],
    ['welcome', 24 * 3_600_000 - 1_000, true],
    ['welcome', 24 * 3_600_000 + 1_000, false],
  ])('from a %s email, %d ms later: works %s', async (kind, later, works) => {
    let now = new Date('2026-11-20T12:00:00Z')
    const clocked = await aServer({ now: () => now })
    const person = somebody()
    await aBrowser(clocked).post(CALLS.register, person)
    await emailsTo(clocked, person.email)
    if (kind === 'reset') await aBrowser(clocked).post(CALLS.remind, { email: person.email })
    const token = await tokenFor(clocked, person.email)
    now = new Date(now.getTime() + later)
    const { body } = await aBrowser(clocked).post(CALLS.choose, { token, password: NEW })
    expect(body).toEqual(works ? ACCEPTED : NO_LINK)
  })

  test('is kept as a hash alone', async () => {
    const { email } = await aSeller(server)
    const token = await aReset(email)
    for (const table of ['single_use_links', 'job']) {
      const { rows } = await server.owner.query<{ row: string }>(`select ${table}::text as row from ${table}`)
      const hex = Buffer.from(token, 'base64url').toString('hex')
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.some(({ row }) => row.includes(token) || row.includes(hex))).toBe(false)
    }
  })

  test('that resets an account whose email was never confirmed takes its confirmed phone away', async () => {
    const victim = somebody()
    const attacker = aBrowser(server)
    await attacker.post(CALLS.register, victim)
    await attacker.post(CALLS.sendCode, { phone: victim.phone })
    await attacker.post(CALLS.verify, { code: await codeFor(server, e164(victim.phone)) })
    expect(await attacker.state()).toMatchObject({ user: { verified: true } })
    await aBrowser(server).post(CALLS.choose, { token: await aReset(victim.email), password: NEW })
    const owner = aBrowser(server)
    await owner.post(CALLS.login, { email: victim.email, password: NEW })
    expect(await owner.state()).toMatchObject({ user: { verified: false } })
    expect(await attacker.state()).toMatchObject({ user_type: 'guest' })
  })
})

describe('a password', () => {
  test.each([
    ['', 'The Password field is required.'],
    ['7 chars', 'The Password field must be at least 8 characters.'],
    ['x y '.repeat(33), 'The Password field may not be greater than 128 characters.'],
    [
      'Password123!',
      'This password is easy to guess. Choose another: three words that don’t belong together make a good one.',
    ],
  ])('%j is refused, and leaves the link as it is', async (password, error_message) => {
    const { email } = await aSeller(server)
    const token = await aReset(email)
    expect((await aBrowser(server).post(CALLS.choose, { token, password })).body).toEqual({
      success: false,
      error_message,
    })
    expect((await aBrowser(server).post(CALLS.choose, { token, password: NEW })).body).toEqual(ACCEPTED)
  })

  test.each([
    ['spaces and emoji', '  🏡 a house on a hill 🏡  '],
    ['128 characters', 'aB3 é—'.repeat(30).slice(0, 128)],
    ['128 emoji', String.fromCodePoint(...Array.from({ length: 128 }, (_, index) => 0x1f400 + index))],
  ])('with %s is taken whole', async (_name, password) => {
    const { email } = await aSeller(server)
    await aBrowser(server).post(CALLS.choose, { token: await aReset(email), password })
    expect([await canSignIn(email, password), await canSignIn(email, password.slice(0, -2))]).toEqual([
      true,
      false,
    ])
  })

  test('is one however its letters are put together, and every byte of it counts', async () => {
    const { email } = await aSeller(server)
    const long = `${'kettle orbit '.repeat(6)}café`
    await aBrowser(server).post(CALLS.choose, { token: await aReset(email), password: long })
    expect(await canSignIn(email, long.normalize('NFD'))).toBe(true)
    expect(await canSignIn(email, `${long.slice(0, 75)}X${long.slice(76)}`)).toBe(false)
  })

  test('is kept as argon2id with 19 MiB and two rounds', async () => {
    const ordinary = await aServer({ environment: { PASSWORD_KIB: '' } })
    await aSeller(ordinary)
    const { rows } = await ordinary.owner.query<{ password_hash: string }>(
      'select password_hash from accounts where password_hash is not null',
    )
    expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }])
  })
})
