import { X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { PORTAL_TLS } from '../../../../tests/support/portal-tls.ts'
import { envelope } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { fingerprintIn } from '../../formats/certificate-fingerprint.ts'
import { agencyStore } from './agency-store.ts'

const PROXY = '10.0.0.1'
const FORWARDED = '203.0.113.9'
const CERTIFICATE = new X509Certificate(PORTAL_TLS.cert)
const HASH = Buffer.from(CERTIFICATE.fingerprint256.replaceAll(':', ''), 'hex')
const OTHER = new X509Certificate(PORTAL_TLS.serverCert).fingerprint256
const ESCAPED = encodeURIComponent(PORTAL_TLS.cert)

describe('a certificate that the proxy passes on', () => {
  test.each([
    ['PEM in escapes, as nginx does', ESCAPED],
    ['base64 between colons, as RFC 9440 says', `:${CERTIFICATE.raw.toString('base64')}:`],
    ['base64 alone, as HAProxy does', CERTIFICATE.raw.toString('base64')],
    ['a fingerprint with colons', CERTIFICATE.fingerprint256],
    ['a fingerprint without, as Caddy does', HASH.toString('hex')],
  ])('is known from %s', (_form, sent) => {
    expect(fingerprintIn(sent)).toEqual(HASH)
  })

  const base64 = CERTIFICATE.raw.toString('base64')
  test.each(['', 'abc', '%', `${CERTIFICATE.fingerprint256}, ${OTHER}`, ESCAPED.slice(0, 300), ':AAAA:'])(
    'is none in %j',
    (text) => {
      expect(fingerprintIn(text)).toBeNull()
    },
  )

  test.each([`:${base64}:, :${base64}:`, `${base64}, ${base64}`, `:${base64}`])(
    'is none if there are two: %#',
    (text) => {
      expect(fingerprintIn(text)).toBeNull()
    },
  )
})

describe('a feed with a certificate', () => {
  let server: Awaited<ReturnType<typeof aServer>>
  let feed: Awaited<ReturnType<typeof aFeed>>
  beforeAll(async () => {
    server = await aServer({
      environment: { TRUST_PROXY: PROXY, CLIENT_CERTIFICATE_HEADER: 'X-Client-Cert' },
    })
    feed = await aFeed(server.database)
  })
  const bind = (...hashes: readonly Buffer[]) =>
    agencyStore(server.database).changeCertificates(feed.id, hashes, {
      by: COMMAND_LINE,
      why: 'a test',
      at: new Date(),
    })

  async function listed(headers: Readonly<Record<string, string | string[]>>, remoteAddress = PROXY) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/v1/property/getbranchpropertylist/${feed.secret}`,
      payload: envelope({}),
      headers: { 'x-forwarded-for': FORWARDED, ...headers },
      remoteAddress,
    })
    return statusCode
  }

  test('needs none until it is bound to one, and then its secret alone does nothing', async () => {
    expect(await listed({})).toBe(200)
    expect(await bind(HASH)).toBe(true)
    expect(await listed({})).toBe(401)
    expect(await listed({ 'x-client-cert': OTHER })).toBe(401)
    expect(await listed({ 'x-client-cert': ESCAPED })).toBe(200)
  })

  test('believes only the proxy', async () => {
    await bind(HASH)
    expect(await listed({ 'x-client-cert': ESCAPED }, '192.0.2.7')).toBe(401)
    expect(await listed({ 'x-client-cert': [OTHER, ESCAPED] })).toBe(401)
  })

  test('may change to another without a gap, and be free of it again', async () => {
    const other = fingerprintIn(OTHER)
    if (other === null) throw new Error('no fingerprint')
    await bind(HASH, other)
    expect(await listed({ 'x-client-cert': ESCAPED })).toBe(200)
    expect(await listed({ 'x-client-cert': OTHER })).toBe(200)
    await bind()
    expect(await listed({})).toBe(200)
  })
})

test('without the setting no header is believed', async () => {
  const server = await aServer({ environment: { TRUST_PROXY: PROXY } })
  const { id, secret } = await aFeed(server.database)
  const decision = { by: COMMAND_LINE, why: 'a test', at: new Date() }
  await agencyStore(server.database).changeCertificates(id, [HASH], decision)
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/v1/property/getbranchpropertylist/${secret}`,
    payload: envelope({}),
    headers: { 'x-forwarded-for': FORWARDED, 'x-client-cert': ESCAPED },
    remoteAddress: PROXY,
  })
  expect(statusCode).toBe(401)
})
