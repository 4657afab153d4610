import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SocialProvider } from '#shared/account/social-providers.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { CALLS, e164, PASSWORD, somebody } from '../../../../tests/support/actor.ts'
import {
  aBrowser,
  aSeller,
  type Browser,
  codeFor,
  emailsTo,
  tokenFor as tokenOf,
} from '../../../../tests/support/browsers.ts'
import { aServer } from '../../../../tests/support/server.ts'
import type { SocialIdentity } from '../../gateways/social-identity.ts'

type Server = Awaited<ReturnType<typeof aServer>>
let server: Server
beforeAll(async () => {
  server = await aServer()
})

let networks = 0
/** A browser on a network of its own, so that no limit of another's counts. */
function onANetwork(): Browser {
  networks += 1
  return aBrowser(server, `198.51.100.${networks}`)
}

let people = 0
function aPerson(more: Partial<SocialIdentity> = {}): SocialIdentity {
  people += 1
  return {
    subject: `subject-${people}`,
    email: `person${people}@example.org`,
    isEmailVerified: true,
    firstName: 'Ada',
    lastName: 'Barnes',
    ...more,
  }
}

const CALL = { google: ENDPOINTS.googleSignIn.path, facebook: ENDPOINTS.facebookSignIn.path }
const nonceFor = async (browser: Browser): Promise<string> =>
  String((await browser.post(ENDPOINTS.beginSocialSignIn.path)).body.result?.['nonce'])

async function tokenFor(browser: Browser, person: SocialIdentity, provider: SocialProvider = 'google') {
  const issuer = server.deps.sandboxIssuers[provider]
  return issuer?.issue(person, await nonceFor(browser)) ?? ''
}
async function signIn(browser: Browser, person: SocialIdentity, provider: SocialProvider = 'google') {
  const id_token = await tokenFor(browser, person, provider)
  return { ...(await browser.post(CALL[provider], { id_token })), id_token }
}
const REFUSED = { status: false, success: false, loginDetails: { isAgent: false }, seller_verified: false }

describe('a new person', () => {
  test.each(['google', 'facebook'] as const)(
    'signs in by %s, and has an account, their drafts and a welcome',
    async (provider) => {
      const browser = onANetwork()
      const uuid = await browser.saveDraft({ summary: { summary: 'Ours' } })
      const person = aPerson()
      const { status, body } = await signIn(browser, person, provider)
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          error_message: '',
          status: true,
          message: '',
          loginDetails: { isAgent: false },
          seller_verified: false,
          result: { email: person.email },
        },
      ])
      const state = await browser.state(uuid)
      expect(state).toMatchObject({ uuid, user_type: 'standard', user: { verified: false, phone: null } })
      expect(await emailsTo(server, person.email ?? '')).toHaveLength(1)
    },
  )

  test('comes back as the same, on another device and with another address', async () => {
    const person = aPerson()
    const first = onANetwork()
    await signIn(first, person)
    const uuid = await first.saveDraft()
    const second = onANetwork()
    await signIn(second, { ...person, email: 'moved@example.org' })
    expect((await second.state(uuid))['uuid']).toBe(uuid)
  })

  test('has a name without the characters that nobody sees', async () => {
    const person = aPerson({ firstName: 'A\u202eda\u200b ', lastName: '\u200b' })
    await signIn(onANetwork(), person)
    const { rows } = await server.owner.query('select first_name, last_name from accounts where email = $1', [
      person.email,
    ])
    expect(rows).toEqual([{ first_name: 'Ada', last_name: '' }])
  })

  test('without an address is asked to register', async () => {
    const { body } = await signIn(onANetwork(), aPerson({ email: null, isEmailVerified: false }), 'facebook')
    expect(body).toMatchObject({
      ...REFUSED,
      message: expect.stringMatching(/^Facebook didn’t give us an email/),
    })
  })
})

