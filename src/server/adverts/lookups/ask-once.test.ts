import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookupLimits, nobodyWarned } from '../../../../tests/support/budgets.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { expectWithin } from '../../../../tests/support/time-taken.ts'
import { ProviderFailed } from '../../gateways/provider-failed.ts'
import { askOnce, type LookedUp, type LookupDeps } from './ask-once.ts'
import type { LookupCaller } from './lookup.ts'
import { lookupStore } from './lookup-store.ts'
import { purgeLookups } from './purge-lookups.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
const PLENTY = { perOwner: 1_000, perClient: 1_000, overall: 1_000_000 }

let db: TestDatabase
let elsewhere: ReturnType<typeof lookupStore>
let here: ReturnType<typeof lookupStore>
beforeAll(async () => {
  db = await aDatabase()
  here = lookupStore(db.database, nobodyWarned)
  elsewhere = lookupStore(db.another(), nobodyWarned)
})

let providers = 0
/** A provider of its own, which counts what reaches it; `in` two processes. */
function aProvider(answer: (what: string) => Promise<string> = async (what) => `answer to ${what}`) {
  const provider = `provider ${providers++}`
  const asked: string[] = []
  const deps = (changed: Partial<LookupDeps> = {}): LookupDeps => ({
    store: here,
    limits: { addresses: lookupLimits(PLENTY), certificates: lookupLimits(PLENTY) },
    now: () => NOON,
    patienceMs: 30_000,
    ...changed,
  })
  const ask = (
    what: string,
    changed: Partial<LookupDeps> = {},
    asker = aGuest(),
  ): Promise<LookedUp<string>> =>
    askOnce(
      deps(changed),
      {
        kind: 'addresses',
        provider,
        what,
        ask: () => {
          asked.push(what)
          return answer(what)
        },
        keepSeconds: () => 60,
      },
      asker,
    )
  return { ask, asked }
}
let clients = 0
const aGuest = (client = `client ${clients++}`): LookupCaller => ({ ownerKey: randomBytes(32), client })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const limited = (limits: Partial<typeof PLENTY>) => ({
  limits: { addresses: lookupLimits({ ...PLENTY, ...limits }), certificates: lookupLimits(PLENTY) },
})
const kinds = (all: readonly LookedUp<string>[]) => all.map(({ kind }) => kind)
const counted = (all: readonly LookedUp<string>[], kind: string) =>
  kinds(all).filter((one) => one === kind).length
/** What is counted for everybody starts anew. */
const forgetCounts = () => db.owner.query("delete from used_limits where name like '%all'")

describe('an answer', () => {
  test('is remembered, for every process, until its time is over', async () => {
    const { ask, asked } = aProvider()
    expect(await ask('x')).toEqual({ kind: 'known', answer: 'answer to x' })
    expect(await ask('x', { store: elsewhere })).toEqual({ kind: 'known', answer: 'answer to x' })
    expect(await ask('x', { now: () => new Date(NOON.getTime() + 59_999) })).toMatchObject({ kind: 'known' })
    expect(asked).toEqual(['x'])
    await ask('x', { now: () => new Date(NOON.getTime() + 60_000) })
    expect(asked).toEqual(['x', 'x'])
  })
  test('of another provider is another answer', async () => {
    const one = aProvider()
    const other = aProvider(async () => 'other')
    await one.ask('x')
    expect(await other.ask('x')).toEqual({ kind: 'known', answer: 'other' })
  })
  test('asked for by fifty at once, in two processes, costs one look-up', async () => {
    const { ask, asked } = aProvider(async (what) => {
      await sleep(150)
      return what
    })
    const all = await Promise.all(
      times(50).map((index) => ask('x', { store: index % 2 === 0 ? here : elsewhere })),
    )
    expect(all).toEqual(times(50).map(() => ({ kind: 'known', answer: 'x' })))
    expect(asked).toEqual(['x'])
  })
  test('is forgotten by the purge, and not before its time', async () => {
    const own = await aDatabase()
    const store = lookupStore(own.database, nobodyWarned)
    const { ask } = aProvider()
    await ask('x', { store })
    expect(await purgeLookups({ store, now: () => NOON })).toBe(0)
    expect(await purgeLookups({ store, now: () => new Date(NOON.getTime() + 60_001) })).toBe(1)
    expect((await own.owner.query('select name from remembered_lookups')).rows).toEqual([])
  })
})

