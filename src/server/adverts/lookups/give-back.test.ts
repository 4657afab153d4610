import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookupLimits, nobodyWarned } from '../../../../tests/support/budgets.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import { askOnce } from './ask-once.ts'
import type { LookupCaller, LookupStore } from './lookup.ts'
import { lookupStore } from './lookup-store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
const PLENTY = { perOwner: 1_000, perClient: 1_000, overall: 1_000_000 }

let db: TestDatabase
let elsewhere: LookupStore
let here: LookupStore
beforeAll(async () => {
  db = await aDatabase()
  here = lookupStore(db.database, nobodyWarned)
  elsewhere = lookupStore(db.another(), nobodyWarned)
})

let clients = 0
const aGuest = (): LookupCaller => ({ ownerKey: randomBytes(32), client: `client ${clients++}` })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
/** What is counted for everybody starts anew. */
const forgetCounts = () => db.owner.query("delete from used_limits where name like '%all'")
const usesOf = async ({ client }: LookupCaller) =>
  (await db.owner.query('select used from used_limits where name = $1', [`addresses all client ${client}`]))
    .rows

let providers = 0
function aProvider(answer: (what: string) => string) {
  const provider = `provider ${providers++}`
  return async (what: string, guest: LookupCaller, limits = PLENTY, store = here) => {
    const deps = {
      store,
      limits: { addresses: lookupLimits(limits), certificates: lookupLimits(PLENTY) },
      now: () => NOON,
      patienceMs: 30_000,
    }
    const ask = async () => answer(what)
    const lookup = { kind: 'addresses', provider, what, ask, keepSeconds: () => 60 } as const
    return (await askOnce(deps, lookup, guest)).kind
  }
}
const failing = (reason: ProviderFailed['reason']): never => {
  throw new ProviderFailed('postcoder', reason)
}

describe('a look-up that fails', () => {
  test.each(['unreachable', 'refused', 'no-credit', 'busy'] as const)(
    '%s costs nothing of the limits: after an outage there are as many look-ups as before',
    async (reason) => {
      await forgetCounts()
      let isDown = true
      const ask = aProvider((what) => (isDown ? failing(reason) : what))
      const guest = aGuest()
      const limits = { perOwner: 2, perClient: 2, overall: 2 }
      for (const index of times(20)) expect(await ask(`x${index}`, guest, limits)).toBe('unavailable')
      isDown = false
      const after = []
      for (const index of times(3)) after.push(await ask(`y${index}`, guest, limits))
      expect(after).toEqual(['known', 'known', 'limited'])
      await forgetCounts()
    },
  )
  test.each(['slow', 'broken', 'garbage'] as const)('%s may have been billed, and counts', async (reason) => {
    const ask = aProvider(() => failing(reason))
    const guest = aGuest()
    const all = []
    for (const index of times(4)) all.push(await ask(`x${index}`, guest, { ...PLENTY, perOwner: 3 }))
    expect(all).toEqual(['unavailable', 'unavailable', 'unavailable', 'limited'])
  })
  test('among many at once, through two processes, gives back exactly what was taken', async () => {
    const ask = aProvider((what) => (what.startsWith('down') ? failing('unreachable') : what))
    const guest = aGuest()
    await Promise.all(
      times(50).map((index) =>
        ask(`${index % 5 === 0 ? 'up' : 'down'}${index}`, guest, PLENTY, index % 2 === 0 ? here : elsewhere),
      ),
    )
    expect(await usesOf(guest)).toEqual([{ used: 10 }])
  })
  test('after the day of its use is over gives back nothing of the next', async () => {
    const guest = aGuest()
    const name = `late ${guest.client}`
    const taken = await here.take(name, 'addresses', guest, lookupLimits(PLENTY), { at: NOON, until: NOON })
    const tomorrow = new Date(NOON.getTime() + 24 * HOUR_MS)
    await here.take(`${name} too`, 'addresses', guest, lookupLimits(PLENTY), {
      at: tomorrow,
      until: tomorrow,
    })
    await here.fail(name, tomorrow, taken.kind === 'taken' ? taken.use : null)
    expect(await usesOf(guest)).toEqual([{ used: 1 }])
  })
})
