import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aForm, aHomeSent, aKey, apiCall, type Sent } from '../../../../tests/support/api.ts'
import { aPicture } from '../../../../tests/support/pictures.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { sweepPhotos } from '../../adverts/photos/sweep-photos.ts'
import { API_PHOTO_LIMITS } from '../../config/limits.ts'

const START = new Date('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000
let now = START
let server: Awaited<ReturnType<typeof aServer>>
let key: Awaited<ReturnType<typeof aKey>>
beforeAll(async () => {
  server = await aServer({ now: () => now })
})
beforeEach(async () => {
  now = START
  key = await aKey(server, { branch: 'north' })
})

const PHOTOS = '/branches/north/photos'
let sizes = 200
/** Other bytes each time. */
const another = () => aPicture((sizes += 1), 300)
const upload = (file: Buffer, { secret = key.secret, address = PHOTOS, headers = {} } = {}) => {
  const { body, headers: ofForm } = aForm(file)
  return apiCall(server, secret, address, { method: 'POST', body, headers: { ...ofForm, ...headers } })
}
const idOf = async (file: Buffer) => (await upload(file)).body.id
const listed = async (secret = key.secret) => (await apiCall(server, secret, PHOTOS)).body.photos
const remove = async (id: string) =>
  (await apiCall(server, key.secret, `${PHOTOS}/${id}`, { method: 'DELETE' })).status

const alone = (body: Buffer, type = 'image/png'): Sent => ({ body, headers: { 'content-type': type } })

let doors = 0
/** Puts an advert of its own home with these pictures. */
function anAdvert(ref = `R${(doors += 1)}`) {
  const doorNumber = String(doors)
  const put = (photos: readonly object[], more: object = {}) =>
    apiCall(server, key.secret, `/branches/north/adverts/${ref}`, {
      method: 'PUT',
      body: aHomeSent({ photos, ...more }, { doorNumber }),
    })
  const takeOff = () =>
    apiCall(server, key.secret, `/branches/north/adverts/${ref}?reason=sold`, { method: 'DELETE' })
  return { put, takeOff }
}
const photo = (id: string, more: object = {}) => ({ photo: id, kind: 'photo', ...more })

test('a picture that is sent as bytes is kept, once for each branch, with the limits of the key', async () => {
  const file = await another()
  const { status, headers, body } = await upload(file)
  expect([status, body, headers['ratelimit']]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: sizes,
      height: 300,
      bytes: file.length,
      uploaded_at: '2026-11-20T12:00:00.000Z',
      adverts: [],
    },
    expect.stringMatching(/^"key";r=\d+;t=\d+$/),
  ])
  const many = await Promise.all(Array.from({ length: 4 }, () => upload(file)))
  expect(new Set(many.map((again) => `${again.status} ${again.body.id}`))).toEqual(
    new Set([`200 ${body.id}`]),
  )
  const south = await aKey(server, { agency: key.agencyId, branch: 'south' })
  const there = await upload(file, { secret: south.secret, address: '/branches/south/photos' })
  expect([there.status, there.body.id === body.id]).toEqual([201, false])
  expect((await listed()).map(({ id }) => id)).toEqual([body.id])
})

test('the file alone is taken as one in a form is', async () => {
  const file = await another()
  const headers = { 'content-type': 'image/jpeg', 'idempotency-key': '"alone"' }
  const send = (body: Buffer) => apiCall(server, key.secret, PHOTOS, { method: 'POST', body, headers })
  const { status, body } = await send(file)
  expect([status, body]).toMatchObject([201, { width: sizes, height: 300, bytes: file.length, adverts: [] }])
  expect([(await send(file)).status, (await send(await another())).status]).toEqual([201, 422])
  const { status: known, body: same } = await upload(file)
  expect([known, same.id]).toEqual([200, body.id])
})

test('an advert shows them by their id, in its order, with captions and plans, and drops what it leaves out', async () => {
  const [one, two, plan] = [
    await idOf(await another()),
    await idOf(await another()),
    await idOf(await another()),
  ]
  const { put } = anAdvert()
  const sent = [photo(two, { caption: 'The garden' }), photo(one), { photo: plan, kind: 'floor-plan' }]
  const { status, body } = await put(sent)
  expect([status, body.advert.photos]).toEqual([
    201,
    sent.map((picture) => ({ caption: '', changed_at: null, state: 'shown', problem: null, ...picture })),
  ])
  const shown = async () => (await server.app.inject(new URL(body.advert.url).pathname)).body
  const html = await shown()
  expect(html.indexOf(two)).toBeGreaterThan(0)
  expect(html.indexOf(one)).toBeGreaterThan(html.indexOf(two))
  expect([html.includes('The garden'), html.includes(plan)]).toEqual([true, true])
  // What was read can be sent as it is.
  const read = (await apiCall(server, key.secret, `/adverts/${body.advert.id}`)).body
  const address = `/branches/north/adverts/${read.reference}`
  expect((await apiCall(server, key.secret, address, { method: 'PUT', body: read })).body.outcome).toBe(
    'unchanged',
  )

  await put([photo(one)])
  const fewer = await shown()
  expect([fewer.includes(one), fewer.includes(two)]).toEqual([true, false])
  expect((await listed()).map(({ id, adverts }) => [id, adverts])).toEqual([
    [one, [body.advert.id]],
    [two, []],
    [plan, []],
  ])
})

