import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  aDataDir,
  aFreePort,
  aPreparedDataDir,
  type Program,
  postgresProcesses,
  postmasterOf,
  startProgram,
  untilReady,
} from '../../tests/support/program.ts'
import { expectWithin } from '../../tests/support/time-taken.ts'
import { aWriter, type Writer } from '../../tests/support/writer.ts'

const FULL = process.env['FULL'] === '1'
/** Three see each kind of kill. */
const KILLS = FULL ? 50 : 3
/** Before every other kill, of three before one: there are to be more saves than kills. */
const SAVED = 4
const FIRST_STARTS = FULL ? 8 : 2
const DATABASE_KILLS = FULL ? 3 : 2
/** What a first start takes on a quiet machine. */
const FIRST_START_MS = 3_200
const MINUTES = 60_000

/** A test that fails leaves none at work, which would start its database again. */
function started(environment: Parameters<typeof startProgram>[0]): Program {
  const program = startProgram(environment)
  onTestFinished(async () => {
    program.child.kill('SIGKILL')
    await program.ended
  })
  return program
}

const environment = async (dataDir = aPreparedDataDir()) => ({
  PORT: await aFreePort(),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
})

const readyMs = async (program: Program): Promise<number> => {
  const startedAt = Date.now()
  await untilReady(program)
  return Date.now() - startedAt
}

/** Within five seconds; on a slow or busy machine, within twice what a calm start takes there, and longer where the machine has become slower since. */
async function expectReadySoon(calmMs: number, start: () => Program | Promise<Program>): Promise<Program> {
  const startedAt = Date.now()
  const program = await start()
  await untilReady(program)
  expectWithin(Date.now() - startedAt, Math.max(5_000, 2 * calmMs))
  return program
}

/** Kills the database, and waits for the one that the server starts in its place: until then the old one may still answer. */
async function killDatabase(dataDir: string): Promise<void> {
  const killed = postmasterOf(dataDir)
  process.kill(killed, 'SIGKILL')
  while ([0, killed].includes(postmasterOf(dataDir))) await sleep(20)
}

/** Keeps the writers at work until told to stop. */
function atWork(writers: readonly Writer[]): () => Promise<void> {
  let isOver = false
  const all = writers.map(async (writer) => {
    while (!isOver) if (!(await writer.save())) await sleep(10)
  })
  return async () => {
    isOver = true
    await Promise.all(all)
  }
}

async function expectNothingLost(writers: readonly Writer[]): Promise<void> {
  expect(await Promise.all(writers.map((writer) => writer.check()))).toEqual(writers.map(() => null))
}

const totalOf = (writers: readonly Writer[]): number =>
  writers.reduce((sum, writer) => sum + writer.acknowledged(), 0)

async function end(program: Program): Promise<void> {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(program.logged()).not.toMatch(/did not close|left/)
}

describe('kill -9', () => {
  test(
    `of the server at ${KILLS} random moments while 8 browsers save: nothing acknowledged is lost, ready within 5 s`,
    async () => {
      const env = await environment()
      const writers = Array.from({ length: 8 }, () => aWriter(`http://127.0.0.1:${env.PORT}`))
      let program = started(env)
      const calmMs = await readyMs(program)
      for (let kill = 0; kill < KILLS; kill++) {
        const stop = atWork(writers)
        // Every other time not before some were saved: on a slow machine none would ever be.
        const before = totalOf(writers)
        while (kill % 2 === 1 && totalOf(writers) < before + SAVED) await sleep(5)
        await sleep(20 + Math.random() * 400)
        program.child.kill('SIGKILL')
        // Every third time the database goes down with it.
        if (kill % 3 === 2) process.kill(postmasterOf(env.DATA_DIR), 'SIGKILL')
        await program.ended
        await stop()
        program = await expectReadySoon(calmMs, () => started(env))
        await expectNothingLost(writers)
      }
      expect(totalOf(writers)).toBeGreaterThan(KILLS)
      await end(program)
      expect(postmasterOf(env.DATA_DIR)).toBe(0)
    },
    30 * MINUTES,
  )

  test(
    'at any moment of the very first start: the next one just works',
    async () => {
      const env = await environment(aDataDir())
      for (let attempt = 0; attempt < FIRST_STARTS; attempt++) {
        const program = started(env)
        await sleep(150 + ((attempt * FIRST_START_MS) / FIRST_STARTS) * Math.random())
        program.child.kill('SIGKILL')
        await program.ended
      }
      const program = started(env)
      await untilReady(program)
      const writer = aWriter(program.origin)
      expect(await writer.save()).toBe(true)
      await end(program)
      expect(readdirSync(env.DATA_DIR).filter((name) => name.includes('.new-')).length).toBeLessThanOrEqual(1)
    },
    5 * MINUTES,
  )

  test(
    'of the database: the server stays, brings it back by itself, and loses nothing acknowledged',
    async () => {
      const env = await environment()
      const program = started(env)
      const calmMs = await readyMs(program)
      const writers = Array.from({ length: 4 }, () => aWriter(program.origin))
      for (let kill = 0; kill < DATABASE_KILLS; kill++) {
        const stop = atWork(writers)
        await sleep(200)
        await expectReadySoon(calmMs, async () => {
          await killDatabase(env.DATA_DIR)
          return program
        })
        await sleep(100)
        await stop()
        await expectNothingLost(writers)
      }
      expect(program.child.exitCode).toBeNull()
      await end(program)
    },
    5 * MINUTES,
  )
})

test.runIf(process.platform === 'linux')(
  'a frozen database: 503 within 5 s, and all well within 1 s of its return',
  async () => {
    const env = await environment()
    const program = started(env)
    await untilReady(program)
    const writer = aWriter(program.origin)
    await writer.save()
    const frozen = postgresProcesses(env.DATA_DIR)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const timed = async (call: () => Promise<number>) => {
      const startedAt = Date.now()
      return { status: await call(), ms: Date.now() - startedAt }
    }
    const get = (path: string) => timed(async () => (await fetch(program.origin + path)).status)
    const others = Array.from({ length: 20 }, () => aWriter(program.origin))
    const calls = [
      ...[writer, ...others].map(async (one, index) => {
        // One after the other over three seconds, so that some wait behind others.
        await sleep(index * 150)
        return timed(async () => ((await one.save()) ? 200 : one.lastStatus()))
      }),
      get('/readyz'),
    ]
    const [health, page] = await Promise.all([get('/healthz'), get('/sell')])
    const refused = await Promise.all(calls)
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    const backMs = await untilReady(program)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expectWithin(Math.max(...refused.map(({ ms }) => ms)), 5_000)
    expect([health.status, page.status]).toEqual([200, 200])
    expectWithin(page.ms, 1_000)
    expectWithin(backMs, 1_000)
    await expectNothingLost([writer])
    expect({ isSaved: await writer.save(), status: writer.lastStatus() }).toEqual({
      isSaved: true,
      status: 200,
    })
    await end(program)
  },
  5 * MINUTES,
)

test(
  'two servers on one data folder share its database, and the last one stops it',
  async () => {
    const dataDir = aPreparedDataDir()
    const [one, other] = [await environment(dataDir), await environment(dataDir)].map((env) => started(env))
    if (!one || !other) throw new Error('no program')
    await Promise.all([untilReady(one), untilReady(other)])
    await end(one)
    expect(postmasterOf(dataDir)).toBeGreaterThan(0)
    expect((await fetch(`${other.origin}/readyz`)).status).toBe(200)
    await end(other)
    expect(postmasterOf(dataDir)).toBe(0)
  },
  5 * MINUTES,
)