describe('a provider that fails', () => {
  const failing = (error: Error) => aProvider(() => Promise.reject(error))
  test('is told by its name and a reason', async () => {
    const { ask } = failing(new ProviderFailed('postcoder', 'no-credit'))
    expect(await ask('x')).toMatchObject({ kind: 'unavailable', cause: { reason: 'no-credit' } })
  })
  test('is not asked again for three seconds, and then is', async () => {
    const { ask, asked } = failing(new ProviderFailed('postcoder', 'slow'))
    await ask('x')
    expect(await ask('x', { store: elsewhere })).toEqual({ kind: 'unavailable', cause: null })
    expect(asked).toHaveLength(1)
    await ask('x', { now: () => new Date(NOON.getTime() + 3_000) })
    expect(asked).toHaveLength(2)
  })
  test('fails fifty at once together, after one question', async () => {
    const { ask, asked } = aProvider(async () => {
      await sleep(100)
      throw new ProviderFailed('postcoder', 'broken')
    })
    const all = await Promise.all(
      times(50).map((index) => ask('x', { store: index % 2 === 0 ? here : elsewhere })),
    )
    expect(counted(all, 'unavailable')).toBe(50)
    expect(asked).toHaveLength(1)
  })
  test('by an error that nobody foresaw tells nothing of it', async () => {
    const { ask } = failing(new TypeError('https://provider.example/KEY-OF-OURS/x'))
    const looked = await ask('x')
    expect(looked).toMatchObject({ kind: 'unavailable', cause: { reason: 'broken' } })
    expect(JSON.stringify(looked) + String('cause' in looked && looked.cause?.stack)).not.toContain(
      'KEY-OF-OURS',
    )
  })
  test('that never answers is given up', async () => {
    const { ask } = aProvider(() => new Promise(() => undefined))
    const startedAt = performance.now()
    expect(await ask('x', { patienceMs: 80 })).toMatchObject({
      kind: 'unavailable',
      cause: { reason: 'slow' },
    })
    expectWithin(performance.now() - startedAt, 1_000)
  })
  test('by an answer that is too large to remember has answered garbage, and is left alone', async () => {
    const { ask, asked } = aProvider(async () => 'é'.repeat(600_000))
    expect(await ask('x')).toMatchObject({ kind: 'unavailable', cause: { reason: 'garbage' } })
    expect(await ask('x')).toEqual({ kind: 'unavailable', cause: null })
    expect(asked).toHaveLength(1)
  })
  test('whose asker was killed may be asked by another, once the asker’s time is over', async () => {
    const { ask, asked } = aProvider()
    const until = new Date(NOON.getTime() + 4_000)
    const name = `provider ${providers - 1} x`
    await here.take(name, 'addresses', aGuest(), lookupLimits(PLENTY), { at: NOON, until })
    expect(await ask('x', { now: () => until })).toMatchObject({ kind: 'known' })
    expect(asked).toEqual(['x'])
  })
})

describe('limits', () => {
  test('a browser’s: so many in a day, and then again', async () => {
    const { ask, asked } = aProvider()
    const guest = aGuest()
    const limits = limited({ perOwner: 5 })
    for (const index of times(5))
      expect(await ask(`x${index}`, limits, guest)).toMatchObject({ kind: 'known' })
    const later = { ...limits, now: () => new Date(NOON.getTime() + HOUR_MS) }
    expect(await ask('x5', later, guest)).toEqual({
      kind: 'limited',
      of: 'addresses',
      retryAfterSeconds: 23 * 3_600,
    })
    expect(asked).toHaveLength(5)
    expect(await ask('x5', limits, aGuest(guest.client))).toMatchObject({ kind: 'known' })
    const tomorrow = { ...limits, now: () => new Date(NOON.getTime() + 24 * HOUR_MS) }
    expect(await ask('x6', tomorrow, guest)).toMatchObject({ kind: 'known' })
  })
  test('what is remembered is answered beyond the limit, and costs nothing of it', async () => {
    const { ask } = aProvider()
    const guest = aGuest()
    await ask('known')
    for (const _ of times(9)) await ask('known', limited({ perOwner: 1 }), guest)
    expect(await ask('x', limited({ perOwner: 1 }), guest)).toMatchObject({ kind: 'known' })
    expect(await ask('y', limited({ perOwner: 1 }), guest)).toMatchObject({ kind: 'limited' })
    expect(await ask('known', limited({ perOwner: 1 }), guest)).toMatchObject({ kind: 'known' })
  })
  test('a network’s, however many browsers, also those without a cookie', async () => {
    const { ask } = aProvider()
    const limits = limited({ perClient: 4 })
    for (const index of times(2)) await ask(`x${index}`, limits, aGuest('a network'))
    for (const index of times(2)) await ask(`y${index}`, limits, { ownerKey: null, client: 'a network' })
    expect(await ask('z', limits, aGuest('a network'))).toMatchObject({ kind: 'limited' })
    expect(await ask('z', limits, { ownerKey: null, client: 'a network' })).toMatchObject({ kind: 'limited' })
  })
  test('everybody’s together', async () => {
    await forgetCounts()
    const { ask } = aProvider()
    for (const index of times(3))
      expect(await ask(`x${index}`, limited({ overall: 3 }))).toMatchObject({ kind: 'known' })
    expect(await ask('x3', limited({ overall: 3 }))).toMatchObject({ kind: 'limited' })
    await forgetCounts()
  })
  test.each(['perOwner', 'perClient', 'overall'] as const)(
    '%s: of fifty at once through two processes exactly so many succeed',
    async (name) => {
      await forgetCounts()
      const { ask, asked } = aProvider()
      const guest = aGuest()
      const askerOf = () =>
        name === 'perOwner' ? { ...guest, client: aGuest().client } : name === 'perClient' ? aGuest(guest.client) : aGuest() // biome-ignore format: one line
      const all = await Promise.all(
        times(50).map((index) =>
          ask(
            `x${index}`,
            { store: index % 2 === 0 ? here : elsewhere, ...limited({ [name]: 7 }) },
            askerOf(),
          ),
        ),
      )
      expect(counted(all, 'known')).toBe(7)
      expect(counted(all, 'limited')).toBe(43)
      expect(asked).toHaveLength(7)
      await forgetCounts()
    },
  )
  test('what is refused is not counted, nor does it keep others from asking', async () => {
    const { ask } = aProvider()
    const guest = aGuest()
    const limits = limited({ perOwner: 1, perClient: 2 })
    await ask('x', limits, guest)
    for (const _ of times(5)) await ask('y', limits, guest)
    expect(await ask('y', limits, aGuest(guest.client))).toMatchObject({ kind: 'known' })
  })
})
