import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBuyerSite } from '../../tests/support/buyer-site.ts'
import { atEachCrash } from '../../tests/support/crashing.ts'
import { entitlementBreaks } from '../../tests/support/entitlement-invariants.ts'
import { EMAILS } from '../../tests/support/jobs.ts'
import { anOrder } from '../../tests/support/publishing.ts'
import { COMMAND_LINE } from './db/actor.ts'
import type { Database } from './db/pool.ts'
import { entitlementStore } from './entitlements/delivery/entitlement-store.ts'
import { endOptions } from './listings/publishing/end-options.ts'
import { endingStore } from './listings/publishing/ending-store.ts'
import { publishOrder } from './listings/publishing/publish-order.ts'
import { publishingStore } from './listings/publishing/publishing-store.ts'
import { republish } from './listings/publishing/withdraw.ts'
import { withdrawStore } from './listings/publishing/withdraw-store.ts'
import { refundStore } from './orders/refund-store.ts'
import { cancelOrderIn } from './payments/checkout/cancel-store.ts'
import { sendRefund } from './payments/checkout/refund-order.ts'
import { refundOutcomeStore } from './payments/checkout/refund-outcome-store.ts'

const OVER = new Date('2026-12-21T00:00:00Z')

const site = aBuyerSite({ forEachTest: true })
let databases: readonly [Database, Database]
beforeEach(() => {
  databases = [site.server.database, site.another.database]
})
const decision = () => ({ by: COMMAND_LINE, why: 'They asked for it.', at: site.now })
const bought = () => site.buyer.bought('Bronze-Package')
type Bought = Awaited<ReturnType<typeof bought>>

/** Bought with a payment that the sandbox has. */
async function paid(): Promise<Bought> {
  const advert = await bought()
  await site.rows(
    `insert into sandbox_payments (id, order_id, pence, currency, state, created_at, expires_at)
     select transaction_id, id, total_pence, currency, 'paid', now(), now() from orders where id = $1`,
    [advert.order],
  )
  return advert
}

const start = (order: string, database: Database) =>
  refundStore(database).start({ orderId: order, kind: 'whole', why: 'So.' }, COMMAND_LINE, site.now)
const refundsOf = (order: string) =>
  site.rows('select pence, state from refunds where order_id = $1 order by asked_at, state', [order])
const stateOf = async (order: string) =>
  (await site.rows('select state from orders where id = $1', [order]))[0]?.state
/** What is owed, and how many numbers the advert has. */
const standingOf = async ({ listing }: Pick<Bought, 'listing'>) =>
  (
    await site.rows(
      `select l.state, e.state as owed, (select count(*)::int from privacy_numbers n
         where n.listing_id = l.id and n.state = 'leased') as numbers,
         (select count(*)::int from privacy_number_leases lease where lease.listing_id = l.id and leased_until is null) as leases
       from listings l join entitlements e on e.listing_id = l.id where l.id = $1`,
      [listing],
    )
  ).map(({ state, owed, numbers, leases }) => [state, owed, numbers, leases])

