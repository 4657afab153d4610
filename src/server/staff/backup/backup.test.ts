import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBackupFolder, aFolder, backUp, diskFiles, restore } from '../../../../tests/support/backups.ts'
import { aDatabase, addressOf, anEmptyDatabase } from '../../../../tests/support/database.ts'
import { aListing } from '../../../../tests/support/listings.ts'
import { MIGRATIONS } from '../../../../tests/support/migrations.ts'
import { photoNames } from '../../adverts/photos/photo-names.ts'
import { migrate } from '../../db/migrate.ts'
import { queueEmail, SEND_EMAIL } from '../../db/queue-email.ts'
import { queueJob } from '../../db/queue-job.ts'
import { diskPhotoFiles } from '../../gateways/disk-photo-files.ts'
import type { PhotoFiles } from '../../gateways/photo-files.ts'
import { MANIFEST } from './manifest.ts'
import { CHECKSUMS, listedFiles, namesOfRows } from './photo-list.ts'

const ODD = [
  '',
  'tab\there',
  'line\nand\r\nline',
  'back\\slash \\. \\N',
  'ünï 家 🏠',
  '\u0001',
  '\'quoted\' "too"',
]

let owner: Client
let files: PhotoFiles
let photos: string[]
let backup: string

async function aPhoto(to: Client, kept: PhotoFiles): Promise<string> {
  const id = randomBytes(16).toString('hex')
  for (const name of photoNames(id)) await kept.put(name, randomBytes(5_000))
  await to.query(
    `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since)
     values ($1, $2, $3, $4, 10, 10, 'new', '2026-11-01T12:00:00.123456Z')`,
    [id, randomUUID(), randomBytes(32), randomBytes(32)],
  )
  return id
}

