import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { aServer } from '../../../tests/support/server.ts'

const LOAD = '/create-listing/get-initial-data'
const UUID = '6d0c1111-1111-4111-8111-111111111111'
const cookie = `guest=${'a'.repeat(43)}`

/** One for all, since nothing is stored. */
let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})

/** A server whose store fails like this. */
async function failingWith(error: Error) {
  const server = await aServer({
    on: database,
    change: (deps) => {
      const drafts = { ...deps.adverts.drafts, find: async () => Promise.reject(error) }
      return { ...deps, adverts: { ...deps.adverts, drafts } }
    },
  })
  const load = () =>
    server.app.inject({
      method: 'POST',
      url: LOAD,
      headers: { cookie },
      payload: { data: { uuid: UUID, app_type: 'sell' } },
    })
  return { ...server, load }
}

test('an error that nobody foresaw is a 500 that tells nothing, and a log line that tells all but numbers', async () => {
  const server = await failingWith(new TypeError('select secret from /srv/x.ts for 07700 900123'))
  const answer = await server.load()
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    error_message: 'Something went wrong. Try again.',
  })
  const line = server.logged().find(({ level }) => level === 'error')
  expect(line).toMatchObject({
    requestId: expect.any(String),
    err: { type: 'TypeError', message: expect.stringContaining('select secret') },
  })
  expect(server.logText()).not.toContain('900123')
})

test('who reads the answer in a browser gets a page that says what to do', async () => {
  const server = await aServer({
    on: database,
    change: (deps) => ({
      ...deps,
      published: {
        ...deps.published,
        published: { ...deps.published.published, list: () => Promise.reject(new Error('<b>')) },
      },
    }),
  })
  const browse = (accept: string) => server.app.inject({ url: '/adverts', headers: { accept } })
  const page = await browse('text/html,application/xhtml+xml,*/*;q=0.8')
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<p>Something went wrong. Try again.</p>')
  expect(page.body).toContain('<a href="">Try again</a>')
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  expect((await browse('*/*')).json()).toMatchObject({ success: false })
})

describe('a database that is not there is a 503 that says when to come back', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  test.each([
    ['refuses', withCode('ECONNREFUSED')],
    ['has no socket', withCode('ENOENT')],
    ['was restarted', withCode('57P01')],
    ['is starting', withCode('57P03')],
    ['has no connection left', withCode('53300')],
    ['has a full disk', withCode('53100')],
    ['took too long', withCode('57014')],
    ['is read-only', withCode('25006')],
    ['froze', new Error('Query read timeout')],
    ['does not let us in', new Error('timeout exceeded when trying to connect')],
    ['was cut off', new Error('Connection terminated unexpectedly')],
  ])('it %s', async (_name, error) => {
    const answer = await (await failingWith(error)).load()
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toEqual({ success: false, error_message: expect.stringMatching(/Try again/) })
  })
  test('a statement that is wrong is no such case', async () => {
    expect((await (await failingWith(withCode('42P01'))).load()).statusCode).toBe(500)
  })
})

describe('the log', () => {
  let server: Awaited<ReturnType<typeof aServer>>
  beforeAll(async () => {
    server = await aServer({ environment: { TRUST_PROXY: '1' } })
  })
  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const events = () =>
    server.logged().flatMap(({ event, ...line }) => (event === undefined ? [] : [{ event, ...line }]))

  test('tells of a call when, which, how it ended, from where, and under which id; never what it said', async () => {
    const answer = await post(`${LOAD}?secret=query`, { data: { uuid: UUID, app_type: 'sell' } }, { cookie })
    expect(server.logged().at(-1)).toEqual({
      level: 'info',
      time: expect.stringMatching(/Z$/),
      requestId: answer.headers['x-request-id'],
      method: 'POST',
      route: LOAD,
      status: 200,
      ip: '127.0.0.1',
      ms: expect.any(Number),
      msg: 'answered',
    })
    await post(
      '/validate-phone.json',
      { 'phone-number': '07700 900123' },
      { cookie, authorization: 'Bearer hush' },
    )
    for (const secret of [UUID, 'secret=query', 'a'.repeat(43), '900123', 'hush']) {
      expect(server.logText()).not.toContain(secret)
    }
  })

  test.each([
    ['malformed_request', 400, LOAD, '{', {}],
    ['malformed_request', 400, LOAD, '{"data":{}}', {}],
    ['origin_refused', 403, LOAD, '{}', { origin: 'https://evil.example' }],
    ['body_too_large', 413, LOAD, 'x'.repeat(140_000), {}],
    ['wrong_content_type', 415, LOAD, 'x', { 'content-type': 'text/plain' }],
  ])('names the event %s (%i)', async (event, status, url, payload, headers) => {
    await post(url, payload, headers)
    expect(events().at(-1)).toMatchObject({
      event,
      status,
      route: url,
      ip: '127.0.0.1',
      level: 'warn',
      requestId: expect.any(String),
    })
  })

  test('names the event rate_limited, and the address that the trusted proxy gave', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    for (let count = 0; count < 120; count++) {
      expect((await post('/validate-phone.json', { 'phone-number': '1' }, from)).statusCode).toBe(200)
    }
    const answer = await post('/validate-phone.json', { 'phone-number': '1' }, from)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toEqual({ success: false, error_message: expect.stringContaining('Wait a minute') })
    expect(events().at(-1)).toMatchObject({ event: 'rate_limited', status: 429, ip: '198.51.100.7' })
    const elsewhere = { 'x-forwarded-for': '203.0.113.10, 198.51.100.8' }
    expect((await post('/validate-phone.json', { 'phone-number': '1' }, elsewhere)).statusCode).toBe(200)
    const invented = { 'x-forwarded-for': '8.8.8.8, 198.51.100.7' }
    expect((await post('/validate-phone.json', { 'phone-number': '1' }, invented)).statusCode).toBe(429)
  })

  test('counts the addresses of one IPv6 network as one client', async () => {
    const from = (host: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${host.toString(16)}` })
    for (let count = 0; count < 120; count++)
      await post('/validate-phone.json', { 'phone-number': '1' }, from(count))
    expect((await post('/validate-phone.json', { 'phone-number': '1' }, from(999))).statusCode).toBe(429)
  })
})

test('without TRUST_PROXY, X-Forwarded-For changes nothing', async () => {
  const server = await aServer()
  const post = (count: number) =>
    server.app.inject({
      method: 'POST',
      url: '/validate-phone.json',
      payload: { 'phone-number': '1' },
      headers: { 'x-forwarded-for': `203.0.113.${count}`, 'x-real-ip': `203.0.113.${count}` },
    })
  for (let count = 0; count < 120; count++) await post(count)
  expect((await post(250)).statusCode).toBe(429)
  expect(server.logged().at(-1)).toMatchObject({ ip: '127.0.0.1' })
})

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a call of %s that the client breaks off is no fault of ours',
  async (type) => {
    const { app, logged } = await aServer()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const head = `POST /create-listing/save-new HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${type}\r\ncontent-length: 900\r\n\r\n{"data"`
    const arrived = once(app.server, 'request')
    socket.write(head)
    await arrived
    socket.resetAndDestroy()
    await expect.poll(() => logged().map(({ msg }) => msg)).toContain('the client broke the call off')
    expect(logged().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([])
  },
)
