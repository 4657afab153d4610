import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  aDataDir,
  aFreePort,
  aPreparedDataDir,
  postmasterOf,
  startProgram,
  untilReady,
} from '../../../tests/support/program.ts'
import { expectWithin } from '../../../tests/support/time-taken.ts'

const MINUTES = 60_000
const ROUNDS = process.env['FULL'] === '1' ? 5 : 1

const environment = async (DATA_DIR: string) => ({ PORT: await aFreePort(), DATA_DIR, LOG_LEVEL: 'warn' })

/** Repeats on one connection until the server accepts no other. */
function aKeepAliveClient(origin: string) {
  const outcomes: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string>((resolve) => {
      const request = get(`${origin}/readyz`, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(String(answer.statusCode)))
        answer.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)))
      })
      request.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)))
    })
  const work = async () => {
    do outcomes.push(await ask())
    while (outcomes.at(-1) === '200')
  }
  return { outcomes, work }
}

describe('SIGTERM', () => {
  test(
    'under load: every request that was taken is answered, and the exit code is 0, within 10 s',
    async () => {
      const env = await environment(aPreparedDataDir())
      for (let round = 0; round < ROUNDS; round++) {
        const program = startProgram(env)
        await untilReady(program)
        const clients = Array.from({ length: 8 }, () => aKeepAliveClient(program.origin))
        const working = clients.map((client) => client.work())
        while (!clients.every(({ outcomes }) => outcomes.length > 5)) await sleep(10)
        const startedAt = Date.now()
        program.child.kill('SIGTERM')
        program.child.kill('SIGTERM')
        expect(await program.ended).toBe(0)
        expectWithin(Date.now() - startedAt, 10_000)
        await Promise.all(working)
        for (const { outcomes } of clients) {
          expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']))
        }
        expect(postmasterOf(env.DATA_DIR)).toBe(0)
      }
    },
    5 * MINUTES,
  )

  test(
    'while the database is being made',
    async () => {
      const env = await environment(aDataDir())
      const program = startProgram(env)
      while (program.output() === '') await sleep(5)
      program.child.kill('SIGTERM')
      expect(await program.ended).toBe(0)
      // Creating the database can take longer than stopping may, so the next start may find it running.
      if (program.logged().includes('without closing everything')) return
      expect(postmasterOf(env.DATA_DIR)).toBe(0)
    },
    5 * MINUTES,
  )
})
