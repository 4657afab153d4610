import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, addressOf } from '../../../tests/support/database.ts'
import { isDatabaseDown, openPool } from './pool.ts'

const LISTENER = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => console.log('listening'))`

/** A listener on PostgreSQL's socket that was frozen before it accepted anybody, with no room for another connection. */
async function aFullSocket(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-socket-'))
  const socket = path.join(folder, '.s.PGSQL.5432')
  const child = spawn(process.execPath, ['-e', LISTENER, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  for (let hasRoom = true; hasRoom; ) {
    const client = connect(socket)
    onTestFinished(() => void client.destroy())
    hasRoom = await once(client, 'connect').then(
      () => true,
      () => false,
    )
  }
  return folder
}

test.runIf(process.platform === 'linux')(
  'a database that was frozen so long that its socket takes no more connections counts as down',
  async () => {
    const pool = openPool({ host: await aFullSocket(), user: 'nobody', database: 'none' }, () => undefined)
    onTestFinished(() => pool.end())
    const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'EAGAIN' })
    expect(isDatabaseDown(error)).toBe(true)
  },
)

const ANSWER_MS = 300

async function anImpatientPool() {
  const { owner } = await aDatabase()
  const pool = openPool(
    { ...addressOf(owner), max: 1, query_timeout: ANSWER_MS, statement_timeout: 0 },
    () => undefined,
  )
  onTestFinished(() => pool.end())
  return pool
}

test('a query that is not answered ends with its connection, also one that had to wait for its turn', async () => {
  const pool = await anImpatientPool()
  const [, late] = await Promise.allSettled([pool.query('select 1'), pool.query('select pg_sleep(2)')])
  expect(late).toMatchObject({ status: 'rejected', reason: { message: 'Query read timeout' } })
  expect(isDatabaseDown(late.status === 'rejected' && late.reason)).toBe(true)
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

test('so does one on a connection that was idle for longer than an answer may take', async () => {
  const pool = await anImpatientPool()
  await pool.query('select 1')
  await sleep(2 * ANSWER_MS)
  await expect(pool.query('select pg_sleep(2)')).rejects.toThrow('Query read timeout')
})
