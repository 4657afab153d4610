import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { aHouseToLet } from '../../../../tests/support/builders.ts'
import { ROOT } from '../../../../tests/support/server.ts'
import { judging } from '../../composition/judging.ts'
import { JUDGING_LIMITS } from '../../config/limits.ts'
import { openLog } from '../../http/log.ts'
import { judgingThread } from './judging-thread.ts'

const NOON = { nation: 'england', appType: 'let', day: '2026-11-22' } as const
const FAILING = path.join(ROOT, 'tests/support/failing-judge.ts')
const NOTHING = { refused: [], warned: [], findings: [] }
const unexpected = (error: Error): void => expect.fail(error.message)

test('an advert is judged while other calls go on', async () => {
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  const answers = aHouseToLet({ propertyDescription: 'A quiet house. No DSS.' })
  const { refused, findings } = await judging(openLog('silent'))({ ...NOON, answers }, 'somebody')
  expect(hasTurned).toBe(true)
  expect(refused).toEqual(['L2'])
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'L2', field: 'propertyDescription', span: [15, 21] }),
  )
})

describe('an advert that cannot be judged', () => {
  const thread = judgingThread({ ...JUDGING_LIMITS, longestMs: 3_000 }, unexpected, FAILING)
  const judge = (answers: unknown) => thread.run({ ...NOON, answers }, 'somebody')
  test.each(['crash', 'hang'])('because of a %s holds up nobody for good', async (answers) => {
    const [failed, next] = await Promise.allSettled([judge(answers), judge('')])
    expect(failed.status).toBe('rejected')
    expect(next).toEqual({ status: 'fulfilled', value: NOTHING })
  })
})

test('a program that does not load fails its advert at once, and the next thread loads it anew', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-judge-'))
  atFileEnd(() => rmSync(folder, { recursive: true }))
  const program = path.join(folder, 'judge.mjs')
  const failures: string[] = []
  const thread = judgingThread(JUDGING_LIMITS, ({ message }) => failures.push(message), program)
  const judge = () => thread.run({ ...NOON, answers: '' }, 'somebody')
  writeFileSync(program, `throw new Error('does not load')`)
  await expect(judge()).rejects.toMatchObject({ cause: { message: 'does not load' } })
  expect(failures).toEqual(['does not load'])
  writeFileSync(program, `export const evaluate = () => (${JSON.stringify(NOTHING)})`)
  expect(await judge()).toEqual(NOTHING)
})

test('whoever has much to be judged waits for those who have little', async () => {
  const thread = judgingThread(JUDGING_LIMITS, unexpected, FAILING)
  const done: string[] = []
  const judge = async (client: string) => {
    await thread.run({ ...NOON, answers: '' }, client)
    done.push(client)
  }
  await Promise.all(['agency', 'agency', 'agency', 'owner'].map(judge))
  expect(done).toEqual(['agency', 'owner', 'agency', 'agency'])
})

test('beyond what can wait callers are told so', async () => {
  const queue = { ...JUDGING_LIMITS.queue, waitingPerClient: 0 }
  const thread = judgingThread({ ...JUDGING_LIMITS, queue }, unexpected, FAILING)
  const judged = await Promise.all([1, 2].map(() => thread.run({ ...NOON, answers: '' }, 'somebody')))
  expect(judged).toEqual([NOTHING, 'busy'])
})
