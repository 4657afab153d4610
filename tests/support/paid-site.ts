import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterAll, expect, onTestFinished } from 'vitest'
import { paths } from '../../src/shared/journey/paths.ts'
import { aCustomer, type Basket, type Customer } from './customers.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { moneyBreaks } from './money-invariants.ts'
import { aFreePort, type Program, startProgram, untilReady } from './program.ts'
import { deliver, startStripe } from './stripe-stand-in.ts'

/** What is paid is an advert by then, whatever happened. */
const PATIENCE_MS = 60_000
/** No account may make more than twice as many orders in a day. */
const BASKETS_A_CUSTOMER = 100
const COMPLETED = 'checkout.session.completed'

/** The site as it runs, with Stripe's stand-in, on a database of its own. */
export async function aSite(more: Readonly<Record<string, string>> = {}) {
  const stripe = await startStripe()
  afterAll(() => stripe.close())
  const database = await aDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gatepost-payments-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const environment = {
    PORT: await aFreePort(),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    ...stripe.environment,
    ...database.environment,
    ...more,
  }
  const start = async (): Promise<Program> => {
    const program = startProgram(environment)
    await untilReady(program)
    return program
  }
  return { stripe, database, start, origin: `http://127.0.0.1:${environment.PORT}` }
}
export type PaidSite = Awaited<ReturnType<typeof aSite>>

export async function stop(program: Program): Promise<void> {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
}

/** As many baskets as wished, of as many people as it takes. */
export async function baskets({ origin, database }: PaidSite, count: number): Promise<Basket[]> {
  const filled: Basket[] = []
  let customer: Customer | null = null
  for (let number = 0; number < count; number++) {
    if (customer === null || number % BASKETS_A_CUSTOMER === 0) {
      customer = await aCustomer({ origin, owner: database.owner })
    }
    filled.push(await customer.basket())
  }
  return filled
}

export const tell = ({ origin, stripe }: PaidSite, { transactionId }: Basket, times = 1) =>
  deliver(origin + paths.paymentWebhook(), stripe.event(COMPLETED, transactionId), times)

const stateOf = async ({ database }: TestDatabase, { orderId }: Basket): Promise<string> =>
  (await database.query<{ state: string }>('select state from orders where id = $1', [orderId])).rows[0]
    ?.state ?? ''

export async function isPublished(
  { database }: PaidSite,
  basket: Basket,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while ((await stateOf(database, basket)) !== 'fulfilled') {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}

/** False, once the letter was sent: there is nothing left on the way to be killed at. */
export async function isSent({ database: { database } }: PaidSite, { uuid }: Basket): Promise<false> {
  for (let tries = 0; tries < 1_200; tries++) {
    const { rowCount } = await database.query(
      `select 1 from listings join outbox on send_key = 'published ' || listings.id
       where draft_uuid = $1 and outbox.state = 'sent'`,
      [uuid],
    )
    if (rowCount !== 0) break
    await sleep(50)
  }
  return false
}

export async function untilSent(owner: Client): Promise<void> {
  // What a process had claimed when it was killed waits for two minutes; here nobody waits for that.
  await owner.query(`update outbox set next_at = now() where state = 'waiting'`)
  for (let tries = 0; tries < 1_200; tries++) {
    const { rowCount } = await owner.query(`select 1 from outbox where state = 'waiting' limit 1`)
    if (rowCount === 0) return
    await sleep(100)
  }
}

/** Everything that was paid is one advert each, with one letter. */
export async function expectAllWell({ database: { owner }, stripe }: PaidSite, paid: number): Promise<void> {
  await untilSent(owner)
  const payments = [...stripe.sessions.values()].map((session) => ({
    id: session.id,
    isPaid: session.payment_status === 'paid',
    pence: session.amount_total,
    currency: session.currency.toUpperCase(),
  }))
  expect(await moneyBreaks(owner, payments)).toEqual([])
  const { rows } = await owner.query(
    `select (select count(*)::int from orders where state = 'fulfilled') as orders,
       (select count(*)::int from listings where state = 'live') as adverts,
       (select count(*)::int from sandbox_messages where id like 'published %') as letters,
       (select count(*)::int from payment_alerts) as alerts`,
  )
  expect(payments.filter(({ isPaid }) => isPaid)).toHaveLength(paid)
  expect(rows).toEqual([{ orders: paid, adverts: paid, letters: paid, alerts: 0 }])
}
