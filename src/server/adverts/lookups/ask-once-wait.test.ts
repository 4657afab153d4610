import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lookupLimits, nobodyWarned } from '../../../../tests/support/budgets.ts'
import { aDatabase } from '../../../../tests/support/database.ts'
import { expectWithin, slowness } from '../../../../tests/support/time-taken.ts'
import { askOnce } from './ask-once.ts'
import { lookupStore } from './lookup-store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const PLENTY = lookupLimits({ perOwner: 1_000, perClient: 1_000, overall: 1_000_000 })

test('who waits for what another asks waits no longer on a slow database', async () => {
  const { database, owner } = await aDatabase()
  await owner.query(
    `insert into remembered_lookups (name, kept_until, asked_until, failed_until)
     values ('provider x', $1, $1::timestamptz + interval '1 hour', $1)`,
    [NOON],
  )
  const store = lookupStore(database, nobodyWarned)
  const slow = {
    ...store,
    find: async (...question: Parameters<typeof store.find>) => {
      await sleep(200)
      return store.find(...question)
    },
  }
  const before = slowness()
  const startedAt = performance.now()
  const found = await askOnce(
    {
      store: slow,
      limits: { addresses: PLENTY, certificates: PLENTY },
      now: () => NOON,
      patienceMs: 100,
    },
    { kind: 'addresses', provider: 'provider', what: 'x', ask: async () => 'answer', keepSeconds: () => 60 },
    { ownerKey: randomBytes(32), client: '192.0.2.1' },
  )
  expect(found).toEqual({ kind: 'unavailable', cause: null })
  expectWithin(performance.now() - startedAt, 5_000, { slownessBefore: before })
})
