import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { FairQueue, type FairQueueLimits } from './fair-queue.ts'

const LIMITS: FairQueueLimits = {
  atOnce: 2,
  atOncePerClient: 2,
  waiting: 100,
  waitingPerClient: 50,
  longestWaitMs: 10_000,
}
const HERE = new AbortController().signal

/** A queue whose tasks end when they are told to. */
function aQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits })
  const started: string[] = []
  const endings = new Map<string, () => void>()
  const add = (name: string, gone: AbortSignal = HERE) => {
    const [client = ''] = name
    return queue.run(client, gone, (ended) => {
      started.push(name)
      return new Promise<string>((resolve, reject) => {
        endings.set(name, () => resolve(name))
        ended.addEventListener('abort', () => reject(new Error('taken away')))
      })
    })
  }
  const end = async (name: string) => {
    endings.get(name)?.()
    await sleep(0)
  }
  return { queue, add, end, started }
}

test('as many run as may, and the next begins when one ends, even if that fails', async () => {
  const { queue, add, end, started } = aQueue({ atOnce: 1 })
  const failing = queue.run('x', HERE, () => Promise.reject(new Error('broken')))
  const after = add('a1')
  await expect(failing).rejects.toThrow('broken')
  await sleep(0)
  expect(started).toEqual(['a1'])
  await end('a1')
  expect(await after).toBe('a1')
})

test('a client that comes later waits for one place, not for all that another has waiting', async () => {
  const { add, end, started } = aQueue({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void add(name)
  await sleep(0)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('one client leaves a place to the others, and who runs least is next', async () => {
  const { add, end, started } = aQueue({ atOnce: 3, atOncePerClient: 2 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name)
  await sleep(0)
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(started.at(-1)).toBe('c1')
})

describe('busy', () => {
  test('is whoever waits too long, at that moment, though nobody ends', async () => {
    const { add, started } = aQueue({ atOnce: 1, longestWaitMs: 30 })
    void add('a1')
    expect(await add('b1')).toBe('busy')
    expect(started).toEqual(['a1'])
  })
  test('is a client that has too many waiting; others still get in', async () => {
    const { add, end } = aQueue({ atOnce: 1, waitingPerClient: 1 })
    void add('a1')
    void add('a2')
    expect(await add('a3')).toBe('busy')
    const other = add('b1')
    await end('a1')
    await end('b1')
    expect(await other).toBe('b1')
  })
  test('is, when nobody else may wait, the last of whoever waits most', async () => {
    const { add, end } = aQueue({ atOnce: 1, waiting: 3 })
    void add('a1')
    const [, , last] = [add('a2'), add('a3'), add('a4')]
    const other = add('b1')
    expect(await last).toBe('busy')
    await end('a1')
    await end('b1')
    expect(await other).toBe('b1')
    expect(await Promise.race([add('a5'), add('a6'), add('a7')])).toBe('busy')
  })
  test('is whoever is gone, before its turn or in it; its place is free', async () => {
    const { add, end, started } = aQueue({ atOnce: 1 })
    const [running, waiting] = [new AbortController(), new AbortController()]
    const one = add('a1', running.signal)
    const two = add('b1', waiting.signal)
    const three = add('c1')
    waiting.abort()
    expect(await two).toBe('busy')
    running.abort()
    expect(await one).toBe('busy')
    await sleep(0)
    await end('c1')
    expect(await three).toBe('c1')
    expect(await add('d1', AbortSignal.abort())).toBe('busy')
    expect(started).toEqual(['a1', 'c1'])
  })
})

describe('where places are taken away', () => {
  test('who holds most loses the oldest to whoever holds none', async () => {
    const { add, started } = aQueue({ atOnce: 3, atOncePerClient: 3, evicts: true })
    const [oldest] = [add('a1'), add('a2'), add('b1')]
    await sleep(0)
    void add('c1')
    expect(await oldest).toBe('busy')
    await sleep(0)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  })
  test('nobody loses the only one, and nobody takes one for a second', async () => {
    const { add, started } = aQueue({ atOnce: 2, evicts: true, longestWaitMs: 30 })
    void add('a1')
    void add('b1')
    expect(await Promise.all([add('c1'), add('a2')])).toEqual(['busy', 'busy'])
    expect(started).toEqual(['a1', 'b1'])
  })
})
