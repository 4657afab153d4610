import { beforeAll, describe, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aHomeSent, aKey, apiCall } from '../../../../tests/support/api.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
let secret: string
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
  feed = await aFeed(server.database)
  ;({ secret } = await aKey(server, { agency: feed.agencyId }))
})

let doors = 100
/** A home of its own each time. */
const elsewhere = () => ({ doorNumber: String((doors += 1)) })
const addressOf = (ref: string, branch = '1234') => `/branches/${branch}/adverts/${ref}`
const put = (ref: string, body: unknown, headers: Record<string, string> = {}, key = secret) =>
  apiCall(server, key, addressOf(ref), { method: 'PUT', body, headers })
const remove = (ref: string, reason = 'withdrawn') =>
  apiCall(server, secret, `${addressOf(ref)}?reason=${reason}`, { method: 'DELETE' })
const page = async (url: string) => server.app.inject({ url: new URL(url).pathname })

describe('an advert that a program puts', () => {
  test('is published, changed, removed and put back at the same address', async () => {
    const sent = aHomeSent({ features: ['South-facing garden'] }, elsewhere())
    const made = await put('life', sent)
    expect([made.status, made.body.outcome]).toEqual([201, 'created'])
    // No rating: that is no question of the API, so that its warning is of the answers.
    expect(made.body.warnings).toContainEqual(
      expect.objectContaining({ pointer: '/answers', code: 'GP_W_LAW' }),
    )
    const { url, id } = made.body.advert
    expect((await page(url)).body).toContain('South-facing garden')

    expect((await put('life', sent)).body.outcome).toBe('unchanged')
    const changed = await put('life', { ...sent, answers: { ...sent.answers, sellingPrice: 240_000 } })
    expect([changed.status, changed.body.outcome, changed.body.advert.url]).toEqual([200, 'updated', url])
    expect((await page(url)).body).toContain('£240,000')

    expect((await remove('life', 'sold')).status).toBe(204)
    expect((await page(url)).statusCode).toBe(404)
    expect((await apiCall(server, secret, `/adverts/${id}`)).body.state).toBe('removed')
    expect((await remove('life', 'sold')).status).toBe(404)
    expect((await put('life', sent)).body).toMatchObject({ outcome: 'created', advert: { url } })
  })

  test('is the same when what was read of it is put back', async () => {
    const photos = [{ url: 'https://pictures.example/1.jpg', kind: 'photo', caption: 'The front' }]
    const { body } = await put('round', aHomeSent({ photos, fees: 'None' }, elsewhere()))
    const { body: read } = await apiCall(server, secret, `/adverts/${body.advert.id}`)
    expect(read.photos).toEqual([{ ...photos[0], changed_at: null, state: 'waiting', problem: null }])
    const { answers } = read
    const turned = Object.fromEntries(Object.entries(answers).toReversed())
    const again = await put('round', { ...read, answers: turned })
    expect(again.body.outcome).toBe('unchanged')
    expect(again.body.advert).toEqual(read)
  })

  test('can be one that a feed sent', async () => {
    const property = aProperty({ property: { agent_ref: 'fed' }, address: { house_name_number: '900' } })
    await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(property))
    const [fed] = (await apiCall(server, secret, '/adverts?reference=fed')).body.adverts
    const { status, body } = await put('fed', { ...fed, status: 'under-offer' })
    expect([status, body.advert.id, body.outcome]).toEqual([200, fed?.id, 'updated'])
    expect(body.advert.answers).toEqual(fed?.answers)
  })

  test('is exported whole, as there is nothing else that was sent', async () => {
    const { people, id } = await aStaffedAgency(server)
    const own = await aKey(server, { agency: id, branch: '1234' })
    const { body } = await put('exported', aHomeSent({}, elsewhere()), {}, own.secret)
    const { statusCode, body: text } = await people.reader.get(
      `/profile/listings/${body.advert.id}/export?format=rtdf`,
    )
    expect(statusCode).toBe(200)
    const { property } = JSON.parse(text) as { property: unknown }
    expect(property).toMatchObject({ agent_ref: 'exported', price_information: { price: 250_000 } })
  })

  test('for sale ends when its reference is put to let', async () => {
    const place = elsewhere()
    const sale = await put('turned', aHomeSent({}, place))
    const { sellingPrice: _, ...answers } = aHomeSent({}, place).answers
    const rent = { ...answers, rentAmount: 950, priceFrequency: 1 }
    expect((await put('turned', { ...aHomeSent(), channel: 'let', answers: rent })).status).toBe(201)
    expect((await page(sale.body.advert.url)).statusCode).toBe(404)
  })

  test('is hidden when it is not published', async () => {
    const { body } = await put('hidden', aHomeSent({ published: false }, elsewhere()))
    expect([body.advert.state, (await page(body.advert.url)).statusCode]).toEqual(['hidden', 404])
  })

  test('many times at once is one advert', async () => {
    const sent = aHomeSent({}, elsewhere())
    const answers = await Promise.all(Array.from({ length: 8 }, () => put('at-once', sent)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.advert.id)).size).toBe(1)
  })

  test('is told what the law says against its words, and is advertised', async () => {
    const { status, body } = await put('words', {
      ...aHomeSent({}, elsewhere()),
      channel: 'let',
      answers: {
        ...{ propertyPostcode: 'LS1 1AA', townName: 'Leeds', rentAmount: 950, priceFrequency: 1 },
        ...{ propertyDescription: 'No DSS. No children.', ...elsewhere() },
      },
    })
    expect(status).toBe(201)
    expect(body.warnings).toContainEqual(
      expect.objectContaining({ pointer: '/answers/propertyDescription', code: 'GP_W_LAW' }),
    )
  })
})

