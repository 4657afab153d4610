import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { paths } from '../../src/shared/journey/paths.ts'
import { atFileEnd } from './at-file-end.ts'
import { aCustomer, type Basket, type Customer } from './customers.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { entitlementBreaks } from './entitlement-invariants.ts'
import { EMAILS } from './jobs.ts'
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
  atFileEnd(() => stripe.close())
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
    // A test that fails leaves none at work beside the others.
    onTestFinished(async () => {
      program.child.kill('SIGKILL')
      await program.ended
    })
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
    // The option that includes most.
    filled.push(await customer.basket('Gold-Package'))
  }
  return filled
}

export const sendEvent = ({ origin, stripe }: PaidSite, { transactionId }: Basket, times = 1) =>
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
      `select 1 from listings join ${EMAILS} on send_key = 'published ' || listings.id
       where draft_uuid = $1 and emails.state = 'completed'`,
      [uuid],
    )
    if (rowCount !== 0) break
    await sleep(50)
  }
  return false
}

export async function untilSent(owner: Client): Promise<void> {
  const {
    rows: [moment],
  } = await owner.query<{ now: Date }>('select now()')
  const since = moment?.now
  for (let tries = 0; tries < 1_200; tries++) {
    // What a killed process was sending waits for more than a minute; here nobody waits for that.
    await owner.query(
      `update job set started_on = now() - interval '1 hour' where name = 'send-email' and state = 'active' and started_on < $1`,
      [since],
    )
    await owner.query(`update job set start_after = now() where name = 'send-email' and state = 'retry'`)
    const { rowCount } = await owner.query(
      `select 1 from ${EMAILS} where state not in ('completed', 'failed') limit 1`,
    )
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
  expect(await entitlementBreaks(owner)).toEqual([])
  const { rows } = await owner.query(
    `select (select count(*)::int from orders where state = 'fulfilled') as orders,
       (select count(*)::int from listings where state = 'live') as adverts,
       (select count(*)::int from sandbox_messages where id like 'published %') as letters,
       (select count(*)::int from payment_alerts) as alerts`,
  )
  expect(payments.filter(({ isPaid }) => isPaid)).toHaveLength(paid)
  expect(rows).toEqual([{ orders: paid, adverts: paid, letters: paid, alerts: 0 }])
}
