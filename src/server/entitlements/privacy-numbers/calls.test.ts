import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../../tests/support/buyers.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { aServer } from '../../../../tests/support/server.ts'
import type { DraftAnswers } from '../../../shared/advert/answers.ts'
import { normalisePhoneNumber } from '../../../shared/values/phone-number.ts'
import { settleEntitlements } from './keep-numbers.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const TOKEN = 'the token of the tests'.replaceAll(' ', '-')
const ORIGIN = 'https://gatepost.example'
const CALLER = '+447700900999'

let now = NOON
let database: TestDatabase
type Server = Awaited<ReturnType<typeof aServer>>
let sandbox: Server
/** The same database behind a provider that is real; its numbers are those that the sandbox leased. */
let real: Server
let another: Server
let buyer: Buyer
beforeAll(async () => {
  database = await aDatabase()
  sandbox = await aServer({ on: database, now: () => now })
  const twilio = {
    TWILIO_ACCOUNT_SID: 'AC0123456789',
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_FROM: 'Gatepost',
    TWILIO_VOICE_NUMBERS: '+441632960000',
    PUBLIC_URL: ORIGIN,
  }
  real = await aServer({ on: database, now: () => now, environment: twilio })
  another = await aServer({
    on: { ...database, database: database.another() },
    now: () => now,
    environment: twilio,
  })
  buyer = await aBuyer(sandbox, () => now)
})
beforeEach(() => {
  now = NOON
})

async function bronze(answers: DraftAnswers = {}) {
  const bought = await buyer.bought('Bronze-Package', answers)
  const number = normalisePhoneNumber((await buyer.own(bought.listing))?.entitlements[0]?.delivered ?? '')
  return { ...bought, number }
}
const callsOf = async (listing: string) => (await buyer.own(listing))?.calls

const aCallId = (): string => `CA${randomUUID().replaceAll('-', '')}`

interface Sent {
  readonly path?: string
  readonly token?: string
  readonly signature?: string
  readonly server?: Server
}
/** A webhook as Twilio sends it. */
async function tell(fields: Readonly<Record<string, string>>, sent: Sent = {}) {
  const { path = '/voice-webhook', token = TOKEN, server = real } = sent
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => name + (fields[name] ?? ''))
    .join('')
  const signature =
    sent.signature ??
    createHmac('sha1', token)
      .update(ORIGIN + path + text)
      .digest('base64')
  const { statusCode, payload, headers } = await server.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  })
  return { status: statusCode, body: payload, type: headers['content-type'] }
}
const incoming = (to: string, callId = aCallId()) => ({
  CallSid: callId,
  AccountSid: 'AC0123456789',
  From: CALLER,
  To: to,
  CallStatus: 'ringing',
  Direction: 'inbound',
  CallerCountry: 'GB',
})

