import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { aServer, ROOT } from '../../../tests/support/server.ts'

const SAVE = '/create-listing/save-new'
const UUID = '6d0c1111-1111-4111-8111-111111111111'
const body = JSON.stringify({ data: { uuid: UUID, version: 0, app_type: 'sell', blocks: {} } })
const json = { 'content-type': 'application/json' }

let plain: Awaited<ReturnType<typeof aServer>>
let https: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  plain = await aServer()
  https = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
}, 60_000)

/** Every kind of answer that there is, by its status. */
const ANSWERS = [
  [200, { method: 'GET', url: '/healthz' }],
  [200, { method: 'GET', url: '/readyz' }],
  [200, { method: 'GET', url: '/' }],
  [200, { method: 'GET', url: '/sell' }],
  [200, { method: 'HEAD', url: '/let' }],
  [200, { method: 'GET', url: '/any/thing' }],
  [200, { method: 'POST', url: SAVE, payload: body, headers: json }],
  [200, { method: 'POST', url: '/address.json', payload: '{"postcode":"TR40 2MI"}', headers: json }],
  [
    200,
    { method: 'POST', url: '/epc-data.json', payload: '{"postcode":"ZE40 1CK","udprn":"1"}', headers: json },
  ],
  [200, { method: 'GET', url: '/sandbox/addresses.json' }],
  [405, { method: 'GET', url: '/address.json' }],
  [405, { method: 'GET', url: '/feeds/blm' }],
  [405, { method: 'GET', url: '/v1/property/sendpropertydetails' }],
  [405, { method: 'GET', url: '/create-listing/address-exists' }],
  [308, { method: 'GET', url: '/sell/' }],
  [400, { method: 'POST', url: SAVE, payload: '{', headers: json }],
  [403, { method: 'POST', url: SAVE, payload: body, headers: { ...json, origin: 'https://evil.example' } }],
  [404, { method: 'GET', url: '/.git/config' }],
  [404, { method: 'GET', url: '/assets/nothing.js' }],
  [404, { method: 'POST', url: '/nothing.json', payload: body, headers: json }],
  [405, { method: 'GET', url: SAVE }],
  [405, { method: 'DELETE', url: SAVE }],
  [405, { method: 'POST', url: '/sell' }],
  [413, { method: 'POST', url: SAVE, payload: 'x'.repeat(140_000), headers: json }],
  [415, { method: 'POST', url: SAVE, payload: 'x', headers: { 'content-type': 'text/plain' } }],
] as const

