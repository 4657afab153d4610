import { beforeAll, describe, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { aListingSent, zooplaCall } from '../../../../tests/support/zoopla.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
beforeAll(async () => {
  server = await aServer()
  feed = await aFeed(server.database, { format: 'zoopla' })
})

const whole = (more: Readonly<Record<string, unknown>> = {}) =>
  aListingSent({ deletion_reason: 'withdrawn', ...more })

const ODD: readonly (readonly [string, () => object | string])[] = [
  ['nothing but a number', () => '7'],
  ['null', () => 'null'],
  ['a list', () => []],
  ['texts in place of objects', () => whole({ location: 'Leeds', pricing: 'dear', content: 'none' })],
  ['a branch that is an object', () => whole({ branch_reference: { id: 1234 } })],
  ['a branch that is a number', () => whole({ branch_reference: 1234 })],
  ['a reference that is an object', () => whole({ listing_reference: { a: 1 } })],
  ['a reference with NUL and half a character', () => whole({ listing_reference: 'a\u0000b\ud800' })],
  ['a reference of 400 emoji', () => whole({ listing_reference: '\u{1f3e0}'.repeat(400) })],
  ['a day that there is not', () => whole({ available_from_date: '2026-02-31' })],
  ['a price like no other', () => JSON.stringify(whole({ listing_reference: 'dear' })).replace('250000', '1e308')],
  ['members of a prototype', () => '{"__proto__":{"branch_reference":"1234"},"constructor":{}}'],
] // biome-ignore format: a table

describe.each(['update', 'delete', 'list'] as const)('%s', (name) => {
  test.each(ODD)('answers %s in the format’s own shape', async (_what, payload) => {
    const { status, body } = await zooplaCall(server, feed.secret, name, payload())
    const isDone = body.status === 'OK'
    expect([status, isDone]).toEqual(isDone ? [200, true] : [400, false])
    if (isDone) return
    expect(body).toEqual({
      status: 'FAILURE',
      error_name: expect.any(String),
      error_advice: expect.any(String),
      errors: expect.arrayContaining([
        { message: expect.stringMatching(/^GP_[A-Z_]+: /), path: expect.stringMatching(/^#/) },
      ]),
      schema: expect.stringContaining(`/${name}.json`),
    })
  })
})
