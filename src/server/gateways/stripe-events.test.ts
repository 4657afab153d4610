import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startStandIn } from '../../../tests/support/stand-in-server.ts'
import { aPayment } from '../../../tests/support/stripe-payment.ts'
import {
  anEvent,
  deliver,
  STRIPE_KEYS,
  signatureOf,
  signed,
  startStripe,
} from '../../../tests/support/stripe-stand-in.ts'
import { stripePayments } from './stripe-payments.ts'

const NOW = new Date()
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000)

const stripe = await startStripe({ now: () => NOW })
afterAll(() => stripe.close())
const payments = stripePayments({
  secretKey: STRIPE_KEYS.STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
  apiUrl: stripe.origin,
  origin: 'https://gatepost.example',
})
const started = async () => {
  const payment = aPayment()
  const { transactionId } = await payments.start(payment)
  const report = { transactionId, orderId: payment.orderId, pence: 1999, currency: 'GBP', isLive: false }
  return { transactionId, report, session: { ...stripe.sessions.get(transactionId) } }
}
const { session, transactionId } = await started()

describe('an event', () => {
  test.each([
    ['checkout.session.completed', 'complete', 'paid', 'paid'],
    ['checkout.session.completed', 'complete', 'unpaid', 'open'],
    ['checkout.session.async_payment_succeeded', 'complete', 'paid', 'paid'],
    ['checkout.session.async_payment_succeeded', 'complete', 'unpaid', 'open'],
    ['checkout.session.async_payment_failed', 'complete', 'unpaid', 'failed'],
    ['checkout.session.async_payment_failed', 'complete', 'paid', 'paid'],
    ['checkout.session.expired', 'expired', 'unpaid', 'expired'],
    ['checkout.session.expired', 'expired', 'paid', 'paid'],
  ] as const)('%s of one that is %s and %s tells %s', async (type, status, payment_status, state) => {
    const one = await started()
    stripe.change(one.transactionId, { status, payment_status })
    const event = stripe.event(type, one.transactionId)
    expect(payments.readEvent(event.body, event.signature, NOW)).toEqual({
      id: event.id,
      type,
      report: { ...one.report, state },
    })
  })

  const read = (event: { readonly id: string }) => {
    const { body, signature } = signed(event, NOW)
    return payments.readEvent(body, signature, NOW)
  }
  const DONE = 'checkout.session.completed'
  test.each([
    ['another type', anEvent('payment_intent.succeeded', { object: 'payment_intent' }, NOW)],
    ['a type of the session’s that we do not ask about', anEvent('checkout.session.created', session, NOW)],
    ['a name that every object has', anEvent('constructor', session, NOW)],
    ['an account that is only connected to ours', anEvent(DONE, session, NOW, { account: 'acct_1' })],
    ['real money of a session that is not', anEvent(DONE, session, NOW, { livemode: true })],
    ['a session of another mode', anEvent(DONE, { ...session, mode: 'setup' }, NOW)],
    ['no session', anEvent(DONE, {}, NOW)],
    ['no data', anEvent(DONE, session, NOW, { data: null })],
    ['data of another kind', anEvent(DONE, session, NOW, { data: [session] })],
  ])('of %s is taken, and tells nothing', (_name, event) => {
    expect(read(event)).toEqual({ id: event.id, type: event.type, report: null })
  })

  test.each([
    ['no event', { id: 'evt_1', object: 'v2.core.event', type: DONE }],
    ['one without a name', { ...anEvent(DONE, session, NOW), id: '' }],
    ['one with a name of another kind', { ...anEvent(DONE, session, NOW), id: 'evt_1; drop table' }],
    ['one without a type', { ...anEvent(DONE, session, NOW), type: 5 as unknown as string }],
  ])('that is %s is refused, whoever signed it', (_name, event) => {
    expect(read(event as { id: string })).toBeNull()
  })
})

const event = stripe.event('checkout.session.completed', transactionId)
const text = event.body.toString()
const { signature } = event
const MAC = /v1=([0-9a-f]{64})/.exec(signature)?.[1] ?? ''
const T = /t=(\d+)/.exec(signature)?.[1] ?? ''
const OTHER_SECRET = 'whsec_of_another_endpoint'
const reserialised = Buffer.from(JSON.stringify(JSON.parse(text)))
const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to))
/** What a UTF-8 decoder puts in place of invalid bytes. */
const MARKED = text.replace('"pending_webhooks"', '"note": "\uFFFD", "pending_webhooks"')
const flipped = (place: number) => {
  const body = Buffer.from(event.body)
  body[place] = (body[place] ?? 0) ^ 1
  return body
}
const mac = (content: string, secret: string = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, hash = 'sha256') =>
  createHmac(hash, secret).update(content).digest('hex')

test('the event that the forgeries are made of is genuine', () => {
  expect(payments.readEvent(event.body, signature, NOW)?.id).toBe(event.id)
})

