import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { aBackupFolder, aFolder, backUp, diskFiles, serverOf } from '../../../../tests/support/backups.ts'
import { aDatabase, anEmptyDatabase } from '../../../../tests/support/database.ts'
import { MIGRATIONS } from '../../../../tests/support/migrations.ts'
import { type Account, checkBackup, restoreAndCompare } from './check-backup.ts'
import type { Manifest } from './manifest.ts'

let folder: string
let manifest: Manifest
beforeAll(async () => {
  const { owner } = await aDatabase()
  await owner.query(
    `insert into secret_keys (name, key) select n::text, sha256(n::text::bytea) from generate_series(1, 9) n`,
  )
  await owner.query(`insert into job_common (name, data) values ('send-email', '{"sendKey": "a"}')`)
  folder = aBackupFolder()
  manifest = await backUp(owner, diskFiles(), folder)
})

/** Only root can hand the copy over. */
const DATABASE_OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
const check = (changed: Manifest, signal = new AbortController().signal, databaseOwner?: Account) =>
  checkBackup({ migrations: MIGRATIONS, signal, databaseOwner }, folder, changed)
const inTables = (change: (table: Manifest['tables'][number]) => object): Manifest => ({
  ...manifest,
  tables: manifest.tables.map((table) =>
    table.name === 'secret_keys' ? { ...table, ...change(table) } : table,
  ),
})
const leftovers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`gatepost-check-${process.pid}-`))

test('what was stored passes; the copy belongs to whom the database belongs to; nothing is left of the check, or of one that was killed; and no link is followed', async () => {
  const killed = path.join(tmpdir(), `gatepost-check-999999-killed-${process.pid}`)
  const link = path.join(tmpdir(), `gatepost-check-999999-link-${process.pid}`)
  mkdirSync(killed)
  symlinkSync(aFolder(), link)
  const owners = new Set<number>()
  const poll = setInterval(() => {
    for (const name of leftovers()) {
      const pgData = path.join(tmpdir(), name, 'postgres')
      const found = lstatSync(pgData, { throwIfNoEntry: false })
      if (found !== undefined) owners.add(found.uid)
    }
  }, 10)
  try {
    await check(manifest, undefined, DATABASE_OWNER)
    expect(owners).toEqual(new Set([DATABASE_OWNER?.uid ?? process.getuid?.()]))
    expect(leftovers()).toEqual([])
    expect(existsSync(killed)).toBe(false)
    expect(readdirSync(tmpdir())).toContain(path.basename(link))
  } finally {
    clearInterval(poll)
    rmSync(link, { force: true })
  }
})
test('what did not come back fails it, and nothing is left of the check', async () => {
  await expect(check(inTables(() => ({ rowsDigest: '0'.repeat(64) })))).rejects.toThrow(
    /secret_keys came back/,
  )
  expect(leftovers()).toEqual([])
})
test.each<[string, () => Manifest, RegExp]>([
  [
    'rows that come back otherwise',
    () => inTables(() => ({ rowsDigest: '0'.repeat(64) })),
    /secret_keys came back/,
  ],
  [
    'a table that no migration makes',
    () => inTables(() => ({ columns: ['name', 'key', 'x'] })),
    /no migration makes: secret_keys/,
  ],
  [
    'a table too few',
    () => ({ ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'orders') }),
    /lacks a table.*orders/,
  ],
  ['other sequences', () => ({ ...manifest, sequences: [] }), /sequences came back/],
])('%s fail it', async (_what, changed, words) => {
  const owner = await anEmptyDatabase()
  const deps = { migrations: MIGRATIONS, signal: new AbortController().signal }
  const compared = restoreAndCompare(deps, serverOf(owner), folder, changed())
  await expect(compared).rejects.toThrow(words)
})
test('told to stop it stops, and leaves nothing', async () => {
  const ending = new AbortController()
  setTimeout(() => ending.abort(new Error('stopped')), 200)
  await check(manifest, ending.signal).catch(() => undefined)
  expect(leftovers()).toEqual([])
})
