import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { countOf } from '../../../../tests/support/publishing.ts'
import { aProperty, envelope, rtdfCall } from '../../../../tests/support/rtdf.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { aPicture } from '../../../../tests/support/zips.ts'
import { sweepPhotos } from '../../adverts/photos/sweep-photos.ts'
import { fetchJob } from '../../composition/fetch-job.ts'

const DAY_MS = 86_400_000

let server: Awaited<ReturnType<typeof aServer>>
let feed: Awaited<ReturnType<typeof aFeed>>
let host: string
const pictures = new Map<string, Buffer>()
let asked: string[] = []
let later = 0

beforeAll(async () => {
  const site = createServer(({ url = '' }, response) => {
    asked.push(url)
    const found = pictures.get(url)
    response.writeHead(found ? 200 : url.startsWith('/later') ? 503 : 404).end(found)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  atFileEnd(() => void site.close())
  const { port } = site.address() as AddressInfo
  host = `http://127.0.0.1:${port}`
  server = await aServer({
    environment: { FEED_MEDIA_ALLOW: `127.0.0.1:${port}`, PUBLIC_URL: 'https://gatepost.example' },
    now: () => new Date(Date.now() + later),
  })
  feed = await aFeed(server.database)
  for (const name of ['a', 'b', 'c']) pictures.set(`/${name}.jpg`, await aPicture())
  pictures.set('/small.jpg', await aPicture(100, 100))
  pictures.set('/page.jpg', Buffer.from('<!doctype html><p>Not found'))
  pictures.set('/half.jpg', (await aPicture()).subarray(0, 300))
})
beforeEach(() => {
  later = 0
})

let homes = 0
const newRef = () => `p${(homes += 1)}`

/** Sends a home with these pictures; the id of its advert. */
async function send(ref: string, names: readonly string[], changes: object = {}) {
  const media = names.map((name) => ({ media_type: 1, media_url: `${host}/${name}`, ...changes }))
  const address = { house_name_number: ref.slice(1) }
  const property = aProperty({ property: { agent_ref: ref, media }, address })
  const { body } = await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(property))
  return body.property.rightmove_url?.split('/').at(-1)
}
async function urlsOf(id: string | undefined) {
  const { rows } = await server.database.query<{ answers: string }>(
    'select answers from listings where id = $1',
    [id],
  )
  const { files_uploaded: files } = JSON.parse(rows[0]?.answers ?? '{}') as {
    files_uploaded: { url: string }[]
  }
  return files.map(({ url }) => url)
}
/** Sends a home with these pictures, fetches them, and answers what its advert shows. */
async function shownOf(ref: string, names: readonly string[], changes: object = {}) {
  asked = []
  const id = await send(ref, names, changes)
  await runDue(server.database, fetchJob(server.deps.feeds))
  return urlsOf(id)
}
const problemsOf = async (ref: string) => {
  const { rows } = await server.database.query<{ state: string; problem: string | null }>(
    'select feed_media.state, problem from feed_media join feed_adverts on number = advert where ref = $1 order by place',
    [ref],
  )
  return rows
}

test('pictures are fetched and shown in the sender’s order, each once', async () => {
  const ref = newRef()
  const [first, second] = await shownOf(ref, ['a.jpg', 'b.jpg'])
  expect(asked.toSorted((a, b) => a.localeCompare(b))).toEqual(['/a.jpg', '/b.jpg'])
  expect((await server.app.inject(first ?? '')).headers['content-type']).toBe('image/jpeg')
  expect(await shownOf(ref, ['b.jpg', 'a.jpg', 'c.jpg'])).toEqual([second, first, expect.any(String)])
  expect(asked).toEqual(['/c.jpg'])
  expect(await shownOf(ref, ['b.jpg'])).toEqual([second])
  expect(asked).toEqual([])
})

test('pictures that come at the same moment are all shown', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `at-once-${index}.jpg`)
  for (const name of names) pictures.set(`/${name}`, await aPicture())
  expect(await shownOf(newRef(), names)).toHaveLength(names.length)
})

test('the same bytes at two addresses are stored once, and stay for as long as one home shows them', async () => {
  const logo = await aPicture()
  for (const name of ['logo.jpg', 'brand.jpg']) pictures.set(`/${name}`, logo)
  const stored = () => countOf(server, 'photos', [])
  const [one, two, before] = [newRef(), newRef(), await stored()]
  const ids = [await send(one, ['logo.jpg']), await send(two, ['brand.jpg'])]
  const { rows } = await server.database.query<{ number: number }>(
    'select number::int from feed_adverts where listing_id = any($1)',
    [ids],
  )
  const attempt = { id: '', number: 1, isLast: false }
  await Promise.all(rows.map((home) => fetchJob(server.deps.feeds).run(home, attempt)))
  const [photo = ''] = await urlsOf(ids[0])
  expect([await urlsOf(ids[1]), await stored()]).toEqual([[photo], before + 1])
  expect(await shownOf(one, [])).toEqual([])
  later = 2 * DAY_MS
  await sweepPhotos(server.deps.photos)
  expect([await shownOf(two, ['brand.jpg']), asked]).toEqual([[photo], []])
  expect((await server.app.inject(photo)).headers['content-type']).toBe('image/jpeg')
})