const FORGED: readonly (readonly [name: string, signature: string | undefined, body?: Buffer, now?: Date])[] =
  [
    ['no signature', undefined],
    ['an empty signature', ''],
    ['a signature of nothing', 't=,v1='],
    ['words', 'let me in'],
    ['a time alone', `t=${T}`],
    ['no time', `v1=${MAC}`],
    ['a time that is none', `t=now,v1=${MAC}`],
    ['the signature of no time', `t=NaN,v1=${mac(`NaN.${text}`)}`],
    ['the signature of an exact but negative time', `t=-1,v1=${mac(`-1.${text}`)}`],
    ['a time with a fraction', `t=${T}.0,v1=${MAC}`],
    ['a time with words behind', `t=${T}x,v1=${MAC}`],
    ['a time one second later', `t=${Number(T) + 1},v1=${MAC}`],
    ['two times', `t=0,t=${T},v1=${MAC}`],
    ['two times the other way round', `t=${T},v1=${MAC},t=${T}`],
    ['the scheme v0 alone', signatureOf(text, NOW, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, 'v0')],
    ['an unknown scheme', `t=${T},v2=${MAC}`],
    ['the scheme in capitals', `t=${T},V1=${MAC}`],
    ['a signature in capitals', `t=${T},v1=${MAC.toUpperCase()}`],
    ['half a signature', `t=${T},v1=${MAC.slice(0, 32)}`],
    ['a signature with more behind', `t=${T},v1=${MAC}00`],
    ['a signature with one digit changed', `t=${T},v1=${MAC.replace(/.$/, (d) => (d === '0' ? '1' : '0'))}`],
    ['nothing but noughts', `t=${T},v1=${'0'.repeat(64)}`],
    ['two wrong signatures', `t=${T},v1=${'0'.repeat(64)},v1=${'f'.repeat(64)}`],
    ['the secret of another endpoint', signatureOf(text, NOW, OTHER_SECRET)],
    ['no secret', `t=${T},v1=${mac(`${T}.${text}`, '')}`],
    ['the secret without its beginning', signatureOf(text, NOW, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET.slice(6))],
    ['the public key for a secret', signatureOf(text, NOW, STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY)],
    ['another hash', `t=${T},v1=${mac(`${T}.${text}`, undefined, 'sha512').slice(0, 64)}`],
    ['a signature of the body alone', `t=${T},v1=${mac(text)}`],
    ['a signature of another event', signatureOf(`${text} `, NOW)],
    ['one byte more', signature, Buffer.concat([event.body, Buffer.from('\n')])],
    ['one byte less', signature, event.body.subarray(0, -1)],
    ['a bit changed', signature, flipped(text.indexOf('evt_') + 6)],
    ['the same JSON written anew', signature, reserialised],
    ['another order', signature, changed(/"client_reference_id": ".{36}"/, `"client_reference_id": "${randomUUID()}"`)],
    ['another price', signature, changed('"amount_total": 1999', '"amount_total": 1')],
    ['a mark before the text', signature, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), event.body])],
    ['no body', signature, Buffer.alloc(0)],
    ['no body that is signed', signatureOf('', NOW), Buffer.alloc(0)],
    ['bytes that are no UTF-8 in place of a sign that stands for them', signatureOf(MARKED, NOW), Buffer.from(MARKED.replace('\uFFFD', '\u00ff'), 'latin1')],
    ['no JSON that is signed', signatureOf('paid', NOW), Buffer.from('paid')],
    ['null that is signed', signatureOf('null', NOW), Buffer.from('null')],
    ['a genuine one, 301 seconds old', signature, event.body, at(301)],
    ['a genuine one, a day old', signature, event.body, at(86_400)],
    ['a genuine one, from 301 seconds ahead', signatureOf(text, at(301))],
    ['a genuine one, from a year ahead', signatureOf(text, at(31_536_000))],
    ['a genuine one, its time in milliseconds', `t=${T}000,v1=${mac(`${T}000.${text}`)}`],
  ] // biome-ignore format: a table

describe('a forged event is refused', () => {
  for (const [name, header, body = event.body, now = NOW] of FORGED) {
    test(name, () => {
      expect(payments.readEvent(body, header, now)).toBeNull()
    })
  }
  test('in more than forty ways', () => {
    expect(FORGED.length).toBeGreaterThan(40)
  })
})

test.each([
  ['several signatures, one of which is right', `t=${T},v1=${'0'.repeat(64)},v1=${MAC}`, NOW],
  ['the older scheme beside it', `t=${T},v1=${MAC},v0=${'0'.repeat(64)}`, NOW],
  ['299 seconds of age', signature, at(299)],
  ['a clock that is 299 seconds ahead', signatureOf(text, at(299)), NOW],
])('a genuine event is taken with %s', (_name, header, now) => {
  expect(payments.readEvent(event.body, header, now)?.id).toBe(event.id)
})

test('an event that the stand-in delivers arrives byte for byte, as often as it is sent', async () => {
  const taken: unknown[] = []
  const receiver = await startStandIn((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const header = request.headers['stripe-signature']?.toString()
      taken.push(payments.readEvent(Buffer.concat(chunks), header, NOW)?.id)
      response.end()
    })
  })
  await deliver(receiver.origin, event, 3)
  await receiver.close()
  expect(taken).toEqual([event.id, event.id, event.id])
})
