import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { beforeAll } from 'vitest'
import type { Deps } from '../../src/server/composition/deps.ts'
import { settleJob } from '../../src/server/composition/settle-job.ts'
import type { NewPayment, PaymentReport, Payments, RefundReport } from '../../src/server/gateways/payments.ts'
import { ProviderFailed } from '../../src/server/gateways/provider-failed.ts'
import { type Answer, CALLS, e164, sameBrowser } from './actor.ts'
import { aBrowser, aNetwork, type Browser } from './browsers.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { runBatchAt } from './jobs.ts'
import { aPublisher } from './publisher.ts'
import { aServer } from './server.ts'
import { inApp } from './transports.ts'

type Server = Awaited<ReturnType<typeof aServer>>

export const CHECKOUT = {
  confirm: '/create-listing/confirm-order',
  apply: '/create-listing/apply-discount-code',
  webhook: '/payment-webhook',
} as const

const KEY = 'whsec_of_the_tests'
export const signatureOf = (body: string, key = KEY): string =>
  createHmac('sha256', key).update(body).digest('hex')

/** A provider that keeps its payments in memory, signs its events, and fails when told to. */
function aProvider() {
  const byOrder = new Map<string, NewPayment & { id: string }>()
  const states = new Map<string, PaymentReport['state']>()
  const started: string[] = []
  const ended: string[] = []
  const refunds = new Map<string, { providerId: string; pence: number; transactionId: string }>()
  let refundState: RefundReport['state'] = 'succeeded'
  let failing: 'no' | 'down' | 'after start' = 'no'
  const reach = (): void => {
    if (failing === 'down') throw new ProviderFailed('tests', 'unreachable')
  }
  const report = (transactionId: string): PaymentReport => {
    const payment = [...byOrder.values()].find(({ id }) => id === transactionId)
    if (!payment) throw new ProviderFailed('tests', 'refused')
    const { orderId, pence, currency } = payment
    return {
      transactionId,
      orderId,
      state: states.get(transactionId) ?? 'open',
      pence,
      currency,
      isLive: true,
    }
  }
  const payments: Payments = {
    provider: 'stripe',
    isLive: true,
    start: async (payment) => {
      reach()
      started.push(payment.orderId)
      const kept = byOrder.get(payment.orderId) ?? { ...payment, id: `cs_${randomUUID()}` }
      byOrder.set(payment.orderId, kept)
      if (failing === 'after start') throw new ProviderFailed('tests', 'slow')
      return { transactionId: kept.id, clientSecret: `secret of ${kept.id}` }
    },
    ask: async (id) => {
      reach()
      return report(id)
    },
    end: async (id) => {
      reach()
      ended.push(id)
      if (states.get(id) !== 'paid') states.set(id, 'expired')
    },
    refund: async ({ refundId, transactionId, pence }) => {
      reach()
      if (states.get(transactionId) !== 'paid') return { state: 'refused', refundedPence: null }
      const made = refunds.get(refundId) ?? { providerId: `re_${refundId}`, pence, transactionId }
      refunds.set(refundId, made)
      if (failing === 'after start') throw new ProviderFailed('tests', 'slow')
      return { providerId: made.providerId, refundId, state: refundState, pence }
    },
    readEvent: (body, signature) => {
      const expected = Buffer.from(signatureOf(body.toString()))
      const given = Buffer.from(signature ?? '')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return JSON.parse(body.toString())
    },
  }
  return {
    payments,
    report,
    started,
    ended,
    refunds: refunds as ReadonlyMap<string, { pence: number; transactionId: string }>,
    refundsEnd: (state: RefundReport['state']): void => {
      refundState = state
    },
    fail: (how: typeof failing): void => {
      failing = how
    },
    pay: (id: string): void => void states.set(id, 'paid'),
    transactionOf: (orderId: string): string => byOrder.get(orderId)?.id ?? '',
  }
}

/** What an event of the provider says; signed and sent by `tell`. */
export const anEvent = (report: PaymentReport, id = `evt_${randomUUID()}`) => {
  return { id, type: `checkout.session.${report.state}`, report }
}

export async function sendEvent(
  { app }: Pick<Server, 'app'>,
  event: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const payload = JSON.stringify(event)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: CHECKOUT.webhook,
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(payload), ...headers },
  })
  return statusCode
}

interface OrderRow {
  readonly id: string
  readonly state: string
  readonly marketing_option: string
  readonly total_pence: number
  readonly discount_code: string | null
  readonly transaction_id: string | null
  readonly draft_version: number
  /** Whether it will be looked at again. */
  readonly is_queued: boolean
}

