import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { EXPORT_FORMATS } from '#shared/advert/export-formats.ts'
import { paths } from '#shared/journey/paths.ts'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBrowser } from '../../../../tests/support/browsers.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { anOwner, type Owner, published } from '../../../../tests/support/publishing.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { photoNames } from '../../adverts/photos/photo-names.ts'
import { BlmReader } from '../../formats/blm-file.ts'
import { readBlmRow } from '../../formats/read-blm-row.ts'
import { readProperty } from '../../formats/read-property.ts'

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

describe('an agent’s home', () => {
  const asSent = {
    ...aProperty({ details: { parking: [57], heating: [3, 52] } }),
    vendor: { their_key: 12.5, note: 'Café' },
  }
  async function aSentHome() {
    const { id, people } = await aStaffedAgency(server)
    const feed = await aFeed(server.database, { agency: id })
    const send = (property: object) =>
      rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(property))
    await send(asSent)
    const { rows } = await server.database.query<{ number: string; listing: string }>(
      'select number, listing_id as listing from feed_adverts where agency_id = $1',
      [id],
    )
    const { number = '', listing = '' } = rows[0] ?? {}
    const given = async (person: { browser: Owner['browser'] }, format = 'rtdf') =>
      taken(format, person.browser, listing)
    return { ...people, send, given, page: `/agency/homes/${number}` }
  }
  const propertyIn = (text: string): unknown => (JSON.parse(text) as { property: unknown }).property

  test('comes back as it was sent, with what we have no place for, and goes by its agent’s own names', async () => {
    const { reader, given, send } = await aSentHome()
    expect(JSON.parse((await given(reader)).text)).toEqual({
      network: { network_id: 0 },
      branch: { branch_id: 1234, channel: 1, overseas: false },
      property: asSent,
    })
    const later = { ...asSent, update_date: '04-11-2026 09:30:00' }
    await send(later)
    expect(propertyIn((await given(reader)).text)).toEqual(later)
  })

  test('has what its people changed by hand, also after the feed sent it again', async () => {
    const { editor, given, send, page } = await aSentHome()
    const mine = { summary: 'A quiet house', propertyDescription: 'A house with a garden.', price: '240,000' }
    await editor.form(page, { act: 'change', ...mine })
    await send({ ...asSent, status: 4 })
    const changed = {
      ...asSent,
      status: 4,
      price_information: { price: 240_000 },
      details: { ...(asSent as unknown as { details: object }).details, summary: 'A quiet house' },
    }
    expect(propertyIn((await given(editor)).text)).toEqual(changed)
    await editor.form(page, { act: 'give-back' })
    expect(propertyIn((await given(editor)).text)).toEqual({ ...asSent, status: 4 })
  })

  test('is its agency’s people’s alone, in every format', async () => {
    const { owner: head, given } = await aSentHome()
    const stranger = await aStaffedAgency(server)
    for (const { id } of EXPORT_FORMATS) {
      expect((await given(head, id)).status).toBe(200)
      expect((await given(stranger.people.owner, id)).status).toBe(404)
    }
  })
})
