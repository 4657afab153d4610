import { describe, expect, test } from 'vitest'
import { CALLS, somebody } from '../../../tests/support/actor.ts'
import { aBrowser } from '../../../tests/support/browsers.ts'
import { anAddress, post } from '../../../tests/support/desk.ts'
import { aDesk } from '../../../tests/support/desk-site.ts'
import { deskPaths } from './desk-paths.ts'

const { act, actsOn, another, aSoldAdvert, get, server, staff } = aDesk()

describe('to anybody but staff', () => {
  const pages = [
    '/desk',
    '/desk/',
    '/desk/search?q=x',
    '/desk/order/x',
    '/desk/advert/x',
    '/desk/discounts',
    '/desk/audit',
    '/desk/anything',
  ]
  const acts = [
    '/desk/sign-out',
    '/desk/order/x/refund',
    '/desk/advert/x/take-down',
    '/desk/discounts',
    '/desk/anything',
  ]
  test('there is nothing at any address of the desk', async () => {
    const { listing } = await aSoldAdvert()
    const owner = aBrowser(server(), anAddress())
    expect((await owner.post(CALLS.register, somebody())).body.success).toBe(true)
    const session = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const cookie of ['', session, 'desk=x', `desk=${'x'.repeat(43)}`]) {
      for (const path of [...pages, deskPaths.advert(listing)]) {
        const { statusCode, body } = await get(path, cookie)
        expect([path, statusCode, body]).toEqual([path, 404, expect.stringContaining('There is nothing')])
      }
      for (const path of [...acts, deskPaths.takeDown(listing)]) {
        expect([path, (await act(path, { why: 'Mine.' }, cookie)).statusCode]).toEqual([path, 404])
      }
    }
    expect(await actsOn(listing)).toEqual([])
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
