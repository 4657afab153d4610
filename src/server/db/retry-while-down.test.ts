import { expect, test } from 'vitest'
import { retryWhileDown } from './retry-while-down.ts'

const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

function anAttempt(...errors: Error[]) {
  const runs: number[] = []
  return {
    runs,
    run: async () => {
      runs.push(runs.length)
      const error = errors.shift()
      if (error) throw error
      return 'done'
    },
  }
}

test('runs again until the database is back', async () => {
  const { run, runs } = anAttempt(refused(), refused())
  expect(await retryWhileDown(run, () => true)).toBe('done')
  expect(runs).toHaveLength(3)
})

test('ends at any other error, and when it may not retry', async () => {
  const wrong = new Error('syntax error')
  await expect(retryWhileDown(anAttempt(wrong).run, () => true)).rejects.toBe(wrong)
  const away = refused()
  await expect(retryWhileDown(anAttempt(away).run, () => false)).rejects.toBe(away)
})
