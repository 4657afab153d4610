import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { queueEmail } from '../db/queue-email.ts'
import type { Email, MailFailure } from '../gateways/mailer.ts'
import { ProviderFailed } from '../gateways/provider-failed.ts'
import { openLog } from '../http/log.ts'
import { emailLinkStore } from './email-link-store.ts'
import { outboxStore } from './outbox-store.ts'
import { type OutboxDeps, sendDueEmails, startOutbox } from './outbox-worker.ts'

let db: TestDatabase
let now: Date
beforeEach(async () => {
  db = await aDatabase()
  now = new Date('2026-11-20T12:00:00Z')
  await db.owner.query(
    `insert into accounts (id, email, first_name, last_name, owner_key, created_at)
     values (gen_random_uuid(), 'alex@example.org', 'Alex', 'Smith', decode(repeat('ab', 32), 'hex'), now())`,
  )
})
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}

const busy: MailFailure = { failed: new ProviderFailed('SMTP', 'busy'), isFinal: false }

function aWorker(
  answer: (email: Email) => Promise<MailFailure | null> = async () => null,
  database = db.database,
) {
  const sent: Email[] = []
  let log = ''
  const deps: OutboxDeps = {
    outbox: outboxStore(database),
    links: emailLinkStore(database),
    mailer: {
      send: async (email) => {
        sent.push(email)
        return answer(email)
      },
      close: () => undefined,
    },
    origin: 'https://gatepost.example',
    now: () => now,
    log: openLog('trace', { write: (line: string) => (log += line) }),
  }
  return { deps, sent, run: () => sendDueEmails(deps), logged: () => log }
}
const queue = async (sendKey: string, to = 'alex@example.org') =>
  queueEmail(db.database, { sendKey, kind: 'reset', to, payload: {} }, now)
const states = async () =>
  (await db.owner.query<{ state: string }>('select state from outbox order by id')).rows.map(
    ({ state }) => state,
  )

describe('an email', () => {
  test('is sent once, and then nothing of it is kept but that it was', async () => {
    const worker = aWorker()
    await queue('one')
    expect([await worker.run(), await worker.run()]).toEqual([1, 0])
    expect(worker.sent).toMatchObject([
      { sendKey: 'one', to: 'alex@example.org', subject: 'Choose a new password' },
    ])
    const { rows } = await db.owner.query('select state, recipient, payload from outbox')
    expect(rows).toEqual([{ state: 'sent', recipient: '', payload: {} }])
  })

  test('queued twice under one key is one', async () => {
    await Promise.all(Array.from({ length: 10 }, () => queue('one')))
    expect(await states()).toEqual(['waiting'])
  })

  test('of many that several processes look for at once, is sent by one', async () => {
    for (let index = 0; index < 40; index++) await queue(`number ${index}`)
    const workers = [aWorker(), aWorker(undefined, db.another()), aWorker(undefined, db.another())]
    const drain = async ({ run }: (typeof workers)[number]) => {
      while ((await run()) > 0);
    }
    await Promise.all(workers.map(drain))
    const keys = workers.flatMap(({ sent }) => sent.map(({ sendKey }) => sendKey))
    expect([keys.length, new Set(keys).size]).toEqual([40, 40])
  })

  test('whose process died before it said that it was sent, is taken up two minutes later under the same name', async () => {
    await queue('one')
    const dying = aWorker(() => new Promise(() => undefined))
    void dying.run()
    await expect.poll(() => dying.sent.length).toBe(1)
    const next = aWorker()
    pass(119)
    expect(await next.run()).toBe(0)
    pass(2)
    expect(await next.run()).toBe(1)
    expect(next.sent[0]?.sendKey).toBe(dying.sent[0]?.sendKey)
    expect(await states()).toEqual(['sent'])
  })

  test('that is not taken waits longer each time, and is given up in the end', async () => {
    await queue('one')
    const worker = aWorker(async () => busy)
    const waits: number[] = []
    for (
      let waited = 0, last = 0;
      (await states())[0] === 'waiting' && waits.length < 20;
      waited += 5, pass(5)
    ) {
      if ((await worker.run()) === 0) continue
      waits.push(waited - last)
      last = waited
      // Nobody waits for hours in a test: the wait itself is read from the row.
      const { rows } = await db.owner.query<{ wait: number }>(
        'select extract(epoch from next_at - $1::timestamptz)::int as wait from outbox',
        [now],
      )
      waits[waits.length - 1] = rows[0]?.wait ?? 0
      pass(rows[0]?.wait ?? 0)
    }
    expect(waits.slice(0, 9)).toEqual([15, 30, 60, 120, 240, 480, 960, 1_920, 3_840])
    expect(await states()).toEqual(['dead'])
    expect(worker.sent).toHaveLength(10)
    expect(worker.logged()).toContain('an email was given up')
    expect(worker.logged()).not.toContain('alex@example.org')
  })

  test('to a mailbox that is not there is given up at once, and holds no other up', async () => {
    await queue('one')
    await queue('two')
    const worker = aWorker(async ({ sendKey }) => (sendKey === 'one' ? { ...busy, isFinal: true } : null))
    await worker.run()
    expect(await states()).toEqual(['dead', 'sent'])
  })

  test('to nobody that we know is not sent', async () => {
    await queue('one', 'nobody@example.org')
    const worker = aWorker()
    await worker.run()
    expect(worker.sent).toEqual([])
    expect(await states()).toEqual(['sent'])
  })

  test('of a kind that there is not does not stop the others', async () => {
    await queueEmail(db.database, { sendKey: 'odd', kind: 'odd', to: 'alex@example.org', payload: {} }, now)
    await queue('one')
    const worker = aWorker()
    await worker.run()
    expect(await states()).toEqual(['waiting', 'sent'])
  })
})

test('the stop waits for what is being sent, and begins nothing new', async () => {
  await queue('one')
  let finish: () => void = () => undefined
  const worker = aWorker(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(null)
      }),
  )
  const stop = startOutbox(worker.deps)
  await expect.poll(() => worker.sent.length).toBe(1)
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await queue('two')
  await sleep(50)
  expect(stopped).toBe(false)
  finish()
  await stopping
  expect(await states()).toEqual(['sent', 'waiting'])
})

test('goes on when the database was away', async () => {
  const worker = aWorker()
  let isAway = true
  const outbox = {
    ...worker.deps.outbox,
    claim: async (...args: Parameters<typeof worker.deps.outbox.claim>) => {
      if (isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
      return worker.deps.outbox.claim(...args)
    },
  }
  const stop = startOutbox({ ...worker.deps, outbox })
  await queue('one')
  await sleep(50)
  isAway = false
  await expect.poll(states).toEqual(['sent'])
  await stop()
})
