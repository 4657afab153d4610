import { describe, expect, test, vi } from 'vitest'
import { aCheckout, aDraftFor, chooseOption, confirm, orderIn } from '../../../../tests/support/checkout.ts'
import { queuePaidOrders, queueSettling } from '../../orders/settling-store.ts'
import { recordPayment } from './record-payment.ts'
import { settleDraft } from './settle-order.ts'

const world = aCheckout()
const deps = (index = 0) => world.server(index).deps.checkout

async function anOrder(option = 'Premium-Advert-3-Months') {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, option)
  const id = orderIn(await confirm(browser, uuid))
  return { browser, uuid, id, transaction: world.provider.transactionOf(id) }
}
const statesOf = async (uuid: string) => (await world.orders(uuid)).map(({ state }) => state)
/** One process's rounds over so long; for long times not every one of them. */
async function run(seconds: number, index = 0): Promise<void> {
  const step = seconds > 300 ? 30 : 2
  for (let passed = 0; passed < seconds; passed += step) {
    while ((await world.settleBatch(index)) > 0);
    world.pass(step)
  }
}

describe('the job', () => {
  test('publishes what was paid though no webhook came and the browser never returned, within a minute', async () => {
    const { uuid, transaction } = await anOrder()
    world.provider.pay(transaction)
    await run(60)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
    expect((await world.orders(uuid))[0]?.is_queued).toBe(false)
  })

  test('publishes what was paid with a code that took everything off', async () => {
    await world.addDiscount('ALL', 'percentage', 100)
    const browser = await world.aSeller()
    const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
    await confirm(browser, uuid, { discountCode: 'ALL' })
    await run(4)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })

  test('tries again where publishing failed, and a start does so at once', async () => {
    const { uuid, transaction } = await anOrder()
    world.provider.pay(transaction)
    world.publisher().failTimes(3)
    await run(60)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])

    const other = await anOrder()
    world.provider.pay(other.transaction)
    world.publisher().failTimes(20)
    await run(900)
    expect(await statesOf(other.uuid)).toEqual(['paid'])
    world.publisher().failTimes(0)
    await queuePaidOrders(world.server().database, world.now())
    await world.settleBatch()
    expect(await statesOf(other.uuid)).toEqual(['fulfilled'])
  })

  test('of two processes publishes once, and leaves nothing', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => anOrder()))
    for (const { transaction } of all) world.provider.pay(transaction)
    world.pass(20)
    await Promise.all([run(6, 0), run(6, 1)])
    const states = await Promise.all(all.map(({ uuid }) => statesOf(uuid)))
    expect(states.flat()).toEqual(all.map(() => 'fulfilled'))
    const orders = await Promise.all(all.map(({ uuid }) => world.orders(uuid)))
    expect(orders.flat().filter(({ is_queued }) => is_queued)).toEqual([])
  })

  test('ends what nobody paid in its time', async () => {
    const { uuid, transaction } = await anOrder()
    await run(31 * 60)
    expect(await statesOf(uuid)).toEqual(['open'])
    await run(120)
    expect(await statesOf(uuid)).toEqual(['expired'])
    expect(world.provider.ended).toContain(transaction)
    expect((await world.orders(uuid))[0]?.is_queued).toBe(false)
  })

  test('asks again where the provider could not be reached, and gives up nothing for that', async () => {
    const { uuid, transaction } = await anOrder()
    world.provider.pay(transaction)
    world.provider.fail('down')
    await run(40 * 60)
    expect(await statesOf(uuid)).toEqual(['open'])
    world.provider.fail('no')
    await run(60)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })

  test('ends the payment that was put aside, and gives the money back where it was paid all the same', async () => {
    const { browser, uuid, id, transaction } = await anOrder()
    await chooseOption(browser, uuid, 'Featured-Advert-3-Months')
    const second = orderIn(await confirm(browser, uuid))
    world.provider.pay(transaction)
    world.provider.pay(world.provider.transactionOf(second))
    await run(60)
    const orders = await world.orders(uuid)
    expect(orders.map(({ state }) => state).toSorted()).toEqual(['fulfilled', 'refunding'])
    const back = await world
      .owner()
      .query('select pence from refunds where order_id = any($1)', [[id, second]])
    expect(back.rows).toEqual([{ pence: orders.find(({ state }) => state === 'refunding')?.total_pence }])
  })

  test('of an order that is paid while its provider is asked waits once more, at the time of the payment', async () => {
    const { uuid, id, transaction } = await anOrder()
    await queueSettling(world.server().database, id, world.now())
    const { payments } = deps()
    const ask = vi.spyOn(payments, 'ask').mockImplementationOnce(async (name) => {
      const report = world.provider.report(name)
      world.provider.pay(transaction)
      world.publisher().failTimes(2)
      await recordPayment(deps(1), world.provider.report(name), null)
      return report
    })
    await world.settleBatch()
    expect(ask).toHaveBeenCalledOnce()
    ask.mockRestore()
    expect(await world.orders(uuid)).toMatchObject([{ state: 'paid', is_queued: true }])
    await world.settleBatch()
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })

  test('of one order waits once, for the earliest time', async () => {
    const { id } = await anOrder()
    const minutes = (count: number) => new Date(world.now().getTime() + count * 60_000)
    for (const count of [40, 30, 50]) await queueSettling(world.server().database, id, minutes(count))
    const { rows } = await world
      .owner()
      .query(`select start_after from job where name = 'settle-order' and singleton_key = $1`, [id])
    expect(rows).toEqual([{ start_after: minutes(10 / 60) }])
  })
})

describe('settling a draft', () => {
  test('asks about an order put aside while its job runs', async () => {
    const { browser, uuid, id, transaction } = await anOrder()
    await chooseOption(browser, uuid, 'Featured-Advert-3-Months')
    await confirm(browser, uuid)
    await world
      .owner()
      .query(`update job set state = 'active' where name = 'settle-order' and singleton_key = $1`, [id])
    world.provider.pay(transaction)
    await settleDraft(deps(), uuid)
    expect(await statesOf(uuid)).toContain('fulfilled')
  })

  test('asks the provider at once', async () => {
    const { uuid, transaction } = await anOrder()
    await settleDraft(deps(), uuid)
    expect(await statesOf(uuid)).toEqual(['open'])
    world.provider.pay(transaction)
    await Promise.all(Array.from({ length: 10 }, (_, index) => settleDraft(deps(index), uuid)))
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })

  test('asks no more where it is asked for too often, and leaves it to the job', async () => {
    const { uuid, transaction } = await anOrder()
    await Promise.all(Array.from({ length: 70 }, (_, index) => settleDraft(deps(index), uuid)))
    world.provider.pay(transaction)
    await settleDraft(deps(), uuid)
    expect(await statesOf(uuid)).toEqual(['open'])
    world.pass(600)
    await settleDraft(deps(), uuid)
    expect(await statesOf(uuid)).toEqual(['fulfilled'])
  })

  test('says nothing where the provider cannot be reached', async () => {
    const { uuid } = await anOrder()
    world.provider.fail('down')
    await settleDraft(deps(), uuid)
    world.provider.fail('no')
    expect(await statesOf(uuid)).toEqual(['open'])
  })
})
