import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { EXPORT_FORMATS, type ExportFormat } from '#shared/advert/export-formats.ts'
import { paths } from '#shared/journey/paths.ts'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { aHouseToLet, letting } from '../../../../tests/support/builders.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { anOwner, aStreet, type Owner, published } from '../../../../tests/support/publishing.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { photoNames } from '../../adverts/photos/photo-names.ts'
import { importJob } from '../../composition/import-job.ts'
import { BlmReader } from '../../formats/blm-file.ts'

type Browser = Owner['browser']
const aLet = () => ({ context: letting, answers: { ...aHouseToLet(), streetName: aStreet() } })

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})

async function filesIn(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString())
  return files
}
async function taken(browser: Browser, url: string) {
  const answer = await browser.call(url)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const allOf = async (browser: Browser, format: ExportFormat) =>
  filesIn((await taken(browser, paths.exportAll(format))).bytes)

test('an owner takes all adverts away at once, and nobody else’s', async () => {
  const owner = await anOwner(server)
  const adverts = [await published(server, owner), await published(server, owner, aLet())]
  await published(server, await anOwner(server))
  const listings = adverts.map(({ listing }) => listing).toSorted()
  const rtdf = await allOf(owner.browser, 'rtdf')
  expect([...rtdf.keys()].toSorted()).toEqual(listings.map((listing) => `${listing}.rtdf.json`))
  const refs = [...rtdf.values()].map(
    (text) => (JSON.parse(text) as { property: { agent_ref: string } }).property.agent_ref,
  )
  expect(refs.toSorted()).toEqual(listings)
  const [head, ...lines] = (await taken(owner.browser, paths.exportAll('csv'))).bytes
    .toString()
    .trim()
    .split('\r\n')
  expect(head).toMatch(/^listing,.*sellingPrice.*rentAmount/)
  expect(lines.filter((line) => listings.some((listing) => line.startsWith(listing)))).toHaveLength(2)
})

test('BLM is one file with the columns of all its rows, and the photos that they name', async () => {
  const owner = await anOwner(server)
  const sale = await published(server, owner)
  await published(server, owner, aLet())
  const [photo] = sale.answers.files_uploaded
  await server.photos.files.put(photoNames(photo?.id ?? '')[0], Buffer.from('a photo'))
  const files = await allOf(owner.browser, 'blm')
  const rows = rowsOf(files.get('adverts.blm') ?? '')
  expect(columnOf(rows, 'TRANS_TYPE_ID')).toEqual(['1', '2'])
  const name = rows.find((row) => row['TRANS_TYPE_ID'] === '1')?.['MEDIA_IMAGE_00'] ?? ''
  expect(files.get(name)).toBe('a photo')
  expect(await readdir(server.deps.exports.incoming)).toEqual([])
})

const columnOf = (rows: ReturnType<typeof rowsOf>, name: string) =>
  rows.map((row) => row[name] ?? '').toSorted()

function rowsOf(text: string) {
  const reader = new BlmReader()
  const records = [...reader.push(text), ...reader.end()]
  expect(reader.header?.count).toBe(records.length)
  return records.map(({ row }) => row ?? {})
}

test('an agency takes all its homes away as they were sent, and imports them again', async () => {
  const { id, people } = await aStaffedAgency(server)
  const blm = await aFeed(server.database, { format: 'blm', agency: id })
  const rtdf = await aFeed(server.database, { agency: id, branch: '77' })
  const sent = [
    aRow('1234_1', { VENDOR_NOTE: 'Two\u2028lines – and 3 × 4', PRICE: '£155,000' }),
    aRow('1234_2', { VENDOR_NOTE: 'a^b' }),
  ]
  const put = (payload: string) =>
    server.app.inject({ method: 'PUT', url: `/feeds/blm/${blm.secret}`, payload })
  const work = () => runDue(server.database, importJob(server.deps.feeds))
  await put(aBlm(sent, { eof: '|' }))
  await work()
  await rtdfCall(server, rtdf.secret, 'sendpropertydetails', envelope(aProperty(), 1, 77))
  const files = await filesIn((await taken(people.reader.browser, paths.exportAgency('blm'))).bytes)
  const text = files.get('adverts.blm') ?? ''
  const rows = rowsOf(text)
  for (const row of sent) expect(rows).toContainEqual(expect.objectContaining(row))
  expect(columnOf(rows, 'BRANCH_ID')).toEqual(['1234', '1234', '77'])
  await put(text)
  await work()
  const { rows: states } = await server.database.query<{ ref: string; state: string }>(
    'select ref, state from feed_adverts where agency_id = $1 order by ref',
    [id],
  )
  expect(states).toEqual(['1234_1', '1234_2', 'A1'].map((ref) => ({ ref, state: 'live' })))
})

test('there is nothing for guests, and of agencies nothing for others', async () => {
  const owner = await anOwner(server)
  for (const { id } of EXPORT_FORMATS) {
    expect((await taken(owner.browser, paths.exportAgency(id))).status).toBe(404)
    expect((await taken(aBrowser(server), paths.exportAll(id))).status).toBe(303)
    expect((await taken(owner.browser, paths.exportAll(id))).status).toBe(200)
  }
  expect((await taken(owner.browser, `${paths.exportAll()}?format=xls`)).status).toBe(400)
})
