import { randomBytes, randomUUID } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { aFolder, backUp, diskFiles } from '../../../tests/support/backups.ts'
import { aDatabase, anEmptyDatabase, environmentOf } from '../../../tests/support/database.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { operator } from '../../../tests/support/operator.ts'
import { aDataDir } from '../../../tests/support/program.ts'
import { photoNames } from '../adverts/photos/photo-names.ts'
import { s3PhotoFiles } from '../gateways/s3-photo-files.ts'

const ID = randomBytes(16).toString('hex')
const PICTURE = randomBytes(3_000)

/** So long that the socket of the check's PostgreSQL lies beside its folder, and no longer than a socket's path may be. */
function aLongFolder(): string {
  const folder = mkdtempSync('/tmp/gatepost-backups-')
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }))
  const temporary = path.join(folder, 'x'.repeat(25))
  mkdirSync(temporary)
  return temporary
}

async function aDatabaseWithAPhoto() {
  const made = await aDatabase()
  await made.owner.query(
    `insert into photos (id, draft_uuid, owner_key, content_hash, width, height, state, since)
     values ($1, $2, $3, $4, 10, 10, 'new', now())`,
    [ID, randomUUID(), randomBytes(32), randomBytes(32)],
  )
  return made
}

describe('with a bucket and DATABASE_URL', () => {
  let store: S3rver
  let bucket: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
  beforeAll(async () => {
    const port = await freePort()
    const configureBuckets = [{ name: 'photos', configs: [] }]
    // Its one account has a secret that is shorter than any real one.
    const allowMismatchedSignatures = true
    store = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory: aFolder(),
      configureBuckets,
      allowMismatchedSignatures,
    })
    await store.run()
    const endpoint = `http://127.0.0.1:${port}/photos`
    bucket = { endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'long-enough' }
  })
  afterAll(() => store.close())

  test('the photos are taken from it and put into it', async () => {
    const { environment } = await aDatabaseWithAPhoto()
    const files = s3PhotoFiles(bucket)
    for (const name of photoNames(ID)) await files.put(name, PICTURE)
    const variables = {
      DATA_DIR: path.join(aFolder(), 'never-made'),
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    }
    const folder = path.join(aFolder(), 'backup')
    const made = await operator(['backup', folder], { ...environment, ...variables })
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringContaining('3 files of photos'),
      err: expect.stringContaining('Checking'),
    })
    await files.remove(photoNames(ID))
    const owner = await anEmptyDatabase()
    expect(await operator(['restore', folder], { ...environmentOf(owner), ...variables })).toMatchObject({
      code: 0,
    })
    expect(await files.get(photoNames(ID)[0])).toEqual(PICTURE)
    expect((await owner.query('select id from photos')).rows).toEqual([{ id: ID }])
    expect(existsSync(variables.DATA_DIR)).toBe(false)
    // The role that works with the rows can.
    expect((await operator(['discount', 'list'], environmentOf(owner))).code).toBe(0)
  })
  test('a backup that ignores it is refused', async () => {
    const { environment } = await aDatabaseWithAPhoto()
    const made = await operator(['backup', path.join(aFolder(), 'backup')], {
      ...environment,
      DATA_DIR: aFolder(),
    })
    expect(made).toMatchObject({ code: 1, err: expect.stringMatching(/not one of the photos.*S3_ENDPOINT/) })
  })
})

test.runIf(process.getuid?.() === 0)('root restores for whom DATA_DIR belongs to', async () => {
  const { owner } = await aDatabaseWithAPhoto()
  const files = diskFiles()
  for (const name of photoNames(ID)) await files.put(name, PICTURE)
  const folder = path.join(aFolder(), 'backup')
  await backUp(owner, files, folder)
  const dataDir = aDataDir()
  const nobody = 65_534
  chownSync(dataDir, nobody, nobody)
  expect(await operator(['restore', folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  const owners = readdirSync(dataDir, { recursive: true }).map(
    (name) => lstatSync(path.join(dataDir, String(name))).uid,
  )
  expect(new Set(owners)).toEqual(new Set([nobody]))
})

test('a backup that is told to stop leaves no database behind, and is none', async () => {
  const { environment } = await aDatabase()
  const folder = path.join(aFolder(), 'backup')
  const temporary = aLongFolder()
  const ending = new AbortController()
  const ended = operator(['backup', folder], { ...environment, TMPDIR: temporary }, ending.signal)
  const isMade = () =>
    readdirSync(temporary).some((name) => existsSync(path.join(temporary, name, 'postgres')))
  await expect.poll(isMade, { timeout: 60_000 }).toBe(true)
  ending.abort()
  expect(await ended).toMatchObject({ code: 1, err: expect.stringContaining('You stopped it') })
  expect(readdirSync(temporary)).toEqual([])
  expect(await operator(['restore', folder], environment)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is no complete backup'),
  })
})