/** Two instances of the server on one database, a provider that they share, and a clock that tests move. */
export function aCheckout({ sandboxed = false }: { readonly sandboxed?: boolean } = {}) {
  let now = new Date('2026-11-20T12:00:00Z')
  let database: TestDatabase
  let publisher: ReturnType<typeof aPublisher>
  let servers: readonly [Server, Server]
  const provider = aProvider()
  beforeAll(async () => {
    database = await aDatabase()
    publisher = aPublisher(database)
    const change = (deps: Deps): Deps => {
      // The drafts of these tests say little more than what is bought.
      const problemsIn = async () => []
      const checkout = { ...deps.checkout, problemsIn, publishOrder: publisher.publishOrder }
      return { ...deps, checkout: sandboxed ? checkout : { ...checkout, payments: provider.payments } }
    }
    const here = await aServer({ on: database, now: () => now, change })
    const there = await aServer({
      on: { ...database, database: database.another() },
      now: () => now,
      change,
    })
    servers = [here, there]
  })
  const orders = async (uuid: string): Promise<readonly OrderRow[]> =>
    (
      await database.database.query<OrderRow>(
        `select id, state, marketing_option, total_pence, discount_code, transaction_id, draft_version,
           exists (select 1 from job where name = 'settle-order' and singleton_key = orders.id::text and state < 'completed') as is_queued
         from orders where draft_uuid = $1 order by created_at, state = 'open', id`,
        [uuid],
      )
    ).rows
  /** Somebody who has registered and confirmed their number, on a network of their own. */
  const aSeller = async (): Promise<Browser> => {
    const browser = aBrowser(servers[0], aNetwork())
    const person = await browser.register()
    await database.database.query(
      'update accounts set phone = $2, phone_verified_at = now() where email = $1',
      [person.email, e164(person.phone)],
    )
    return browser
  }
  return {
    provider,
    now: () => now,
    pass: (seconds: number): void => {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    publisher: () => publisher,
    server: (index = 0): Server => servers[index % 2 === 0 ? 0 : 1],
    owner: () => database.owner,
    aSeller,
    /** The same person by the other instance, for every other index. */
    aCopy: (browser: Browser, index: number): Browser =>
      sameBrowser(browser, inApp(servers[index % 2 === 0 ? 0 : 1], `203.0.${index >> 5}.${index & 31}`)),
    orders,
    /** Settles what is due by the tests' clock, in batches as one process does; answers how many. */
    settleBatch: (index = 0): Promise<number> => {
      const { database: there, deps } = servers[index % 2 === 0 ? 0 : 1]
      return runBatchAt(there, settleJob(deps.checkout), now)
    },
    alerts: async () =>
      (
        await database.owner.query<{ kind: string; order_id: string | null; transaction_id: string }>(
          'select kind, order_id, transaction_id from payment_alerts order by id',
        )
      ).rows,
    addDiscount: (
      code: string,
      kind: 'percentage' | 'amount',
      value: number,
      mostUses: number | null = null,
    ) =>
      database.owner.query(
        `insert into discount_codes (code, kind, value, starts_at, most_uses, created_at) values ($1, $2, $3, $4, $5, $4)`,
        [code, kind, value, new Date('2026-01-01'), mostUses],
      ),
    usesOf: async (code: string): Promise<number | undefined> =>
      (
        await database.owner.query<{ used: number }>('select used from discount_codes where code = $1', [
          code,
        ])
      ).rows[0]?.used,
  }
}

export const aDraftFor = (browser: Browser, option: unknown, appType = 'sell'): Promise<string> =>
  browser.saveDraft({ marketingOption: { marketingOption: option } }, appType)

export const confirm = (browser: Browser, uuid: string, more: object = {}): Promise<Answer> =>
  browser.post(CHECKOUT.confirm, { data: { uuid, ...more } })

/** The order's id, from the address of its frame. */
export const orderIn = ({ body }: Answer): string =>
  /^\/payment-frame\/([0-9a-f-]{36})$/.exec(String(body.result?.['url']))?.[1] ?? ''

/** The same draft in another tab: another option is chosen and saved. */
export async function chooseOption(
  browser: Browser,
  uuid: string,
  option: string,
  appType = 'sell',
): Promise<Answer> {
  const { version } = await browser.state(uuid, appType)
  const blocks = { marketingOption: { fields: { marketingOption: { value: option } } } }
  return browser.post(CALLS.save, { data: { uuid, version, app_type: appType, blocks } })
}
