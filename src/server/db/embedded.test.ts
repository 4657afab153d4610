import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aDataDirForAllTests,
  aDataDirForEachTest,
  ask,
  putDatabaseInto,
} from '../../../tests/support/embedded.ts'
import { expectWithin } from '../../../tests/support/time-taken.ts'
import type { EmbeddedPostgres } from './embedded.ts'
import { DATABASE } from './embedded-roles.ts'
import { livingPostmaster } from './postmaster.ts'

describe('on an empty folder', () => {
  const { dataDir, pgData, output, start } = aDataDirForEachTest()
  test('it makes the database, says so, writes to disk before it answers, checks its pages, and nobody else can reach it: its folders and its secret are its owner’s alone, and it wants a password', async () => {
    const server = await start()
    expect(output()[0]).toMatch(/^Making the database/)
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'server_encoding',
      'listen_addresses',
      'password_encryption',
    ]
    const rows = await ask(
      server,
      `select name, setting from pg_settings where name in ('${settings.join("','")}')`,
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      listen_addresses: '',
      password_encryption: 'scram-sha-256',
    })
    const mode = (name: string) => statSync(path.join(pgData(), name)).mode & 0o777
    expect(mode('.')).toBe(0o700)
    expect(mode('gatepost.secret')).toBe(0o600)
    expect(statSync(server.app.host ?? '').mode & 0o777).toBe(0o700)
    for (const password of ['', 'postgres', String(server.app.password)]) {
      const client = new Client({ ...server.owner, password })
      client.on('error', () => undefined)
      await expect(client.connect()).rejects.toThrow()
    }
    expect(JSON.stringify(readFileSync(path.join(dataDir(), 'postgres.log'), 'utf8'))).not.toContain(
      server.owner.password,
    )
  })
  test('a path that is too long for a socket gives way to a short one', async () => {
    const long = path.join(dataDir(), 'x'.repeat(120))
    mkdirSync(long)
    putDatabaseInto(long)
    const server = await start(long)
    expect(server.app.host?.length).toBeLessThan(90)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await start(long)).app.host).toBe(server.app.host)
  })
  test('three processes that begin at once end with one database', async () => {
    const servers = await Promise.all([start(), start(), start()])
    await ask(servers[0], 'create table t (a int)')
    for (const server of servers)
      expect(await ask(server, 'select count(*)::int as count from t')).toEqual([{ count: 0 }])
    expect(readdirSync(dataDir()).filter((name) => name.includes('.new-'))).toEqual([])
  })
})

describe('after whatever happened', () => {
  const { dataDir, pgData, start } = aDataDirForAllTests()
  const kill = (signal: NodeJS.Signals) => process.kill(livingPostmaster(pgData()) ?? 0, signal)
  /** What a start takes here, where nothing happened before. */
  let calmMs = 0
  beforeAll(async () => {
    putDatabaseInto(dataDir())
    const startedAt = Date.now()
    await ask(await start(), 'create table kept (a int); insert into kept values (42)')
    calmMs = Date.now() - startedAt
  })
  /** As the test finds it, whatever the one before left. */
  let server: EmbeddedPostgres
  beforeEach(async () => {
    server = await start()
  })
  const expectKept = async () => {
    const startedAt = Date.now()
    expect(await ask(await start(), 'select a from kept')).toEqual([{ a: 42 }])
    expectWithin(Date.now() - startedAt, Math.max(5_000, 10 * calmMs))
  }

  test('a living server is taken up again', async () => {
    const pid = livingPostmaster(pgData())
    await expectKept()
    expect(livingPostmaster(pgData())).toBe(pid)
  })
  test('a killed one recovers', async () => {
    kill('SIGKILL')
    await expectKept()
  })
  test('one that is stopping is waited for', async () => {
    kill('SIGINT')
    await expectKept()
  })
  test('one that was told to wait for its clients is waited for', async () => {
    kill('SIGTERM')
    await expectKept()
  })
  test('one that crashed at once is started', async () => {
    kill('SIGQUIT')
    await expectKept()
  })
  test('a lock file whose process number another program has now does not mislead', async () => {
    const lock = readFileSync(path.join(pgData(), 'postmaster.pid'), 'utf8')
    const socketLock = `${server.app.host}/.s.PGSQL.5432.lock`
    const socketText = readFileSync(socketLock, 'utf8')
    await server.stop(60_000)
    const owner = statSync(pgData())
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {})
    writeFileSync(path.join(pgData(), 'postmaster.pid'), lock.replace(/^\d+/, String(other.pid)))
    writeFileSync(socketLock, socketText.replace(/^\d+/, String(other.pid)))
    await expectKept()
    expect(other.exitCode).toBeNull()
    other.kill()
  })
  test('a lock file of a process that is gone does not mislead', async () => {
    await server.stop(60_000)
    writeFileSync(path.join(pgData(), 'postmaster.pid'), '999999\n')
    await expectKept()
  })
  test('one that is stopped leaves no process of it, and is started', async () => {
    const pid = livingPostmaster(pgData())
    expect(await server.stop(60_000)).toBe(true)
    expect(livingPostmaster(pgData())).toBeNull()
    expect(existsSync(path.join(pgData(), 'postmaster.pid'))).toBe(false)
    expect(existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '').toBe(
      false,
    )
    await expectKept()
  })
  test('an empty lock file is no reason to give up', async () => {
    await server.stop(60_000)
    writeFileSync(path.join(pgData(), 'postmaster.pid'), '')
    writeFileSync(path.join(pgData(), 'postmaster.opts'), '')
    await expectKept()
  })
  test('roles that were only half made are made', async () => {
    const admin = new Client({ ...server.admin, database: DATABASE })
    admin.on('error', () => undefined)
    await admin.connect()
    await admin.query('drop owned by gatepost_app')
    await admin.query('revoke all on database gatepost from gatepost_app')
    await admin.query('drop role gatepost_app')
    await admin.end()
    const app = new Client((await start()).app)
    await app.connect()
    await app.end()
  })
  test('what an interrupted beginning left behind is cleared away', async () => {
    mkdirSync(path.join(dataDir(), 'postgres.new-999999-aabbccdd'))
    writeFileSync(path.join(dataDir(), 'postgres.new-999999-aabbccdd.password'), 'x')
    await expectKept()
    expect(readdirSync(dataDir()).filter((name) => name.includes('.new-'))).toEqual([])
  })
  test('a folder of another major version is refused in words', async () => {
    await server.stop(60_000)
    writeFileSync(path.join(pgData(), 'PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 16.*Export it/)
    writeFileSync(path.join(pgData(), 'PG_VERSION'), '18\n')
  })
})
