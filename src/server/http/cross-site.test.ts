import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { aServer } from '../../../tests/support/server.ts'

const server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })

describe.each(Object.values(ENDPOINTS))('$path', ({ path: url, takes }) => {
  // biome-ignore format: a table
  test.each([
    [{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ origin: 'https://shop.gatepost.example' }], [{ origin: 'http://gatepost.example' }],
    [{ origin: 'https://gatepost.example:8443' }], [{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }],
  ])('is not called for another site: %o', async (headers) => {
    const answer = await server.app.inject({ method: 'POST', url, payload: { email: 'a@example.org' }, headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  })
  test('takes no text, and no form where it takes JSON', async () => {
    for (const type of ['text/plain', ...(takes === 'json' ? ['application/x-www-form-urlencoded'] : [])]) {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        payload: 'email=a',
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBe(415)
    }
  })
  test('is not called by reading', async () => {
    const { statusCode, headers } = await server.app.inject({ url })
    const isPage = String(headers['content-type']).startsWith('text/html')
    expect(isPage ? 200 : 405).toBe(statusCode)
    expect(headers['set-cookie']).toBeUndefined()
  })
})
