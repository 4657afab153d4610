import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { aZip } from '../../../../tests/support/zips.ts'
import { importJob } from '../../composition/import-job.ts'
import { COMMAND_LINE } from '../../db/actor.ts'
import type { ImportReport } from './import.ts'
import { confirmImport } from './import-store.ts'

type Feed = Awaited<ReturnType<typeof aFeed>>

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
})
const newFeed = () => aFeed(server.database, { format: 'blm' })
const rowsOf = (count: number, changes = {}) =>
  Array.from({ length: count }, (_, index) => aRow(`1234_${index + 1}`, changes))

async function put(feed: Feed, file: string | Buffer, query = '') {
  const { statusCode, body } = await server.app.inject({
    method: 'PUT',
    url: `/feeds/blm${query}`,
    headers: { authorization: `Bearer ${feed.secret}` },
    payload: file,
  })
  return {
    status: statusCode,
    body: JSON.parse(body) as { import: string; url: string; error_message: string },
  }
}
async function reportOf(feed: Feed, url: string): Promise<ImportReport> {
  const { pathname } = new URL(url)
  return (await server.app.inject({ url: `${pathname}/${feed.secret}` })).json()
}
const work = () => runDue(server.database, importJob(server.deps.feeds))

/** Sends it and waits for what comes of it. */
async function imported(feed: Feed, file: string | Buffer, query = '') {
  const { status, body } = await put(feed, file, query)
  if (status !== 202) throw new Error(body.error_message)
  await work()
  return { ...(await reportOf(feed, body.url)), id: body.import, url: body.url }
}
const shown = ({ agencyId }: Feed) =>
  countOf(
    server,
    `feed_adverts join listings on listing_id = listings.id where agency_id = $1 and listings.state = 'live'`,
    [agencyId],
  )

test('a file is the stock of its branch: homes are made, changed, hidden and taken off', async () => {
  const feed = await newFeed()
  expect(await imported(feed, aBlm(rowsOf(10)))).toMatchObject({
    state: 'done',
    rows: 10,
    created: 10,
    refused: [],
  })
  expect(await imported(feed, aBlm(rowsOf(10)))).toMatchObject({ created: 0, unchanged: 10 })
  const [first, second, ...others] = rowsOf(10)
  const next = [
    { ...first, PRICE: '1' },
    { ...second, PUBLISHED_FLAG: '0' },
    ...others.slice(1),
  ] as typeof others
  expect(await imported(feed, aBlm(next))).toMatchObject({ updated: 1, hidden: 1, unchanged: 7, removed: 1 })
  expect(await shown(feed)).toBe(8)
})

test('a bad row is named, and takes neither the file nor its live advert with it', async () => {
  const feed = await newFeed()
  await imported(feed, aBlm(rowsOf(4)))
  const [first, second, third, fourth] = rowsOf(4)
  const rows = [
    { ...first, PRICE: 'POA' },
    { ...second, DESCRIPTION: "A 12'~14' room" },
    { ...third, BRANCH_ID: '99' },
    { ...fourth },
  ] as ReturnType<typeof rowsOf>
  const report = await imported(feed, aBlm(rows))
  expect(report).toMatchObject({ state: 'done', unchanged: 1, removed: 0 })
  expect(report.refused.map(({ row, agent_ref, code }) => [row, agent_ref, code])).toEqual([
    [1, '1234_1', 'GP_PRICE'],
    [2, '1234_2', 'GP_ROW'],
    [3, expect.any(String), 'GP_ROW'],
    [4, '1234_3', 'GP_BRANCH_UNKNOWN'],
  ])
  expect(await shown(feed)).toBe(4)
})

test('of two rows of one home the later counts, and the other is named', async () => {
  const feed = await newFeed()
  const [first] = rowsOf(1)
  const report = await imported(
    feed,
    aBlm([{ ...first, PRICE: '1' }, { ...first }] as ReturnType<typeof rowsOf>),
  )
  expect(report).toMatchObject({ created: 1, refused: [{ row: 1, code: 'GP_ROW' }] })
})

describe('nothing is taken off', () => {
  test.each([
    ['by a file that was cut off', aBlm(rowsOf(10)).slice(0, -40), 'failed'],
    ['by another file', '<!doctype html>', 'failed'],
    ['by the file of another branch', aBlm(rowsOf(3, { BRANCH_ID: '9' })), 'failed'],
    ['by a file without rows, until a person says yes', aBlm([]), 'held'],
    ['by a file with far fewer homes, until a person says yes', aBlm(rowsOf(7)), 'held'],
    ['by a file with fewer rows than it says', aBlm(rowsOf(9)).replace('Count : 9', 'Count : 10'), 'held'],
  ])('%s', async (_what, file, state) => {
    const feed = await newFeed()
    await imported(feed, aBlm(rowsOf(10)))
    const report = await imported(feed, file)
    expect([report.state, report.problem, await shown(feed)]).toEqual([state, expect.any(String), 10])
  })

  test('cut at every 64th byte', async () => {
    const feed = await newFeed()
    const file = aBlm(rowsOf(5))
    await imported(feed, file)
    for (let length = 64; length < file.length; length += 64) await put(feed, file.slice(0, length))
    await work()
    expect([
      await shown(feed),
      await countOf(server, 'feed_adverts where agency_id = $1', [feed.agencyId]),
    ]).toEqual([5, 5])
  })
})

