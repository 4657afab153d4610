import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../tests/support/agencies.ts'
import { atFileEnd } from '../../../tests/support/at-file-end.ts'
import { aBlm, aRow } from '../../../tests/support/blm.ts'
import { aNetwork } from '../../../tests/support/browsers.ts'
import { aFeed } from '../../../tests/support/feeds.ts'
import { runBatchAt, runDue } from '../../../tests/support/jobs.ts'
import { countOf } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'
import { aPicture, aZip } from '../../../tests/support/zips.ts'
import { fetchJob } from '../composition/fetch-job.ts'
import { importJob } from '../composition/import-job.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'
import type { ImportReport } from './import.ts'
import { takeStockFiles } from './take-stock-files.ts'

type Feed = Awaited<ReturnType<typeof aFeed>>
type Files = Readonly<Record<string, string | Buffer>>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let folder = ''
let server: Awaited<ReturnType<typeof aServer>>
let later = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gatepost-zips-'))
  atFileEnd(() => rm(folder, { recursive: true, force: true }))
  server = await aServer({
    environment: { FEED_FOLDER: folder, PUBLIC_URL: 'https://gatepost.example' },
    now: () => new Date(Date.now() + later),
  })
})
beforeEach(() => {
  later = 0
})

const newFeed = (agency?: string, branch = '1234') =>
  aFeed(server.database, { format: 'blm', branch, ...(agency === undefined ? {} : { agency }) })
const homeWith = (ref: string, ...names: readonly string[]) =>
  aRow(
    ref,
    Object.fromEntries([
      ...Array.from({ length: 4 }, (_, index) => [`MEDIA_IMAGE_0${index}`, names[index] ?? '']),
      ['MEDIA_FLOOR_PLAN_00', ''],
    ]),
  )
const work = async () => {
  await runDue(server.database, importJob(server.deps.feeds))
  await runDue(server.database, fetchJob(server.deps.feeds))
}

/** Sends the rows with what lies beside them, and waits for what comes of it. */
async function sent(
  { secret }: Feed,
  rows: Parameters<typeof aBlm>[0],
  files: Files,
  { query = '', stock = aBlm(rows) } = {},
) {
  const put = await server.app.inject({
    method: 'PUT',
    url: `/feeds/blm/${secret}${query}`,
    payload: await aZip({ '1234_20261120.blm': stock, ...files }),
  })
  expect(put.statusCode).toBe(202)
  await work()
  const { pathname } = new URL(put.json<{ url: string }>().url)
  return (await server.app.inject({ url: `${pathname}/${secret}` })).json<ImportReport>()
}

interface Shown {
  readonly url: string
  readonly caption?: string
  readonly isPlan?: boolean
}
async function shownOf({ agencyId }: Feed, ref: string): Promise<readonly Shown[]> {
  const { rows } = await server.database.query<{ answers: string }>(
    'select answers from listings join feed_adverts on listing_id = id where agency_id = $1 and ref = $2',
    [agencyId, ref],
  )
  const { files_uploaded: files = [] } = JSON.parse(rows[0]?.answers ?? '{}') as { files_uploaded?: Shown[] }
  return files
}
const urlsOf = async (feed: Feed, ref: string) => (await shownOf(feed, ref)).map(({ url }) => url)
const isServed = async (url: string | undefined) =>
  (await server.app.inject(url ?? '')).headers['content-type'] === 'image/jpeg'
const drawn = () => countOf(server, 'photos', [])
const bytesOf = ({ agencyId }: Feed) => countOf(server, 'feed_picture_files where agency_id = $1', [agencyId])
const purge = (days = 0) => {
  const at = Date.now() + days * DAY_MS
  return server.deps.feeds.imports.forgetZipFiles(new Date(at - 30 * DAY_MS), new Date(at + HOUR_MS))
}

