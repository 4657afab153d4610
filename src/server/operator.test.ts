import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { anEmptyDatabase, environmentOf } from '../../tests/support/database.ts'
import { operator } from '../../tests/support/operator.ts'
import {
  aDataDir,
  aFreePort,
  aPreparedDataDir,
  postmasterOf,
  startProgram,
  untilReady,
} from '../../tests/support/program.ts'
import { aWriter } from '../../tests/support/writer.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MINUTES = 60_000
const WHY = ['--why', 'A test.']

describe('on the database in DATA_DIR', () => {
  test(
    'it works beside the site, which goes on; and when the site is stopped it leaves nothing running',
    async () => {
      const DATA_DIR = aPreparedDataDir()
      const program = startProgram({ PORT: await aFreePort(), DATA_DIR })
      await untilReady(program)
      const postmaster = postmasterOf(DATA_DIR)
      const writer = aWriter(program.origin)
      const [made, saved] = await Promise.all([
        operator(['discount', 'add', 'SPRING', '--percent', '20', ...WHY], { DATA_DIR }),
        writer.save(),
      ])
      expect(made).toEqual({ code: 0, out: expect.stringMatching(/^Made: SPRING: 20% off/), err: '' })
      expect([saved, await writer.save(), await writer.check()]).toEqual([true, true, null])
      expect(postmasterOf(DATA_DIR)).toBe(postmaster)
      // Many at once, too.
      const several = await Promise.all([1, 2, 3].map(() => operator(['discount', 'list'], { DATA_DIR })))
      expect(several.map(({ code }) => code)).toEqual([0, 0, 0])
      expect((await fetch(`${program.origin}/readyz`)).status).toBe(200)
      program.child.kill('SIGTERM')
      expect(await program.ended).toBe(0)
      expect(postmasterOf(DATA_DIR)).toBe(0)

      const alone = await operator(['discount', 'list'], { DATA_DIR })
      expect(alone).toMatchObject({ code: 0, out: expect.stringMatching(/^SPRING: 20% off/) })
      expect(postmasterOf(DATA_DIR)).toBe(0)
    },
    3 * MINUTES,
  )
  test('that does not exist it makes none', async () => {
    const DATA_DIR = aDataDir()
    expect(await operator(['discount', 'list'], { DATA_DIR })).toEqual({
      code: 1,
      out: '',
      err: `We found no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as the site has them, or start the site first.\n`,
    })
    expect(postmasterOf(DATA_DIR)).toBe(0)
  })
})

describe('on the database of DATABASE_URL', () => {
  test(
    'it works, whatever else the site’s variables are, and says by its exit code what came of it',
    async () => {
      const owner = await anEmptyDatabase()
      const environment = {
        NODE_ENV: 'production',
        PORT: 'wrong',
        DATA_DIR: '/nowhere',
        ...environmentOf(owner),
      }
      expect((await operator(['discount', 'add', 'ONE', '--amount', '5', ...WHY], environment)).code).toBe(0)
      expect(await operator(['discount', 'add', 'ONE', '--amount', '5', ...WHY], environment)).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^There’s already a code ONE/),
      })
    },
    MINUTES,
  )
  test('that is not there it says so', async () => {
    const ended = await operator(['reports', 'list'], {
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    })
    expect(ended).toEqual({
      code: 1,
      out: '',
      err: 'That didn’t work: DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED).\n',
    })
  })
  test('that is no address it says so', async () => {
    const ended = await operator(['reports', 'list'], { DATABASE_URL: 'localhost' })
    expect(ended).toEqual({ code: 1, out: '', err: expect.stringMatching(/^DATABASE_URL must be/) })
  })
})

test('what is not understood asks no database, and ends with 2', async () => {
  const nowhere = { DATA_DIR: '/nowhere' }
  expect(await operator(['discount', 'add', 'X'], nowhere)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Usage: npm run operator -- discount add CODE'),
  })
  expect(await operator(['help'], nowhere)).toMatchObject({ code: 0, err: '' })
})

test('as npm runs it, its exit code is the same', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(ROOT, 'scripts/operator.mjs'), ...words], { encoding: 'utf8' })
  expect(run('help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^npm run operator -- discount add/),
  })
  expect(run('advert', 'show')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^The ID is/),
  })
})
