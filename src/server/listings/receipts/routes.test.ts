import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Receipt } from '#shared/api/receipt.ts'
import { leadOf, partsOf, RECEIPT_TITLE } from '#shared/api/receipt-in-words.ts'
import { paths } from '#shared/journey/paths.ts'
import { sameBrowser } from '../../../../tests/support/actor.ts'
import { aBrowser, aNetwork } from '../../../../tests/support/browsers.ts'
import { aDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { unspaced, wordsOfPdf } from '../../../../tests/support/pdf.ts'
import { anOwner, countOf, type Owner, published } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { inApp } from '../../../../tests/support/transports.ts'

let db: TestDatabase
let server: Awaited<ReturnType<typeof aServer>>
let owner: Owner
let advert: Awaited<ReturnType<typeof published>>
beforeAll(async () => {
  db = await aDatabase()
  server = await aServer({ on: db })
  owner = await anOwner(server)
  advert = await published(server, owner, { answers: { propertyPostcode: 'LS1 1AA' } })
})

const textOf = (html: string): string =>
  html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')

async function opened(path: string, browser = aBrowser(server)) {
  const answer = await browser.call(path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes, text: textOf(bytes.toString()) }
}

const rowOf = async (listing: string, number = 1) => {
  const { rows } = await server.owner.query<{
    id: string
    record: string
    digest: Buffer
    signature: string
  }>('select * from receipts where listing_id = $1 and number = $2', [listing, number])
  const [row] = rows
  if (!row) throw new Error('no receipt')
  return row
}

async function pasted(text: string) {
  const { payload, statusCode } = await server.app.inject({
    method: 'POST',
    url: paths.checkReceipt(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ pasted: text }).toString(),
  })
  return { status: statusCode, text: textOf(payload) }
}

test('its owner sees what was checked, found and published', async () => {
  const { status, text } = await opened(paths.receipt(advert.listing), owner.browser)
  expect(status).toBe(200)
  expect(text).toContain('Nation England')
  expect(text).toContain('This was the first publication.')
  expect(text).toContain(advert.answers.propertyDescription ?? '?')
  expect(text).toMatch(/L20 · /)
  const { record } = await rowOf(advert.listing)
  expect(JSON.parse(record)).toMatchObject({
    advert: advert.listing,
    number: 1,
    nation: 'england',
    changed: null,
  })
  const names = (JSON.parse(record) as { answers: readonly { name: string }[] }).answers.map(
    ({ name }) => name,
  )
  expect(names).toContain('countryName')
  expect(names).toEqual([...new Set(names)])
})

test('nobody else does, on the page or as a file', async () => {
  const other = await anOwner(server)
  for (const path of [
    paths.receipt(advert.listing),
    paths.receiptFile(advert.listing, 1, 'pdf'),
    paths.receiptFile(advert.listing, 1, 'json'),
  ]) {
    expect([path, (await opened(path, other.browser)).status]).toEqual([path, 404])
    expect([path, (await opened(path)).status]).toEqual([path, 303])
  }
})

test('anybody can check it by its link, and learns nothing of the owner or the home', async () => {
  const { id } = await rowOf(advert.listing)
  const { status, text } = await opened(paths.checkReceipt(id))
  expect(status).toBe(200)
  expect(text).toContain('This receipt is genuine')
  const { enquiryEmail, enquiryPhone, streetName, propertyDescription } = advert.answers
  for (const secret of [enquiryEmail, enquiryPhone, streetName, propertyDescription])
    expect(text).not.toContain(secret)
  expect((await opened(paths.checkReceipt('6d0c7f3a-5a4e-4d0f-9a65-0b8f2f4f7a11'))).status).toBe(404)
})

test('the record, its digest or the signature can be pasted, and a change of any byte is told', async () => {
  const { record, digest, signature } = await rowOf(advert.listing)
  for (const genuine of [record, digest.toString('hex'), signature])
    expect((await pasted(genuine)).text).toContain('This receipt is genuine')
  for (let i = 0; i < record.length; i += Math.ceil(record.length / 20)) {
    const changed = record.slice(0, i) + (record[i] === 'x' ? 'y' : 'x') + record.slice(i + 1)
    expect([i, (await pasted(changed)).text]).toEqual([
      i,
      expect.stringContaining('We don’t know this receipt'),
    ])
  }
  const [head, payload, tail] = signature.split('.')
  expect((await pasted(`${head}.${payload}A.${tail}`)).text).toContain('This receipt isn’t genuine')
  expect((await pasted('')).status).toBe(422)
})