describe('a call to a privacy number', () => {
  test('rings at the owner’s confirmed number, which does not see who calls', async () => {
    const { number, listing } = await bronze()
    const answer = await tell(incoming(number))
    expect(answer).toMatchObject({ status: 200, type: 'text/xml; charset=utf-8' })
    expect(answer.body).toContain(`callerId="${number}"`)
    expect(answer.body).toContain(`<Number>${await buyer.confirmedPhone()}</Number>`)
    expect(answer.body).not.toContain(CALLER)
    expect(answer.body).toContain('record="do-not-record"')
    expect(await callsOf(listing)).toEqual({ count: 1, latest: [NOON.toISOString()] })
  })

  test.each([
    ['completed', 'answered', 'The call has ended'],
    ['busy', 'engaged', 'is on another call'],
    ['no-answer', 'unanswered', 'isn’t answering'],
    ['failed', 'failed', 'We can’t reach'],
  ])('whose forward ends with %s says so to who called', async (DialCallStatus, outcome, spoken) => {
    const { number } = await bronze()
    const call = incoming(number)
    await tell(call)
    const path = '/voice-webhook/ended'
    const { body } = await tell({ ...call, DialCallStatus, CallStatus: 'in-progress' }, { path })
    expect(body).toMatch(new RegExp(`<Say language="en-GB">.*${spoken}.*</Say>`))
    const { rows } = await database.owner.query('select outcome from privacy_calls where provider_id = $1', [
      call.CallSid,
    ])
    expect(rows).toEqual([{ outcome }])
  })

  test('rings so often a day for one caller, who leaves some for others', async () => {
    const { number, listing } = await bronze()
    // Refused calls count for nobody: more of them than all may make together.
    const calls = Array.from({ length: 220 }, () => incoming(number))
    const answers = []
    for (const [at, call] of calls.entries())
      answers.push(await tell(call, { server: at % 2 ? real : another }))
    const rang = answers.map(({ body }) => body.includes('<Number>'))
    expect(rang).toEqual([...Array(20).fill(true), ...Array(200).fill(false)])
    // Told again it is the same call.
    const [first] = calls
    expect(first && (await tell(first)).body).toContain('<Number>')
    expect(answers.at(-1)?.body).toContain('isn’t taking calls on this number at the moment')
    const other = await tell({ ...incoming(number), From: '+447700900998' })
    expect(other.body).toContain('<Number>')
    now = new Date(NOON.getTime() + 86_400_000)
    expect((await tell(incoming(number))).body).toContain('<Number>')
    expect(await callsOf(listing)).toMatchObject({ count: 22 })
  })

  test('is kept without who called, anywhere', async () => {
    const { number } = await bronze()
    const call = incoming(number)
    await tell(call)
    await tell({ ...call, DialCallStatus: 'completed' }, { path: '/voice-webhook/ended' })
    const { rows: tables } = await database.owner.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_name <> 'sandbox_calls'`,
    )
    for (const { name } of tables) {
      const { rows } = await database.owner.query(`select 1 from ${name} t where t::text like '%7700900999%'`)
      expect([name, rows.length]).toEqual([name, 0])
    }
    expect(real.logText()).not.toMatch(/7700 ?900999/)
  })

  test('counts once however often and wherever it is told, and a late repeat leads nowhere', async () => {
    const { number, listing } = await bronze()
    const call = incoming(number)
    const ended = { ...call, DialCallStatus: 'busy' }
    const path = '/voice-webhook/ended'
    await Promise.all([real, another, real, another].map((server) => tell(call, { server })))
    await Promise.all([real, another].map((server) => tell(ended, { server, path })))
    await tell({ ...call, DialCallStatus: 'completed' }, { path })
    expect((await callsOf(listing))?.count).toBe(1)
    const { rows } = await database.owner.query('select outcome from privacy_calls where provider_id = $1', [
      call.CallSid,
    ])
    expect(rows).toEqual([{ outcome: 'engaged' }])
    now = new Date(NOON.getTime() + 61_000)
    expect((await tell(call)).body).toContain('<Response><Hangup/></Response>')
    expect((await callsOf(listing))?.count).toBe(1)
  })

  test.each([
    ['a forged signature', { signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
    ['no signature', { signature: '' }],
    ['the token of somebody else', { token: 'another' }],
    ['the signature of another address', { path: '/voice-webhook?x=1', signature: '' }],
  ])('with %s is refused, and nothing is said of the owner', async (_name, sent) => {
    const { number, listing } = await bronze()
    const answer = await tell(incoming(number), sent)
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain((await buyer.confirmedPhone()).slice(3))
    expect(real.logged()).toContainEqual(expect.objectContaining({ event: 'call_refused', status: 403 }))
    expect((await callsOf(listing))?.count).toBe(0)
  })

  test('that is no form, or too large, is refused', async () => {
    const post = (payload: string, type: string) =>
      real.app.inject({ method: 'POST', url: '/voice-webhook', payload, headers: { 'content-type': type } })
    expect((await post('{}', 'application/json')).statusCode).toBe(415)
    expect((await post('a='.padEnd(40_000, 'x'), 'application/x-www-form-urlencoded')).statusCode).toBe(413)
    expect((await real.app.inject({ url: '/voice-webhook' })).statusCode).toBe(405)
  })

  test('is made to the sandbox only where no provider is real', async () => {
    expect((await real.app.inject({ url: '/sandbox/calls.json' })).statusCode).toBe(404)
  })

  test('to the sandbox’s webhook is refused: nobody calls it from outside', async () => {
    const { number } = await bronze()
    expect((await tell(incoming(number), { server: sandbox })).status).toBe(403)
  })
})

describe('a call that reaches nobody', () => {
  const hears = async (to: string) => /<Say[^>]*>(.*)<\/Say>/.exec((await tell(incoming(to))).body)?.[1]
  test('hears that the advert has ended, from its end to the end of the rest, and then that there is no such number', async () => {
    const { number, listing } = await bronze()
    now = new Date('2026-12-20T23:59:59Z')
    expect(await hears(number)).toBeUndefined()
    now = new Date('2026-12-21T00:00:00Z')
    expect(await hears(number)).toMatch(/has ended/)
    await settleEntitlements(sandbox.deps.privacyNumbers)
    expect(await hears(number)).toMatch(/has ended/)
    now = new Date('2027-01-20T00:00:00Z')
    expect(await hears(number)).toMatch(/isn’t in use/)
    expect((await callsOf(listing))?.count).toBe(1)
  })
  test('hears that the advert has ended once it is withdrawn', async () => {
    const { number, withdraw } = await bronze()
    await withdraw()
    expect(await hears(number)).toMatch(/has ended/)
  })
  test('hears that there is no such number', async () => {
    expect(await hears('+441632960999')).toMatch(/isn’t in use/)
    expect(await hears('+442079460000')).toMatch(/isn’t in use/)
  })
  test.each([
    ['before the advert is shown', { publishDate: true, startDate: '2026-12-05' }, ''],
    [
      'while the owner’s number is not confirmed',
      {},
      'update accounts set phone_verified_at = null where id = $1',
    ],
  ] as const)('hears that the advertiser takes none %s', async (_name, answers, sql) => {
    const { number } = await bronze(answers)
    if (sql !== '') await database.owner.query(sql, [buyer.owner.accountId])
    expect(await hears(number)).toMatch(/isn’t taking calls on this number at the moment/)
    await database.owner.query('update accounts set phone_verified_at = now() where id = $1', [
      buyer.owner.accountId,
    ])
  })
})
