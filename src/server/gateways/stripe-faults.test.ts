import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { faults, type StandIn, sendJson, startStandIn } from '../../../tests/support/stand-in-server.ts'
import { allOf, aPayment, failureOf } from '../../../tests/support/stripe-payment.ts'
import { STRIPE_KEYS, startStripe } from '../../../tests/support/stripe-stand-in.ts'
import { stripePayments } from './stripe-payments.ts'

/** Short if the time-out is expected; otherwise longer than any machine needs. */
const SHORT_MS = 1_000
const LONG_MS = 30_000

const stripe = await startStripe()
const standIns: StandIn[] = [stripe]
afterAll(() => Promise.all(standIns.map(({ close }) => close())))

const paymentsAt = (apiUrl: string, timeoutMs = LONG_MS, secretKey: string = STRIPE_KEYS.STRIPE_SECRET_KEY) =>
  stripePayments({
    secretKey,
    webhookSecret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
    apiUrl,
    origin: 'https://gatepost.example',
    limits: { timeoutMs, maxBytes: 1_000_000 },
  })

describe('what goes wrong is a failure without Stripe’s words', () => {
  const SHAPES = faults('http://elsewhere').map(([name, , reason]) => [name, reason] as const)
  const questions = {
    start: (origin: string, timeoutMs: number) => paymentsAt(origin, timeoutMs).start(aPayment()),
    ask: (origin: string, timeoutMs: number) => paymentsAt(origin, timeoutMs).ask('cs_test_1'),
    end: (origin: string, timeoutMs: number) => paymentsAt(origin, timeoutMs).end('cs_test_1'),
  }
  // Of all at once: most of it is the waiting before another try.
  describe.concurrent.each(Object.entries(questions))('%s', (_question, ask) => {
    const written: string[] = []
    beforeAll(() => {
      const spies = [process.stdout, process.stderr].map((stream) =>
        vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0),
      )
      return () => {
        for (const spy of spies) spy.mockRestore()
      }
    })
    test.each(SHAPES)('%s', async (name, reason) => {
      let elsewhere = 0
      const other = await startStandIn((_request, response) => {
        elsewhere += 1
        response.end('{}')
      })
      const fault = faults(other.origin).find(([one]) => one === name)?.[1]
      const standIn = await startStandIn(fault ?? (() => {}))
      standIns.push(other, standIn)
      const failed = await failureOf(ask(standIn.origin, reason === 'slow' ? SHORT_MS : LONG_MS))
      expect(failed.reason).toBe(reason)
      // All tries share the time of one: after the second there is too little left for a third.
      if (reason === 'slow') expect(standIn.asked.length).toBeLessThanOrEqual(2)
      expect(elsewhere).toBe(0)
      expect(allOf(failed) + written.join('')).not.toMatch(/sk_test|4eC39|secret of|ada@|127\.0\.0\.1/)
    })
  })

  test('a key that is not Stripe’s', async () => {
    const failed = await failureOf(paymentsAt(stripe.origin, LONG_MS, 'sk_test_wrongwrong').start(aPayment()))
    expect(failed.message).toBe('Stripe: refused')
    expect(allOf(failed)).not.toMatch(/wrongwrong|Invalid API Key/)
  })
  test('a notice in the headers reaches no warning', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const standIn = await startStandIn((_request, response) => {
      response.setHeader('stripe-notice', 'secret of the provider')
      sendJson(response, 200, {})
    })
    standIns.push(standIn)
    await failureOf(paymentsAt(standIn.origin).ask('cs_test_1'))
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
  test('nobody at that address', async () => {
    const gone = await startStandIn(() => {})
    await gone.close()
    expect((await failureOf(paymentsAt(gone.origin).ask('cs_test_1'))).reason).toBe('unreachable')
  })
})