test('a record, a digest or a signature that is changed where it is stored is no longer genuine', async () => {
  const other = await published(server, owner)
  const { id, record, signature } = await rowOf(other.listing)
  const forms = async () => (await opened(paths.checkReceipt(id))).text
  await server.owner.query('update receipts set record = $2 where id = $1', [
    id,
    record.replace('Mill', 'Hill').replace('"number":1', '"number":2'),
  ])
  expect(await forms()).toContain('This receipt isn’t genuine')
  await server.owner.query('update receipts set record = $2, digest = $3 where id = $1', [
    id,
    record,
    randomBytes(32),
  ])
  expect(await forms()).toContain('This receipt isn’t genuine')
  const { signature: elses } = await rowOf(advert.listing)
  await server.owner.query(
    `update receipts set digest = sha256(convert_to(record, 'UTF8')), signature = $2 where id = $1`,
    [id, elses],
  )
  expect(await forms()).toContain('This receipt isn’t genuine')
  await server.owner.query('update receipts set signature = $2 where id = $1', [id, signature])
  expect(await forms()).toContain('This receipt is genuine')
})

test('the program itself can change or remove none', async () => {
  await expect(server.database.query(`update receipts set record = ''`)).rejects.toThrow(/permission denied/)
  await expect(server.database.query('delete from receipts')).rejects.toThrow(/permission denied/)
})

test('each change that goes live has one, which names the change', async () => {
  const changing = await published(server, owner)
  await changing.finish(1, { sellingPrice: 310_000 })
  const { record } = await rowOf(changing.listing, 2)
  expect((JSON.parse(record) as Receipt).changed).toEqual([
    expect.objectContaining({ name: 'sellingPrice', before: '£325,000', after: '£310,000' }),
  ])
  const { text } = await opened(paths.receipt(changing.listing, 1), owner.browser)
  expect(text).toContain('Receipt 1 of 2')
})

test('publishing the same version from two processes makes one', async () => {
  const twice = await published(server, owner)
  const second = await aServer({ on: { ...db, database: db.another() } })
  const elsewhere = sameBrowser(owner.browser, inApp(second, aNetwork()))
  const change = { sellingPrice: 300_000 }
  await twice.save(1, change)
  const done = await Promise.all(
    [owner.browser, elsewhere, owner.browser, elsewhere].map((browser) => twice.finish(2, change, browser)),
  )
  expect(done.map(({ body }) => body.success)).toEqual([true, true, true, true])
  expect(await countOf(server, 'receipts where listing_id = $1', [twice.listing])).toBe(2)
})

test('a PDF says all that the page says, in its order', async () => {
  const { bytes, headers } = await opened(paths.receiptFile(advert.listing, 1, 'pdf'), owner.browser)
  expect(headers.get('content-type')).toBe('application/pdf')
  const { id, record, digest, signature } = await rowOf(advert.listing)
  const receipt = JSON.parse(record) as Receipt
  const checkAddress = `http://localhost${paths.checkReceipt(id)}`
  const parts = partsOf({ receipt, digest: digest.toString('hex'), signature, checkAddress })
  const texts = parts.flatMap(({ heading, lines }) => [
    heading,
    ...lines.map((line) => (typeof line === 'string' ? line : line.join(': '))),
  ])
  expect(texts.join(' ')).toContain(advert.answers.propertyDescription)
  expect(await wordsOfPdf(bytes)).toBe(unspaced([RECEIPT_TITLE, leadOf(receipt), ...texts].join(' ')))
})

test('the public keys can be fetched by anybody', async () => {
  const { keys } = (await server.app.inject({ url: paths.receiptKeys() })).json<{ keys: object[] }>()
  expect(keys).toEqual([expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', use: 'sig' })])
  expect(JSON.stringify(keys)).not.toContain('"d"')
})
