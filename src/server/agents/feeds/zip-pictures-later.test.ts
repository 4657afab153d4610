import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { homeWith, zipFeeds } from '../../../../tests/support/zip-feeds.ts'
import { aPicture, aZip } from '../../../../tests/support/zips.ts'
import { sweepPhotos } from '../../adverts/photos/sweep-photos.ts'
import { importJob } from '../../composition/import-job.ts'

const DAY_MS = 86_400_000

let server: Awaited<ReturnType<typeof aServer>>
let feeds: ReturnType<typeof zipFeeds>
let later = 0
beforeAll(async () => {
  server = await aServer({
    environment: { PUBLIC_URL: 'https://gatepost.example' },
    now: () => new Date(Date.now() + later),
  })
  feeds = zipFeeds(server)
})
beforeEach(() => {
  later = 0
})

test('a picture that a later zip does not have stays, and another under its name takes its place', async () => {
  const feed = await feeds.newFeed()
  const rows = [homeWith('1234_1', 'a.jpg', 'b.jpg')]
  await feeds.sent(feed, rows, { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() })
  const [first, second] = await feeds.urlsOf(feed, '1234_1')
  await feeds.purge(40)
  const without = await feeds.sent(feed, rows, {})
  expect([without.pictures, await feeds.urlsOf(feed, '1234_1')]).toEqual([[], [first, second]])
  const broken = await feeds.sent(feed, rows, { 'b.jpg': 'nothing' })
  expect([broken.pictures.length, await feeds.urlsOf(feed, '1234_1')]).toEqual([1, [first, second]])
  await feeds.sent(feed, rows, { 'B.JPG': await aPicture() })
  const [stays, other] = await feeds.urlsOf(feed, '1234_1')
  expect([stays, other === second, await feeds.isServed(other)]).toEqual([first, false, true])
})

test('one that comes after its row is shown then', async () => {
  const feed = await feeds.newFeed()
  const rows = [homeWith('1234_1', 'a.jpg')]
  expect((await feeds.sent(feed, rows, {})).pictures).toHaveLength(1)
  const then = await feeds.sent(feed, rows, { 'a.jpg': await aPicture() })
  expect([then.pictures, (await feeds.urlsOf(feed, '1234_1')).length]).toEqual([[], 1])
})

describe('a picture of an earlier zip that a home names later', () => {
  test('is the photo of another home of the branch, drawn once', async () => {
    const feed = await feeds.newFeed()
    const row = homeWith('1234_1', 'logo.jpg')
    await feeds.sent(feed, [row], { 'logo.jpg': await aPicture() })
    await feeds.purge(40)
    const before = await feeds.drawn()
    await feeds.sent(feed, [row, homeWith('1234_2', 'Logo.jpg')], {})
    expect([await feeds.urlsOf(feed, '1234_2'), await feeds.drawn()]).toEqual([
      await feeds.urlsOf(feed, '1234_1'),
      before,
    ])
  })

  test('is there for 30 days if its row was refused then, and not after', async () => {
    const feed = await feeds.newFeed()
    const other = aRow('1234_9')
    const refused = { ...homeWith('1234_1', 'a.jpg'), PRICE: 'POA' }
    await feeds.sent(feed, [refused, other], { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() })
    await feeds.purge(20)
    expect(await feeds.bytesOf(feed)).toBe(2)
    await feeds.sent(feed, [homeWith('1234_1', 'a.jpg'), other], {})
    expect(await feeds.urlsOf(feed, '1234_1')).toHaveLength(1)
    await feeds.purge(40)
    const late = await feeds.sent(feed, [homeWith('1234_1', 'a.jpg'), homeWith('1234_9', 'b.jpg')], {})
    expect(late.pictures).toMatchObject([{ row: 2, agent_ref: '1234_9' }])
    expect([await feeds.bytesOf(feed), (await feeds.urlsOf(feed, '1234_1')).length]).toEqual([0, 1])
  })

  test('is no other branch’s', async () => {
    const feed = await feeds.newFeed()
    await feeds.sent(feed, [homeWith('1234_1', 'a.jpg')], { 'a.jpg': await aPicture() })
    const other = await feeds.newFeed(feed.agencyId, '99')
    const row = { ...homeWith('99_1', 'a.jpg'), BRANCH_ID: '99', ADDRESS_1: '77' }
    expect((await feeds.sent(other, [row], {})).pictures).toHaveLength(1)
    expect(await feeds.urlsOf(feed, '1234_1')).toHaveLength(1)
  })
})