test('what is held is taken off once a person says yes, and a later file settles it', async () => {
  const feed = await newFeed()
  await imported(feed, aBlm(rowsOf(10)))
  const held = await imported(feed, aBlm(rowsOf(3)))
  expect([held.state, held.held]).toEqual(['held', 7])
  const decision = { by: COMMAND_LINE, why: 'They sold them.', at: new Date() }
  expect(await confirmImport(server.database, held.id, decision)).toBe(true)
  await work()
  expect([await reportOf(feed, held.url), await shown(feed)]).toMatchObject([
    { state: 'done', removed: 7 },
    3,
  ])
  expect(await confirmImport(server.database, held.id, decision)).toBe(false)
  const again = await imported(feed, aBlm(rowsOf(1)))
  await imported(feed, aBlm(rowsOf(3)))
  expect((await reportOf(feed, again.url)).state).toBe('done')
  expect(await shown(feed)).toBe(3)
})

test('a dry run tells what a file would do, and does nothing', async () => {
  const feed = await newFeed()
  await imported(feed, aBlm(rowsOf(10)))
  const report = await imported(feed, aBlm(rowsOf(12).slice(1)), '?dry-run=1')
  expect(report).toMatchObject({ state: 'done', created: 2, unchanged: 9, removed: 1 })
  expect(await shown(feed)).toBe(10)
})

test('a file whose workers died as often as it is tried is given up, and its sender told', async () => {
  const feed = await newFeed()
  const { imports } = server.deps.feeds
  const { body } = await put(feed, aBlm(rowsOf(1)))
  const giveUp = () => imports.endLost('Send it again.', new Date())
  expect([await giveUp(), (await reportOf(feed, body.url)).state]).toEqual([0, 'waiting'])
  await server.database.query(`update job_common set state = 'failed' where singleton_key = $1`, [
    body.import,
  ])
  expect([await giveUp(), await reportOf(feed, body.url)]).toMatchObject([
    1,
    { state: 'failed', problem: 'Send it again.' },
  ])
})

test('a zip is opened, and Windows-1252 is read', async () => {
  const feed = await newFeed()
  const zip = await aZip({
    '1234_20261120.BLM': aBlm(rowsOf(2)),
    '1234_1_IMG_00.jpg': 'no picture',
    'Thumbs.db': '',
  })
  expect(await imported(feed, zip)).toMatchObject({ state: 'done', created: 2 })
  const file = Buffer.from(aBlm(rowsOf(2, { SUMMARY: 'Bishop\u0092s \u00a3' })), 'latin1')
  await imported(feed, file)
  expect(await countOf(server, `listings where answers::json ->> 'summary' = $1`, ['Bishop’s £'])).toBe(2)
})

test('a zip that is damaged is refused in words, and nothing of it is kept', async () => {
  const feed = await newFeed()
  const zip = await aZip({ 'a.blm': aBlm(rowsOf(1)) })
  const { status, body } = await put(feed, zip.subarray(0, zip.length - 30))
  expect([status, body.error_message]).toEqual([400, expect.stringMatching(/\w/)])
  expect(await countOf(server, 'feed_imports where feed_id = $1', [feed.id])).toBe(0)
})

describe('a sender that dies, or lies about the length of its file, leaves nothing', () => {
  const file = aBlm(rowsOf(3))
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  const onItsWay = async () => (await readdir(server.deps.feeds.incoming)).length

  test.each([
    ['less than it says', `content-length: ${file.length + 500}\r\n\r\n${file}`],
    ['no last piece', `transfer-encoding: chunked\r\n\r\n${file.length.toString(16)}\r\n${file}\r\n`],
    ['a piece that is cut off', `transfer-encoding: chunked\r\n\r\nffff\r\n${file}`],
  ])('%s', async (_what, rest) => {
    const feed = await newFeed()
    const sender = connect(port, '127.0.0.1')
    sender.write(`PUT /feeds/blm/${feed.secret} HTTP/1.1\r\nhost: x\r\n${rest}`)
    await expect.poll(onItsWay).toBe(1)
    sender.destroy()
    await expect.poll(onItsWay).toBe(0)
    expect(await countOf(server, 'feed_imports where feed_id = $1', [feed.id])).toBe(0)
  })
})

test('only the feed’s own secret sends a file or sees what came of it', async () => {
  const feed = await newFeed()
  const { url } = await imported(feed, aBlm(rowsOf(1)))
  const { pathname } = new URL(url)
  expect((await server.app.inject({ url: pathname })).statusCode).toBe(401)
  const other = await newFeed()
  expect((await server.app.inject({ url: `${pathname}/${other.secret}` })).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'PUT', url: '/feeds/blm', payload: 'x' })).statusCode).toBe(401)
})
