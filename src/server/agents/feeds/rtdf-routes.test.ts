import { beforeAll, describe, expect, test } from 'vitest'
import { aFeed, anAgency } from '../../../../tests/support/feeds.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aLetting, aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
beforeAll(async () => {
  server = await aServer({ environment: { PUBLIC_URL: 'https://gatepost.example' } })
  feed = await aFeed(server.database)
})

let places = 0
/** A home of its own each time. */
const elsewhere = () => ({ house_name_number: String((places += 1)) })

const call = (name: string, body: object | string | Buffer, secret = feed.secret, type?: string) =>
  rtdfCall(server, secret, name, body, type)
const send = async (property: object, channel = 1) =>
  (await call('sendpropertydetails', envelope(property, channel))).body
const remove = async (agent_ref: string, channel = 1) =>
  (await call('removeproperty', envelope({ agent_ref, removal_reason: 9 }, channel))).body
const list = async () => {
  const { body } = await call('getbranchpropertylist', {
    network: { network_id: 7 },
    branch: { branch_id: 1234 },
  })
  return body as unknown as {
    property: readonly { agent_ref: string; rightmove_id: number; update_date: string }[]
  }
}
const page = async (url: string | null) => server.app.inject({ url: new URL(url ?? '').pathname })

test('a home that is sent is advertised, and one that is removed is not any more', async () => {
  const property = aProperty({ property: { agent_ref: 'life' }, address: elsewhere() })
  const { status, body } = await call('sendpropertydetails', envelope(property))
  expect([status, body]).toMatchObject([
    200,
    { success: true, errors: [], property: { agent_ref: 'life', change_type: 'CREATE' } },
  ])
  // Clients refuse a member that the format does not have.
  expect(Object.keys(body)).toHaveLength(8)
  const { rightmove_id: id, rightmove_url: url } = body.property
  expect([Number.isSafeInteger(id), (await page(url)).statusCode]).toEqual([true, 200])
  expect((await page(url)).body).toContain('£250,000')
  expect((await server.app.inject('/adverts?place=Leeds')).body).toContain(new URL(url ?? '').pathname)

  const changed = await send({
    ...property,
    price_information: { price: 240_000 },
    update_date: '04-11-2026 09:00:00',
  })
  expect(changed.property).toEqual({ ...body.property, change_type: 'UPDATE' })
  expect((await page(url)).body).toContain('£240,000')

  expect((await remove('life')).property).toEqual({ ...body.property, change_type: 'DELETE' })
  expect((await page(url)).statusCode).toBe(404)
  const again = await remove('life')
  expect([again.success, again.errors[0]?.error_code]).toEqual([false, 'GP_REF_UNKNOWN'])

  const back = await send({ ...property, update_date: '05-11-2026 09:00:00' })
  expect(back.property).toEqual({ ...body.property, change_type: 'CREATE' })
})

test('the same call twice, and many times at once, makes one advert and changes nothing', async () => {
  const property = aProperty({ property: { agent_ref: 'twice' }, address: elsewhere() })
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(property)))
  expect(new Set(answers.map(({ property: { rightmove_id } }) => rightmove_id)).size).toBe(1)
  const kinds = answers.map(({ property: { change_type } }) => change_type)
  expect([kinds.filter((kind) => kind === 'CREATE').length, new Set(kinds).size]).toEqual([1, 2])
  const changedAt = `select changed_at from feed_adverts where ref = 'twice'`
  const { rows: before } = await server.database.query(changedAt)
  await send({ ...property, update_date: '09-11-2026 10:00:00' })
  expect((await server.database.query(changedAt)).rows).toEqual(before)
  expect((await list()).property).toContainEqual(
    expect.objectContaining({ agent_ref: 'twice', update_date: '09-11-2026 10:00:00' }),
  )
})

test('an older call that comes later leaves the newer home as it is', async () => {
  const at = (day: string, price: number) =>
    send(
      aProperty({
        property: { agent_ref: 'order', update_date: `${day}-11-2026 10:00:00` },
        address: { house_name_number: 'The Order' },
        price: { price },
      }),
    )
  await at('05', 200_000)
  const late = await at('04', 100_000)
  expect([late.success, late.warnings.map(({ warning_code }) => warning_code)]).toEqual([
    true,
    expect.arrayContaining(['GP_W_OLDER_UPDATE']),
  ])
  expect((await page(late.property.rightmove_url)).body).toContain('£200,000')
})

test('an advert says whether the home can still be had, and what its agent says beside the answers', async () => {
  const sent = aProperty({
    property: { agent_ref: 'facts', status: 2 },
    address: elsewhere(),
    price: { annual_service_charge: 1_200 },
    details: { features: ['A <b>large</b> garden'], council_tax_band: 'd' },
  })
  const { property } = await send(sent)
  const shown = (await page(property.rightmove_url)).body
  for (const text of [
    'Sold, subject to contract',
    'A large garden',
    '£1,200 a year',
    'Northgate Homes',
    '/Reserved',
  ]) {
    expect(shown).toContain(text)
  }
  expect((await server.app.inject('/adverts?place=Leeds')).body).toContain('Sold, subject to contract')
})

test('a home that is not published is kept and hidden', async () => {
  const property = aProperty({ property: { agent_ref: 'hidden' }, address: elsewhere() })
  const { property: shown } = await send(property)
  await send({ ...property, published: false })
  expect((await page(shown.rightmove_url)).statusCode).toBe(404)
  expect((await list()).property.map(({ agent_ref }) => agent_ref)).toContain('hidden')
  await send(property)
  expect((await page(shown.rightmove_url)).statusCode).toBe(200)
})

