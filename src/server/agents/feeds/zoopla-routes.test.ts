import { beforeAll, expect, test } from 'vitest'
import { aFeed, anAgency } from '../../../../tests/support/feeds.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { aListingSent, zooplaCall } from '../../../../tests/support/zoopla.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
  feed = await aFeed(server.database, { format: 'zoopla' })
})

let places = 0
/** A home of its own each time. */
const elsewhere = () => ({ location: { property_number_or_name: String((places += 1)) } })

const update = (listing: object, etag?: string, secret = feed.secret) =>
  zooplaCall(server, secret, 'update', listing, etag)
const remove = (listing_reference: string, deletion_reason = 'withdrawn') =>
  zooplaCall(server, feed.secret, 'delete', { listing_reference, deletion_reason })
const list = async () =>
  (await zooplaCall(server, feed.secret, 'list', { branch_reference: '1234' })).body.listings
const page = async (url: string) => server.app.inject({ url: new URL(url).pathname })

test('a listing that is sent is advertised, and one that is deleted is not any more', async () => {
  const sent = aListingSent({ listing_reference: 'life' }, elsewhere())
  const { status, body } = await update(sent, 'first')
  expect([status, body]).toEqual([
    200,
    {
      status: 'OK',
      listing_reference: 'life',
      listing_etag: 'first',
      url: expect.stringMatching(/^https:\/\/gatepost\.example\/advert\/\w{8}$/),
      new_listing: true,
    },
  ])
  expect((await page(body.url)).body).toContain('£250,000')
  expect(await list()).toContainEqual({ listing_reference: 'life', listing_etag: 'first', url: body.url })

  const changed = { ...sent, pricing: { currency_code: 'GBP', transaction_type: 'sale', price: 240_000 } }
  expect((await update(changed, 'second')).body).toMatchObject({ url: body.url, new_listing: false })
  expect((await page(body.url)).body).toContain('£240,000')

  expect((await remove('life', 'completed')).body).toEqual({ status: 'OK', listing_reference: 'life' })
  expect((await page(body.url)).statusCode).toBe(404)
  expect(await countOf(server, 'feed_adverts where ref = $1 and removed_for = 7', ['life'])).toBe(1)
  const again = await remove('life')
  expect([again.status, again.body.errors]).toEqual([
    400,
    [{ message: expect.stringContaining('GP_REF_UNKNOWN'), path: '#/listing_reference' }],
  ])
  expect((await update(sent)).body).toMatchObject({ url: body.url, new_listing: true })
})

test('the same call twice, and many times at once, makes one advert and changes nothing but its tag', async () => {
  const sent = aListingSent({ listing_reference: 'twice' }, elsewhere())
  const answers = await Promise.all(Array.from({ length: 8 }, () => update(sent, 'a')))
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(answers.filter(({ body }) => body.new_listing)).toHaveLength(1)
  const changedAt = `select changed_at from feed_adverts where ref = 'twice'`
  const { rows: before } = await server.database.query(changedAt)
  await update(sent, 'b')
  expect((await server.database.query(changedAt)).rows).toEqual(before)
  expect(await list()).toContainEqual(
    expect.objectContaining({ listing_reference: 'twice', listing_etag: 'b' }),
  )
})

test('a listing that was for sale and is to let now is one advert', async () => {
  const place = elsewhere()
  const sale = await update(aListingSent({ listing_reference: 'turned' }, place))
  const pricing = { transaction_type: 'rent', price: 950, rent_frequency: 'per_month' }
  const rent = await update(aListingSent({ listing_reference: 'turned' }, { ...place, pricing }))
  expect([(await page(sale.body.url)).statusCode, (await page(rent.body.url)).statusCode]).toEqual([404, 200])
  expect((await list()).filter(({ listing_reference: ref }) => ref === 'turned')).toHaveLength(1)
  expect((await remove('turned', 'let')).status).toBe(200)
})

test('what is sold is kept and hidden', async () => {
  const sent = aListingSent({ listing_reference: 'sold' }, elsewhere())
  const { body } = await update(sent)
  await update({ ...sent, life_cycle_status: 'sold' })
  expect((await page(body.url)).statusCode).toBe(404)
  expect((await list()).map(({ listing_reference: ref }) => ref)).toContain('sold')
})

test('a refusal is 400, with every fault where it stands, and nothing of it is kept', async () => {
  const bad = aListingSent(
    { listing_reference: 'bad', life_cycle_status: 'let_agreed' },
    { location: { postal_code: 'LS1' }, pricing: { price: 'POA' } },
  )
  const { status, body } = await update(bad)
  expect([status, body]).toMatchObject([
    400,
    {
      status: 'FAILURE',
      error_name: 'json_does_not_validate',
      schema: expect.stringContaining('update.json'),
    },
  ])
  expect(body.errors.map(({ path }) => path)).toEqual([
    '#/life_cycle_status',
    '#/location/postal_code',
    '#/pricing/price',
  ])
  expect(await countOf(server, 'feed_adverts where ref = $1', ['bad'])).toBe(0)
  const { rows } = await server.database.query(
    `select kind, outcome, notes -> 0 ->> 'path' as path from feed_calls where ref = 'bad'`,
  )
  expect(rows).toEqual([{ kind: 'send', outcome: 'refused', path: 'listing.life_cycle_status' }])
})

test('a home that the branch has under another reference is refused', async () => {
  const place = elsewhere()
  await update(aListingSent({ listing_reference: 'first' }, place))
  const twin = await update(aListingSent({ listing_reference: 'firsta' }, place))
  expect(twin.body.errors).toEqual([
    { message: expect.stringContaining('GP_DUPLICATE_HOME'), path: '#/location' },
  ])
})

test('a call that is not ours to answer is a failure, too', async () => {
  const rtdf = await aFeed(server.database, { agency: (await anAgency(server.database)).id })
  const listing = aListingSent()
  expect((await update(listing, undefined, rtdf.secret)).status).toBe(401)
  expect((await zooplaCall(server, feed.secret, 'list', '{"branch')).body).toMatchObject({
    status: 'FAILURE',
    error_name: 'gp_type',
  })
  expect((await update({ ...listing, branch_reference: '99' })).body.errors).toMatchObject([
    { path: '#/branch_reference' },
  ])
})
