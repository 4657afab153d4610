import { beforeEach, describe, expect, test } from 'vitest'
import { aListing } from '../../../../tests/support/listings.ts'
import { rowsRead } from '../../../../tests/support/rows-read.ts'
import { aServer } from '../../../../tests/support/server.ts'
import type { Database } from '../../db/pool.ts'
import { publishedStore } from './published-store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const server = await aServer({ now: () => NOON })
beforeEach(async () => {
  await server.owner.query('delete from listings')
})

const page = async (query = ''): Promise<string> =>
  (await server.app.inject({ url: `/adverts${query}` })).body
const shownOn = async (query = ''): Promise<string[]> =>
  [...(await page(query)).matchAll(/<h2><a href="\/advert\/(\w{8})"/g)].map(([, id]) => id ?? '')

test('what is live is listed, the newest first', async () => {
  const old = await aListing(server.owner, { liveFrom: '2026-11-10' })
  const planned = await aListing(server.owner, {
    liveFrom: '2026-11-20',
    publishedAt: new Date('2026-11-01T09:00:00Z'),
  })
  const newer = await aListing(server.owner, { liveFrom: '2026-11-15' })
  await aListing(server.owner, { liveFrom: '2026-11-21' })
  await aListing(server.owner, { state: 'withdrawn' })
  await aListing(server.owner, { state: 'removed' })
  expect(await shownOn()).toEqual([planned, newer, old])
})

test('of photos, each advert reads its own alone, also by a plan that was made while they were few', async () => {
  const photos = [
    [1600, 1067],
    [1600, 1067],
  ] as const
  for (let home = 0; home < 20; home++) await aListing(server.owner, { photos })
  const query = { type: null, place: '', page: 1 }
  const list = (database: Database) => publishedStore(database).list(query, null, '2026-11-20', NOON)
  expect((await list(server.database)).homes.map(({ advert }) => advert.photos.length)).toEqual(
    Array.from({ length: 20 }, () => 2),
  )
  expect(await rowsRead(server.database, list)).toBeLessThan(300)
})

describe('a place', () => {
  test.each([
    ['york', ['york']],
    ['YORK', ['york']],
    ['Bishopthorpe', ['york']],
    ['bishopthorpe road, york', ['york']],
    ['yo23', ['york']],
    ['YO23 1AB', ['york']],
    ['peter', ['chalfont']],
    ['st peter', ['chalfont']],
    ['ork', []],
    ['york sl9', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['', ['york', 'chalfont']],
    [' , ', ['york', 'chalfont']],
  ])('%j finds %j', async (place, found) => {
    const york = await aListing(server.owner, {
      street: 'Bishopthorpe Road',
      town: 'York',
      district: 'YO23',
      liveFrom: '2026-11-13',
    })
    const chalfont = await aListing(server.owner)
    const names = new Map([
      [york, 'york'],
      [chalfont, 'chalfont'],
    ])
    const ids = await shownOn(`?place=${encodeURIComponent(place)}`)
    expect(ids.map((id) => names.get(id))).toEqual(found)
  })
  test('is shown as it was typed, and only as text', async () => {
    await aListing(server.owner)
    const body = await page(`?place=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"')
    expect(body).not.toContain('<script>')
    expect(body).toContain('No homes match this yet')
    expect(body).toContain('<meta name="robots" content="noindex">')
  })
})

test('sell and let are told apart, and the links keep the place', async () => {
  const sale = await aListing(server.owner)
  const toLet = await aListing(server.owner, { appType: 'let' })
  expect(await shownOn('?type=sell')).toEqual([sale])
  expect(await shownOn('?type=let')).toEqual([toLet])
  expect(await page('?type=let&place=sl9')).toContain('href="/adverts?type=sell&amp;place=sl9"')
})

test('twenty stand on a page, and no advert is on two', async () => {
  const ids = new Set<string>()
  for (let i = 0; i < 45; i++) ids.add(await aListing(server.owner))
  const pages = await Promise.all(['', '?page=2', '?page=3'].map(shownOn))
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(new Set(pages.flat())).toEqual(ids)
  const body = await page('?page=2')
  expect(body).toContain('45 homes')
  expect(body).toContain('Page 2 of 3')
  expect(body).toContain(`rel="next" href="/adverts?page=3&amp;after=${pages[1]?.at(-1)}"`)
  expect(body).toMatch(/rel="prev" href="\/adverts"/)
  const beyond = await server.app.inject({ url: '/adverts?page=4' })
  expect([beyond.statusCode, beyond.headers.location]).toEqual([302, '/adverts'])
})

test('where there is nothing at all it says how to begin', async () => {
  expect(await page()).toContain('No adverts yet')
})

describe('what was paid for', () => {
  const later = new Date('2026-11-20T12:00:01Z')
  test.each([
    ['Featured-Advert-1-Month', later, 'featured'],
    ['Gold-Package', later, 'featured'],
    ['Boost-Advert-3-Months', later, 'boost'],
    ['Premium-Advert-1-Month', later, 'premium'],
    ['Silver-Package', later, 'premium'],
    ['Bronze-Package', null, 'standard'],
    ['none', null, 'standard'],
    ['Featured-Advert-1-Month', NOON, 'standard'],
  ] as const)('%s until %s is a %s card', async (marketingOption, optionEndsAt, look) => {
    await aListing(server.owner, { marketingOption, optionEndsAt })
    const body = await page()
    expect(body).toContain(`<article class="card ${look}">`)
    expect(body.includes('Featured</p>')).toBe(look === 'featured')
  })
})
