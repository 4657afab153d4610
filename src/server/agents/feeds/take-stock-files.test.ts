import { appendFile, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runBatchAt } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'
import { forgetStockFiles, NoFile, StillWritten, stockFolders } from './stock-folder.ts'
import { takeStockFiles } from './take-stock-files.ts'

const MINUTE_MS = 60_000
const FILE = aBlm([aRow('1234_1'), aRow('1234_2')])

let folder = ''
let database: TestDatabase
let server: Awaited<ReturnType<typeof aServer>>
let later = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gatepost-feeds-'))
  atFileEnd(() => rm(folder, { recursive: true, force: true }))
  database = await aDatabase()
  server = await aProcess()
})
const aProcess = () =>
  aServer({
    on: database,
    environment: { FEED_FOLDER: folder },
    now: () => new Date(Date.now() + later),
  })
beforeEach(() => {
  later = 2 * MINUTE_MS
})

async function aFolderOfAFeed() {
  const feed = await aFeed(server.database, { format: 'blm' })
  const inbox = path.join(folder, feed.id)
  await mkdir(inbox)
  return { ...feed, inbox }
}
async function folderOf({ id }: { id: string }) {
  const found = (await stockFolders(folder)).find(({ feed }) => feed === id)
  if (found === undefined) throw new Error('the feed has no folder')
  return found
}
const take = () => takeStockFiles({ ...server.deps.feeds, log: server.deps.log })
const work = () => runBatchAt(server.database, importJob(server.deps.feeds), server.deps.now())
const filesIn = (where: string, { id }: { id: string }) =>
  readdir(path.join(folder, where, id)).catch(() => [])
const imports = async ({ id }: { id: string }) => {
  const { rows } = await server.database.query<{ id: string; state: string; problem: string | null }>(
    'select id, state, problem from feed_imports where feed_id = $1 order by received_at',
    [id],
  )
  return rows
}

test('a whole file is imported, and put away under the import’s name', async () => {
  const feed = await aFolderOfAFeed()
  await writeFile(path.join(feed.inbox, 'Stock of Monday.BLM'), FILE)
  expect(await take()).toBe(1)
  await work()
  await take()
  const [imported] = await imports(feed)
  expect(imported?.state).toBe('done')
  expect(await filesIn('done', feed)).toEqual([`${imported?.id}.blm`])
  expect([await readdir(feed.inbox), await filesIn('taken', feed)]).toEqual([[], []])
  expect(await countOf(server, 'feed_adverts where agency_id = $1', [feed.agencyId])).toBe(2)
})

test('of many files of one feed some are taken in a round, so that the others’ come next', async () => {
  const feed = await aFolderOfAFeed()
  for (let file = 0; file < 21; file++) await writeFile(path.join(feed.inbox, `${file}.blm`), '')
  expect([await take(), await take()]).toEqual([20, 1])
})

// The superuser may read everything.
test.skipIf(process.getuid?.() === 0)('a file that we may not read holds up no other', async () => {
  const feed = await aFolderOfAFeed()
  await writeFile(path.join(feed.inbox, 'a.blm'), FILE, { mode: 0o000 })
  await writeFile(path.join(feed.inbox, 'b.blm'), FILE)
  expect(await take()).toBe(2)
  await work()
  const problems = new Map((await imports(feed)).map(({ state, problem }) => [state, problem]))
  expect(problems).toEqual(
    new Map([
      ['done', null],
      ['failed', 'We’re not allowed to read the file.'],
    ]),
  )
})

test('what is still being sent waits, and other endings are left alone', async () => {
  const feed = await aFolderOfAFeed()
  await writeFile(path.join(feed.inbox, 'stock.blm'), FILE)
  await writeFile(path.join(feed.inbox, 'stock.blm.part'), FILE)
  later = 0
  expect(await take()).toBe(0)
  later = 2 * MINUTE_MS
  expect(await take()).toBe(1)
  expect(await readdir(feed.inbox)).toEqual(['stock.blm.part'])
})

