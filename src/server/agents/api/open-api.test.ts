import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { aForm, aHomeSent, aKey, anEnquiry, apiCall, type Sent } from '../../../../tests/support/api.ts'
import { aFeed, anAgency } from '../../../../tests/support/feeds.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import type { OpenApi } from '../../../shared/api/open-api.ts'
import { API_LIMITS } from '../../config/limits.ts'

let server: Awaited<ReturnType<typeof aServer>>
let document: OpenApi
let key: Awaited<ReturnType<typeof aKey>>
let advert: string
let photo: string
let used: string
const picture = await aPicture(400, 300)
beforeAll(async () => {
  server = await aServer()
  document = (await server.app.inject({ url: '/api/v1/openapi.json' })).json<OpenApi>()
  const agency = (await anAgency(server.database)).id
  const feed = await aFeed(server.database, { agency })
  await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(aProperty()))
  key = await aKey(server, { agency })
  advert = (await apiCall(server, key.secret, '/adverts')).body.adverts[0]?.id ?? ''
  await anEnquiry(server, advert)
  const upload = async (width: number) => {
    const sent = { method: 'POST' as const, ...aForm(await aPicture(width, 300)) }
    return (await apiCall(server, key.secret, '/branches/1234/photos', sent)).body.id
  }
  photo = await upload(401)
  used = await upload(402)
  const body = aHomeSent({ photos: [{ photo: used, kind: 'photo' }] }, { doorNumber: '98' })
  await apiCall(server, key.secret, '/branches/1234/adverts/P0', { method: 'PUT', body })
})

test('the document is one of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...document })
  expect([valid, errors]).toEqual([true, undefined])
})

interface Sample extends Sent {
  readonly address: () => string
}

/** A call of each operation that is answered well, one that finds nothing, and one with something wrong. */
const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  listAdverts: [{ address: () => '/adverts?limit=1' }, { address: () => '/adverts?limit=none' }],
  readAdvert: [{ address: () => `/adverts/${advert}` }, { address: () => '/adverts/zzzzzzzz' }],
  putAdvert: [
    {
      address: () => '/branches/1234/adverts/P1',
      body: aHomeSent({}, { doorNumber: '99' }),
      headers: { 'idempotency-key': '"a"' },
    },
    {
      address: () => '/branches/1234/adverts/P1',
      body: aHomeSent({ published: false }, { doorNumber: '99' }),
    },
    { address: () => '/branches/none/adverts/P1', body: aHomeSent({}, { doorNumber: '99' }) },
    { address: () => '/branches/1234/adverts/P1', body: aHomeSent({ channel: 'rent' }) },
    { address: () => '/branches/1234/adverts/P1', body: '{' },
    { address: () => '/branches/1234/adverts/P1', body: 'x'.repeat(600_000) },
    { address: () => '/branches/1234/adverts/P1', body: '<a/>', headers: { 'content-type': 'text/xml' } },
    {
      address: () => '/branches/1234/adverts/P1',
      body: aHomeSent({}, { doorNumber: '99' }),
      headers: { 'idempotency-key': '' },
    },
  ],
  uploadPhoto: [
    { address: () => '/branches/1234/photos', ...aForm(picture) },
    { address: () => '/branches/1234/photos', ...aForm(picture) },
    { address: () => '/branches/none/photos', ...aForm(picture) },
    { address: () => '/branches/1234/photos', ...aForm(Buffer.from('no picture')) },
    { address: () => '/branches/1234/photos', ...aForm(picture, 'photo') },
    { address: () => '/branches/1234/photos', ...aForm(Buffer.alloc(9_000_000)) },
    { address: () => '/branches/1234/photos', body: '{}' },
    { address: () => '/branches/1234/photos', body: picture, headers: { 'content-type': 'image/jpeg' } },
    {
      address: () => '/branches/1234/photos',
      body: Buffer.from('no picture'),
      headers: { 'content-type': 'image/png' },
    },
  ],
  listPhotos: [
    { address: () => '/branches/1234/photos' },
    { address: () => '/branches/1234/photos?limit=0' },
  ],
  removePhoto: [
    { address: () => `/branches/1234/photos/${photo}` },
    { address: () => `/branches/1234/photos/${photo}` },
    { address: () => `/branches/1234/photos/${used}` },
  ],
  listEnquiries: [
    { address: () => `/enquiries?advert=${advert}` },
    { address: () => '/enquiries?since=yesterday' },
  ],
  readStatistics: [
    { address: () => '/statistics?from=2020-01-01&to=2099-12-31' },
    { address: () => '/statistics?from=2026-02-30&to=2026-03-01' },
    { address: () => '/statistics?from=2026-11-02&to=2026-11-01' },
    { address: () => '/statistics?from=0000-01-01&to=2026-11-01' },
  ],
  removeAdvert: [
    { address: () => '/branches/1234/adverts/P1?reason=sold' },
    { address: () => '/branches/1234/adverts/P1?reason=sold' },
    { address: () => '/branches/1234/adverts/P1' },
  ],
}

