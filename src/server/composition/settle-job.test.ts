import { afterEach, expect, test } from 'vitest'
import { aCheckout, aDraftFor, confirm, orderIn } from '../../../tests/support/checkout.ts'
import { openLog } from '../http/log.ts'
import { openQueue, type Queue } from '../jobs/queue/queue-store.ts'
import { settleJob } from './settle-job.ts'

const world = aCheckout()
const queues: Queue[] = []
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()))
})

async function aProcess(): Promise<Queue> {
  const { database, deps } = world.server()
  const queue = await openQueue(database, [settleJob(deps.checkout)], openLog('silent'))
  queues.push(queue)
  return queue
}

test('waits for years while the site is away, in a queue that the migration makes as the program declares it', async () => {
  const queue = async () =>
    (
      await world.owner().query(
        `select policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds,
           deletion_seconds from queue where name = 'settle-order'`,
      )
    ).rows
  const made = await queue()
  expect(made).toMatchObject([{ policy: 'short', retention_seconds: 3650 * 86_400 }])
  await aProcess()
  expect(await queue()).toEqual(made)
})

test('of a killed process runs again within a minute', async () => {
  const browser = await world.aSeller()
  const uuid = await aDraftFor(browser, 'Premium-Advert-3-Months')
  const id = orderIn(await confirm(browser, uuid))
  world.provider.pay(world.provider.transactionOf(id))
  const { rows } = await world.owner().query<{ seconds: number }>(
    `update job set state = 'active', started_on = now() - interval '1 minute' where name = 'settle-order'
     returning expire_seconds + retry_delay as seconds`,
  )
  // The rest is how often the queue is looked at.
  expect(rows).toEqual([{ seconds: expect.any(Number) }])
  expect(rows[0]?.seconds).toBeLessThan(45)
  await (await aProcess()).work()
  await expect
    .poll(async () => (await world.orders(uuid)).map(({ state }) => state), { timeout: 60_000 })
    .toEqual(['fulfilled'])
}, 70_000)
