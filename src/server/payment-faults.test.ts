import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { paths } from '#shared/journey/paths.ts'
import { aCustomer, type Basket, type Customer } from '../../tests/support/customers.ts'
import { aDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { aKillable, type Point } from '../../tests/support/killable.ts'
import { moneyBreaks } from '../../tests/support/money-invariants.ts'
import { aFreePort, type Program, startProgram, untilReady } from '../../tests/support/program.ts'
import { deliver, startStripe } from '../../tests/support/stripe-stand-in.ts'

const FULL = process.env['FULL'] === '1'
const RANDOM_KILLS = FULL ? 200 : 5
const PAYMENTS = FULL ? 500 : 50
const ENDINGS = FULL ? 150 : 15
const MINUTES = 60_000
/** What is paid is an advert by then, whatever happened. */
const PATIENCE_MS = 60_000
/** No account may make more orders in a day. */
const BASKETS_A_CUSTOMER = 100
const COMPLETED = 'checkout.session.completed'

/** The site as it runs, with Stripe's stand-in, on a database of its own. */
async function aSite(more: Readonly<Record<string, string>> = {}) {
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
type Site = Awaited<ReturnType<typeof aSite>>

async function stop(program: Program): Promise<void> {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
}

/** As many baskets as wished, of as many people as it takes. */
async function baskets({ origin, database }: Site, count: number): Promise<Basket[]> {
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

const tell = ({ origin, stripe }: Site, { transactionId }: Basket, times = 1) =>
  deliver(origin + paths.paymentWebhook(), stripe.event(COMPLETED, transactionId), times)

const stateOf = async ({ database }: TestDatabase, { orderId }: Basket): Promise<string> =>
  (await database.query<{ state: string }>('select state from orders where id = $1', [orderId])).rows[0]
    ?.state ?? ''

async function isPublished({ database }: Site, basket: Basket, patienceMs = PATIENCE_MS): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while ((await stateOf(database, basket)) !== 'fulfilled') {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}

/** False, once the letter was sent: there is nothing left on the way to be killed at. */
async function isSent({ database: { database } }: Site, { uuid }: Basket): Promise<false> {
  for (let tries = 0; tries < 300; tries++) {
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

async function untilSent(owner: Client): Promise<void> {
  // What a process had claimed when it was killed waits for two minutes; here nobody waits for that.
  await owner.query(`update outbox set next_at = now() where state = 'waiting'`)
  for (let tries = 0; tries < 200; tries++) {
    const { rowCount } = await owner.query(`select 1 from outbox where state = 'waiting' limit 1`)
    if (rowCount === 0) return
    await sleep(100)
  }
}

/** Everything that was paid is one advert each, with one letter. */
async function expectAllWell({ database: { owner }, stripe }: Site, paid: number): Promise<void> {
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

/** The statements from the webhook's arrival until the letter was sent. */
async function statementsOfTheWay(
  site: Site,
  killable: ReturnType<typeof aKillable>,
): Promise<readonly Point[]> {
  const program = await site.start()
  const [basket] = await baskets(site, 1)
  if (!basket) throw new Error('no basket')
  await untilSent(site.database.owner)
  await killable.arm(program, null)
  site.stripe.pay(basket.transactionId)
  await tell(site, basket)
  await isPublished(site, basket)
  await untilSent(site.database.owner)
  await stop(program)
  const seen = killable.seen()
  // Once it is noted as sent the worker only asks whether there is more; a kill before that is one after the note.
  return seen.slice(0, seen.findIndex(({ text }) => text.startsWith("update outbox set state = 'sent'")) + 2)
}

test(
  'kill -9 before any statement between the webhook and the letter: within a minute of the restart it is one advert, and one letter',
  async () => {
    const killable = aKillable()
    const site = await aSite(killable.environment)
    const points = await statementsOfTheWay(site, killable)
    let program = await site.start()
    const filled = await baskets(site, points.length)
    let killed = 0
    for (const [index, point] of points.entries()) {
      const basket = filled[index]
      if (!basket) throw new Error('no basket')
      await killable.arm(program, point)
      site.stripe.pay(basket.transactionId)
      await tell(site, basket).catch(() => undefined)
      const wasKilled = await Promise.race([program.ended.then(() => true), isSent(site, basket)])
      if (wasKilled) killed += 1
      else program.child.kill('SIGKILL')
      await program.ended
      program = await site.start()
      expect({ point, isIn: await isPublished(site, basket) }).toEqual({ point, isIn: true })
    }
    // The workers' own questions do not fall into the same places each time.
    expect(points.length).toBeGreaterThan(20)
    expect(killed).toBeGreaterThan(points.length * 0.8)
    await expectAllWell(site, points.length + 1)
    await stop(program)
  },
  15 * MINUTES,
)

test(
  `kill -9 at ${RANDOM_KILLS} random moments from the webhook to the letter: the same`,
  async () => {
    const site = await aSite()
    let program = await site.start()
    const filled = await baskets(site, RANDOM_KILLS)
    for (const basket of filled) {
      site.stripe.pay(basket.transactionId)
      const told = tell(site, basket).catch(() => undefined)
      // Most of it happens at once, and the letter within a second.
      await sleep(Math.random() < 0.7 ? Math.random() * 60 : Math.random() * 1_000)
      program.child.kill('SIGKILL')
      await Promise.all([program.ended, told])
      program = await site.start()
    }
    const isIn = await Promise.all(filled.map((basket) => isPublished(site, basket)))
    expect(isIn).toEqual(filled.map(() => true))
    await expectAllWell(site, filled.length)
    await stop(program)
  },
  30 * MINUTES,
)

/** In any order, a few at once. */
async function severalAtOnce<T>(
  all: readonly T[],
  act: (one: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = [...all.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next[1], next[0])
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

test(
  `${PAYMENTS} payments, each told 1 to 5 times while the browser saves and lands: as many orders, adverts and letters`,
  async () => {
    const site = await aSite()
    const program = await site.start()
    const filled = await baskets(site, PAYMENTS)
    await severalAtOnce(filled, async (basket, index) => {
      site.stripe.pay(basket.transactionId)
      const webhook = async (): Promise<number> => {
        await sleep(Math.random() * 30)
        // Stripe tells one event several times, and one payment in several events.
        const [first] = await tell(site, basket, 1 + (index % 2))
        return first?.status ?? 0
      }
      const browser = async (): Promise<number> => {
        await sleep(Math.random() * 30)
        return (await basket.finish()).status
      }
      const told = Array.from({ length: 1 + (index % 3) }, webhook)
      const landed = basket.land()
      expect(await Promise.all([...told, browser(), browser(), browser()])).toEqual(
        [...told, 0, 0, 0].map(() => 200),
      )
      expect(await landed).toBeLessThan(500)
      const last = await basket.finish()
      expect(last).toMatchObject({
        status: 200,
        body: { error_message: '', success: true, payment_required: false },
      })
      expect(last.body.listing_id).toMatch(/^[0-9a-z]{8}$/)
    })
    await expectAllWell(site, filled.length)
    await stop(program)
  },
  15 * MINUTES,
)

test(
  `${ENDINGS} payments that end in three ways (told first, told while the browser never comes back, not told at all): all are adverts within a minute`,
  async () => {
    const site = await aSite()
    const program = await site.start()
    const filled = await baskets(site, ENDINGS)
    await severalAtOnce(filled, async (basket, index) => {
      site.stripe.pay(basket.transactionId)
      if (index % 3 < 2) await tell(site, basket)
      if (index % 3 === 0) expect((await basket.finish()).body.listing_id).not.toBeNull()
    })
    const isIn = await Promise.all(filled.map((basket) => isPublished(site, basket)))
    expect(isIn).toEqual(filled.map(() => true))
    await expectAllWell(site, filled.length)
    await stop(program)
  },
  15 * MINUTES,
)