describe.each(ANSWERS)('%i for %o', (status, request) => {
  test('carries the security headers', async () => {
    for (const server of [plain, https]) {
      const { headers, statusCode } = await server.app.inject(request)
      expect(statusCode).toBe(status)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      })
      const policy = String(headers['content-security-policy'])
      for (const part of [
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(part)
      }
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers['strict-transport-security']).toBe(
        server === https ? 'max-age=63072000; includeSubDomains' : undefined,
      )
      const isPage = request.method !== 'POST' && status === 200 && !/(?:z|\.json)$/.test(request.url)
      const opener = isPage ? 'same-origin-allow-popups' : 'same-origin'
      expect(headers['cross-origin-opener-policy']).toBe(opener)
      if (!isPage && status !== 308) expect(headers['content-type']).toBe('application/json; charset=utf-8')
      if (!isPage) expect(headers['cache-control']).toBe('no-store')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

test.each([
  ['none', 'unsafe-none'],
  ['same-origin', 'same-origin-allow-popups'],
  ['same-site', 'same-origin-allow-popups'],
  ['cross-site', 'same-origin-allow-popups'],
])(
  'with Sec-Fetch-Site %s a page has the opener policy %s, and always one that asks for a password',
  async (site, opener) => {
    for (const url of ['/sell', '/adverts', '/signup/choose-listing-type']) {
      const { headers } = await plain.app.inject({ url, headers: { 'sec-fetch-site': site } })
      expect(headers['cross-origin-opener-policy'], url).toBe(opener)
    }
    for (const [url, always] of [
      ['/confirm-identity/sell', 'same-origin-allow-popups'],
      ['/healthz', 'same-origin'],
    ] as const) {
      const { headers } = await plain.app.inject({ url, headers: { 'sec-fetch-site': site } })
      expect(headers['cross-origin-opener-policy'], url).toBe(always)
    }
  },
)

test('a page’s policy lets its own scripts and styles run, and those in it by their hashes alone', async () => {
  const { headers } = await plain.app.inject({ method: 'GET', url: '/sell' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
  expect(policy).toContain("form-action 'self'")
})

test('a page may draw a chosen photo before it is sent, and run workers of its own files alone', async () => {
  const { headers } = await plain.app.inject({ method: 'GET', url: '/sell' })
  const directives = String(headers['content-security-policy']).split('; ')
  expect(directives).toContain("img-src 'self' data: blob:")
  expect(directives).toContain("worker-src 'self'")
  expect(directives.filter((one) => one.includes('blob:'))).toHaveLength(1)
})

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/src/server/main.ts',
  '/src/',
  '/node_modules/pg/package.json',
  '/data/postgres/PG_VERSION',
  '/build/web/.vite/manifest.json',
  '/assets/',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/.vite/manifest.json',
  '/sell/x.css',
  '//evil.example/',
  '/%2e%2e/package.json',
  '/migrations/001-drafts.sql',
  '/metrics.json',
  '/server.js.map',
])('%s is not there', async (url) => {
  // biome-ignore format: a table
  const answer = await plain.app.inject({ method: 'GET', url })
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.json().success).toBe(false)
})

test('an asset is served packed, with a type, for ever', async () => {
  const name = readdirSync(path.join(ROOT, 'build/web/assets')).find((file) => file.endsWith('.js')) ?? ''
  const packed = await plain.app.inject({
    url: `/assets/${name}`,
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  const whole = await plain.app.inject({ url: `/assets/${name}` })
  expect(whole.headers['content-encoding']).toBeUndefined()
  expect(whole.rawPayload.length).toBeGreaterThan(packed.rawPayload.length)
})

describe('where a call comes from', () => {
  const from = async (server: typeof plain, headers: Record<string, string>) =>
    (await server.app.inject({ method: 'POST', url: SAVE, payload: '{', headers: { ...json, ...headers } }))
      .statusCode
  test.each([
    ['null', 403],
    ['https://evil.example', 403],
    ['https://gatepost.example.evil.example', 403],
    ['http://gatepost.example', 403],
    ['https://gatepost.example:444', 403],
    ['https://sub.gatepost.example', 403],
    ['http://localhost:3000', 403],
    ['https://gatepost.example', 400],
  ])('behind a public address: Origin %s', async (origin, status) => {
    expect(await from(https, { origin })).toBe(status)
  })
  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 400],
    ['none', 400],
  ])('no Origin, Sec-Fetch-Site %s', async (site, status) => {
    expect(await from(https, { 'sec-fetch-site': site })).toBe(status)
  })
  test('neither header: a script, which carries no one else’s cookie', async () => {
    expect(await from(https, {})).toBe(400)
  })
  test('without a public address, the loopback names with our own port', async () => {
    const local = await aServer()
    await local.app.listen({ host: '127.0.0.1', port: 0 })
    const address = local.app.server.address()
    const port = address !== null && typeof address !== 'string' ? address.port : 0
    const status = async (origin: string) =>
      (
        await fetch(`http://127.0.0.1:${port}${SAVE}`, {
          method: 'POST',
          headers: { origin, ...json },
          body: '{',
        })
      ).status
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await status(`http://${name}:${port}`)).toBe(400)
    for (const other of [
      `http://localhost:${port + 1}`,
      `https://localhost:${port}`,
      `http://evil.example:${port}`,
      'null',
      '',
    ]) {
      expect(await status(other)).toBe(403)
    }
  })
  test('a foreign form cannot post', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    for (const url of [
      SAVE,
      '/validate-phone.json',
      '/create-listing/get-initial-data',
      '/address.json',
      '/epc-data.json',
      '/create-listing/address-exists',
    ]) {
      expect((await https.app.inject({ method: 'POST', url, payload: 'a=1', headers })).statusCode).toBe(403)
    }
  })
  test('what a foreign page sends is not stored, and the same from our own page is', async () => {
    const payload = body.replace(UUID, '6d0c2222-2222-4222-8222-222222222222')
    const storedAfter = async (origin: string) => {
      await https.app.inject({ method: 'POST', url: SAVE, payload, headers: { ...json, origin } })
      return https.storedDrafts()
    }
    const before = await https.storedDrafts()
    expect(await storedAfter('https://evil.example')).toBe(before)
    expect(await storedAfter('https://gatepost.example')).toBe(before + 1)
  })
})