test('a file that was cut off, and a zip that cannot be opened, are put with the failed, and the agency sees why', async () => {
  const feed = await aFolderOfAFeed()
  await writeFile(path.join(feed.inbox, '1.blm'), FILE.slice(0, -20))
  await writeFile(path.join(feed.inbox, '2.zip'), 'PK\u0003\u0004 and nothing else')
  await writeFile(path.join(feed.inbox, '3.blm'), '')
  await take()
  await work()
  await take()
  expect(await imports(feed)).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('cut it off') },
    { state: 'failed', problem: expect.stringContaining('can’t read the zip') },
    { state: 'failed', problem: 'The file is empty.' },
  ])
  expect(await filesIn('failed', feed)).toHaveLength(3)
})

test('several processes take a file once', async () => {
  const feeds = await Promise.all([1, 2, 3].map(aFolderOfAFeed))
  for (const { inbox } of feeds)
    for (const name of ['a.blm', 'b.blm']) await writeFile(path.join(inbox, name), FILE)
  const second = await aProcess()
  const takeBySecond = () => takeStockFiles({ ...second.deps.feeds, log: second.deps.log })
  const taken = await Promise.all([take(), takeBySecond(), take(), takeBySecond()])
  await Promise.all([take(), takeBySecond()])
  expect(taken.reduce((sum, count) => sum + count)).toBe(6)
  for (const feed of feeds) expect(await imports(feed)).toHaveLength(2)
})

test('what a process had taken when it died is imported by the next, once', async () => {
  const feed = await aFolderOfAFeed()
  const own = '0190b3c4-5d6e-7f80-8a9b-0c1d2e3f4a5b.blm'
  await mkdir(path.join(folder, 'taken', feed.id))
  await writeFile(path.join(feed.inbox, 'stock.blm'), FILE)
  await rename(path.join(feed.inbox, 'stock.blm'), path.join(folder, 'taken', feed.id, own))
  await Promise.all([take(), take(), take()])
  expect((await imports(feed)).map(({ id }) => `${id}.blm`)).toEqual([own])
})

test('a link is not followed, nor is one that took the place of a file', async () => {
  const feed = await aFolderOfAFeed()
  const outside = path.join(folder, 'outside.blm')
  await writeFile(outside, FILE)
  await symlink(outside, path.join(feed.inbox, 'stock.blm'))
  expect([await take(), await imports(feed)]).toEqual([0, []])
  const own = await folderOf(feed).then((mine) => mine.take('stock.blm'))
  await expect(text((await folderOf(feed)).read(own ?? ''))).rejects.toThrow(NoFile)
})

test('a file that grows while it is read is read again later', async () => {
  const feed = await aFolderOfAFeed()
  await writeFile(path.join(feed.inbox, 'stock.blm'), Buffer.alloc(3 * 1_048_576, FILE))
  const mine = await folderOf(feed)
  const own = (await mine.take('stock.blm')) ?? ''
  const reading = mine.read(own).iterator()
  await reading.next()
  await appendFile(path.join(folder, 'taken', feed.id, own), 'and more')
  const rest = async () => {
    while (!(await reading.next()).done);
  }
  await expect(rest()).rejects.toThrow(StillWritten)
  expect(await imports(feed)).toEqual([])
})

test('the folder of a feed that is revoked, or of another format, is left alone, and the log says so', async () => {
  const feed = await aFolderOfAFeed()
  const other = await aFeed(server.database, { format: 'rtdf' })
  await mkdir(path.join(folder, other.id))
  await server.database.query('update feeds set revoked_at = now() where id = $1', [feed.id])
  for (const { id } of [feed, other]) await writeFile(path.join(folder, id, 'stock.blm'), FILE)
  expect(await take()).toBe(0)
  expect(await readdir(feed.inbox)).toEqual(['stock.blm'])
  const warned = server.logged().flatMap(({ feed: id, level }) => (level === 'warn' && id ? [id] : []))
  expect(warned).toEqual(expect.arrayContaining([feed.id, other.id]))
})

test('files are kept as long as what came of them', async () => {
  const feed = await aFolderOfAFeed()
  await mkdir(path.join(folder, 'failed', feed.id))
  await writeFile(path.join(folder, 'failed', feed.id, 'x.blm'), FILE)
  await forgetStockFiles(folder, new Date(Date.now() - MINUTE_MS))
  expect(await filesIn('failed', feed)).toHaveLength(1)
  await forgetStockFiles(folder, new Date(Date.now() + MINUTE_MS))
  expect(await filesIn('failed', feed)).toEqual([])
})
