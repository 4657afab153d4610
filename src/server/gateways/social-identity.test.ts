import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { facebookIdentity } from './facebook-identity.ts'
import { googleIdentity } from './google-identity.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const NOW = new Date('2026-11-20T12:00:00Z')
const SECONDS = NOW.getTime() / 1_000
const CLIENT = '1234567890-abc.apps.googleusercontent.com'
const NONCE = 'n'.repeat(43)
const now = () => NOW

let keys: Keys
let others: Keys
let server: Server
let origin: string
const asked: string[] = []
let answer: Answer
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  others = await generateKeyPair('RS256', { extractable: true })
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    request.resume()
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  answer = async (_request, response) => {
    json(response, { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] })
  }
})

const google = () => googleIdentity({ clientId: CLIENT, now, keysUrl: `${origin}/certs` })
const CLAIMS: JWTPayload = {
  iss: 'https://accounts.google.com',
  aud: CLIENT,
  sub: '110169484474386276334',
  email: 'ada@example.org',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Barnes',
  nonce: NONCE,
  iat: SECONDS - 5,
  exp: SECONDS + 3_600,
}
const without = (...names: string[]): JWTPayload =>
  Object.fromEntries(Object.entries(CLAIMS).filter(([name]) => !names.includes(name)))
const signed = (claims: JWTPayload, head: object = {}, by: Keys = keys): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...head }).sign(by.privateKey)
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token of Google’s tells who somebody is', async () => {
  expect(await google().verify(await signed(CLAIMS), NONCE)).toEqual({
    subject: '110169484474386276334',
    email: 'ada@example.org',
    isEmailVerified: true,
    firstName: 'Ada',
    lastName: 'Barnes',
  })
  expect(
    await google().verify(await signed({ ...CLAIMS, iss: 'accounts.google.com', azp: CLIENT }), NONCE),
  ).not.toBeNull()
})

describe('a token proves nothing', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['without a signature', async () => `${part({ alg: 'none' })}.${part(CLAIMS)}.`],
    ['that says it needs no signature', async () => `${part({ alg: 'none', kid: 'k1' })}.${part(CLAIMS)}.${part('x')}`],
    ['signed with the public key as a secret', async () => {
      const head = `${part({ alg: 'HS256', kid: 'k1' })}.${part(CLAIMS)}`
      return `${head}.${createHmac('sha256', await exportSPKI(keys.publicKey)).update(head).digest('base64url')}`
    }],
    ['signed by somebody else', () => signed(CLAIMS, {}, others)],
    ['that brings its own key', async () => signed(CLAIMS, { jwk: await exportJWK(others.publicKey) }, others)],
    ['that says where its key is', () => signed(CLAIMS, { jku: `${origin}/evil`, kid: 'evil' }, others)],
    ['that names a certificate', () => signed(CLAIMS, { x5u: `${origin}/evil` }, others)],
    ['whose key’s name is a path', () => signed(CLAIMS, { kid: '../../../../dev/null' })],
    ['whose key’s name is a query', () => signed(CLAIMS, { kid: "' or 1=1 --" })],
    ['of a key that is not published', () => signed(CLAIMS, { kid: 'k2' })],
    ['changed after it was signed', async () => {
      const [head, , signature] = (await signed(CLAIMS)).split('.')
      return `${head}.${part({ ...CLAIMS, sub: '1' })}.${signature}`
    }],
    ['for another app', () => signed({ ...CLAIMS, aud: 'another.apps.googleusercontent.com' })],
    ['for several apps', () => signed({ ...CLAIMS, aud: [CLIENT, 'another'] })],
    ['for a list of one', () => signed({ ...CLAIMS, aud: [CLIENT] })],
    ['that another app asked for', () => signed({ ...CLAIMS, azp: 'another.apps.googleusercontent.com' })],
    ['of an issuer that looks alike', () => signed({ ...CLAIMS, iss: 'https://accounts.google.com.evil.example' })],
    ['of an issuer with a slash more', () => signed({ ...CLAIMS, iss: 'https://accounts.google.com/' })],
    ['of Facebook', () => signed({ ...CLAIMS, iss: 'https://www.facebook.com' })],
    ['that is over', () => signed({ ...CLAIMS, exp: SECONDS - 31 })],
    ['that does not end', () => signed(without('exp'))],
    ['that is of the future', () => signed({ ...CLAIMS, iat: SECONDS + 120 })],
    ['that is not valid yet', () => signed({ ...CLAIMS, nbf: SECONDS + 120 })],
    ['that is old', () => signed({ ...CLAIMS, iat: SECONDS - 1_000 })],
    ['without a time', () => signed(without('iat'))],
    ['without a nonce', () => signed(without('nonce'))],
    ['with another’s nonce', () => signed({ ...CLAIMS, nonce: 'm'.repeat(43) })],
    ['whose address is not verified', () => signed({ ...CLAIMS, email_verified: false })],
    ['whose address is verified in a text', () => signed({ ...CLAIMS, email_verified: 'false' })],
    ['whose address is “true”', () => signed({ ...CLAIMS, email_verified: 'true' })],
    ['of nobody', () => signed(without('sub'))],
    ['of several people', async () => signed({ ...CLAIMS, sub: ['1', '2'] as never })],
    ['of an empty person', () => signed({ ...CLAIMS, sub: '' })],
    ['of a megabyte', () => signed({ ...CLAIMS, name: 'x'.repeat(1_000_000) })],
    ['that is none', () => 'not a token'],
    ['of three empty parts', () => '..'],
    ['encrypted', () => `${part({ alg: 'dir', enc: 'A256GCM' })}.a.b.c.d`],
  ])('%s', async (_what, make) => {
    expect(await google().verify(await make(), NONCE)).toBeNull()
    expect(asked.filter((url) => url !== '/certs')).toEqual([])
  }) // biome-ignore format: a table

  test('to a browser that was given no nonce', async () => {
    expect(await google().verify(await signed(without('nonce')), null)).toBeNull()
    expect(await google().verify(await signed(CLAIMS), null)).toBeNull()
  })

  test.each([
    [-30, true],
    [-31, false],
  ])('%d seconds after its end: %s', async (seconds, isTaken) => {
    const token = await signed({ ...CLAIMS, exp: SECONDS + seconds + 0.5 })
    expect((await google().verify(token, NONCE)) !== null).toBe(isTaken)
  })
})

