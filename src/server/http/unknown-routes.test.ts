import { expect, test } from 'vitest'
import { aServer } from '../../../tests/support/server.ts'

const { app } = await aServer()
const SAVE = '/create-listing/save-new'

test.each([
  ['GET', SAVE, 'POST'],
  ['PUT', SAVE, 'POST'],
  ['OPTIONS', SAVE, 'POST'],
  ['POST', '/sell', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['DELETE', '/advert/530fnj2n', 'GET, HEAD'],
  ['GET', '/feeds/blm', 'PUT'],
  ['POST', '/feeds/blm/abc', 'PUT'],
  ['PUT', '/v1/property/sendpropertydetails', 'POST'],
] as const)('405 for %s %s, which takes %s', async (method, url, allowed) => {
  const { statusCode, headers } = await app.inject({ method, url })
  expect([statusCode, headers.allow]).toEqual([405, allowed])
})

test.each(['/photos/a/b.jpg', '/src/main.ts'])('404 for a POST to %s', async (url) => {
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404)
})