describe('what is refused is 200, with every fault', () => {
  test('and nothing of it is kept', async () => {
    const body = await send(aProperty({ property: { agent_ref: 'bad', status: 6 }, price: { price: 'POA' } }))
    expect(body).toMatchObject({ success: false, property: { agent_ref: 'bad', rightmove_id: null } })
    expect(body.errors.map(({ error_code }) => error_code)).toEqual(['GP_CHANNEL', 'GP_PRICE'])
    expect(body.errors.at(-1)?.error_value).toBe('property.price_information.price: POA')
    expect(await countOf(server, 'feed_adverts where ref = $1', ['bad'])).toBe(0)
  })

  test('a bad change leaves the live advert as it was', async () => {
    const property = aProperty({ property: { agent_ref: 'kept' }, address: elsewhere() })
    const { property: kept } = await send(property)
    expect((await send({ ...property, price_information: { price: 0 } })).success).toBe(false)
    expect((await page(kept.rightmove_url)).body).toContain('£250,000')
  })

  test('a home that the branch has under another reference', async () => {
    const address = elsewhere()
    await send(aProperty({ property: { agent_ref: 'first' }, address }))
    const twin = await send(aProperty({ property: { agent_ref: 'firsta' }, address }))
    expect(twin.errors).toMatchObject([
      { error_code: 'GP_DUPLICATE_HOME', error_value: 'property.address: first' },
    ])
    // Sold and let at once is lawful.
    expect((await send(aLetting({ property: { agent_ref: 'first' }, address }), 2)).success).toBe(true)
  })

  test('a home that the operator took down', async () => {
    const property = aProperty({ property: { agent_ref: 'down' }, address: elsewhere() })
    const { property: down } = await send(property)
    const id = down.rightmove_url?.split('/').at(-1)
    await server.database.query(`update listings set state = 'removed' where id = $1`, [id])
    expect((await send({ ...property, update_date: '20-11-2026 10:00:00' })).errors).toMatchObject([
      { error_code: 'GP_LAW' },
    ])
  })

  test('another branch', async () => {
    const { body } = await call('sendpropertydetails', envelope(aProperty(), 1, 99))
    expect(body.errors).toMatchObject([{ error_code: 'GP_BRANCH_UNKNOWN' }])
  })
})

test('a removal that goes to the wrong channel is told the right one', async () => {
  await send(aProperty({ property: { agent_ref: 'moved' }, address: elsewhere() }))
  const { message, errors } = await remove('moved', 2)
  expect([message, JSON.stringify(errors)]).toEqual([
    expect.any(String),
    expect.stringContaining('branch 1234, sales'),
  ])
})

describe('a call that is not ours to answer has the same envelope', () => {
  test.each([
    ['a wrong secret', 'sendpropertydetails', envelope(aProperty()), 'x'.repeat(43), 401],
    ['no JSON', 'sendpropertydetails', '{"network":', null, 400],
    ['a nest of lists', 'sendpropertydetails', '['.repeat(5_000), null, 400],
  ])('%s', async (_what, name, body, secret, wanted) => {
    const { status, body: given } = await call(name, body, secret ?? feed.secret)
    expect([status, given.success, typeof given.message]).toEqual([wanted, false, 'string'])
  })

  test('the feed of another format, and of another agency', async () => {
    const blm = await aFeed(server.database, { format: 'blm' })
    expect((await call('sendpropertydetails', envelope(aProperty()), blm.secret)).status).toBe(401)
    const other = await aFeed(server.database, { agency: (await anAgency(server.database)).id })
    const { body } = await call(
      'getbranchpropertylist',
      { network: { network_id: 7 }, branch: { branch_id: 1234 } },
      other.secret,
    )
    expect(body).toMatchObject({ success: true, property: [] })
  })
})

test('the secret may be the last part of the address, and is never logged', async () => {
  const url = `/v1/property/sendpropertydetails/${feed.secret}`
  const payload = envelope(aProperty({ property: { agent_ref: 'path' }, address: elsewhere() }))
  const { statusCode } = await server.app.inject({ method: 'POST', url, payload })
  expect([statusCode, server.logText().includes(feed.secret)]).toEqual([200, false])
})

test('Windows-1252, a byte order mark and a form’s content type are read', async () => {
  const text = JSON.stringify(
    envelope(
      aProperty({
        property: { agent_ref: 'bytes' },
        address: elsewhere(),
        details: { summary: 'Bishop’s £1' },
      }),
    ),
  )
  const latin = Buffer.from(text.replace('’', '\u0092'), 'latin1')
  const { body } = await call('sendpropertydetails', latin, feed.secret, 'application/x-www-form-urlencoded')
  expect((await page(body.property.rightmove_url)).body).toContain('Bishop’s £1')
  const marked = Buffer.from(`\ufeff${text}`)
  expect((await call('sendpropertydetails', marked, feed.secret, 'text/plain')).body.success).toBe(true)
})

test('every call is noted, with what was wrong with it', async () => {
  const { rows } = await server.database.query(
    `select outcome, notes -> 0 ->> 'code' as code from feed_calls where feed_id = $1 and ref = 'bad'`,
    [feed.id],
  )
  expect(rows).toEqual([{ outcome: 'refused', code: 'GP_CHANNEL' }])
})

test('a feed that calls without end is told to wait', async () => {
  const busy = await aFeed(server.database, { agency: (await anAgency(server.database)).id })
  await server.database.query(
    `insert into used_limits (name, used, ends_at) values ('feed calls ' || $1, 5000, now() + interval '30 seconds')`,
    [busy.id],
  )
  const { status, headers } = await call('getbranchpropertylist', {}, busy.secret)
  expect([status, Number(headers['retry-after']) > 20]).toEqual([429, true])
})
