import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { addressOf, anEmptyDatabase } from '../../../tests/support/database.ts'
import { MIGRATIONS } from '../../../tests/support/migrations.ts'
import { migrate } from './migrate.ts'

let folder: string
let owner: Client
let run: (files?: string) => Promise<string[]>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gatepost-migrations-'))
  owner = await anEmptyDatabase()
  run = async (files = folder) => {
    const lines: string[] = []
    await migrate(addressOf(owner), files, inject('postgresApp').user, (line) => lines.push(line))
    return lines
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
const tables = async () => {
  const { rows } = await owner.query(
    "select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1",
  )
  return rows.map(({ relname }) => relname)
}

test('applies what is missing in the order of the names, and the second time nothing', async () => {
  file('002-b.sql', 'alter table a add column b int; insert into a values (2, 2)')
  file('001-a.sql', 'create table a (a int); insert into a values (1)')
  file('readme.txt', 'no sql')
  expect(await run()).toEqual(['Changing the database: 001-a.sql …', 'Changing the database: 002-b.sql …'])
  expect(await run()).toEqual([])
  expect((await owner.query('select a, b from a order by a')).rows).toEqual([
    { a: 1, b: null },
    { a: 2, b: 2 },
  ])
})

test('a file that fails leaves nothing behind, and what was applied before it stays', async () => {
  file('001-a.sql', 'create table a (a int)')
  file('002-b.sql', 'create table b (b int); create table a (a int)')
  await expect(run()).rejects.toThrow(/^002-b\.sql didn’t apply: .*already exists/)
  expect(await tables()).toEqual(['a', 'migrations'])
  file('002-b.sql', 'create table b (b int)')
  await run()
  expect(await tables()).toEqual(['a', 'b', 'migrations'])
})

test('a file is applied together with its entry in the list, or not at all', async () => {
  file('001-a.sql', 'create table a (a int); alter table migrations rename to lost')
  await expect(run()).rejects.toThrow(/^001-a\.sql didn’t apply/)
  expect(await tables()).toEqual(['migrations'])
})

test('a file that was changed after it was applied is refused by name', async () => {
  file('001-a.sql', 'create table a (a int)')
  await run()
  file('001-a.sql', 'create table a (a bigint)')
  await expect(run()).rejects.toThrow(/^001-a\.sql was changed after/)
})

describe('a database that a newer version has changed', () => {
  const newer = async (version: string | null) => {
    file('001-a.sql', 'create table a (a int)')
    await run()
    await owner.query(
      "insert into migrations (name, checksum, applied_at, version) values ('009-later.sql', 'x', '2026-11-21T12:00:00Z', $1)",
      [version],
    )
    file('002-b.sql', 'create table b (b int)')
  }
  test.each([
    ['0.9.0', 'applied at 2026-11-21T12:00:00.000Z by version 0.9.0'],
    [null, 'applied at 2026-11-21T12:00:00.000Z'],
  ])('is refused by the name of the migration (version %s), and left alone', async (version, words) => {
    await newer(version)
    await expect(run()).rejects.toThrow(
      new RegExp(
        `^The database was changed by a newer version than this one \\(\\d+\\.\\d+\\.\\d+\\), which does not know 009-later\\.sql \\(${words}\\)\\. Run the version that made it, or a newer one\\.$`,
      ),
    )
    expect(await tables()).toEqual(['a', 'migrations'])
  })
})

test('a list that was made before versions were recorded gets them from then on', async () => {
  await owner.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  await owner.query("insert into migrations (name, checksum) values ('001-a.sql', $1)", [
    createHash('sha256').update('create table a (a int)').digest('hex'),
  ])
  file('001-a.sql', 'create table a (a int)')
  file('002-b.sql', 'create table b (b int)')
  expect(await run()).toEqual(['Changing the database: 002-b.sql …'])
  expect((await owner.query('select name, version from migrations order by name')).rows).toEqual([
    { name: '001-a.sql', version: null },
    { name: '002-b.sql', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  ])
})

test('line ends of another system are no change', async () => {
  file('001-a.sql', 'create table a (a int);\ncreate table b (b int)')
  await run()
  file('001-a.sql', 'create table a (a int);\r\ncreate table b (b int)')
  expect(await run()).toEqual([])
})

test('six processes at once apply each file once', async () => {
  file('001-a.sql', 'create table a (a int); select pg_sleep(0.2)')
  file('002-b.sql', 'insert into a values (1)')
  const lines = await Promise.all(Array.from({ length: 6 }, () => run()))
  expect(lines.flat()).toHaveLength(2)
  expect((await owner.query('select * from a')).rows).toHaveLength(1)
})

describe('the role that the program works with', () => {
  test('can read and write rows, and do nothing else', async () => {
    await run(MIGRATIONS)
    const { Client: Connection } = await import('pg')
    const app = new Connection(addressOf(owner, 'postgresApp'))
    await app.connect()
    for (const allowed of [
      'select * from drafts',
      'delete from drafts',
      'update drafts set version = 2',
      'select * from migrations',
    ]) {
      await app.query(allowed)
    }
    for (const refused of [
      'create table x (x int)',
      'drop table drafts',
      'alter table drafts add column x int',
      'truncate drafts',
      'delete from migrations',
      'create role x',
      'create database x',
      'create schema x',
      'alter system set fsync = off',
      "copy drafts to '/tmp/drafts'",
      "select pg_read_file('/etc/passwd')",
      'alter role gatepost_app superuser',
    ]) {
      await expect(app.query(refused), refused).rejects.toThrow(
        /permission denied|must be owner|must be superuser/,
      )
    }
    await app.end()
  })
})

test('every migration of ours applies to an empty database', async () => {
  mkdirSync(path.join(folder, 'none'))
  expect(await run(path.join(folder, 'none'))).toEqual([])
  await run(MIGRATIONS)
  expect(await tables()).toContain('drafts')
})
