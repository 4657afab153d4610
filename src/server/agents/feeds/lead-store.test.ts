import { beforeEach, describe, expect, test } from 'vitest'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { ALL, leadCalls, messagesIn } from '../../../../tests/support/leads.ts'
import { rowsRead } from '../../../../tests/support/rows-read.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { FEED_LIMITS } from '../../config/limits.ts'
import type { Feed } from './feed.ts'
import { leadStore } from './lead-store.ts'

const START = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000

let now = START
const server = await aServer({ now: () => now, environment: { PUBLIC_URL: 'https://gatepost.example' } })
const { ask, ofBranch, aHome, enquire } = leadCalls(server)
beforeEach(() => {
  now = START
})

describe('a period', () => {
  test('has both of its seconds, as clocks in London show them', async () => {
    const feed = await aFeed(server.database)
    const advert = await aHome(feed, 'A1')
    await ofBranch(feed)
    now = new Date('2026-11-20T13:00:00.900Z')
    await enquire(advert, 'In the second')
    now = new Date('2026-11-20T14:00:00Z')
    const inside = async (from: string, to: string) =>
      messagesIn(
        await ofBranch(feed, { start_date_time: `20-11-2026 ${from}`, end_date_time: `20-11-2026 ${to}` }),
      )
    expect(await inside('12:30:00', '13:00:00')).toEqual(['In the second'])
    expect(await inside('13:00:00', '13:30:00')).toEqual(['In the second'])
    expect(await inside('13:00:01', '13:30:00')).toEqual([])
    expect(await inside('12:00:00', '12:59:59')).toEqual([])
    expect((await ofBranch(feed)).export_period?.end_date_time).toBe('20-11-2026 14:00:00')
  })

  test.each([
    ['none', undefined],
    ['no object', 'today'],
    ['no end', { start_date_time: '20-11-2026 12:00:00' }],
    ['numbers', { start_date_time: 1, end_date_time: 2 }],
    ['no real day', { start_date_time: '31-02-2026 12:00:00', end_date_time: '20-11-2026 12:00:00' }],
    ['an end before its start', { start_date_time: '20-11-2026 12:00:01', end_date_time: '20-11-2026 12:00:00' }],
  ])('that has %s is refused', async (_what, period) => {
    const { status, success, emails } = await ask(await aFeed(server.database), 'getbranchemails', {
      export_period: period,
    })
    expect([status, success, emails]).toEqual([200, false, null])
  }) // biome-ignore format: a table

  test('with more emails than an answer has says from when to ask again', async () => {
    const feed = await aFeed(server.database)
    const advert = await aHome(feed, 'A1')
    await ofBranch(feed)
    await server.database.query(
      `insert into agency_enquiries (send_key, advert, agency_id, branch, received_at, kept_until, name, email, phone, message)
       select 'many ' || n, number, agency_id, branch, $2::timestamptz + n * interval '1 second', $2::timestamptz + interval '14 days',
         'Sam', 'sam@example.org', '', n::text
       from feed_adverts, generate_series(1, 1500) as n where listing_id = $1`,
      [advert, START],
    )
    now = new Date(START.getTime() + 3_600_000)
    const first = await ofBranch(feed)
    const end = first.export_period?.end_date_time ?? ''
    expect([first.emails?.length, end]).toEqual([1_000, '20-11-2026 12:16:40'])
    const rest = await ofBranch(feed, { ...ALL, start_date_time: end })
    expect([rest.emails?.length, rest.emails?.at(-1)?.user.user_information.comments]).toEqual([501, '1500'])
  })
})

test('the calls of an agency’s feeds are counted together, and no feed takes all of them', async () => {
  const feed = await aFeed(server.database)
  const sibling = await aFeed(server.database, { agency: feed.agencyId, branch: '5678' })
  const other = await aFeed(server.database)
  const { leads } = server.deps.feeds
  const asFeed = ({ id, agencyId }: typeof feed) => ({ id, agencyId }) as unknown as Feed
  const taken = async (one: typeof feed, calls: number) => {
    const waits = await Promise.all(Array.from({ length: calls }, () => leads.countCall(asFeed(one), now)))
    return waits.filter((wait) => wait === null).length
  }
  const [{ perClient } = { perClient: 0 }] = FEED_LIMITS.leadCalls.shares
  expect(await taken(feed, perClient + 20)).toBe(perClient)
  const { status, headers } = await ofBranch(feed)
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect((await ofBranch(sibling)).status).toBe(200)
  await server.database.query('update used_limits set used = $2 where name = $1', [
    `lead calls ${feed.agencyId}`,
    FEED_LIMITS.leadCalls.most,
  ])
  expect(await taken(await aFeed(server.database, { agency: feed.agencyId, branch: 'last' }), 1)).toBe(0)
  expect((await ofBranch(other)).status).toBe(200)
})

test('of many enquiries of other branches and homes none is read', async () => {
  const feed = await aFeed(server.database)
  const busy = await aFeed(server.database)
  const [one, two, others] = [await aHome(feed, 'A1'), await aHome(feed, 'A2'), await aHome(busy, 'A1')]
  await server.owner.query(
    `insert into agency_enquiries (send_key, advert, agency_id, branch, received_at, kept_until, name, email, phone, message)
     select listing_id || n, number, agency_id, branch, $4::timestamptz - n * interval '1 second', $4::timestamptz + interval '14 days',
       'Sam', 'sam@example.org', '', ''
     from feed_adverts, generate_series(1, 20000) as n where listing_id = $3 or (listing_id = any($1) and n <= $2)`,
    [[one, two], 50, others, START],
  )
  await server.owner.query('analyze agency_enquiries')
  const { rows } = await server.database.query<Feed>(
    'select id, agency_id as "agencyId", branch from feeds where id = $1',
    [feed.id],
  )
  const [known] = rows
  if (!known) throw new Error('no feed')
  const asked = { from: new Date(START.getTime() - DAY_MS), to: START, most: 1_001, at: START }
  const read = (home: number | null) =>
    rowsRead(server.database, (watched) =>
      leadStore(watched, FEED_LIMITS.leadCalls).list(known, { ...asked, home }),
    )
  const [home] = await server.deps.feeds.leads.homesOf(known, { ref: 'A1', appType: null })
  expect(await read(null)).toBeLessThanOrEqual(100)
  expect(await read(home?.number ?? 0)).toBeLessThanOrEqual(100)
  const homes = await rowsRead(server.database, (watched) =>
    leadStore(watched, FEED_LIMITS.leadCalls).homesOf(known, { ref: 'A1', appType: null }),
  )
  expect(homes).toBeLessThan(40)
})
