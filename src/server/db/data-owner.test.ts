import { execFileSync } from 'node:child_process'
import { chmodSync, lchownSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aDataDirForEachTest, ask, putDatabaseInto } from '../../../tests/support/embedded.ts'
import { expectWithin } from '../../../tests/support/time-taken.ts'

const { dataDir, pgData, output, clearOutput, start } = aDataDirForEachTest()
beforeEach(() => putDatabaseInto(dataDir()))

const isRoot = process.getuid?.() === 0
const treeOf = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
]
const giveAway = (folder: string, uid: number) => {
  for (const file of treeOf(folder)) lchownSync(file, uid, uid)
}
const ownersOf = (folder: string) => new Set(treeOf(folder).map((file) => lstatSync(file).uid))

describe.runIf(isRoot)('a copy of the data folder', () => {
  let copy: string
  /** What a start takes here, of a folder that is no copy. */
  let calmMs = 0
  beforeEach(async () => {
    const startedAt = Date.now()
    const server = await start()
    calmMs = Date.now() - startedAt
    await ask(server, 'create table kept (a int); insert into kept values (42)')
    await server.stop(60_000)
    copy = path.join(dataDir(), 'copy')
    mkdirSync(copy)
  })
  const expectServed = async () => {
    const startedAt = Date.now()
    clearOutput()
    expect(await ask(await start(copy), 'select a from kept')).toEqual([{ a: 42 }])
    expectWithin(Date.now() - startedAt, Math.max(5_000, 10 * calmMs))
  }
  test.each([
    ['-r', (owner: number) => owner !== 0],
    ['-a', () => true],
  ])('that root made by cp %s is served', async (how, isRight) => {
    for (const name of ['postgres', 'postgres.log', 'socket'])
      execFileSync('cp', [how, path.join(dataDir(), name), copy])
    await expectServed()
    expect([...ownersOf(path.join(copy, 'postgres'))]).toHaveLength(1)
    expect([...ownersOf(path.join(copy, 'postgres'))].every((owner) => isRight(owner))).toBe(true)
    expect(output().filter((line) => line.includes('handed'))).toHaveLength(how === '-r' ? 1 : 0)
  })
  test('in which single files are root’s, and that everybody may read, is served', async () => {
    execFileSync('cp', ['-a', pgData(), copy])
    lchownSync(path.join(copy, 'postgres', 'PG_VERSION'), 0, 0)
    chmodSync(path.join(copy, 'postgres'), 0o755)
    await expectServed()
    expect(output()).toEqual([expect.stringMatching(/^1 files in .*handed over\.$/)])
  })
  test('of an account that this machine does not know is served as that account', async () => {
    execFileSync('cp', ['-a', pgData(), copy])
    giveAway(path.join(copy, 'postgres'), 54_321)
    await expectServed()
    expect(ownersOf(path.join(copy, 'postgres'))).toEqual(new Set([54_321]))
  })
})

describe('a PostgreSQL that can never start is not waited for', () => {
  // Else it would be tried for a minute, and the words would be others.
  test('with settings that it does not understand', async () => {
    const server = await start()
    await server.stop(60_000)
    writeFileSync(path.join(pgData(), 'postgresql.conf'), 'max_connections = many\n')
    await expect(start()).rejects.toThrow(
      /^PostgreSQL does not start in .*postgres: .*invalid value for parameter "max_connections".*postgres\.log/,
    )
  })
  test('with a folder for what is temporary that is too long for a socket', async () => {
    const long = path.join(dataDir(), 'x'.repeat(120))
    mkdirSync(long)
    putDatabaseInto(long)
    vi.stubEnv('TMPDIR', long)
    await expect(start(long).finally(() => vi.unstubAllEnvs())).rejects.toThrow(
      /^PostgreSQL does not start in .*: LOG: +Unix-domain socket path ".*" is too long/,
    )
  })
})
