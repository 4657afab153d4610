import { beforeAll, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { aListingSent, zooplaCall } from '../../../../tests/support/zoopla.ts'
import type { Deps } from '../../composition/deps.ts'
import { unavailable } from '../../http/refusal.ts'

const TOO_LARGE = ' '.repeat(600_000)

let server: Awaited<ReturnType<typeof aServer>>
/** It can keep no advert now. */
beforeAll(async () => {
  const keep = () => Promise.reject(unavailable('Later.', 60))
  const change = ({ feeds, ...deps }: Deps): Deps => ({
    ...deps,
    feeds: { ...feeds, stock: { ...feeds.stock, keep } },
  })
  server = await aServer({ change })
})

test('what we cannot take is refused in RTDF’s envelope', async () => {
  const { secret } = await aFeed(server.database)
  const refusal = {
    request_id: expect.any(String),
    request_timestamp: expect.any(String),
    response_timestamp: expect.any(String),
    success: false,
    warnings: [],
  }
  const sent = await rtdfCall(server, secret, 'sendpropertydetails', envelope(aProperty()))
  expect([sent.status, sent.headers['retry-after'], sent.body]).toEqual([
    503,
    '60',
    {
      ...refusal,
      message: 'Later.',
      errors: [{ error_code: 'GP_UNAVAILABLE', error_description: 'Later.', error_value: null }],
      property: null,
    },
  ])
  // Answers about enquiries have no property.
  const asked = await rtdfCall(server, secret, 'getbranchemails', TOO_LARGE)
  const message = 'The request is too large.'
  expect([asked.status, asked.body]).toEqual([
    413,
    {
      ...refusal,
      message,
      errors: [{ error_code: 'GP_TOO_LONG', error_description: message, error_value: null }],
    },
  ])
})

test('what we cannot take is told as Zoopla’s senders read it', async () => {
  const { secret } = await aFeed(server.database, { format: 'zoopla' })
  const sent = await zooplaCall(server, secret, 'update', aListingSent())
  expect([sent.status, sent.body]).toMatchObject([
    503,
    {
      status: 'FAILURE',
      error_name: 'gp_unavailable',
      error_advice: 'Later.',
      errors: [{ message: 'GP_UNAVAILABLE: Later.', path: '#' }],
    },
  ])
  const listed = await zooplaCall(server, secret, 'list', TOO_LARGE)
  expect([listed.status, listed.body]).toMatchObject([413, { status: 'FAILURE', error_name: 'gp_too_long' }])
})
