import { beforeAll, describe, expect, test } from 'vitest'
import { aKey, apiCall } from '../../../../tests/support/api.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { API_LIMITS } from '../../config/limits.ts'

let server: Awaited<ReturnType<typeof aServer>>
let now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

describe('a call', () => {
  test.each([
    ['no key', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['two keys', { authorization: 'Bearer a b' }],
    ['a key that nobody has', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a key that is too long', { authorization: `Bearer ${'x'.repeat(5_000)}` }],
  ])('with %s is 401, and says how to ask', async (_name, headers) => {
    const answer = await server.app.inject({ url: '/api/v1/adverts', headers })
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.json()).toMatchObject({ type: '/api#no-key', status: 401 })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('whose key is for something else is 403, and names what it lacks', async () => {
    const { secret, id } = await aKey(server)
    await server.database.query(`update api_keys set scopes = '{other}' where id = $1`, [id])
    const { status, headers, body } = await apiCall(server, secret, '/adverts')
    expect([status, body.type]).toEqual([403, '/api#not-for-this'])
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="adverts:read"')
  })

  test('that is one too many waits for the next minute, and another key need not', async () => {
    const [{ secret, id }, other] = [await aKey(server), await aKey(server)]
    const first = await apiCall(server, secret, '/adverts')
    const { callsAMinute: most } = API_LIMITS
    expect(first.headers['ratelimit-policy']).toBe(`"key";q=${most};w=60`)
    expect(first.headers['ratelimit']).toBe(`"key";r=${most - 1};t=60`)
    await server.database.query('update used_limits set used = $2 where name = $1', [
      `api calls ${id}`,
      most - 1,
    ])
    now = new Date(now.getTime() + 20_000)
    expect((await apiCall(server, secret, '/adverts')).headers['ratelimit']).toBe('"key";r=0;t=40')
    const over = await apiCall(server, secret, '/adverts')
    expect([over.status, over.headers['retry-after'], over.body.type]).toEqual([429, '40', '/api#too-many'])
    expect((await apiCall(server, other.secret, '/adverts')).status).toBe(200)
    now = new Date(now.getTime() + 41_000)
    expect((await apiCall(server, secret, '/adverts')).status).toBe(200)
  })

  test('with one wrong key after another waits, and other clients need not', async () => {
    const guess = (remoteAddress: string) =>
      server.app.inject({ url: '/api/v1/adverts', remoteAddress, headers: { authorization: 'Bearer guess' } })
    const guesses = Array.from({ length: API_LIMITS.badKeysPerClient }, () => guess('203.0.113.7'))
    expect(new Set((await Promise.all(guesses)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    expect((await guess('203.0.113.7')).statusCode).toBe(429)
    expect((await guess('203.0.113.8')).statusCode).toBe(401)
  })

  test('at an address or by a method that the API does not have is told so in its own words', async () => {
    const { secret } = await aKey(server)
    const nowhere = await apiCall(server, secret, '/homes')
    expect([nowhere.status, nowhere.body.type]).toEqual([404, '/api#nothing-here'])
    const posted = await apiCall(server, secret, '/adverts', { method: 'POST', body: {} })
    expect([posted.status, posted.headers.allow, posted.body.type]).toEqual([405, 'GET', '/api#other-method'])
    expect((await apiCall(server, secret, '/adverts', { method: 'HEAD' })).status).toBe(200)
  })
})

test('a key is noted as used once a minute at most', async () => {
  const { secret, id } = await aKey(server)
  const used = async () =>
    (await server.database.query<{ at: Date }>('select used_at as at from api_keys where id = $1', [id]))
      .rows[0]?.at
  await apiCall(server, secret, '/adverts')
  const first = now
  now = new Date(first.getTime() + 30_000)
  await apiCall(server, secret, '/adverts')
  expect(await used()).toEqual(first)
  now = new Date(first.getTime() + 61_000)
  await apiCall(server, secret, '/adverts')
  expect(await used()).toEqual(now)
})
