import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { atFileEnd } from '../../../../tests/support/at-file-end.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { whilePagesAreAsked } from '../../../../tests/support/page-times.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { fetchJob } from '../../composition/fetch-job.ts'
import { importJob } from '../../composition/import-job.ts'

const FULL = process.env['FULL'] === '1'
const HOMES = FULL ? 200 : 3
const PICTURES = 15
const FAULTY = 0.05
const QUIET_MS = FULL ? 20_000 : 200
const HOUR_MS = 3_600_000

const FAULTS = ['none', 'page', 'half', 'small', 'busy'] as const
type Fault = (typeof FAULTS)[number]
const PROBLEMS: Readonly<Record<Exclude<Fault, 'busy'>, string>> = {
  none: 'There is no picture at its address.',
  page: 'It is not a whole JPEG, PNG or GIF.',
  half: 'It is not a whole JPEG, PNG or GIF.',
  small: 'It is smaller than 200 pixels.',
}
/** Of every twentieth picture, each kind in turn. */
const faultOf = (index: number): Fault | null =>
  index % (1 / FAULTY) === 0 ? (FAULTS[(index * FAULTY) % FAULTS.length] ?? null) : null

let server: Awaited<ReturnType<typeof aServer>>
let host = ''
let origin = ''

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .jpeg()
    .toBuffer() // biome-ignore format: a picture

beforeAll(async () => {
  const [photo, small] = [FULL ? await drawn(1_600, 1_200) : await drawn(300, 300), await drawn(100, 100)]
  const asked = new Set<string>()
  const bodyOf = (index: number): Buffer | null => {
    // No two are alike.
    const own = Buffer.concat([photo, Buffer.from(`picture ${index}`)])
    switch (faultOf(index)) {
      case 'none':
        return null
      case 'page':
        return Buffer.from('<!doctype html><p>Not found')
      case 'half':
        return own.subarray(0, photo.length / 2)
      case 'small':
        return small
      default:
        return own
    }
  }
  const site = createServer(({ url = '' }, response) => {
    const index = Number(/\d+/.exec(url)?.[0])
    const isBusy = faultOf(index) === 'busy' && !asked.has(url)
    asked.add(url)
    const body = bodyOf(index)
    response.writeHead(isBusy ? 503 : body === null ? 404 : 200).end(isBusy ? '' : body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  atFileEnd(() => void site.close())
  const { port } = site.address() as AddressInfo
  host = `http://127.0.0.1:${port}`
  server = await aServer({ environment: { FEED_MEDIA_ALLOW: `127.0.0.1:${port}` } })
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const picture = (home: number, place: number): string => `${host}/${home * PICTURES + place}.jpg`
const rows = () =>
  Array.from({ length: HOMES }, (_, home) =>
    aRow(
      `1234_${home + 1}`,
      Object.fromEntries(
        Array.from({ length: PICTURES }, (_picture, place) => [
          `MEDIA_IMAGE_${String(place).padStart(2, '0')}`,
          picture(home, place),
        ]),
      ),
    ),
  )

/** All homes, as many at once as the queue does, and those again that are to be tried again. */
async function fetchAll(numbers: readonly number[]): Promise<void> {
  const job = fetchJob(server.deps.feeds)
  const turn = pLimit(job.atOnce)
  let left = numbers
  for (let tries = 0; left.length > 0 && tries < 3; tries++) {
    const attempt = { id: '', number: tries + 1, isLast: false }
    const done = await Promise.all(
      left.map((number) => turn(async () => ((await job.run({ number }, attempt)).kind === 'done' ? [] : [number]))),
    ) // biome-ignore format: a line
    left = done.flat()
  }
}

test(
  'of many homes’ pictures all that can be had are shown, and the others named; with FULL=1 of 200 homes, and it prints what pages take meanwhile',
  async () => {
    const feed = await aFeed(server.database, { format: 'blm' })
    await server.app.inject({ method: 'PUT', url: `/feeds/blm/${feed.secret}`, payload: aBlm(rows()) })
    await runDue(server.database, importJob(server.deps.feeds))
    const { rows: homes } = await server.database.query<{ number: string }>('select number from feed_adverts')
    const from = performance.now()
    const { figures } = await whilePagesAreAsked(origin, QUIET_MS, () =>
      fetchAll(homes.map(({ number }) => Number(number))),
    )
    const seconds = ((performance.now() - from - QUIET_MS) / 1000).toFixed(0)
    if (FULL) process.stdout.write(`${HOMES * PICTURES} pictures in ${seconds} s; ${figures}\n`)
    const { rows: media } = await server.database.query<{
      url: string
      state: string
      problem: string | null
    }>('select url, state, problem from feed_media')
    const indexOf = (url: string) => Number(/(\d+)\.jpg$/.exec(url)?.[1])
    const wrong = media.filter(({ url, state, problem }) => {
      const fault = faultOf(indexOf(url))
      const expected = fault === null || fault === 'busy' ? null : PROBLEMS[fault]
      return problem !== expected || state !== (expected === null ? 'kept' : 'failed')
    })
    expect([media.length, wrong]).toEqual([HOMES * PICTURES, []])
    const { rows: shown } = await server.database.query<{ count: number }>(
      'select count(*)::int as count from listing_photos',
    )
    expect(shown[0]?.count).toBe(media.filter(({ state }) => state === 'kept').length)
  },
  HOUR_MS,
)