describe('where the keys cannot be had', () => {
  test.each<[string, Answer]>([
    ['an error', (_request, response) => response.writeHead(500).end()],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['no keys', (_request, response) => json(response, {})],
    ['a broken connection', (_request, response) => response.destroy()],
  ])('%s: the provider failed, and the token is not called wrong', async (_what, answering) => {
    answer = answering
    await expect(google().verify(await signed(CLAIMS), NONCE)).rejects.toMatchObject({
      name: 'ProviderFailed',
      provider: 'Google',
    })
  })
})

describe('Facebook', () => {
  const APP = '1234567890'
  const SECRET = 'app-secret-of-ours'
  const TOKEN = 'EAAG'.padEnd(60, 'x')
  const facebook = () =>
    facebookIdentity({ appId: APP, appSecret: SECRET, now, keysUrl: `${origin}/jwks`, graphUrl: origin })
  const DEBUGGED = { app_id: APP, type: 'USER', is_valid: true, user_id: '77', expires_at: SECONDS + 60 }
  const PERSON = { id: '77', first_name: 'Bo', last_name: 'Okafor', email: 'bo@example.org' }
  const graph =
    (debugged: object, person: object = PERSON): Answer =>
    ({ url = '' }, response) =>
      json(response, url.includes('/debug_token') ? { data: { ...DEBUGGED, ...debugged } } : person)

  test('an opaque token is asked about, with our app’s proof', async () => {
    answer = graph({})
    expect(await facebook().verify(TOKEN, null)).toEqual({
      subject: '77',
      email: 'bo@example.org',
      isEmailVerified: false,
      firstName: 'Bo',
      lastName: 'Okafor',
    })
    const [debug = '', me = ''] = asked
    expect(new URL(debug, origin).searchParams.get('access_token')).toBe(`${APP}|${SECRET}`)
    expect(new URL(me, origin).searchParams.get('appsecret_proof')).toBe(
      createHmac('sha256', SECRET).update(TOKEN).digest('hex'),
    )
  })
  test('one that never ends is good, and an address is not needed', async () => {
    answer = graph({ expires_at: 0 }, { id: '77', first_name: 'Di' })
    expect(await facebook().verify(TOKEN, null)).toMatchObject({ email: null, lastName: '' })
  })
  test.each<[string, object, object?]>([
    ['is not valid', { is_valid: false }],
    ['is of another app', { app_id: '999' }],
    ['is of an app by a number', { app_id: 1_234_567_890 }],
    ['is no person’s', { type: 'PAGE' }],
    ['is over', { expires_at: SECONDS - 1 }],
    ['says nothing of its end', { expires_at: null }],
    ['is nobody’s', { user_id: '' }],
    ['is somebody else’s', {}, { ...PERSON, id: '78' }],
  ])('one that %s proves nothing', async (_what, debugged, person) => {
    answer = graph(debugged, person)
    expect(await facebook().verify(TOKEN, null)).toBeNull()
  })
  test('one that Facebook calls wrong proves nothing', async () => {
    answer = (_request, response) => json(response, { error: { code: 190 } }, 400)
    expect(await facebook().verify(TOKEN, null)).toBeNull()
  })
  test.each(['', 'short', 'a b'.padEnd(40), 'x'.repeat(5_000)])(
    '%j is not even asked about',
    async (token) => {
      expect(await facebook().verify(token, null)).toBeNull()
      expect(asked).toEqual([])
    },
  )
  test.each([500, 429, 403])('%d: the provider failed, and its error names no secret', async (status) => {
    answer = (_request, response) => json(response, { error: SECRET }, status)
    const failure = await facebook()
      .verify(TOKEN, null)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ProviderFailed', provider: 'Facebook' })
    expect(`${String(failure)} ${(failure as Error).stack}`).not.toMatch(/app-secret|EAAG/)
  })
  test('an id_token is verified like any other, and its address never counts as verified', async () => {
    answer = async (_request, response) =>
      json(response, { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1' }] })
    const claims = { ...CLAIMS, iss: 'https://www.facebook.com', aud: APP }
    expect(await facebook().verify(await signed(claims), NONCE)).toMatchObject({
      isEmailVerified: false,
      email: 'ada@example.org',
    })
    expect(await facebook().verify(await signed({ ...claims, aud: CLIENT }), NONCE)).toBeNull()
    expect(await facebook().verify(await signed(CLAIMS), NONCE)).toBeNull()
  })
})

test.each([
  ['Google', () => google()],
  ['Facebook', () => facebookIdentity({ appId: CLIENT, appSecret: 's', now, keysUrl: `${origin}/certs` })],
])('keys of %s beyond all bounds are not read to their end', async (_name, verifier) => {
  let sent = 0
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(64_000))) sent += 64_000
    }
    response.on('drain', more)
    more()
  }
  await expect(verifier().verify(await signed(CLAIMS), NONCE)).rejects.toMatchObject({
    name: 'ProviderFailed',
  })
  expect(sent).toBeLessThan(20_000_000)
})
