import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { EXPORT_FORMATS } from '#shared/advert/export-formats.ts'
import { paths } from '#shared/journey/paths.ts'
import { aBrowser } from '../../../tests/support/browsers.ts'
import { anOwner, type Owner, published } from '../../../tests/support/publishing.ts'
import { aServer } from '../../../tests/support/server.ts'
import { BlmReader } from '../formats/blm-file.ts'
import { readBlmRow } from '../formats/read-blm-row.ts'
import { readProperty } from '../formats/read-property.ts'
import { photoNames } from '../photos/photo-names.ts'

let server: Awaited<ReturnType<typeof aServer>>
let owner: Owner
let advert: Awaited<ReturnType<typeof published>>
beforeAll(async () => {
  server = await aServer()
  owner = await anOwner(server)
  advert = await published(server, owner, {
    answers: { summary: '=1+1 Bed House', propertyPostcode: 'LS1 1AA' },
  })
  const [photo] = advert.answers.files_uploaded
  await server.photos.files.put(photoNames(photo?.id ?? '')[0], Buffer.from('a photo'))
})

async function taken(format: string, browser = owner.browser, listing = advert.listing) {
  const answer = await browser.call(`${paths.exportAdvert(listing)}?format=${format}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString() }
}

test('an owner takes the advert away as RTDF, as it was published', async () => {
  const { status, headers, text } = await taken('rtdf')
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="${advert.listing}.rtdf.json"`,
  ])
  const { property } = JSON.parse(text) as { property: unknown }
  const { home, faults } = readProperty(property, 'sell')
  expect(faults).toEqual([])
  const { sellingPrice, streetName, propertyDescription, currentEpc } = advert.answers
  expect(home?.answers).toMatchObject({ sellingPrice, streetName, propertyDescription, currentEpc })
})

test('BLM comes as a zip, with the photos that its row names', async () => {
  const { bytes } = await taken('blm')
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  const reader = new BlmReader()
  const text = files.get(`${advert.listing}.blm`)?.toString('latin1') ?? ''
  const [record] = [...reader.push(text), ...reader.end()]
  const { home } = readBlmRow(record?.row ?? {})
  expect(home?.answers).toMatchObject({ sellingPrice: advert.answers.sellingPrice })
  expect(home?.media.map(({ url }) => files.get(url)?.toString())).toEqual(['a photo'])
})

test('no cell of the table is run as a formula', async () => {
  const { text } = await taken('csv')
  expect(text).toContain("'=1+1 Bed House")
})

test('JSON-LD shows neither the door number nor the whole postcode', async () => {
  const { text } = await taken('jsonld')
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'RealEstateListing',
    mainEntity: { '@type': expect.any(String) },
  })
  expect(text).not.toMatch(/1AA|"14"/)
})

test('a PDF is one', async () => {
  // Without the photo, which is none.
  const plain = await published(server, owner)
  const { bytes, headers } = await taken('pdf', owner.browser, plain.listing)
  expect([headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
})

test('nobody else has it, in any format', async () => {
  const other = await anOwner(server)
  for (const { id } of EXPORT_FORMATS) {
    expect((await taken(id, other.browser)).status).toBe(404)
    expect((await taken(id, aBrowser(server))).status).toBe(303)
  }
  expect((await taken('xls')).status).toBe(400)
})
