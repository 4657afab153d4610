import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/support/database.ts'
import { sandboxVoice } from '../../gateways/sandbox-voice.ts'
import { entitlementStore } from '../delivery/entitlement-store.ts'
import { buyNumber, type NumberDeps } from './keep-numbers.ts'
import { numberStore } from './number-store.ts'

const MOST = 3
const database = await aDatabase()
const pools = [database.database, database.another()]

/** A provider that takes its time, and sells to whoever asks. */
function aProvider() {
  let sold = 0
  const buy = async () => {
    await sleep(5)
    sold += 1
    return { number: `+4416329${String(sold).padStart(5, '0')}`, sid: null, isBought: true }
  }
  return {
    sold: () => sold,
    voice: { ...sandboxVoice(), provider: 'twilio', mostBought: MOST, buy } as const,
  }
}

const depsOf = (index: number, voice: NumberDeps['voice']): NumberDeps => {
  const pool = pools[index % pools.length] ?? database.database
  return {
    voice,
    numbers: numberStore(pool),
    entitlements: entitlementStore(pool),
    calls: { forgetBefore: async () => 0 },
    callsKeptDays: 1,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => new Date(),
  }
}

test('two processes that buy at once buy no more than they may together', async () => {
  const { sold, voice } = aProvider()
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => buyNumber(depsOf(index, voice))),
  )
  expect([sold(), outcomes.filter((isBought) => isBought)]).toEqual([MOST, Array(MOST).fill(true)])
  expect(await buyNumber(depsOf(1, voice))).toBe(false)
})

test('a purchase that fails leaves the way free for the next', async () => {
  await database.owner.query('delete from privacy_numbers')
  const { voice } = aProvider()
  const failing = { ...voice, buy: () => Promise.reject(new Error('the process ended')) }
  await expect(buyNumber(depsOf(0, failing))).rejects.toThrow('the process ended')
  expect(await buyNumber(depsOf(1, voice))).toBe(true)
})
