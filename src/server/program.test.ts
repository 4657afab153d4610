import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { anEmptyDatabase, environmentOf } from '../../tests/support/database.ts'
import {
  aDataDir,
  aFreePort,
  aPreparedDataDir,
  postmasterOf,
  startProgram,
  untilReady,
} from '../../tests/support/program.ts'
import { aWriter } from '../../tests/support/writer.ts'

const MINUTES = 60_000

async function stop(program: ReturnType<typeof startProgram>) {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
}

test(
  'it says where it is, in a sentence and in a line of the log, and lives and is ready; a second one on its port does not start, and says why',
  async () => {
    const dataDir = aPreparedDataDir()
    const program = startProgram({ PORT: await aFreePort(), DATA_DIR: dataDir })
    await untilReady(program)
    const second = startProgram({ PORT: new URL(program.origin).port, DATA_DIR: dataDir })
    expect(program.output()).toContain(`Ready: ${program.origin}`)
    const lines = program
      .logged()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'listening',
        url: program.origin,
        sandboxed: [
          'sms',
          'email',
          'address-finder',
          'epc-register',
          'google',
          'facebook',
          'payments',
          'voice',
        ],
      }),
    )
    expect((await fetch(`${program.origin}/healthz`)).status).toBe(200)

    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /Waiting for port \d+ …\n.*\n?We couldn’t start: Port \d+ of 127\.0\.0\.1 is in use/,
    )
    expect((await fetch(`${program.origin}/readyz`)).status).toBe(200)
    await stop(program)
  },
  5 * MINUTES,
)

describe('it does not start, and says why', () => {
  test('with wrong variables: one line for each', async () => {
    const program = startProgram({ PORT: '99999', LOG_LEVEL: 'loud', DATA_DIR: '/nowhere' })
    expect(await program.ended).toBe(1)
    expect(program.output().trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be/),
      expect.stringMatching(/^LOG_LEVEL must be/),
    ])
  })
  test('in production with a sandbox', async () => {
    const program = startProgram({ PORT: '0', NODE_ENV: 'production', DATA_DIR: '/nowhere' })
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(
      /^NODE_ENV=production: text messages \(SMS\) still come from the sandbox\..*ALLOW_SANDBOX=1/,
    )
  })
  test('with a database that is not there', async () => {
    const program = startProgram({
      PORT: '0',
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      DATA_DIR: '/nowhere',
    })
    expect(await program.ended).toBe(1)
    expect(program.output()).toBe(
      'We couldn’t start: DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED).\n',
    )
  })
  test('in a DATA_DIR that is a file', async () => {
    const file = path.join(aDataDir(), 'file')
    writeFileSync(file, '')
    const program = startProgram({ PORT: '0', DATA_DIR: file })
    expect(await program.ended).toBe(1)
    expect(program.output()).toBe(`We couldn’t start: DATA_DIR is ${file}: it is a file, not a folder.\n`)
  })
})

const BREAK_ON_SIGNAL = 'process.once("SIGUSR2", () => { throw new Error("unforeseen") })'

test(
  'on every address without PUBLIC_URL it says that calls of other machines are refused, and so they are; an error that nobody foresaw is logged, and ends it with 1',
  async () => {
    const port = await aFreePort()
    const program = startProgram({
      PORT: port,
      HOST: '0.0.0.0',
      DATA_DIR: aPreparedDataDir(),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(BREAK_ON_SIGNAL)}`,
    })
    await untilReady(program)
    const words = 'HOST is 0.0.0.0 and PUBLIC_URL is not set'
    expect(program.output()).toContain(words)
    expect(program.logged()).toContain(`"level":"warn","time":`)
    expect(program.logged()).toContain(words)
    const save = async (origin: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', origin }
      const url = `${program.origin}/create-listing/get-initial-data`
      return (await fetch(url, { method: 'POST', headers, body: '{"data":{"app_type":"sell"}}' })).status
    }
    expect(await save(`http://192.168.1.20:${port}`)).toBe(403)
    expect(await save(program.origin)).toBe(200)

    program.child.kill('SIGUSR2')
    expect(await program.ended).toBe(1)
    const lines = program
      .logged()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    // What was being answered at that moment may still be logged after it.
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'fatal',
        event: 'uncaughtException',
        err: expect.objectContaining({ message: 'unforeseen' }),
      }),
    )
  },
  5 * MINUTES,
)

test(
  'on a PostgreSQL of somebody else’s it works the same, and leaves it running',
  async () => {
    const owner = await anEmptyDatabase()
    const dataDir = aDataDir()
    const program = startProgram({
      PORT: await aFreePort(),
      DATA_DIR: dataDir,
      ...environmentOf(owner),
    })
    await untilReady(program)
    const writer = aWriter(program.origin)
    for (let time = 0; time < 3; time++) expect(await writer.save()).toBe(true)
    expect(await writer.check()).toBeNull()
    expect((await owner.query('select version from drafts')).rows).toEqual([{ version: 3 }])
    await stop(program)
    expect(postmasterOf(dataDir)).toBe(0)
    const client = new Client(inject('postgres'))
    await client.connect()
    await client.end()
  },
  5 * MINUTES,
)

/** An account that can do nothing, as the list of accounts has it. */
function nobody(): { uid: number; gid: number } {
  const line =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:')) ?? ''
  const [, , uid, gid] = line.split(':').map(Number)
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 }
}

/** Below a folder that only root may enter there is nothing that an ordinary user could run. */
const canActAsNobody =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { ...nobody(), cwd: '/' }).status === 0
test.runIf(canActAsNobody)(
  'an ordinary user runs it as root does',
  async () => {
    const user = nobody()
    const dataDir = aDataDir()
    chownSync(dataDir, user.uid, user.gid)
    const program = startProgram({ PORT: await aFreePort(), DATA_DIR: dataDir }, user)
    await untilReady(program)
    expect(await aWriter(program.origin).save()).toBe(true)
    expect(statSync(`${dataDir}/postgres`).uid).toBe(user.uid)
    await stop(program)
    const asRoot = startProgram({ PORT: await aFreePort(), DATA_DIR: dataDir })
    await untilReady(asRoot)
    await stop(asRoot)
  },
  5 * MINUTES,
)

test.runIf(canActAsNobody).each([
  // Before anything is started.
  ['postgres', /^We couldn’t start/, (dataDir: string) => `${dataDir}/postgres belongs to user 0`],
  [
    'photos',
    /^We couldn’t start/m,
    (dataDir: string) =>
      `DATA_DIR is ${dataDir}, and ${dataDir}/photos is needed in it: nobody may not use it`,
  ],
])(
  'as an ordinary user it says at once that %s is somebody else’s',
  async (name, begins, words) => {
    const user = nobody()
    const dataDir = aPreparedDataDir()
    mkdirSync(`${dataDir}/photos`)
    spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, dataDir])
    chownSync(`${dataDir}/${name}`, 0, 0)
    const program = startProgram({ PORT: await aFreePort(), DATA_DIR: dataDir }, user)
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(begins)
    expect(program.output()).toContain(`We couldn’t start: ${words(dataDir)}`)
    expect(program.output()).toContain(`chown -R nobody ${dataDir}`)
  },
  5 * MINUTES,
)
