import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { sendJson, sendText, startStandIn } from './stand-in-server.ts'
import { refundsOf } from './stripe-refunds.ts'
import { type Answer, makeSession, refusal, type Session } from './stripe-sessions.ts'

/** What happens to a question instead of its answer; 'dropped' before and 'lost' after it had its effect. */
export type StripeFault = number | 'dropped' | 'lost' | 'garbage' | 'silent' | { readonly delayMs: number }

export interface StripeCall {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly idempotencyKey: string | undefined
  readonly version: string | undefined
}

interface Settings {
  readonly now?: () => Date
}

/** Kept for a key: what was asked with it, and what was answered. */
interface Kept {
  readonly asked: string
  readonly answer: Answer
}

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_TYooMQauvdEDq54NiTphI7jx',
  STRIPE_WEBHOOK_SECRET: 'whsec_dGhlIHNlY3JldCBvZiB0aGUgd2ViaG9vaw',
} as const

/**
 * Stripe's Checkout Sessions as docs.stripe.com/api has them: create (idempotent, docs.stripe.com/api/idempotent_requests),
 * retrieve, expire; its refunds; and its webhooks. `environment` points a server at it.
 */
export async function startStripe({ now = () => new Date() }: Settings = {}) {
  const sessions = new Map<string, Session>()
  const kept = new Map<string, Kept>()
  const calls: StripeCall[] = []
  const wishes: StripeFault[] = []
  const { refunds, ...askedOfRefunds } = refundsOf(sessions)
  const answerTo = (call: StripeCall): Answer => {
    const [, root, kind, things, id = '', action] = call.path.split('/')
    if (root === 'v1' && kind === 'refunds' && things === undefined) {
      return call.method === 'POST'
        ? askedOfRefunds.create(call.params)
        : askedOfRefunds.list(call.params['payment_intent'])
    }
    if (root !== 'v1' || kind !== 'checkout' || things !== 'sessions') return refusal(404, {})
    if (call.method === 'POST' && id === '') return created(sessions, call.params, now())
    const session = sessions.get(id)
    if (session === undefined) return refusal(404, { code: 'resource_missing', param: 'session' })
    if (call.method === 'GET') return { status: 200, body: session }
    if (action !== 'expire') return refusal(404, {})
    if (session.status !== 'open') return refusal(400, { message: `Session is ${session.status}` })
    session.status = 'expired'
    return { status: 200, body: session }
  }
  const standIn = await startStandIn((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call)
      if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`) {
        const { status, body } = refusal(401, {
          message: `Invalid API Key: ${request.headers.authorization}`,
        })
        return sendJson(response, status, body)
      }
      return reply(response, wishes.shift(), (substitute) =>
        once(kept, call, () => substitute ?? answerTo(call)),
      )
    })
  })
  const sessionOf = (id: string): Session => {
    const session = sessions.get(id)
    if (session === undefined) throw new Error(`There is no session ${id}.`)
    return session
  }
  return {
    ...standIn,
    environment: { ...STRIPE_KEYS, STRIPE_API_URL: standIn.origin },
    calls: calls as readonly StripeCall[],
    sessions: sessions as ReadonlyMap<string, Session>,
    /** One for each of the next questions. */
    wish: (...faults: readonly StripeFault[]) => void wishes.push(...faults),
    refunds,
    pay: (id: string) =>
      void Object.assign(sessionOf(id), {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id.slice(-24)}`,
      }),
    /** An event of anything else that Stripe tells of. */
    eventOf: (type: string, object: object) => signed(anEvent(type, object, now()), now()),
    expire: (id: string) => void Object.assign(sessionOf(id), { status: 'expired' }),
    /** Anything at all about a session, to see what it is believed. */
    change: (id: string, fields: Partial<Record<keyof Session, unknown>>) =>
      void Object.assign(sessionOf(id), fields),
    /** An event of a session as it is, signed as at this moment. */
    event: (type: string, id: string, changes: object = {}) =>
      signed(anEvent(type, sessionOf(id), now(), changes), now()),
  }
}

export interface SignedEvent {
  readonly id: string
  readonly body: Buffer
  readonly signature: string
}

export function anEvent(type: string, session: object, at: Date, changes: object = {}) {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(at.getTime() / 1000),
    data: { object: { ...session } },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    ...changes,
  }
}

export function signed(
  event: { readonly id: string },
  at: Date,
  secret: string = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
): SignedEvent {
  const payload = JSON.stringify(event, null, 2)
  return { id: event.id, body: Buffer.from(payload), signature: signatureOf(payload, at, secret) }
}

/** The header `stripe-signature`. */
export const signatureOf = (
  payload: string,
  at: Date,
  secret: string = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
  scheme = 'v1',
): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    scheme,
    timestamp: Math.floor(at.getTime() / 1000),
  })

/** Posts a webhook, as often as wished. */
export const deliver = (url: string, { body, signature }: SignedEvent, times = 1): Promise<Response[]> =>
  Promise.all(
    Array.from({ length: times }, () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: new Uint8Array(body),
      }),
    ),
  )

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  const url = new URL(request.url ?? '', 'http://stand-in')
  const header = (name: string): string | undefined => request.headers[name]?.toString()
  return {
    method: request.method ?? '',
    path: url.pathname,
    params: Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]),
    idempotencyKey: header('idempotency-key'),
    version: header('stripe-version'),
  }
}

/** Under one key one effect; what did not get as far as an effect is not kept. */
function once(
  kept: Map<string, Kept>,
  { method, path, params, idempotencyKey }: StripeCall,
  act: () => Answer,
) {
  if (method !== 'POST' || idempotencyKey === undefined) return act()
  const asked = JSON.stringify([path, params])
  const before = kept.get(idempotencyKey)
  if (before?.asked === asked) return before.answer
  if (before) {
    return refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters: ${idempotencyKey}`,
    })
  }
  const answer = structuredClone(act())
  if (answer.status === 200 || answer.status === 500) kept.set(idempotencyKey, { asked, answer })
  return answer
}

function reply(
  response: ServerResponse,
  fault: StripeFault | undefined,
  act: (substitute?: Answer) => Answer,
): void {
  if (fault === 'silent') return
  if (fault === 'dropped') return void response.destroy()
  const { status, body } = typeof fault === 'number' ? act(refusal(fault, { type: 'api_error' })) : act()
  if (fault === 'lost') return void response.destroy()
  if (fault === 'garbage') return sendText(response, 200, '<h1>It works</h1>')
  const send = (): void => sendJson(response, status, body)
  if (typeof fault === 'object') setTimeout(send, fault.delayMs)
  else send()
}

function created(sessions: Map<string, Session>, params: StripeCall['params'], now: Date): Answer {
  const made = makeSession(params, now)
  if (!('id' in made)) return made
  sessions.set(made.id, made)
  return { status: 200, body: made }
}
