import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Basket } from '../../tests/support/customers.ts'
import { aKillable, type Point } from '../../tests/support/killable.ts'
import {
  aSite,
  baskets,
  expectAllWell,
  isPublished,
  isSent,
  type PaidSite,
  sendEvent,
  stop,
  untilSent,
} from '../../tests/support/paid-site.ts'
import type { Program } from '../../tests/support/program.ts'

const FULL = process.env['FULL'] === '1'
const RANDOM_KILLS = 200
const PAYMENTS = FULL ? 500 : 12
const ENDINGS = FULL ? 150 : 3
const MINUTES = 60_000

/** A worker that asks for a job of a kind that is not on the way. */
const ASKS_IN_VAIN = /^\s*with\s+next\s+as .* j[.]name = '(?!settle-order'|send-email')/is
/** A kill before it finds the same stored as one before the next that changes something. */
const changesNothing = ({ text }: Point): boolean =>
  /^\s*(begin|select)/i.test(text) || ASKS_IN_VAIN.test(text)

/**
 * The statements from the webhook's arrival until the letter was sent; but for FULL only those that change what is
 * stored: of a transaction its commit.
 */
async function statementsOfTheWay(
  site: PaidSite,
  killable: ReturnType<typeof aKillable>,
  program: Program,
): Promise<readonly Point[]> {
  const [basket] = await baskets(site, 1)
  if (!basket) throw new Error('no basket')
  await untilSent(site.database.owner)
  await killable.arm(program, null)
  site.stripe.pay(basket.transactionId)
  await sendEvent(site, basket)
  await isPublished(site, basket)
  await untilSent(site.database.owner)
  const seen = killable.seen()
  // Once it is noted as sent the worker only asks whether there is more; a kill before that is one after the note.
  const isLast = ({ text }: Point): boolean => text.startsWith('update job_common set data')
  const all = seen.slice(0, seen.findIndex(isLast) + 2)
  expect(all.length).toBeGreaterThan(20)
  if (FULL) return all
  const changes = all.filter((point) => point.isBoundary && !changesNothing(point))
  expect(changes.length).toBeGreaterThan(4)
  expect(changes.length).toBeLessThan(all.length / 4)
  return changes
}

test(
  `kill -9 ${FULL ? 'before any statement' : 'before anything is stored'} between the webhook and the letter: within a minute of the restart it is one advert, and one letter`,
  async () => {
    const killable = aKillable()
    const site = await aSite(killable.environment)
    let program = await site.start()
    const points = await statementsOfTheWay(site, killable, program)
    const filled = await baskets(site, points.length)
    let killed = 0
    for (const [index, point] of points.entries()) {
      const basket = filled[index]
      if (!basket) throw new Error('no basket')
      await killable.arm(program, point)
      site.stripe.pay(basket.transactionId)
      await sendEvent(site, basket).catch(() => undefined)
      const wasKilled = await Promise.race([program.ended.then(() => true), isSent(site, basket)])
      if (wasKilled) killed += 1
      else program.child.kill('SIGKILL')
      await program.ended
      program = await site.start()
      expect({ point, isIn: await isPublished(site, basket) }).toEqual({ point, isIn: true })
    }
    // The workers' own questions do not fall into the same places each time.
    expect(killed).toBeGreaterThan(points.length / 2)
    await expectAllWell(site, points.length + 1)
    await stop(program)
  },
  15 * MINUTES,
)

/** A kill inside a transaction is one before its commit, and the test above sees each of those. */
test.runIf(FULL)(
  `kill -9 at ${RANDOM_KILLS} random moments from the webhook to the letter: the same`,
  async () => {
    const site = await aSite()
    let program = await site.start()
    const filled = await baskets(site, RANDOM_KILLS)
    for (const basket of filled) {
      site.stripe.pay(basket.transactionId)
      const sent = sendEvent(site, basket).catch(() => undefined)
      // Most of it happens at once, and the letter within a second.
      await sleep(Math.random() < 0.7 ? Math.random() * 60 : Math.random() * 1_000)
      program.child.kill('SIGKILL')
      await Promise.all([program.ended, sent])
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

/** Told 1 to 6 times while the browser saves and lands. */
async function payWhileAllHappens(site: PaidSite, basket: Basket, index: number): Promise<void> {
  site.stripe.pay(basket.transactionId)
  const webhook = async (): Promise<number> => {
    await sleep(Math.random() * 30)
    // Stripe tells one event several times, and one payment in several events.
    const [first] = await sendEvent(site, basket, 1 + (index % 2))
    return first?.status ?? 0
  }
  const browser = async (): Promise<number> => {
    await sleep(Math.random() * 30)
    return (await basket.finish()).status
  }
  const sent = Array.from({ length: 1 + (index % 3) }, webhook)
  const landed = basket.land()
  expect(await Promise.all([...sent, browser(), browser(), browser()])).toEqual(
    [...sent, 0, 0, 0].map(() => 200),
  )
  expect(await landed).toBeLessThan(500)
  const last = await basket.finish()
  expect(last).toMatchObject({
    status: 200,
    body: { error_message: '', success: true, payment_required: false },
  })
  expect(last.body.listing_id).toMatch(/^[0-9a-z]{8}$/)
}

/** Told first, told while the browser never comes back, or not told at all. */
async function payInOneOfThreeWays(site: PaidSite, basket: Basket, index: number): Promise<void> {
  site.stripe.pay(basket.transactionId)
  if (index % 3 < 2) await sendEvent(site, basket)
  if (index % 3 === 0) expect((await basket.finish()).body.listing_id).not.toBeNull()
}

test(
  `${PAYMENTS} payments told again and again while the browser saves and lands, and ${ENDINGS} that end in three ways: all are adverts within a minute, each with one order and one letter`,
  async () => {
    const site = await aSite()
    const program = await site.start()
    const filled = await baskets(site, ENDINGS + PAYMENTS)
    const [ending, told] = [filled.slice(0, ENDINGS), filled.slice(ENDINGS)]
    await severalAtOnce(ending, (basket, index) => payInOneOfThreeWays(site, basket, index))
    const ended = Promise.all(ending.map((basket) => isPublished(site, basket)))
    await severalAtOnce(told, (basket, index) => payWhileAllHappens(site, basket, index))
    expect(await ended).toEqual(ending.map(() => true))
    await expectAllWell(site, filled.length)
    await stop(program)
  },
  15 * MINUTES,
)