describe('a crash anywhere in', () => {
  const lettersOf = (order: string) =>
    site.rows(`select 1 from ${EMAILS} where send_key = $1`, [`refund of order ${order}`])

  test('the beginning of a refund leaves one refund, and nothing owed', async () => {
    await atEachCrash(databases, {
      prepare: bought,
      run: ({ order }, database) => start(order, database),
      expectWell: async (advert) => {
        expect(await refundsOf(advert.order)).toEqual([{ pence: 499, state: 'asked' }])
        expect(await standingOf(advert)).toEqual([['live', 'cancelled', 0, 0]])
        expect(await lettersOf(advert.order)).toHaveLength(1)
      },
    })
  })

  test('a cancellation leaves one refund, and nothing owed', async () => {
    const { ownerKey } = site.buyer.owner
    await atEachCrash(databases, {
      prepare: bought,
      run: ({ uuid }, database) => cancelOrderIn(database)({ uuid, ownerKey, pence: 483 }, site.now),
      expectWell: async (advert) => {
        expect(await refundsOf(advert.order)).toEqual([{ pence: 483, state: 'asked' }])
        expect(await standingOf(advert)).toEqual([['live', 'cancelled', 0, 0]])
        expect(await lettersOf(advert.order)).toHaveLength(1)
      },
    })
  })

  test('the refusal of a second payment gives it back once, and leaves the first as it is', async () => {
    await atEachCrash(databases, {
      prepare: async () => {
        const advert = await bought()
        const second = await anOrder(site.server, advert.uuid, { option: 'Bronze-Package', listPence: 499 })
        return { ...advert, second }
      },
      run: ({ second }, database) =>
        publishOrder(
          {
            ...site.server.deps.publishing,
            publishing: publishingStore(database, site.server.deps.receipts.keys.sign),
          },
          second,
        ),
      expectWell: async (advert) => {
        expect(await refundsOf(advert.second)).toEqual([{ pence: 499, state: 'asked' }])
        expect(await stateOf(advert.order)).toBe('fulfilled')
        expect(await standingOf(advert)).toEqual([['live', 'active', 1, 1]])
        expect(await lettersOf(advert.second)).toHaveLength(1)
      },
    })
  })

  test('the sending of a refund has the provider make one, and records it', async () => {
    await atEachCrash(databases, {
      prepare: async () => {
        const advert = await paid()
        const started = await start(advert.order, site.server.database)
        if (started.kind !== 'started') throw new Error('nothing was refunded')
        return { ...advert, refundId: started.refundId }
      },
      run: ({ refundId }, database) =>
        sendRefund(
          {
            ...site.server.deps.checkout,
            refunds: refundStore(database),
            refundOutcomes: refundOutcomeStore(database),
          },
          refundId,
        ),
      expectWell: async ({ order, refundId }) => {
        const made = await site.rows('select pence from sandbox_refunds where refund_id = $1', [refundId])
        expect(made).toEqual([{ pence: 499 }])
        expect(await refundsOf(order)).toEqual([{ pence: 499, state: 'succeeded' }])
        expect(await stateOf(order)).toBe('refunded')
      },
    })
  })

  test('a second attempt at a failed refund leaves one more', async () => {
    await atEachCrash(databases, {
      prepare: async () => {
        const advert = await bought()
        const started = await start(advert.order, site.server.database)
        if (started.kind !== 'started') throw new Error('nothing was refunded')
        await refundOutcomeStore(site.server.database).refuse(started.refundId, 'Refused.', site.now)
        return advert
      },
      run: ({ order }, database) => refundStore(database).retry(order, decision()),
      expectWell: async ({ order }) => {
        expect(await refundsOf(order)).toEqual([
          { pence: 499, state: 'asked' },
          { pence: 499, state: 'failed' },
        ])
      },
    })
  })

  test('a refund made at the provider ends what was bought, once', async () => {
    await atEachCrash(databases, {
      prepare: async () => ({
        ...(await bought()),
        event: { id: `evt_${randomUUID()}`, type: 'charge.refunded' },
      }),
      run: ({ order, event }, database) =>
        refundOutcomeStore(database).recordTotal(
          { orderId: order, pence: 499, at: site.now },
          event,
          site.now,
        ),
      expectWell: async (advert) => {
        expect(await refundsOf(advert.order)).toEqual([{ pence: 499, state: 'succeeded' }])
        expect(await stateOf(advert.order)).toBe('refunded')
        expect(await standingOf(advert)).toEqual([['live', 'cancelled', 0, 0]])
        expect(await lettersOf(advert.order)).toHaveLength(1)
      },
    })
  })

  test('the end of an option ends its entitlement, its order and its number', async () => {
    const endAll = async (database: Database) => {
      await entitlementStore(database).endDue(OVER)
      await endOptions({ endings: endingStore(database), now: () => OVER })
    }
    // What other tests left, so that each statement is about one order.
    await endAll(site.server.database)
    await atEachCrash(databases, {
      prepare: bought,
      run: (_advert, database) => endAll(database),
      expectWell: async (advert) => {
        expect(await stateOf(advert.order)).toBe('ended')
        expect(await standingOf(advert)).toEqual([['live', 'ended', 0, 0]])
      },
    })
  })

  test('withdrawing gives the number back, and republishing takes the same one', async () => {
    const { ownerKey } = site.buyer.owner
    await atEachCrash(databases, {
      prepare: bought,
      run: ({ uuid }, database) => withdrawStore(database).withdraw(uuid, ownerKey, site.now),
      expectWell: async (advert) => expect(await standingOf(advert)).toEqual([['withdrawn', 'active', 0, 0]]),
    })
    await atEachCrash(databases, {
      prepare: async () => {
        const advert = await bought()
        const number = await site.buyer.phoneOf(advert.listing)
        await advert.withdraw()
        return { ...advert, number }
      },
      run: ({ uuid }, database) =>
        republish({ ...site.server.deps.publishing, withdrawing: withdrawStore(database) }, uuid, ownerKey),
      expectWell: async (advert) => {
        expect(await standingOf(advert)).toEqual([['live', 'active', 1, 1]])
        expect(await site.buyer.phoneOf(advert.listing)).toBe(advert.number)
      },
    })
  })

  test('the lease of a number gives the advert one', async () => {
    await atEachCrash(databases, {
      prepare: async () => {
        const advert = await site.buyer.bought('Bronze-Package', { contactPreference: 'email' })
        await site.rows(`update listings set answers = replace(answers, '"email"', '"both"') where id = $1`, [
          advert.listing,
        ])
        return advert
      },
      run: ({ listing }, database) => entitlementStore(database).settle(listing, site.now),
      expectWell: async (advert) => expect(await standingOf(advert)).toEqual([['live', 'active', 1, 1]]),
    })
  })

  test('any of these leaves no number on two adverts, and nothing that is lost, doubled or overpaid', async () => {
    expect(await entitlementBreaks(site.server.owner)).toEqual([])
    const wrong = await site.rows(
      `select orders.id from orders left join refunds on order_id = orders.id and refunds.state <> 'failed'
       group by orders.id having coalesce(sum(pence), 0) > total_pence
         or (orders.state in ('refunding', 'refunded')) <> (count(refunds.id) > 0)`,
    )
    expect(wrong).toEqual([])
  })
})
