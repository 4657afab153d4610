import { describe, expect, test } from 'vitest'
import { CALLS, somebody } from '../../../../tests/support/actor.ts'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { anAddress, anInvitation, cookieIn, post, STAFF_PASSWORD } from '../../../../tests/support/desk.ts'
import { deskRoutes } from '../../../../tests/support/desk-routes.ts'
import { aDesk } from '../../../../tests/support/desk-site.ts'
import { deskPaths } from './desk-paths.ts'

const { actsOn, another, aSoldAdvert, get, now, rows, server, staff } = aDesk()
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' } as const

/** Whatever cookie a right password without a code gives. */
async function afterPasswordAlone(): Promise<string> {
  const typed = { email: staff().email, password: STAFF_PASSWORD, code: '' }
  return cookieIn(await post(server().app, deskPaths.signIn(), typed))
}
/** The token of an invitation that nobody has accepted, as if it were a session's. */
async function asInvited(): Promise<string> {
  const path = await anInvitation(server().database, 'not-joined@example.org', now)
  return `desk=${path.split('/').at(-1)}`
}

/** Of these a stranger finds something: the form for signing in, and what a link opens. */
const OPEN: readonly string[] = [deskPaths.signIn(), deskPaths.invitation(':token')]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const OTHERS = ['/desk/', '/desk//', '/desk/anything', '/desk/order', '/desk/order/x/y', '/desk/sign-in/x']

describe('to anybody but staff', () => {
  const asked = (method: (typeof METHODS)[number], url: string, cookie: string) =>
    server().app.inject({
      method,
      url,
      remoteAddress: anAddress(),
      headers: { cookie, ...(method === 'POST' ? FORM_TYPE : {}) },
      ...(method === 'POST' ? { payload: 'why=Mine.' } : {}),
    })
  test('there is nothing at any address of the desk, by any method', async () => {
    const { listing, order } = await aSoldAdvert()
    const owner = aBrowser(server(), anAddress())
    expect((await owner.post(CALLS.register, somebody())).body.success).toBe(true)
    const session = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const routes = await deskRoutes(server().deps.desk)
    const urls = [...new Set(routes.map(({ url }) => url))].filter((url) => !OPEN.includes(url))
    expect(urls.length).toBeGreaterThan(20)
    const real = urls.map((url) => url.replace(/:\w+|\*/, url.includes('/order/') ? order : listing))
    const withoutSecondFactor = await Promise.all([afterPasswordAlone(), asInvited()])
    const before = await rows('select count(*) from audit')
    for (const cookie of ['', session, `desk=${'x'.repeat(43)}`, ...withoutSecondFactor]) {
      for (const path of [...real, ...OTHERS]) {
        for (const method of METHODS) {
          const { statusCode, body, headers } = await asked(method, path, cookie)
          expect([method, path, statusCode]).toEqual([method, path, 404])
          if (method === 'GET') expect(body).toContain('There is nothing')
          expect([headers.allow, body.includes(listing), body.includes(order)]).toEqual([
            undefined,
            false,
            false,
          ])
        }
      }
    }
    expect(await rows('select count(*) from audit')).toEqual(before)
  })
  test('nothing can be posted by another site', async () => {
    const { listing } = await aSoldAdvert()
    const { statusCode } = await server().app.inject({
      method: 'POST',
      url: deskPaths.takeDown(listing),
      headers: {
        cookie: staff().cookie,
        origin: 'https://elsewhere.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'why=x',
    })
    expect(statusCode).toBe(403)
    expect(await actsOn(listing)).toEqual([])
  })
})

test('its pages have no script, are kept by nobody, and its cookie is of this site alone', async () => {
  const { headers } = await get('/desk')
  expect(headers['content-security-policy']).toContain("script-src 'none'")
  expect(headers['cache-control']).toBe('no-store')
  const out = await post(server().app, '/desk/sign-out', {}, (await another()).cookie)
  expect(out.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/)
})