describe('a body', () => {
  const { answers } = aHomeSent()
  const answering = (changes: object) => aHomeSent({}, changes)
  const photo = { url: 'https://pictures.example/1.jpg', kind: 'photo' }
  // biome-ignore format: a table
  test.each([
    ['that is a list', [], '/channel'],
    ['that is null', null, '/channel'],
    ['without a channel', { ...aHomeSent(), channel: undefined }, '/channel'],
    ['whose channel has a prototype’s name', aHomeSent({ channel: 'toString' }), '/channel'],
    ['without a price', { ...aHomeSent(), answers: { ...answers, sellingPrice: undefined } }, '/answers/sellingPrice'],
    ['whose price is text', answering({ sellingPrice: '250000' }), '/answers/sellingPrice'],
    ['whose price has thousandths', answering({ sellingPrice: 1.005 }), '/answers/sellingPrice'],
    ['whose price is below a pound', answering({ sellingPrice: 0 }), '/answers/sellingPrice'],
    ['with half a postcode', answering({ propertyPostcode: 'LS1' }), '/answers/propertyPostcode'],
    ['with a home in Jersey', answering({ propertyPostcode: 'JE2 3AA' }), '/answers/propertyPostcode'],
    ['with a blank town', answering({ townName: '\u200b ' }), '/answers/townName'],
    ['with an answer of the other channel', answering({ rentAmount: 900 }), '/answers/rentAmount'],
    ['with an answer that is not an agent’s to give', answering({ marketingOption: 'gold' }), '/answers/marketingOption'],
    ['with a code that there is not', answering({ houseType: 5 }), '/answers/houseType'],
    ['with a line that has two', answering({ streetName: 'Mill\nLane' }), '/answers/streetName'],
    ['with half a character', answering({ summary: '\ud800' }), '/answers/summary'],
    ['with a tour that is no address', answering({ videoTour: 'javascript:alert(1)' }), '/answers/videoTour'],
    ['with a date that there is not', answering({ lastMarketedOn: '2026-02-30' }), '/answers/lastMarketedOn'],
    ['with a description that is too long', answering({ propertyDescription: 'x'.repeat(32_001) }), '/answers/propertyDescription'],
    ['with a status of the other channel', aHomeSent({ status: 'let-agreed' }), '/status'],
    ['with a member that we do not know', aHomeSent({ owner: 'me' }), '/owner'],
    ['with a picture from a file', aHomeSent({ photos: [{ ...photo, url: 'file:///etc/passwd' }] }), '/photos/0/url'],
    ['with a picture whose change is no text', aHomeSent({ photos: [{ ...photo, changed_at: '\u0000' }] }), '/photos/0/changed_at'],
    ['with fees that are no text', aHomeSent({ fees: '\u0000' }), '/fees'],
    ['with a picture twice', aHomeSent({ photos: [photo, photo] }), '/photos/1/url'],
    ['with too many floor plans', aHomeSent({ photos: [1, 2, 3, 4].map((n) => ({ url: `https://a.example/${n}`, kind: 'floor-plan' })) }), '/photos'],
  ])('%s is refused where it is wrong, and nothing is kept', async (_name, body, pointer) => {
    const { status, body: answer } = await put('bad', body)
    expect([status, answer.type]).toEqual([422, '/api#faults'])
    expect(answer.errors.map((error) => error.pointer)).toEqual([pointer])
    expect((await apiCall(server, secret, '/adverts?reference=bad')).body.adverts).toEqual([])
  })

  test.each([
    ['that is no JSON', '{"channel":', 400],
    ['with a key twice', '{"channel":"sell","channel":"let"}', 400],
    ['with a key that reaches a prototype', '{"__proto__":{}}', 400],
    ['that nests too deep', '['.repeat(100) + ']'.repeat(100), 400],
    ['of more than 512 KiB', `"${'x'.repeat(524_288)}"`, 413],
  ])('%s is refused', async (_name, body, status) => {
    const answer = await put('bad', body)
    expect([answer.status, answer.body.type]).toEqual([
      status,
      status === 413 ? '/api#too-large' : '/api#not-readable',
    ])
  })

  test('that advertises a home of the branch a second time is refused, and shown with what is wrong', async () => {
    const place = elsewhere()
    await put('first', aHomeSent({}, place))
    const { status, body } = await put('second', aHomeSent({}, place))
    expect([status, body.errors[0]?.code]).toEqual([422, 'GP_DUPLICATE_HOME'])
    const faults = async () =>
      (await server.database.query(`select message from feed_faults where ref = 'second'`)).rows
    expect(await faults()).toHaveLength(1)
    await put('second', aHomeSent({}, elsewhere()))
    expect(await faults()).toEqual([])
  })
})

