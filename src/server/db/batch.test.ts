import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Batches } from './batch.ts'

interface Input {
  readonly key: string
  readonly value: number
}

/** A statement that ends when the test says so, with twice the values, and remembers its batches. */
function aStatement(limits: { atOnce: number; most: number }) {
  const batches: (readonly Input[])[] = []
  const ends: { succeed: () => void; fail: (error: Error) => void }[] = []
  const doubling = new Batches(
    (inputs: readonly Input[]) => {
      batches.push(inputs)
      return new Promise<readonly number[]>((resolve, reject) => {
        ends.push({ succeed: () => resolve(inputs.map(({ value }) => value * 2)), fail: reject })
      })
    },
    ({ key }) => key,
    limits,
  )
  const keys = () => batches.map((batch) => batch.map(({ key }) => key).join(''))
  return { call: (key: string, value = 0) => doubling.call({ key, value }), ends, keys }
}
/** Some turns of the event loop, however slow the machine is. */
const aMoment = async () => {
  for (let turns = 0; turns < 5; turns += 1) await turn()
}
const down = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })

test('calls that come at once go together, and each gets its own answer', async () => {
  const { call, ends, keys } = aStatement({ atOnce: 1, most: 16 })
  const answers = Promise.all([call('a', 1), call('b', 2), call('c', 3)])
  await aMoment()
  ends[0]?.succeed()
  expect(await answers).toEqual([2, 4, 6])
  expect(keys()).toEqual(['abc'])
})

test('calls that come while a statement is under way go into the next one', async () => {
  const { call, ends, keys } = aStatement({ atOnce: 1, most: 16 })
  const answers = [call('a')]
  await aMoment()
  answers.push(call('b'), call('c'))
  await aMoment()
  expect(keys()).toEqual(['a'])
  ends[0]?.succeed()
  await aMoment()
  ends[1]?.succeed()
  await Promise.all(answers)
  expect(keys()).toEqual(['a', 'bc'])
})

test('a batch is no larger, and no more of them are under way, than allowed', async () => {
  const { call, keys } = aStatement({ atOnce: 2, most: 2 })
  for (const key of 'abcde') void call(key)
  await aMoment()
  expect(keys()).toEqual(['ab', 'cd'])
})

test('two calls of one key go one after the other', async () => {
  const { call, ends, keys } = aStatement({ atOnce: 1, most: 16 })
  const answers = Promise.all([call('a', 1), call('a', 2), call('b', 3), call('a', 4)])
  for (let end = 0; end < 3; end++) {
    await aMoment()
    ends[end]?.succeed()
  }
  expect(await answers).toEqual([2, 4, 6, 8])
  expect(keys()).toEqual(['ab', 'a', 'a'])
})

test('an error is the error of its batch alone', async () => {
  const { call, ends } = aStatement({ atOnce: 1, most: 16 })
  const first = call('a')
  await aMoment()
  const second = call('b', 2)
  ends[0]?.fail(new Error('wrong statement'))
  await expect(first).rejects.toThrow('wrong statement')
  await aMoment()
  ends[1]?.succeed()
  expect(await second).toBe(4)
})

test('where the database is down, those who wait are told at once', async () => {
  const { call, ends, keys } = aStatement({ atOnce: 1, most: 16 })
  const first = call('a')
  await aMoment()
  const second = call('b')
  ends[0]?.fail(down)
  await expect(first).rejects.toBe(down)
  await expect(second).rejects.toBe(down)
  expect(keys()).toEqual(['a'])
  const third = call('c', 1)
  await aMoment()
  ends[1]?.succeed()
  expect(await third).toBe(2)
})
