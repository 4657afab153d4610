import { beforeAll, describe, expect, test } from 'vitest'
import { aListing } from '../../../../tests/support/listings.ts'
import { manyAdverts } from '../../../../tests/support/many-adverts.ts'
import { rowsRead } from '../../../../tests/support/rows-read.ts'
import { aServer } from '../../../../tests/support/server.ts'
import type { AdvertsQuery, PageStart } from '../../../shared/journey/adverts-query.ts'
import { findPage } from './find-adverts-store.ts'

const FULL = process.env['FULL'] === '1'
const MANY = FULL ? Number(process.env['ADVERTS'] ?? 500_000) : 30_000
const DAY = '2026-11-21'
const MINUTES_MS = 600_000

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer({ now: () => new Date('2026-11-21T12:00:00Z') })
  await manyAdverts(server.owner, MANY)
}, MINUTES_MS)

const searching = (place: string, page = 1, type: AdvertsQuery['type'] = null): AdvertsQuery => ({
  place,
  page,
  type,
})

const rowsOf = (query: AdvertsQuery, from: PageStart | null = null): Promise<number> =>
  rowsRead(server.database, (watched) => findPage(watched, query, from, DAY))

const shownOn = async (url: string): Promise<string[]> =>
  [...(await server.app.inject({ url })).body.matchAll(/<h2><a href="\/advert\/(\w{8})"/g)].map(
    ([, id]) => id ?? '',
  )
const link = (body: string, rel: string): string =>
  new RegExp(`rel="${rel}" href="([^"]+)"`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe('of many adverts a page reads few, whatever its place', () => {
  test.each([
    ['any place', searching('')],
    ['any place, far down', searching('', 250)],
    ['homes to let', searching('', 1, 'let')],
    ['a large town', searching('town0')],
    ['a large town, to let', searching('town0', 3, 'let')],
    ['a town in the middle, far down', searching('town18', 5)],
    ['a small town', searching('town299')],
    ['a street of a town', searching('street7 town1')],
    ['a beginning that all have', searching('l')],
    ['a place with one home, the oldest', searching('lonelyhill')],
    ['a place that no advert has', searching('nowhere')],
  ])('%s', async (_what, query) => {
    // The newest are read twice at most, for the page and for the number, beside the homes of a rare place.
    expect(await rowsOf(query)).toBeLessThan(12_000)
  })

  test('the page behind an advert, however far down it is', async () => {
    expect(await rowsOf(searching('', 1_400), { side: 'after', listing: '00006d60' })).toBeLessThan(6_000)
  })
})

test('what is rare is counted, and of what is common it is said how many there are at least', async () => {
  const total = async (place: string) => (await findPage(server.database, searching(place), null, DAY)).total
  expect(await total('lonelyhill')).toEqual({ count: 1, isAll: true })
  expect(await total('nowhere')).toEqual({ count: 0, isAll: true })
  expect(await total('')).toEqual({ count: 5_001, isAll: false })
  const { body } = await server.app.inject({ url: '/adverts?place=town0&page=2' })
  expect(body).toMatch(/At least 700 homes, newest first/)
  expect(body).toMatch(/<p>Page 2<\/p>/)
})

test('pages follow one another without a gap or a double while adverts come and go', async () => {
  const first = await server.app.inject({ url: '/adverts?place=town3' })
  const onFirst = await shownOn('/adverts?place=town3')
  const added = await aListing(server.owner, { town: 'Town3', liveFrom: DAY })
  const [last = ''] = onFirst.slice(-1)
  await server.owner.query(`update listings set state = 'withdrawn' where id = $1`, [last])
  const next = link(first.body, 'next')
  expect(next).toBe(`/adverts?place=town3&page=2&after=${last}`)
  const onSecond = await shownOn(next)
  expect([onSecond.length, onSecond.some((id) => onFirst.includes(id))]).toEqual([20, false])
  const third = await server.app.inject({ url: link((await server.app.inject({ url: next })).body, 'next') })
  expect(await shownOn(link(third.body, 'prev'))).toEqual(onSecond)
  expect((await shownOn('/adverts?place=town3'))[0]).toBe(added)
  expect((await server.app.inject({ url: '/adverts?page=2&after=zzzzzzzz' })).statusCode).toBe(302)
})

test.runIf(FULL)(
  'with many adverts each page is shown, twenty at once too; prints its times',
  async () => {
    const urls = ['', '?type=let', '?page=250', '?place=town0', '?place=town0&page=20', '?place=town18', '?place=town18&page=20',
      '?place=town299&type=let', '?place=street7+town1', '?place=nowhere', '?place=l'] // biome-ignore format: a table
    for (const query of urls) {
      const times: number[] = []
      for (let round = 0; round < 15; round++) {
        const from = performance.now()
        await server.app.inject({ url: `/adverts${query}` })
        times.push(performance.now() - from)
      }
      const [best = 0, , , , , , , middle = 0] = times.toSorted((a, b) => a - b)
      process.stdout.write(`${query || 'all'}: best ${best.toFixed(1)} ms, median ${middle.toFixed(1)} ms\n`)
    }
    const from = performance.now()
    const many = await Promise.all(
      Array.from({ length: 20 }, () => server.app.inject({ url: '/adverts?place=nowhere' })),
    )
    process.stdout.write(`20 at once: ${(performance.now() - from).toFixed(0)} ms\n`)
    expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  },
  MINUTES_MS,
)

test('what begins another word of a place, and letters beside words, are not looked for', async () => {
  const lonely = await findPage(server.database, searching('lonelyhill'), null, DAY)
  expect(lonely.ids).toHaveLength(1)
  const place = 'l lo lonely lonelyhill q z x w'
  expect(await findPage(server.database, searching(place), null, DAY)).toEqual(lonely)
})
