import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SANDBOX_OPERATOR } from '#shared/operator.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { queueEmail, SEND_EMAIL } from '../../db/queue-email.ts'
import { queueJob } from '../../db/queue-job.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Email, MailFailure } from '../../gateways/mailer.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import { openLog } from '../../http/log.ts'
import { openQueue, type Queue } from '../queue/queue-store.ts'
import { emailLinkStore } from './email-link-store.ts'
import { sendEmailJob } from './send-email.ts'
import { forgetEmail } from './sent-email-store.ts'

const queues: Queue[] = []
let db: TestDatabase
beforeEach(async () => {
  db = await aDatabase()
  await db.owner.query(
    `insert into accounts (id, email, first_name, last_name, owner_key, created_at)
     values (gen_random_uuid(), 'alex@example.org', 'Alex', 'Smith', decode(repeat('ab', 32), 'hex'), now())`,
  )
})
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()))
})

const busy: MailFailure = { failed: new ProviderFailed('SMTP', 'busy'), isFinal: false }

/** A process that sends emails, as far as this mailer takes them. */
function aSender(
  answer: (email: Email) => Promise<MailFailure | null> = async () => null,
  database = db.database,
) {
  const sent: Email[] = []
  let text = ''
  const log = openLog('trace', { write: (line: string) => (text += line) })
  const job = sendEmailJob({
    links: emailLinkStore(database),
    addReferenceLink: async () => null,
    forgetEmail: forgetEmail(database),
    mailer: {
      send: async (email) => {
        sent.push(email)
        return answer(email)
      },
      close: () => undefined,
    },
    operator: SANDBOX_OPERATOR,
    origin: 'https://gatepost.example',
    now: () => new Date(),
    log,
  })
  const start = async () => {
    const queue = await openQueue(database, [job], log)
    queues.push(queue)
    await queue.work()
    return queue
  }
  return { job, sent, start, run: () => runDue(database, job), logged: () => text }
}
const anEmail = (sendKey: string, to = 'alex@example.org') => ({ sendKey, kind: 'reset', to, payload: {} })
const queue = (sendKey: string, to?: string) => queueEmail(db.database, anEmail(sendKey, to))
const jobs = async () =>
  (
    await db.owner.query<{ state: string; data: object; wait: number }>(
      `select state, data, extract(epoch from start_after - now())::float as wait from job
       where name = $1 order by created_on`,
      [SEND_EMAIL],
    )
  ).rows
const states = async () => (await jobs()).map(({ state }) => state)