describe('what a key may write', () => {
  test('is its agency’s, its branch’s, and nothing without the scope', async () => {
    const sent = aHomeSent({}, elsewhere())
    const made = await put('guarded', sent)
    const other = await aKey(server)
    const elsewhereKey = await aKey(server, { agency: feed.agencyId, branch: 'south' })
    const reader = await aKey(server, { agency: feed.agencyId, scopes: ['adverts:read'] })
    for (const [key, status] of [
      [other.secret, 404],
      [elsewhereKey.secret, 404],
      [reader.secret, 403],
    ] as const) {
      const changed = { ...sent, published: false }
      expect((await put('guarded', changed, {}, key)).status).toBe(status)
      const address = `${addressOf('guarded')}?reason=sold`
      expect((await apiCall(server, key, address, { method: 'DELETE' })).status).toBe(status)
    }
    expect((await page(made.body.advert.url)).statusCode).toBe(200)
    const own = await apiCall(server, elsewhereKey.secret, addressOf('own', 'south'), {
      method: 'PUT',
      body: aHomeSent({}, elsewhere()),
    })
    expect(own.status).toBe(201)
  })

  test('is nothing under a branch that the agency does not have', async () => {
    const { status } = await apiCall(server, secret, addressOf('x', 'nowhere'), {
      method: 'PUT',
      body: aHomeSent({}, elsewhere()),
    })
    expect(status).toBe(404)
  })

  test('stays down once we took it down', async () => {
    const sent = aHomeSent({}, elsewhere())
    const { body } = await put('down', sent)
    await server.database.query(`update listings set state = 'removed' where id = $1`, [body.advert.id])
    const again = await put('down', { ...sent, published: false })
    expect([again.status, again.body.errors[0]?.pointer]).toEqual([422, ''])
    expect((await apiCall(server, secret, `/adverts/${body.advert.id}`)).body.state).toBe('taken-down')
  })
})