/** All rows of all tables, as JSON. */
async function contents(client: Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and relname <> 'migrations' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of rows) {
    const found = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} as t order by 1`,
    )
    all[name] = found.rows.map(({ row }) => row)
  }
  return all
}

const anEmail = (sendKey: string, payload: Readonly<Record<string, string>> = {}) => {
  return { sendKey, kind: 'test', to: 'a@example.org', payload }
}
const raiseAlert = (client: Client, transaction: string) =>
  client.query<{ id: string }>(
    `insert into payment_alerts (kind, transaction_id, detail, raised_at) values ('amount', $1, '', now()) returning id`,
    [transaction],
  )

beforeAll(async () => {
  owner = (await aDatabase()).owner
  files = diskFiles()
  for (const [index, text] of ODD.entries())
    await queueJob(owner, { name: SEND_EMAIL, key: text, data: anEmail(`odd ${index}`, { [text]: text }) })
  for (const text of ODD) await raiseAlert(owner, `cs ${text}`)
  for (const text of ODD) {
    await owner.query(
      `insert into drafts (uuid, app_type, address_type, owner_key, version, blocks, field_versions, created_at, updated_at)
       values ($1, 'sell', 'orphan', $2, 1, $3, '{}', now(), now())`,
      [randomUUID(), randomBytes(32), text],
    )
  }
  await aListing(owner, { marketingOption: 'none' })
  photos = [await aPhoto(owner, files), await aPhoto(owner, files), await aPhoto(owner, files)]
  backup = aBackupFolder()
  await backUp(owner, files, backup)
})

describe('a backup', () => {
  test('can be read by nobody else, and holds every table and every photo', () => {
    const names = readdirSync(backup, { recursive: true, withFileTypes: true })
    for (const entry of names) {
      const { mode } = statSync(path.join(entry.parentPath, entry.name))
      expect(mode & 0o077, entry.name).toBe(0)
    }
    const stored = names.map(({ name }) => name)
    expect(stored).toEqual(expect.arrayContaining(photos.flatMap((id) => photoNames(id))))
    expect(stored).toEqual(
      expect.arrayContaining([MANIFEST, 'drafts.copy', 'secret_keys.copy', 'orders.copy']),
    )
  })
  test('restored into an empty place is the same, and works on: the next number is new', async () => {
    const empty = await anEmptyDatabase()
    const [there, before] = [diskFiles(), await contents(owner)]
    await restore(empty, there, backup)
    expect(await contents(empty)).toEqual(before)
    for (const name of photos.flatMap((id) => photoNames(id))) {
      expect(await there.get(name)).toEqual(await files.get(name))
    }
    const { rows } = await raiseAlert(empty, 'after')
    expect(Number(rows[0]?.id)).toBeGreaterThan(ODD.length)
    const all = (client: Client) => client.query('select name, checksum from migrations order by name')
    expect((await all(empty)).rows).toEqual((await all(owner)).rows)
  })
  test('of tables as an older version had them is brought up to date', async () => {
    const older = aFolder()
    const names = readdirSync(MIGRATIONS).toSorted()
    for (const name of names.slice(0, 4)) cpSync(path.join(MIGRATIONS, name), path.join(older, name))
    const old = await anEmptyDatabase()
    await migrate(addressOf(old), older, null, () => undefined)
    await old.query(
      `insert into outbox (send_key, kind, recipient, payload, state, next_at, created_at) values
         ('waiting', 'test', 'a@example.org', '{"a": "b"}', 'waiting', '2026-11-22T12:00Z', '2026-11-21T12:00Z'),
         ('dead', 'test', 'b@example.org', '{}', 'dead', now(), '2026-11-21T12:01Z'),
         ('sent', 'test', '', '{}', 'sent', now(), '2026-11-21T12:02Z')`,
    )
    const folder = aBackupFolder()
    await backUp(old, diskFiles(), folder)
    const empty = await anEmptyDatabase()
    await restore(empty, diskFiles(), folder)
    const { rows } = await empty.query('select state, data from job order by created_on')
    expect(rows).toEqual([
      { state: 'retry', data: anEmail('waiting', { a: 'b' }) },
      { state: 'failed', data: { ...anEmail('dead'), to: 'b@example.org' } },
      { state: 'completed', data: { sendKey: 'sent', kind: 'test' } },
    ])
    // The same key still names the same email.
    for (const sendKey of ['waiting', 'dead', 'sent']) await queueEmail(empty, anEmail(sendKey))
    expect((await empty.query('select 1 from job')).rowCount).toBe(3)
    expect(
      (await empty.query('select name from migrations order by name')).rows.map(({ name }) => name),
    ).toEqual(names)
    // It was only read from.
    expect((await old.query('select 1 from migrations')).rowCount).toBe(4)
  })
  test('names the files of photos that are not there', async () => {
    const { owner: another } = await aDatabase()
    const kept = diskFiles()
    const ids = [await aPhoto(another, kept), await aPhoto(another, kept)]
    const [lost] = photoNames(ids[0] ?? '')
    await kept.remove([lost])
    const folder = aBackupFolder()
    expect((await backUp(another, kept, folder)).photos).toMatchObject({ files: 5, missing: 1 })
    expect(readFileSync(path.join(folder, 'photos.missing'), 'utf8')).toBe(`${lost}\n`)
    await restore(await anEmptyDatabase(), diskFiles(), folder)
  })
  test('is refused where the photos are looked for in the wrong place', async () => {
    const folder = aBackupFolder()
    await expect(backUp(owner, diskFiles(), folder)).rejects.toThrow(/^not one of the photos.*S3_ENDPOINT/)
    await expect(restore(owner, files, folder)).rejects.toThrow(/is no complete backup/)
    // Nothing fills the disk by and by, and the same folder can be named again.
    expect(readdirSync(folder)).toEqual([])
  })
  test('is not written over something', async () => {
    await expect(backUp(owner, files, backup)).rejects.toThrow(/is not empty/)
  })
  test('of a database that is being backed up waits for no one: it says so', async () => {
    const first = backUp(owner, files, aBackupFolder())
    const late = backUp(owner, files, aBackupFolder())
    const ends = await Promise.allSettled([first, late])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'another backup of this database is being made.' },
    })
  })
})

describe('nothing is restored', () => {
  const damages: [string, (folder: string) => void, RegExp][] = [
    ['a table that was changed', (folder) => writeFileSync(path.join(folder, 'tables/drafts.copy'), 'x\n'), /drafts\.copy is not what was stored/],
    ['a table that is missing', (folder) => rmSync(path.join(folder, 'tables/job_common.copy')), /job_common\.copy is not what was stored/],
    ['a table that was cut off', (folder) => {
      const file = path.join(folder, 'tables/job_common.copy')
      writeFileSync(file, readFileSync(file).subarray(0, -5))
    }, /job_common\.copy is not what was stored/],
    ['a photo that was changed', (folder) => writeFileSync(photoIn(folder), 'x'), /jpg is not what was stored/],
    ['a photo that is missing', (folder) => rmSync(photoIn(folder)), /jpg is not what was stored/],
    ['a list that was changed', (folder) => writeFileSync(path.join(folder, 'photos.sha256'), ''), /photos\.sha256 is not what was stored/],
    ['a backup that was cut off', (folder) => rmSync(path.join(folder, MANIFEST)), /is no complete backup: there is no gatepost-backup\.json/],
    ['a damaged manifest', (folder) => writeFileSync(path.join(folder, MANIFEST), '{"format": 1'), /gatepost-backup\.json is damaged/],
    ['a later form', (folder) => writeFileSync(path.join(folder, MANIFEST), readFileSync(path.join(folder, MANIFEST), 'utf8').replace('"format": 1', '"format": 2')), /Run that version, or a newer one/],
    ['a later form with other fields', (folder) => writeFileSync(path.join(folder, MANIFEST), '{"format":2,"version":"9.0.0"}'), /was made by version 9\.0\.0/],
    ['a newer version', (folder) => writeFileSync(path.join(folder, MANIFEST), readFileSync(path.join(folder, MANIFEST), 'utf8').replace('006-listings', '099-listings')), /^The backup was made by a newer version .* which does not know 099-listings/],
  ] // biome-ignore format: a table
  const photoIn = (folder: string): string => {
    const [name] = photoNames(photos[1] ?? '')
    return path.join(folder, 'photos', name.slice(0, 2), name)
  }
  test.each(damages)('of %s', async (_what, damage, words) => {
    const folder = path.join(aFolder(), 'copy')
    cpSync(backup, folder, { recursive: true })
    damage(folder)
    const empty = await anEmptyDatabase()
    const there = aFolder()
    await expect(restore(empty, diskPhotoFiles(there), folder)).rejects.toThrow(words)
    expect(await contents(empty)).toEqual({})
    expect(readdirSync(there)).toEqual([])
  })
  test('into a database that has rows', async () => {
    const { owner: another } = await aDatabase()
    await queueEmail(another, anEmail('there'))
    await expect(restore(another, diskFiles(), backup)).rejects.toThrow(
      /not empty: there are rows in job_common/,
    )
    expect((await another.query('select 1 from photos')).rowCount).toBe(0)
  })
})

test('a restore that was cut off can be run again', async () => {
  const empty = await anEmptyDatabase()
  const there = diskFiles()
  const failing = { ...there, put: () => Promise.reject(new Error('cut off')) }
  await expect(restore(empty, failing, backup)).rejects.toThrow('cut off')
  const ending = new AbortController()
  const print = (line: string): void => {
    if (line.includes('tables')) setTimeout(() => ending.abort(new Error('stopped')), 30)
  }
  await restore(empty, there, backup, { print, signal: ending.signal }).catch(() => undefined)
  if (Object.keys(await contents(empty)).length === 0) await restore(empty, there, backup)
  expect(await contents(empty)).toEqual(await contents(owner))
})

test('an empty database whose tables were made already takes a backup', async () => {
  const { owner: made } = await aDatabase()
  mkdirSync(path.join(aFolder(), 'photos'))
  await restore(made, diskFiles(), backup)
  expect(await contents(made)).toEqual(await contents(owner))
})

test('a photo whose id is no plain name is damage', async () => {
  const folder = aFolder()
  mkdirSync(path.join(folder, 'tables'))
  writeFileSync(path.join(folder, 'tables/photos.copy'), '..evil\n')
  writeFileSync(path.join(folder, CHECKSUMS), `${'0'.repeat(64)}  photos/../..evil.jpg\n`)
  const measured = { rows: 1, bytes: 7, sha256: '', rowsDigest: '' }
  const rows = namesOfRows(folder, [{ name: 'photos', columns: ['id'], ...measured }])
  await expect(rows.next()).rejects.toThrow('the backup is damaged')
  await expect(listedFiles(folder).next()).rejects.toThrow('the backup is damaged')
})
