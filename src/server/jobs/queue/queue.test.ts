import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import { queueJob } from '../../db/queue-job.ts'
import { openLog } from '../../http/log.ts'
import { chore } from './chore.ts'
import { listFailedJobs, retryJob } from './failed-job-store.ts'
import type { Job } from './job.ts'
import { openQueue, type Queue } from './queue-store.ts'

const silent = openLog('silent')
const queues: Queue[] = []
let db: TestDatabase
beforeEach(async () => {
  db = await aDatabase()
})
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()))
})

async function aProcess(job: Job, database = db.another()): Promise<Queue> {
  const queue = await openQueue(database, [job], silent)
  queues.push(queue)
  await queue.work()
  return queue
}

describe('a schedule', () => {
  test('that was missed runs once over all processes, and its runs never overlap', async () => {
    const runs: number[] = []
    let underWay = 0
    const job: Job = {
      ...chore(
        {
          name: 'chore',
          schedule: `0 ${(new Date().getUTCHours() + 12) % 24} * * *`,
          run: async () => {
            runs.push((underWay += 1))
            await new Promise((resolve) => setTimeout(resolve, 300))
            underWay -= 1
          },
          done: '',
        },
        silent,
      ),
      pollSeconds: 0.5,
    }
    await (await aProcess(job)).stop()
    // As though nobody had run for a while.
    await db.owner.query(
      `update schedule set created_on = now() - interval '1 day', updated_on = now() - interval '1 day'`,
    )
    await db.owner.query(`update version set cron_on = now() - interval '1 day'`)
    await db.owner.query(`delete from job`)
    runs.length = 0
    await Promise.all([aProcess(job), aProcess(job), aProcess(job)])
    await expect.poll(() => runs.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect.poll(() => underWay).toBe(0)
    expect((await db.owner.query(`select 1 from job where name = 'chore'`)).rowCount).toBe(1)
    expect(runs).toEqual([1])
  }, 40_000)

  test('adds no second job while one waits or runs', async () => {
    const job = chore({ name: 'chore', schedule: '0 4 * * *', run: async () => undefined, done: '' }, silent)
    await (await aProcess(job)).stop()
    for (const key of ['one', 'two']) await queueJob(db.database, { name: 'chore', key, data: {} })
    expect((await db.owner.query(`select 1 from job where name = 'chore'`)).rowCount).toBe(1)
  })
})

test('an agency’s jobs follow one another without a wait', async () => {
  let runs = 0
  const job: Job = {
    ...chore({ name: 'one-by-one', schedule: '0 4 * * *', run: async () => undefined, done: '' }, silent),
    schedule: null,
    atOnce: 2,
    // With it as a wait between them this would take minutes.
    pollSeconds: 30,
    isByAgency: true,
    run: async () => {
      runs += 1
      return { kind: 'done' }
    },
  }
  await (await openQueue(db.database, [job], silent)).stop()
  for (let n = 0; n < 20; n++) await queueJob(db.database, { name: job.name, key: `${n}`, data: {} })
  await db.owner.query(`update job_common set group_id = 'an agency' where name = $1`, [job.name])
  await aProcess(job)
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(20)
}, 40_000)

test('a failed job is seen, and runs again when it is retried', async () => {
  let isMended = false
  const job: Job = {
    ...chore({ name: 'chore', schedule: '0 4 * * *', run: async () => undefined, done: '' }, silent),
    pollSeconds: 0.5,
    run: async () => (isMended ? { kind: 'done' } : { kind: 'failed', reason: 'broken' }),
  }
  await aProcess(job)
  await queueJob(db.database, { name: 'chore', key: 'one', data: {} })
  await expect
    .poll(() => listFailedJobs(db.database))
    .toMatchObject([{ name: 'chore', attempts: 1, reason: 'broken', email: null }])
  isMended = true
  const [failed] = await listFailedJobs(db.database)
  const decision = { by: COMMAND_LINE, why: 'Its cause is mended.', at: new Date() }
  expect(await retryJob(db.database, failed?.id ?? '', decision)).toBe(true)
  expect(await retryJob(db.database, failed?.id ?? '', decision)).toBe(false)
  expect(await retryJob(db.database, 'x', decision)).toBe(false)
  await expect
    .poll(async () => (await db.owner.query('select state from job where id = $1', [failed?.id])).rows)
    .toEqual([{ state: 'completed' }])
  expect(await listFailedJobs(db.database)).toEqual([])
})

test('told to stop while it begins to work, it ends without an error', async () => {
  const jobs = ['one', 'two'].map((name) =>
    chore({ name, schedule: '0 4 * * *', run: async () => undefined, done: '' }, silent),
  )
  const queue = await openQueue(db.database, jobs, silent)
  const working = queue.work()
  await queue.stop()
  await working
})

test('the tables are those of the version of pg-boss that is installed', async () => {
  // It refuses to start on older or newer ones.
  await db.owner.query('update version set version = version - 1')
  await expect(openQueue(db.database, [], silent)).rejects.toThrow()
})
