import { expect, test } from 'vitest'
import { aBuyerSite } from '../../../tests/support/buyer-site.ts'
import { entitlementBreaks } from '../../../tests/support/entitlement-invariants.ts'
import { upgrading } from '../../../tests/support/upgrades.ts'
import type { Database } from '../db/pool.ts'
import { publishOrder } from './publish-order.ts'
import { publishingStore } from './publishing-store.ts'

const site = aBuyerSite()
const { ask, statesOf, owedOf } = upgrading(site)

const CRASH = new Error('the process ended')

/** Its methods work on the thing itself, but for one that is replaced. */
const replacing = <T extends object>(thing: T, replaced: string, by: () => unknown): T =>
  new Proxy(thing, {
    get: (target, name) => {
      const value: unknown = (name === replaced ? by() : undefined) ?? Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

/** The connection is lost in place of the statement of that number, from the transaction's begin to its commit. */
const endingBefore = (database: Database, number: number): Database =>
  replacing(database, 'connect', () => async () => {
    let statements = 0
    const lost = () => Promise.reject(CRASH)
    return replacing(await database.connect(), 'query', () => (++statements === number ? lost : undefined))
  })

/** An upgrade that was paid, and is not delivered. */
async function aPaidUpgrade() {
  const advert = await site.buyer.bought('Bronze-Package')
  const { body } = await ask(advert.uuid, 'Gold-Package')
  const order = body.result?.url?.split('/').at(-1) ?? ''
  await site.rows(`update orders set state = 'paid', paid_at = now() where id = $1`, [order])
  return { ...advert, paid: order, number: await site.buyer.phoneOf(advert.listing) }
}

test('an upgrade that a crash ends before any of its statements changes nothing, and is delivered once', async () => {
  const { deps, database } = site.server
  let crashed = 0
  for (let isDone = false; !isDone; ) {
    const { uuid, listing, paid, number } = await aPaidUpgrade()
    const publishing = publishingStore(endingBefore(database, crashed + 1))
    const outcome = await publishOrder({ ...deps.publishing, publishing }, paid).catch(
      (error: unknown) => error,
    )
    isDone = outcome !== CRASH
    if (!isDone) {
      crashed += 1
      const states = await statesOf(uuid)
      expect([crashed, states]).toEqual([crashed, ['fulfilled', 'paid']])
      expect(await owedOf(listing)).toEqual([['privacy-number', 'active', '2026-12-20']])
      await Promise.all([0, 1].map((index) => publishOrder(site.either(index).deps.publishing, paid)))
    }
    expect(await statesOf(uuid)).toEqual(['fulfilled', 'upgraded'])
    expect(await site.buyer.phoneOf(listing)).toBe(number)
  }
  expect(crashed).toBeGreaterThan(15)
  expect(await entitlementBreaks(site.server.owner)).toEqual([])
})