test('one that an advert has is not removed; any other is, and can be named no more', async () => {
  const id = await idOf(await another())
  const { put } = anAdvert()
  await put([photo(id)])
  expect(await remove(id)).toBe(409)
  await put([])
  expect([await remove(id), await remove(id), await listed()]).toEqual([204, 404, []])
  const refused = await put([photo(id)])
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ pointer: '/photos/0/photo', code: 'GP_REF_UNKNOWN' }],
  ])
})

test('one that only an advert that was removed had is removed too', async () => {
  const id = await idOf(await another())
  const { put, takeOff } = anAdvert()
  await put([photo(id)])
  await takeOff()
  expect([await listed(), await remove(id), await listed()]).toEqual([
    [expect.objectContaining({ adverts: [] })],
    204,
    [],
  ])
})

test('a branch names its own alone, and sees no other’s', async () => {
  const south = await aKey(server, { agency: key.agencyId, branch: 'south' })
  const stranger = await aKey(server, { branch: 'north' })
  const id = await idOf(await another())
  const theirs = (await upload(await another(), { secret: south.secret, address: '/branches/south/photos' }))
    .body.id
  expect((await anAdvert().put([photo(theirs)])).status).toBe(422)
  expect(await remove(theirs)).toBe(404)
  for (const { secret } of [south, stranger]) {
    expect((await apiCall(server, secret, `${PHOTOS}/${id}`, { method: 'DELETE' })).status).toBe(404)
  }
  expect((await upload(await another(), { secret: south.secret })).status).toBe(404)
  expect(await listed(stranger.secret)).toEqual([])
  const reader = await aKey(server, { agency: key.agencyId, scopes: ['adverts:read'] })
  expect((await upload(await another(), { secret: reader.secret })).status).toBe(403)
})

describe('what owners may not upload, programs may not', () => {
  test.each<[string, () => Promise<Sent> | Sent, number]>([
    ['no picture', () => aForm(Buffer.from('%PDF-1.7')), 422],
    ['an empty file', () => aForm(Buffer.alloc(0)), 422],
    ['half a picture', async () => aForm((await another()).subarray(0, 500)), 422],
    ['a picture of 199 pixels', async () => aForm(await aPicture(199, 300)), 422],
    ['more than 8 MiB', () => aForm(Buffer.alloc(8_388_609)), 413],
    ['a form without a file', () => aForm(Buffer.alloc(9), 'photo'), 400],
    ['JSON', () => ({ body: '{"file":""}' }), 415],
    ['no picture alone', () => alone(Buffer.from('%PDF-1.7')), 422],
    ['nothing alone', () => alone(Buffer.alloc(0)), 422],
    ['more than 8 MiB alone', () => alone(Buffer.alloc(8_388_609)), 413],
    ['a picture of another type alone', () => alone(Buffer.from('RIFF'), 'image/webp'), 415],
  ])('%s', async (_what, sent, wanted) => {
    const { status, body } = await apiCall(server, key.secret, PHOTOS, { method: 'POST', ...(await sent()) })
    expect([status, typeof body.detail]).toEqual([wanted, 'string'])
    expect(await listed()).toEqual([])
  })

  test('both or neither of url and photo, and one photo twice', async () => {
    const id = await idOf(await another())
    const { put } = anAdvert()
    for (const photos of [
      [photo(id, { url: 'https://x.example/a.jpg' })],
      [{ kind: 'photo' }],
      [photo(id), photo(id)],
      [{ url: `/photos/${id}.jpg`, kind: 'photo' }],
    ]) {
      expect((await put(photos)).status).toBe(422)
    }
  })
})

test('the same Idempotency-Key is the same upload, and another file with it is refused', async () => {
  const file = await another()
  const headers = { 'idempotency-key': '"first"' }
  const answers = [await upload(file, { headers }), await upload(file, { headers })]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await upload(await another(), { headers })).status).toBe(422)
})

test('an agency that sends without end is told to wait', async () => {
  await server.database.query(
    `insert into used_limits (name, used, ends_at) values ('photos client api ' || $1, $2, $3)`,
    [key.agencyId, API_PHOTO_LIMITS.perClient, new Date(START.getTime() + HOUR_MS)],
  )
  const { status, headers } = await upload(await another())
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

test('what no advert names is gone after a day, with its files', async () => {
  const [unused, used, named] = [
    await idOf(await another()),
    await idOf(await another()),
    await idOf(await another()),
  ]
  await anAdvert().put([photo(used)])
  const sweep = () => sweepPhotos(server.deps.photos)
  now = new Date(START.getTime() + 23 * HOUR_MS)
  await sweep()
  await anAdvert().put([photo(named)], { published: false })
  expect((await listed()).map(({ id }) => id)).toEqual([unused, used, named])
  now = new Date(START.getTime() + 25 * HOUR_MS)
  expect(await sweep()).toBeGreaterThanOrEqual(3)
  expect((await listed()).map(({ id }) => id)).toEqual([used, named])
  expect(await countOf(server, 'api_photos where photo_id = $1', [unused])).toBe(0)
})
