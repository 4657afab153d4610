import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { aBrowser, type Browser } from '../../../tests/support/browsers.ts'
import { aServer } from '../../../tests/support/server.ts'

const server = await aServer()
const nonceFor = async (browser: Browser): Promise<string> =>
  String((await browser.post(ENDPOINTS.beginSocialSignIn.path)).body.result?.['nonce'])

describe('the chooser of invented people', () => {
  test('signs whom one chooses, for this browser’s nonce alone', async () => {
    const browser = aBrowser(server)
    const nonce = await nonceFor(browser)
    const chooser = await server.app.inject({ url: `/sandbox/google?nonce=${nonce}` })
    expect(chooser.statusCode).toBe(200)
    expect(chooser.headers['content-security-policy']).not.toContain('unsafe')
    expect(chooser.headers['cross-origin-opener-policy']).toBe('unsafe-none')
    expect(chooser.body).toContain('Ada Barnes')
    const chosen = await server.app.inject({
      method: 'POST',
      url: '/sandbox/google',
      payload: { nonce, person: '2' },
    })
    expect(chosen.headers['cross-origin-opener-policy']).toBe('unsafe-none')
    const id_token = /data-token="([^"]+)"/.exec(chosen.body)?.[1] ?? ''
    expect((await browser.post(ENDPOINTS.googleSignIn.path, { id_token })).body).toMatchObject({
      status: true,
    })
  })
  test.each(['', '?nonce=x', '?nonce=%3Cscript%3E'])('is not there for %j', async (query) => {
    expect((await server.app.inject({ url: `/sandbox/google${query}` })).statusCode).toBe(400)
  })
  test.each([undefined, 'null', '{}', '{"person":"1"}'])('takes no %j for a choice', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const chosen = await server.app.inject({
      method: 'POST',
      url: '/sandbox/google',
      ...(payload === undefined ? {} : { payload, headers }),
    })
    expect(chosen.statusCode).toBe(400)
  })
  test('is not there where the provider is real', async () => {
    const environment = { GOOGLE_CLIENT_ID: '1234567890-abc.apps.googleusercontent.com' }
    const real = await aServer({ environment })
    const answer = await real.app.inject({ method: 'POST', url: '/sandbox/google', payload: {} })
    expect([404, 405]).toContain(answer.statusCode)
    expect((await aBrowser(real).post(ENDPOINTS.beginSocialSignIn.path)).body.result).toMatchObject({
      google: { id: environment.GOOGLE_CLIENT_ID, isSandbox: false },
      facebook: { isSandbox: true },
    })
  })
})