const ajv = new Ajv2020({ allowUnionTypes: true, multipleOfPrecision: 6 })
formats.default(ajv, ['date', 'date-time', 'uri'])
ajv.addVocabulary(['discriminator', 'components'])

const operations = () =>
  Object.values(document.paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), operation })),
  )

describe('every operation answers as the document says', () => {
  const seen = new Map<string, Set<number>>()

  async function expectAsDocumented(secret: string, id: string, { address, ...sent }: Sample): Promise<void> {
    const found = operations().find(({ operation }) => operation.operationId === id)
    const method = (found?.method ?? 'GET') as NonNullable<Sent['method']>
    const { status, text, headers } = await apiCall(server, secret, address(), { ...sent, method })
    const answer = found?.operation.responses[status]
    expect(answer, `${id} answers ${status}`).toBeDefined()
    seen.set(id, (seen.get(id) ?? new Set()).add(status))
    const [[type, { schema }] = ['', { schema: null }]] = Object.entries(answer?.content ?? {})
    if (schema === null) return expect(text).toBe('')
    expect(headers['content-type']).toContain(type)
    const check = ajv.compile({ ...schema, components: document.components })
    expect([check(JSON.parse(text)), check.errors, text]).toEqual([true, null, text])
    for (const name of Object.keys(answer?.headers ?? {})) expect(headers[name.toLowerCase()]).toBeDefined()
  }

  test('well, with nothing there, and with something wrong', async () => {
    expect(new Set(Object.keys(SAMPLES))).toEqual(
      new Set(operations().map(({ operation }) => operation.operationId)),
    )
    for (const [id, samples] of Object.entries(SAMPLES)) {
      for (const sample of samples) await expectAsDocumented(key.secret, id, sample)
      expect(
        [...(seen.get(id) ?? [])].some((status) => status < 300),
        `${id} answers well`,
      ).toBe(true)
    }
  })

  test('to a key that is wrong, for something else, or used too often', async () => {
    const idle = await aKey(server)
    const often = await aKey(server)
    await server.database.query(`update api_keys set scopes = '{none}' where id = $1`, [idle.id])
    await apiCall(server, often.secret, '/adverts')
    await server.database.query('update used_limits set used = $2 where name = $1', [
      `api calls ${often.id}`,
      API_LIMITS.callsAMinute,
    ])
    for (const [id, [sample]] of Object.entries(SAMPLES)) {
      if (sample === undefined) throw new Error(`${id} has no sample`)
      for (const secret of ['x', idle.secret, often.secret]) await expectAsDocumented(secret, id, sample)
      expect([...(seen.get(id) ?? [])]).toEqual(expect.arrayContaining([401, 403, 429]))
    }
  })
})

test('the page shows every operation, schema and problem of the document', async () => {
  const { statusCode, body } = await server.app.inject({ url: '/api' })
  expect(statusCode).toBe(200)
  for (const { operation } of operations()) expect(body).toContain(`id="${operation.operationId}"`)
  for (const name of Object.keys(document.components.schemas)) expect(body).toContain(`id="schema-${name}"`)
  for (const event of Object.keys(document.webhooks)) expect(body).toContain(`<code>${event}</code>`)
  expect(body).toContain('id="not-for-this"')
  for (const [, target] of body.matchAll(/href="#([\w-]+)"/g)) expect(body).toContain(`id="${target}"`)
})
