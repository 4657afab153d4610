import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { aBlm } from '../../../../tests/support/blm.ts'
import { aNetwork } from '../../../../tests/support/browsers.ts'
import type { aFeed } from '../../../../tests/support/feeds.ts'
import { runBatchAt, runDue } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { homeWith, zipFeeds } from '../../../../tests/support/zip-feeds.ts'
import { aPicture, aZip } from '../../../../tests/support/zips.ts'
import { fetchJob } from '../../composition/fetch-job.ts'
import { importJob } from '../../composition/import-job.ts'
import { takeStockFiles } from './take-stock-files.ts'

type Feed = Awaited<ReturnType<typeof aFeed>>

let folder = ''
let server: Awaited<ReturnType<typeof aServer>>
let feeds: ReturnType<typeof zipFeeds>
let later = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gatepost-zips-'))
  atFileEnd(() => rm(folder, { recursive: true, force: true }))
  server = await aServer({
    environment: { FEED_FOLDER: folder, PUBLIC_URL: 'https://gatepost.example' },
    now: () => new Date(Date.now() + later),
  })
  feeds = zipFeeds(server)
})
beforeEach(() => {
  later = 0
})

describe('pictures in a zip are shown, sent by', () => {
  const rows = [homeWith('1234_1', '1234_1_IMG_00.jpg')]
  const zipped = async () => aZip({ 'a.blm': aBlm(rows), '1234_1_IMG_00.jpg': await aPicture() })
  const isShown = async (feed: Feed) => {
    await feeds.work()
    const [first] = await feeds.urlsOf(feed, '1234_1')
    return feeds.isServed(first)
  }

  test('a program over HTTPS', async () => {
    const feed = await feeds.newFeed()
    const payload = await zipped()
    await feeds.put(feed, payload)
    expect(await isShown(feed)).toBe(true)
  })

  test('a person on the agency’s page', async () => {
    const { id: agencyId, people } = await aStaffedAgency(server)
    const feed = await feeds.newFeed(agencyId, '1234')
    const edge = 'xxxxxxxx'
    const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n`
    const reply = await server.app.inject({
      method: 'POST',
      url: `/agency/feeds/${feed.id}/file`,
      cookies: people.editor.session(),
      remoteAddress: aNetwork(),
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      payload: Buffer.concat([Buffer.from(head), await zipped(), Buffer.from(`\r\n--${edge}--\r\n`)]),
    })
    expect(reply.statusCode).toBe(303)
    expect(await isShown(feed)).toBe(true)
  })

  test('the operator’s folder', async () => {
    const feed = await feeds.newFeed()
    await mkdir(path.join(folder, feed.id))
    await writeFile(path.join(folder, feed.id, '1234.ZIP'), await zipped())
    later = 120_000
    await takeStockFiles({ ...server.deps.feeds, log: server.deps.log })
    const { database, deps } = server
    for (const job of [importJob(deps.feeds), fetchJob(deps.feeds)])
      while ((await runBatchAt(database, job, deps.now())) > 0);
    expect(await isShown(feed)).toBe(true)
  })
})

test('a name is found with a folder, either slash and in any case, with its caption, and as a plan', async () => {
  const feed = await feeds.newFeed()
  const row = {
    ...homeWith(
      '1234_1',
      'PHOTOS\\Front.JPG',
      'C:\\export\\photos\\back.jpg',
      'hall.jpg',
      '/photos/../x.jpg',
    ),
    MEDIA_IMAGE_TEXT_00: 'The front',
    MEDIA_IMAGE_60: 'epc.png',
    MEDIA_FLOOR_PLAN_00: 'plans/ground.gif',
  }
  const { pictures } = await feeds.sent(feed, [row], {
    'photos/front.jpg': await aPicture(),
    'photos/Back.jpg': await aPicture(),
    'other/HALL.jpg': await aPicture(),
    'x.jpg': await aPicture(),
    'epc.png': await aPicture(),
    'ground.gif': await aPicture(),
  })
  const shown = await feeds.shownOf(feed, '1234_1')
  expect(shown.map(({ caption, isPlan }) => [caption, isPlan])).toEqual([
    ['The front', undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, true],
  ])
  expect(pictures.map(({ message }) => message)).toEqual([expect.stringContaining('leads outside')])
})

/** Pictures that are still to be drawn. */
const waiting = ({ agencyId }: Feed) =>
  countOf(
    server,
    `feed_media join feed_adverts on number = advert where agency_id = $1 and feed_media.state = 'waiting'`,
    [agencyId],
  )

test('the same zip again draws nothing anew, keeps no bytes, and says the same of what is wrong', async () => {
  const feed = await feeds.newFeed()
  const rows = [homeWith('1234_1', 'a.jpg', 'bad.jpg'), homeWith('1234_2', 'a.jpg')]
  const files = { 'a.jpg': await aPicture(), 'bad.jpg': (await aPicture()).subarray(0, 300) }
  const before = await feeds.drawn()
  const first = await feeds.sent(feed, rows, files)
  const shown = await feeds.urlsOf(feed, '1234_1')
  expect([shown.length, await feeds.urlsOf(feed, '1234_2')]).toEqual([1, shown])
  expect(await feeds.drawn()).toBe(before + 1)
  await feeds.purge()
  expect(await feeds.bytesOf(feed)).toBe(0)
  const changed = rows.map((row) => ({ ...row, PRICE: '150,000' }))
  await feeds.put(feed, await aZip({ 'a.blm': aBlm(changed), ...files }))
  await runDue(server.database, importJob(server.deps.feeds))
  expect(await waiting(feed)).toBe(0)
  const again = await feeds.sent(feed, changed, files)
  expect([again.unchanged, again.pictures]).toEqual([2, first.pictures])
  expect([await feeds.drawn(), await feeds.urlsOf(feed, '1234_1')]).toEqual([before + 1, shown])
  expect(await waiting(feed)).toBe(0)
})

test('what is refused or missing is named, and the home is there all the same', async () => {
  const feed = await feeds.newFeed()
  const rows = [
    homeWith('1234_1', 'page.jpg', 'half.jpg', 'small.jpg', 'good.jpg'),
    homeWith('1234_2', 'gone.jpg', 'twice.jpg'),
  ]
  const report = await feeds.sent(feed, rows, {
    'page.jpg': '<!doctype html>',
    'half.jpg': (await aPicture()).subarray(0, 300),
    'small.jpg': await aPicture(100, 100),
    'good.jpg': await aPicture(),
    'a/twice.jpg': await aPicture(),
    'b/twice.jpg': await aPicture(),
  })
  expect(report).toMatchObject({ state: 'done', created: 2, refused: [] })
  expect(report.pictures).toEqual([
    expect.objectContaining({ row: 1, agent_ref: '1234_1', code: 'GP_W_MEDIA_FILE', message: 'page.jpg: It isn’t a whole JPEG, PNG or GIF.' }),
    expect.objectContaining({ row: 1, message: 'half.jpg: It isn’t a whole JPEG, PNG or GIF.' }),
    expect.objectContaining({ row: 1, message: 'small.jpg: It’s smaller than 200 pixels.' }),
    expect.objectContaining({ row: 2, agent_ref: '1234_2', message: expect.stringMatching(/^gone\.jpg: It didn’t come.*twice\.jpg: Two files/) }),
  ]) // biome-ignore format: a table
  expect([await feeds.urlsOf(feed, '1234_1'), await feeds.urlsOf(feed, '1234_2')]).toEqual([
    [expect.any(String)],
    [],
  ])
  expect(await countOf(server, `listings where state = 'live' and id in (select listing_id from feed_adverts where agency_id = $1)`, [feed.agencyId])).toBe(2) // biome-ignore format: a query
})

test('the agency sees on its page and in its download which pictures are not shown', async () => {
  const { id: agencyId, people } = await aStaffedAgency(server)
  const feed = await feeds.newFeed(agencyId)
  await feeds.sent(feed, [homeWith('1234_1', 'gone.jpg')], {})
  const { rows } = await server.database.query<{ id: string }>(
    'select id from feed_imports where feed_id = $1',
    [feed.id],
  )
  const page = await people.reader.get(`/agency/files/${rows[0]?.id}`)
  expect(page.text).toContain('gone.jpg: It didn’t come')
  expect((await people.reader.get(`/agency/files/${rows[0]?.id}/rows.csv`)).body).toContain(
    '1,1234_1,picture,"gone.jpg: It didn’t',
  )
  expect((await people.reader.get(`/agency/feeds/${feed.id}`)).text).toContain(
    '1 with pictures that aren’t shown',
  )
})

test('two workers and two homes with the same pictures draw each once', async () => {
  const feed = await feeds.newFeed()
  const names = Array.from({ length: 4 }, (_, index) => `${randomUUID()}-${index}.jpg`)
  const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await aPicture()])))
  const before = await feeds.drawn()
  const payload = await aZip({
    'a.blm': aBlm(['1234_1', '1234_2'].map((ref) => homeWith(ref, ...names))),
    ...files,
  })
  await feeds.put(feed, payload)
  await runDue(server.database, importJob(server.deps.feeds))
  const { rows } = await server.database.query<{ number: string }>(
    'select number from feed_adverts where agency_id = $1',
    [feed.agencyId],
  )
  const attempt = { id: randomUUID(), number: 1, isLast: false }
  const all = [...rows, ...rows].map(({ number }) =>
    fetchJob(server.deps.feeds).run({ number: Number(number) }, attempt),
  )
  await Promise.all(all)
  const shown = await feeds.urlsOf(feed, '1234_1')
  expect([shown.length, await feeds.urlsOf(feed, '1234_2')]).toEqual([4, shown])
  expect(await feeds.drawn()).toBe(before + 4)
})