test('a file that is cut off, or a dry run, changes no picture', async () => {
  const feed = await feeds.newFeed()
  const rows = [homeWith('1234_1', 'a.jpg')]
  await feeds.sent(feed, rows, { 'a.jpg': await aPicture() })
  const shown = await feeds.urlsOf(feed, '1234_1')
  const stock = aBlm(rows).slice(0, -20)
  const failed = await feeds.reportOf(feed, await aZip({ 'a.blm': stock, 'a.jpg': await aPicture() }))
  const dry = await feeds.sent(
    feed,
    [homeWith('1234_1', 'a.jpg', 'gone.jpg')],
    { 'a.jpg': await aPicture() },
    '?dry-run=1',
  )
  expect([failed.state, dry.state, dry.pictures.length]).toEqual(['failed', 'done', 1]) // biome-ignore format: in a row
  await feeds.sent(feed, rows, {})
  expect(await feeds.urlsOf(feed, '1234_1')).toEqual(shown)
  await feeds.purge()
  expect(await feeds.bytesOf(feed)).toBe(0)
})

test('the purge removes what no home names any more, and nothing that one names or waits for', async () => {
  const feed = await feeds.newFeed()
  const both = [homeWith('1234_1', 'a.jpg', 'b.jpg'), homeWith('1234_2', 'b.jpg')]
  const files = { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() }
  await feeds.put(feed, await aZip({ 'a.blm': aBlm(both), ...files }))
  await feeds.purge(40)
  expect(await feeds.bytesOf(feed)).toBe(2)
  await runDue(server.database, importJob(server.deps.feeds))
  await feeds.purge(40)
  expect(await feeds.bytesOf(feed)).toBe(2)
  await feeds.work()
  const [a, b] = await feeds.urlsOf(feed, '1234_1')
  await feeds.sent(feed, [homeWith('1234_1'), homeWith('1234_2', 'b.jpg')], {})
  later = 2 * DAY_MS
  await sweepPhotos(server.deps.photos)
  later = 0
  await feeds.purge()
  expect(await feeds.urlsOf(feed, '1234_2')).toEqual([b])
  expect([await feeds.isServed(a), await feeds.isServed(b), await feeds.bytesOf(feed)]).toEqual([
    false,
    true,
    0,
  ])
})

describe('pictures that are still to be drawn keep further files waiting', () => {
  const GIB = 1_073_741_824
  /** The file is read, and none of its pictures drawn. */
  const waiting = async (feed: Awaited<ReturnType<typeof feeds.newFeed>>) => {
    const files = { 'a.jpg': await aPicture(), 'b.jpg': await aPicture() }
    await feeds.put(feed, await aZip({ 'a.blm': aBlm([homeWith('1234_1', 'a.jpg', 'b.jpg')]), ...files }))
    await runDue(server.database, importJob(server.deps.feeds))
  }
  const nowOf = ({ agencyId }: { agencyId: string }, branch: string, bytes: number) =>
    server.database.query('update feed_picture_files set size = $3 where agency_id = $1 and branch = $2', [
      agencyId,
      branch,
      bytes / 2,
    ])
  const another = async (feed: Awaited<ReturnType<typeof feeds.newFeed>>) => {
    const { statusCode, headers } = await feeds.put(feed, Buffer.from(aBlm([aRow('1234_1')])))
    return statusCode === 503 ? `wait ${headers['retry-after']}` : statusCode
  }

  test('from 2 GiB of a branch on, until they are drawn', async () => {
    const feed = await feeds.newFeed()
    const other = await feeds.newFeed(feed.agencyId, '99')
    await waiting(feed)
    await nowOf(feed, '1234', 2 * GIB)
    expect(await another(feed)).toBe(202)
    await nowOf(feed, '1234', 2 * GIB + 2)
    expect([await another(feed), await another(other)]).toEqual(['wait 30', 202])
    await feeds.work()
    expect([await another(feed), await feeds.bytesOf(feed)]).toEqual([202, 0])
  })

  test('from 8 GiB of an agency on, but for those that no home of the branch names', async () => {
    const feed = await feeds.newFeed()
    await waiting(feed)
    await nowOf(feed, '1234', 2 * GIB)
    const add = (branch: string, bytes: number) =>
      server.database.query(
        `insert into feed_picture_files (agency_id, branch, content_hash, size, sent_at)
         select $1, $2, sha256(number::text::bytea), $3, $4 from generate_series(1, 4) number`,
        [feed.agencyId, branch, bytes / 4, server.deps.now()],
      )
    await add('1', 6 * GIB)
    expect(await another(feed)).toBe(202)
    await add('1234', 4)
    expect([await another(feed), await feeds.bytesOf(feed)]).toEqual([202, 6])
    await add('2', 4)
    expect(await another(feed)).toBe('wait 30')
  })
})