describe('pictures in a zip are shown, sent by', () => {
  const rows = [homeWith('1234_1', '1234_1_IMG_00.jpg')]
  const zipped = async () => aZip({ 'a.blm': aBlm(rows), '1234_1_IMG_00.jpg': await aPicture() })
  const isShown = async (feed: Feed) => {
    await work()
    const [first] = await urlsOf(feed, '1234_1')
    return isServed(first)
  }

  test('a program over HTTPS', async () => {
    const feed = await newFeed()
    const payload = await zipped()
    await server.app.inject({ method: 'PUT', url: `/feeds/blm/${feed.secret}`, payload })
    expect(await isShown(feed)).toBe(true)
  })

  test('a person on the agency’s page', async () => {
    const { id: agencyId, people } = await aStaffedAgency(server)
    const feed = await newFeed(agencyId, '1234')
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
    const feed = await newFeed()
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
  const feed = await newFeed()
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
  const { pictures } = await sent(feed, [row], {
    'photos/front.jpg': await aPicture(),
    'photos/Back.jpg': await aPicture(),
    'other/HALL.jpg': await aPicture(),
    'x.jpg': await aPicture(),
    'epc.png': await aPicture(),
    'ground.gif': await aPicture(),
  })
  const shown = await shownOf(feed, '1234_1')
  expect(shown.map(({ caption, isPlan }) => [caption, isPlan])).toEqual([
    ['The front', undefined],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, true],
  ])
  expect(pictures.map(({ message }) => message)).toEqual([expect.stringContaining('leads outside')])
})

test('the same zip again draws nothing anew, keeps no bytes, and says the same of what is wrong', async () => {
  const feed = await newFeed()
  const rows = [homeWith('1234_1', 'a.jpg', 'bad.jpg'), homeWith('1234_2', 'a.jpg')]
  const files = { 'a.jpg': await aPicture(), 'bad.jpg': (await aPicture()).subarray(0, 300) }
  const before = await drawn()
  const first = await sent(feed, rows, files)
  const shown = await urlsOf(feed, '1234_1')
  expect([shown.length, await urlsOf(feed, '1234_2')]).toEqual([1, shown])
  expect(await drawn()).toBe(before + 1)
  await purge()
  expect(await bytesOf(feed)).toBe(0)
  const again = await sent(feed, rows, files)
  expect([again.unchanged, again.pictures]).toEqual([2, first.pictures])
  expect([await drawn(), await urlsOf(feed, '1234_1')]).toEqual([before + 1, shown])
  expect(await countOf(server, `feed_media where state = 'waiting'`, [])).toBe(0)
})

test('what is refused or missing is named, and the home is there all the same', async () => {
  const feed = await newFeed()
  const rows = [
    homeWith('1234_1', 'page.jpg', 'half.jpg', 'small.jpg', 'good.jpg'),
    homeWith('1234_2', 'gone.jpg', 'twice.jpg'),
  ]
  const report = await sent(feed, rows, {
    'page.jpg': '<!doctype html>',
    'half.jpg': (await aPicture()).subarray(0, 300),
    'small.jpg': await aPicture(100, 100),
    'good.jpg': await aPicture(),
    'a/twice.jpg': await aPicture(),
    'b/twice.jpg': await aPicture(),
  })
  expect(report).toMatchObject({ state: 'done', created: 2, refused: [] })
  expect(report.pictures).toEqual([
    expect.objectContaining({ row: 1, agent_ref: '1234_1', code: 'GP_W_MEDIA_FILE', message: 'page.jpg: It is not a whole JPEG, PNG or GIF.' }),
    expect.objectContaining({ row: 1, message: 'half.jpg: It is not a whole JPEG, PNG or GIF.' }),
    expect.objectContaining({ row: 1, message: 'small.jpg: It is smaller than 200 pixels.' }),
    expect.objectContaining({ row: 2, agent_ref: '1234_2', message: expect.stringMatching(/^gone\.jpg: It did not come.*twice\.jpg: Two files/) }),
  ]) // biome-ignore format: a table
  expect([await urlsOf(feed, '1234_1'), await urlsOf(feed, '1234_2')]).toEqual([[expect.any(String)], []])
  expect(await countOf(server, `listings where state = 'live' and id in (select listing_id from feed_adverts where agency_id = $1)`, [feed.agencyId])).toBe(2) // biome-ignore format: a query
})

test('the agency sees on its page and in its download which pictures are not shown', async () => {
  const { id: agencyId, people } = await aStaffedAgency(server)
  const feed = await newFeed(agencyId)
  await sent(feed, [homeWith('1234_1', 'gone.jpg')], {})
  const { rows } = await server.database.query<{ id: string }>(
    'select id from feed_imports where feed_id = $1',
    [feed.id],
  )
  const page = await people.reader.get(`/agency/files/${rows[0]?.id}`)
  expect(page.text).toContain('gone.jpg: It did not come')
  expect((await people.reader.get(`/agency/files/${rows[0]?.id}/rows.csv`)).body).toContain(
    '1,1234_1,picture,"gone.jpg: It did not',
  )
  expect((await people.reader.get(`/agency/feeds/${feed.id}`)).text).toContain(
    '1 with pictures that aren’t shown',
  )
})

test('a picture that a later zip does not have stays, and another under its name takes its place', async () => {
  const feed = await newFeed()
  const rows = [homeWith('1234_1', 'a.jpg', 'b.jpg')]
  await sent(feed, rows, { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() })
  const [first, second] = await urlsOf(feed, '1234_1')
  await purge(40)
  const without = await sent(feed, rows, {})
  expect([without.pictures, await urlsOf(feed, '1234_1')]).toEqual([[], [first, second]])
  const broken = await sent(feed, rows, { 'b.jpg': 'nothing' })
  expect([broken.pictures.length, await urlsOf(feed, '1234_1')]).toEqual([1, [first, second]])
  await sent(feed, rows, { 'B.JPG': await aPicture() })
  const [stays, other] = await urlsOf(feed, '1234_1')
  expect([stays, other === second, await isServed(other)]).toEqual([first, false, true])
})

test('one that comes after its row is shown then', async () => {
  const feed = await newFeed()
  const rows = [homeWith('1234_1', 'a.jpg')]
  expect((await sent(feed, rows, {})).pictures).toHaveLength(1)
  const then = await sent(feed, rows, { 'a.jpg': await aPicture() })
  expect([then.pictures, (await urlsOf(feed, '1234_1')).length]).toEqual([[], 1])
})

describe('a picture of an earlier zip that a home names later', () => {
  test('is the photo of another home of the branch, drawn once', async () => {
    const feed = await newFeed()
    const row = homeWith('1234_1', 'logo.jpg')
    await sent(feed, [row], { 'logo.jpg': await aPicture() })
    await purge(40)
    const before = await drawn()
    await sent(feed, [row, homeWith('1234_2', 'Logo.jpg')], {})
    expect([await urlsOf(feed, '1234_2'), await drawn()]).toEqual([await urlsOf(feed, '1234_1'), before])
  })

  test('is there for 30 days if its row was refused then, and not after', async () => {
    const feed = await newFeed()
    const other = aRow('1234_9')
    const refused = { ...homeWith('1234_1', 'a.jpg'), PRICE: 'POA' }
    await sent(feed, [refused, other], { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() })
    await purge(20)
    expect(await bytesOf(feed)).toBe(2)
    await sent(feed, [homeWith('1234_1', 'a.jpg'), other], {})
    expect(await urlsOf(feed, '1234_1')).toHaveLength(1)
    await purge(40)
    const late = await sent(feed, [homeWith('1234_1', 'a.jpg'), homeWith('1234_9', 'b.jpg')], {})
    expect(late.pictures).toMatchObject([{ row: 2, agent_ref: '1234_9' }])
    expect([await bytesOf(feed), (await urlsOf(feed, '1234_1')).length]).toEqual([0, 1])
  })

  test('is no other branch’s', async () => {
    const feed = await newFeed()
    await sent(feed, [homeWith('1234_1', 'a.jpg')], { 'a.jpg': await aPicture() })
    const other = await newFeed(feed.agencyId, '99')
    const row = { ...homeWith('99_1', 'a.jpg'), BRANCH_ID: '99', ADDRESS_1: '77' }
    expect((await sent(other, [row], {})).pictures).toHaveLength(1)
    expect(await urlsOf(feed, '1234_1')).toHaveLength(1)
  })
})

test('a file that is cut off, or a dry run, changes no picture', async () => {
  const feed = await newFeed()
  const rows = [homeWith('1234_1', 'a.jpg')]
  await sent(feed, rows, { 'a.jpg': await aPicture() })
  const shown = await urlsOf(feed, '1234_1')
  const stock = aBlm(rows).slice(0, -20)
  const failed = await sent(feed, rows, { 'a.jpg': await aPicture() }, { stock })
  const dry = await sent(
    feed,
    [homeWith('1234_1', 'a.jpg', 'gone.jpg')],
    { 'a.jpg': await aPicture() },
    { query: '?dry-run=1' },
  )
  expect([failed.state, dry.state, dry.pictures.length]).toEqual(['failed', 'done', 1]) // biome-ignore format: in a row
  await sent(feed, rows, {})
  expect(await urlsOf(feed, '1234_1')).toEqual(shown)
  await purge()
  expect(await bytesOf(feed)).toBe(0)
})

test('the purge removes what no home names any more, and nothing that one names or waits for', async () => {
  const feed = await newFeed()
  const both = [homeWith('1234_1', 'a.jpg', 'b.jpg'), homeWith('1234_2', 'b.jpg')]
  const files = { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() }
  await server.app.inject({
    method: 'PUT',
    url: `/feeds/blm/${feed.secret}`,
    payload: await aZip({ 'a.blm': aBlm(both), ...files }),
  })
  await purge(40)
  expect(await bytesOf(feed)).toBe(2)
  await runDue(server.database, importJob(server.deps.feeds))
  await purge(40)
  expect(await bytesOf(feed)).toBe(2)
  await work()
  const [a, b] = await urlsOf(feed, '1234_1')
  await sent(feed, [homeWith('1234_1'), homeWith('1234_2', 'b.jpg')], {})
  later = 2 * DAY_MS
  await sweepPhotos(server.deps.photos)
  later = 0
  await purge()
  expect(await urlsOf(feed, '1234_2')).toEqual([b])
  expect([await isServed(a), await isServed(b), await bytesOf(feed)]).toEqual([false, true, 0])
})

test('two workers show a picture once', async () => {
  const feed = await newFeed()
  const names = Array.from({ length: 4 }, (_, index) => `${randomUUID()}-${index}.jpg`)
  const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await aPicture()])))
  const before = await drawn()
  const payload = await aZip({ 'a.blm': aBlm([homeWith('1234_1', ...names)]), ...files })
  await server.app.inject({ method: 'PUT', url: `/feeds/blm/${feed.secret}`, payload })
  await runDue(server.database, importJob(server.deps.feeds))
  const { rows } = await server.database.query<{ number: string }>(
    'select number from feed_adverts where agency_id = $1',
    [feed.agencyId],
  )
  const attempt = { id: randomUUID(), number: 1, isLast: false }
  const run = () => fetchJob(server.deps.feeds).run({ number: Number(rows[0]?.number) }, attempt)
  await Promise.all([run(), run()])
  expect([(await urlsOf(feed, '1234_1')).length, await drawn()]).toEqual([4, before + 4])
})