describe('an email', () => {
  test('is queued if and only if its transaction commits', async () => {
    for (const isKept of [false, true]) {
      await inTransaction(
        db.database,
        (connection) => queueEmail(connection, anEmail(`kept: ${isKept}`)),
        () => isKept,
      )
    }
    expect(await jobs()).toMatchObject([{ state: 'created', data: { sendKey: 'kept: true' } }])
  })

  test('is sent within a second of its commit, and then nothing of it is kept but its key and its kind', async () => {
    const sender = aSender()
    await sender.start()
    await queue('one')
    await expect.poll(() => sender.sent.length, { timeout: 1_500, interval: 20 }).toBe(1)
    expect(sender.sent).toMatchObject([
      { sendKey: 'one', to: 'alex@example.org', subject: 'Choose a new password' },
    ])
    await expect.poll(jobs).toMatchObject([{ state: 'completed', data: { sendKey: 'one' } }])
    expect((await jobs())[0]?.data).toEqual({ sendKey: 'one', kind: 'reset' })
  })

  test('queued again under the same key is not sent twice, neither while it waits nor after', async () => {
    const sender = aSender()
    await Promise.all(Array.from({ length: 10 }, () => queue('one')))
    await sender.run()
    await queue('one')
    expect(await sender.run()).toBe(0)
    expect(sender.sent).toHaveLength(1)
  })

  test('of many is sent by one of several processes', async () => {
    for (let index = 0; index < 40; index++) await queue(`number ${index}`)
    const senders = [aSender(), aSender(undefined, db.another()), aSender(undefined, db.another())]
    await Promise.all(senders.map(({ run }) => run()))
    const keys = senders.flatMap(({ sent }) => sent.map(({ sendKey }) => sendKey))
    expect([keys.length, new Set(keys).size]).toEqual([40, 40])
  })

  test('that was sent by a process that ended before it could say so is not sent again', async () => {
    const sender = aSender()
    await queue('one')
    await sender.run()
    await db.owner.query(`update job set state = 'retry'`)
    await sender.run()
    expect([sender.sent.length, await states()]).toEqual([1, ['completed']])
  })

  test('whose process died is sent by another one within two minutes, under the same key', async () => {
    const dying = aSender(() => new Promise(() => undefined))
    await dying.start()
    await queue('one')
    await expect.poll(() => dying.sent.length).toBe(1)
    const { rows } = await db.owner.query<{ seconds: number }>(
      'select expire_seconds + 2 * retry_delay + 10 as seconds from job',
    )
    expect(rows[0]?.seconds).toBeLessThan(120)
    await db.owner.query(`update job set started_on = now() - interval '2 minutes'`)
    const next = aSender()
    await next.start()
    await expect.poll(async () => (await jobs())[0]?.state, { timeout: 15_000 }).toBe('retry')
    await db.owner.query('update job set start_after = now()')
    await expect.poll(() => next.sent.length).toBe(1)
    expect(next.sent[0]?.sendKey).toBe(dying.sent[0]?.sendKey)
  }, 30_000)

  test('that is not taken waits longer each time, and is given up in the end', async () => {
    const sender = aSender(async () => busy)
    // The queue has the job's options once a process has started.
    await (await sender.start()).stop()
    await queue('one')
    const waits: number[] = []
    while ((await sender.run()) === 1) {
      waits.push((await jobs())[0]?.wait ?? 0)
      await db.owner.query('update job set start_after = now()')
    }
    expect(await states()).toEqual(['failed'])
    expect(sender.sent).toHaveLength(10)
    for (const [index, wait] of waits.slice(0, 9).entries()) {
      expect(wait).toBeGreaterThan(10 * 2 ** index - 1)
      expect(wait).toBeLessThanOrEqual(20 * 2 ** index)
    }
    expect(sender.logged()).toContain('an email was given up')
    expect(sender.logged()).not.toContain('alex@example.org')
  })

  test('to a mailbox that is not there is given up at once, and holds no other up', async () => {
    const sender = aSender(async ({ sendKey }) => (sendKey === 'one' ? { ...busy, isFinal: true } : null))
    await queue('one')
    await queue('two')
    await sender.start()
    await expect.poll(states).toEqual(['failed', 'completed'])
    expect(sender.sent).toHaveLength(2)
  })

  test('to nobody that we know is not sent', async () => {
    await queue('one', 'nobody@example.org')
    const sender = aSender()
    await sender.run()
    expect([sender.sent, await states()]).toEqual([[], ['completed']])
  })

  test('of a kind that there is not does not stop the others', async () => {
    await queueEmail(db.database, { ...anEmail('odd'), kind: 'odd' })
    await queue('one')
    const sender = aSender()
    await sender.start()
    await expect.poll(states).toEqual(['retry', 'completed'])
    expect(sender.logged()).toContain('a job failed')
  })
})

test('the stop waits for what is being sent, and begins nothing new', async () => {
  let finish: () => void = () => undefined
  const sender = aSender(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(null)
      }),
  )
  await queue('one')
  const running = await sender.start()
  await expect.poll(() => sender.sent.length).toBe(1)
  let isStopped = false
  const stopping = running.stop().then(() => {
    isStopped = true
  })
  await queue('two')
  await sleep(600)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  expect(await states()).toEqual(['completed', 'created'])
})

test('a database that is away ends nothing and fills no log', async () => {
  const sender = aSender()
  await sender.start()
  const query = vi.spyOn(db.database, 'query').mockImplementation(() => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  })
  await expect.poll(() => query.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(2)
  expect(sender.logged()).toBe('')
  query.mockRestore()
  await queue('one')
  await expect.poll(() => sender.sent.length, { timeout: 3_000 }).toBe(1)
})

test('a job of a queue that does not exist is an error', async () => {
  await expect(queueJob(db.database, { name: 'no-such-queue', key: 'one', data: {} })).rejects.toThrow()
})