describe('an address that has an account', () => {
  test('is linked where both sides have made sure of it', async () => {
    const seller = await aSeller(server, onANetwork())
    const uuid = await seller.browser.saveDraft()
    const elsewhere = onANetwork()
    const { body } = await signIn(elsewhere, aPerson({ email: seller.email.toUpperCase() }))
    expect(body).toMatchObject({ status: true })
    expect((await elsewhere.state(uuid))['uuid']).toBe(uuid)
  })

  test.each<[string, SocialProvider, Partial<SocialIdentity>, boolean]>([
    ['we have not', 'google', {}, false],
    ['Facebook does not say', 'facebook', {}, true],
  ])('is not where %s', async (_who, provider, more, isOurs) => {
    const browser = onANetwork()
    const person = isOurs ? await aSeller(server, browser) : somebody()
    if (!isOurs) await browser.post(CALLS.register, person)
    const uuid = await browser.saveDraft()
    const elsewhere = onANetwork()
    const { body } = await signIn(elsewhere, aPerson({ email: person.email, ...more }), provider)
    expect(body).toMatchObject({
      ...REFUSED,
      message: expect.stringMatching(/^You already have an account with this email/),
    })
    expect((await elsewhere.state(uuid))['uuid']).not.toBe(uuid)
    expect((await elsewhere.state())['user_type']).toBe('guest')
  })

  test('which its owner then takes by a link is no longer open to whoever had it linked', async () => {
    const attacker = onANetwork()
    const person = aPerson()
    expect((await signIn(attacker, person, 'facebook')).body).toMatchObject({ status: true })
    const { phone } = somebody()
    await attacker.post(CALLS.sendCode, { phone, dialCode: '44' })
    await attacker.post(CALLS.verify, { code: await codeFor(server, e164(phone)) })
    const victim = onANetwork()
    await victim.post(CALLS.remind, { email: person.email })
    await victim.post(CALLS.choose, { token: await tokenOf(server, person.email ?? ''), password: PASSWORD })
    expect((await victim.post(CALLS.login, { email: person.email, password: PASSWORD })).body.result).toEqual(
      {
        isAgent: false,
        seller_verified: false,
      },
    )
    expect((await victim.state())['user']).toMatchObject({ phone: null, verified: false })
    expect((await signIn(attacker, person, 'facebook')).body).toMatchObject(REFUSED)
    expect((await attacker.state())['user_type']).toBe('guest')
  })

  test('is one account, however many sign in with it at once', async () => {
    const person = aPerson()
    const browsers = Array.from({ length: 12 }, () => onANetwork())
    const answers = await Promise.all(browsers.map((browser) => signIn(browser, person)))
    expect(answers.map(({ body }) => body.success)).toEqual(answers.map(() => true))
    const { rows } = await server.owner.query('select id from accounts where email = $1', [person.email])
    expect(rows).toHaveLength(1)
  })
})

describe('a token that proves nothing', () => {
  test('is good for once', async () => {
    const browser = onANetwork()
    const { id_token } = await signIn(browser, aPerson())
    expect((await browser.post(CALL.google, { id_token })).body).toMatchObject({
      ...REFUSED,
      message: 'Google authorization failed',
    })
  })
  test('of forty uses at once one succeeds', async () => {
    const browser = onANetwork()
    const id_token = await tokenFor(browser, aPerson())
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => browser.post(CALL.google, { id_token })),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  })
  test('was given to another browser', async () => {
    const id_token = await tokenFor(onANetwork(), aPerson())
    const victim = onANetwork()
    await nonceFor(victim)
    expect((await victim.post(CALL.google, { id_token })).body).toMatchObject(REFUSED)
    expect((await onANetwork().post(CALL.google, { id_token })).body).toMatchObject(REFUSED)
  })
  test('is the other provider’s', async () => {
    const browser = onANetwork()
    const id_token = await tokenFor(browser, aPerson(), 'facebook')
    expect((await browser.post(CALL.google, { id_token })).body).toMatchObject({
      message: 'Google authorization failed',
    })
    expect(
      (await browser.post(CALL.facebook, { id_token: await tokenFor(browser, aPerson()) })).body,
    ).toMatchObject({
      message: 'Facebook authorization failed',
    })
  })
  test('has an address that Google did not verify', async () => {
    expect((await signIn(onANetwork(), aPerson({ isEmailVerified: false }))).body).toMatchObject(REFUSED)
  })
  test.each([[undefined], [''], [1], [['x']], [{}], [null]])('is malformed as %j', async (id_token) => {
    expect((await onANetwork().post(CALL.google, { id_token })).status).toBe(400)
  })
  test('is signed by somebody else', async () => {
    const browser = onANetwork()
    const nonce = await nonceFor(browser)
    const { privateKey, publicKey } = await generateKeyPair('EdDSA')
    const forged = await new SignJWT({ email: 'x@example.org', email_verified: true, nonce })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'sandbox', jwk: await exportJWK(publicKey) })
      .setIssuer('https://google.sandbox.invalid').setAudience('gatepost-google-sandbox').setSubject('1')
      .setIssuedAt().setExpirationTime('5m').sign(privateKey) // biome-ignore format: one claim after another
    expect((await browser.post(CALL.google, { id_token: forged })).body).toMatchObject(REFUSED)
  })
})

test('the session is a new one, and the phone is verified as for anybody', async () => {
  const browser = onANetwork()
  await signIn(browser, aPerson())
  const session = browser.cookies.get('session')
  const { phone } = somebody()
  await browser.post(CALLS.sendCode, { phone, dialCode: '44' })
  const verified = await browser.post(CALLS.verify, { code: await codeFor(server, e164(phone)) })
  expect(verified.body.success).toBe(true)
  expect(browser.cookies.get('session')).not.toBe(session)
})