test('one whose date changed is fetched again, and the one before stays until it is there', async () => {
  const ref = newRef()
  const before = await shownOf(ref, ['a.jpg'], { media_update_date: '01-11-2026 10:00:00' })
  pictures.set('/a.jpg', await aPicture())
  const after = await shownOf(ref, ['a.jpg'], { media_update_date: '02-11-2026 10:00:00' })
  expect([after.length, after[0] === before[0]]).toEqual([1, false])
  pictures.delete('/a.jpg')
  expect(await shownOf(ref, ['a.jpg'], { media_update_date: '03-11-2026 10:00:00' })).toEqual(after)
  expect(await problemsOf(ref)).toEqual([{ state: 'failed', problem: 'There’s no picture at its address.' }])
})

test('captions, floor plans and a tour are shown as an owner’s are, and a change of words fetches nothing', async () => {
  const ref = newRef()
  const media = (caption: string) => [
    { media_type: 2, media_url: `${host}/c.jpg`, caption: 'Ground floor' },
    { media_type: 1, media_url: `${host}/a.jpg`, caption },
    { media_type: 4, media_url: 'www.youtube.com/watch?v=abc' },
  ]
  const answersWith = async (caption: string) => {
    asked = []
    const property = aProperty({
      property: { agent_ref: ref, media: media(caption) },
      address: { house_name_number: '77' },
    })
    const { body } = await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(property))
    await runDue(server.database, fetchJob(server.deps.feeds))
    const { rows } = await server.database.query<{ answers: string }>(
      'select answers from listings where id = $1',
      [body.property.rightmove_url?.split('/').at(-1)],
    )
    return JSON.parse(rows[0]?.answers ?? '{}') as object
  }
  pictures.set('/a.jpg', await aPicture())
  expect(await answersWith('Kitchen')).toMatchObject({
    videoTour: 'https://www.youtube.com/watch?v=abc',
    files_uploaded: [{ caption: 'Kitchen' }, { caption: 'Ground floor', isPlan: true, name: 'Floor plan' }],
  })
  expect(await answersWith('Hall')).toMatchObject({ files_uploaded: [{ caption: 'Hall' }, { isPlan: true }] })
  expect(asked).toEqual([])
})

test('what is no picture is named, and the others are shown', async () => {
  const ref = newRef()
  expect(await shownOf(ref, ['page.jpg', 'half.jpg', 'small.jpg', 'b.jpg'])).toHaveLength(1)
  expect((await problemsOf(ref)).map(({ state, problem }) => [state, problem?.slice(0, 14) ?? null])).toEqual(
    [
      ['failed', 'It isn’t a who'],
      ['failed', 'It isn’t a who'],
      ['failed', 'It’s smaller t'],
      ['kept', null],
    ],
  )
})

test('a host that is down is asked again later', async () => {
  const ref = newRef()
  expect(await shownOf(ref, ['later.jpg', 'b.jpg'])).toHaveLength(1)
  expect((await problemsOf(ref)).map(({ state }) => state)).toEqual(['waiting', 'kept'])
  const { rows } = await server.database.query(
    `select 1 from job where name = 'fetch-pictures' and state = 'retry'`,
  )
  expect(rows).toHaveLength(1)
})

test('pictures whose worker died at each try are begun anew, once', async () => {
  const ref = newRef()
  const id = await send(ref, ['a.jpg'])
  const lost = () => server.deps.feeds.media.fetchLost(new Date())
  expect(await lost()).toBe(0)
  await server.owner.query(
    `update job_common set state = 'failed', completed_on = now() where name = $1 and state = 'created'`,
    [fetchJob(server.deps.feeds).name],
  )
  expect([await lost(), await lost()]).toEqual([1, 0])
  await runDue(server.database, fetchJob(server.deps.feeds))
  expect(await urlsOf(id)).toHaveLength(1)
  expect(await lost()).toBe(0)
})

test('an address inside is refused, and not asked', async () => {
  const ref = newRef()
  const media = [{ media_type: 1, media_url: 'http://127.0.0.1:1/a.jpg' }]
  const property = aProperty({ property: { agent_ref: ref, media }, address: { house_name_number: '99' } })
  await rtdfCall(server, feed.secret, 'sendpropertydetails', envelope(property))
  await runDue(server.database, fetchJob(server.deps.feeds))
  expect(await problemsOf(ref)).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('isn’t public') },
  ])
})
