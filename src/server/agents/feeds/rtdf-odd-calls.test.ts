import { Ajv } from 'ajv'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { RTDF_LIST, RTDF_PROPERTY } from '../../../../tests/support/schemas/rtdf-answers.ts'
import { RTDF_BRANCH_EMAILS, RTDF_PROPERTY_EMAILS } from '../../../../tests/support/schemas/rtdf-emails.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
beforeAll(async () => {
  server = await aServer()
  feed = await aFeed(server.database)
})

const ajv = new Ajv({ allErrors: true, strictTypes: false })
const CALLS = {
  sendpropertydetails: ajv.compile(RTDF_PROPERTY),
  removeproperty: ajv.compile(RTDF_PROPERTY),
  getbranchpropertylist: ajv.compile(RTDF_LIST),
  getbranchemails: ajv.compile(RTDF_BRANCH_EMAILS),
  getpropertyemails: ajv.compile(RTDF_PROPERTY_EMAILS),
}
const PERIOD = { start_date_time: '06-11-2026 12:00:00', end_date_time: '07-11-2026 12:00:00' }
let doors = 0
/** A whole call of any kind, whose home is another each time. */
const whole = (property: Readonly<Record<string, unknown>> = {}, more: object = {}) => ({
  ...envelope(aProperty({ property, address: { house_name_number: String((doors += 1)) } })),
  export_period: PERIOD,
  ...more,
})
const branch = (of: object) => whole({}, { branch: { branch_id: 1234, channel: 1, ...of } })

/** Whether every call refuses it; of the others the shape of the answer counts. */
const ODD: readonly (readonly [string, () => object | string, isRefused: boolean])[] = [
  ['nothing but a number', () => '7', true],
  ['null', () => 'null', true],
  ['a list', () => [], true],
  ['lists in place of objects', () => ({ network: [], branch: [], property: [], export_period: [] }), true],
  ['texts in place of objects', () => ({ network: 'a', branch: 'b', property: 'c', export_period: 'd' }), true],
  ['a branch without an end', () => JSON.stringify(branch({})).replace('1234', '1e400'), true],
  ['a branch of another number', () => branch({ branch_id: 1234.5 }), true],
  ['a branch that is an object', () => branch({ branch_id: { id: 1234 } }), true],
  ['a channel that there is not', () => branch({ channel: 3 }), false],
  ['everything as text', () => branch({ branch_id: '1234', channel: '1' }), false],
  ['a reference that is an object', () => whole({ agent_ref: { a: 1 } }), false],
  ['a reference that is a number', () => whole({ agent_ref: 17 }), false],
  ['a reference with NUL and half a character', () => whole({ agent_ref: 'a\u0000b\ud800' }), false],
  ['a reference of 400 emoji', () => whole({ agent_ref: '\u{1f3e0}'.repeat(400) }), false],
  ['a date in the year 0', () => whole({ update_date: '01-01-0000 00:00:00' }), false],
  ['a date in the year 9999', () => whole({ agent_ref: 'late', update_date: '31-12-9999 23:59:59' }), false],
  ['a reason that is none', () => whole({ removal_reason: 99, transaction_date: 'soon' }), false],
  ['a price like no other', () => JSON.stringify(whole({ agent_ref: 'dear' })).replace('250000', '1e308'), false],
  ['members of a prototype', () => '{"__proto__":{"branch":1},"constructor":{},"toString":7}', true],
  ['a thousand members that nobody knows', () => whole({}, Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`m${n}`, n]))), false],
] // biome-ignore format: a table

describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('%s', (name) => {
  test.each(ODD)('answers %s with 200, in the format’s own shape', async (_what, payload, isRefused) => {
    const { status, body } = await rtdfCall(server, feed.secret, name, payload())
    const check = CALLS[name]
    check(body)
    expect([status, check.errors ?? []]).toEqual([200, []])
    if (isRefused) expect(body.success).toBe(false)
    if (!body.success) expect(body.errors.length).toBeGreaterThan(0)
  })
})

test.each([
  ['0x10', null],
  ['1e3', null],
  ['-5', null],
  ['north', null],
  ['00123', 123],
  ['99999999999999999999', null],
])('a branch that is named %s is told by no number but its own', async (name, id) => {
  const own = await aFeed(server.database, { branch: name })
  const sent = { network: { network_id: 7 }, branch: { branch_id: name }, export_period: PERIOD }
  const { body } = await rtdfCall(server, own.secret, 'getbranchpropertylist', sent)
  expect(body).toMatchObject({ success: true, branch: { branch_id: id } })
  const { body: emails } = await rtdfCall(server, own.secret, 'getbranchemails', sent)
  expect(emails).toMatchObject({ success: true, branch: id === null ? null : { branch_id: id } })
})

test.each([
  '/V1/Property/GetBranchPropertyList',
  '/v1/property/getbranchpropertylist/',
  '/v1/property/GetBranchPropertyList/{secret}',
  '/v1/property/getbranchpropertylist/{secret}/',
])('%s is a call like any other', async (path) => {
  const { app } = server
  const isInPath = path.includes('{secret}')
  const answer = await app.inject({
    method: 'POST',
    url: path.replace('{secret}', feed.secret),
    headers: {
      'content-type': 'application/json',
      ...(!isInPath && { authorization: `Bearer ${feed.secret}` }),
    },
    payload: branch({}),
  })
  expect(answer.json()).toMatchObject({ success: true, branch: { branch_id: 1234 } })
})
