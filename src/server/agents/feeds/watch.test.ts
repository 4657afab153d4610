import { beforeAll, expect, test } from 'vitest'
import { aStaffedAgency } from '../../../../tests/support/agencies.ts'
import { aBlm, aRow } from '../../../../tests/support/blm.ts'
import { emailsTo } from '../../../../tests/support/browsers.ts'
import { aFeed } from '../../../../tests/support/feeds.ts'
import { runDue } from '../../../../tests/support/jobs.ts'
import { aServer } from '../../../../tests/support/server.ts'
import { importJob } from '../../composition/import-job.ts'
import { watchFeeds } from './watch-feeds.ts'

let server: Awaited<ReturnType<typeof aServer>>
// Jobs are due by the clock of the database, which is later.
let now = new Date('2026-06-01T12:00:00Z')
beforeAll(async () => {
  server = await aServer({ now: () => now })
})

const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const look = () => watchFeeds({ watch: server.deps.feeds.watch, silentHours: 48, now: () => now })
const put = (secret: string, payload: string, query = '') =>
  server.app.inject({ method: 'PUT', url: `/feeds/blm/${secret}${query}`, payload })
const work = () => runDue(server.database, importJob(server.deps.feeds))
const alertsTo = async (email: string) =>
  (await emailsTo(server, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('feed of'))

test('a feed that falls silent is told of once, and again when it is heard of', async () => {
  const { id, people } = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { format: 'blm', agency: id })
  now = after(100)
  // It never spoke.
  await look()
  expect(await alertsTo(people.editor.email)).toEqual([])
  await put(feed.secret, aBlm([aRow('1234_1')]))
  await work()
  now = after(47)
  await look()
  expect(await alertsTo(people.editor.email)).toEqual([])
  now = after(1)
  // Two processes look at once.
  await Promise.all([look(), look()])
  now = after(1)
  await look()
  const silent = 'We’re not getting anything from the feed of branch 1234'
  expect(await alertsTo(people.editor.email)).toEqual([silent])
  expect(await alertsTo(people.owner.email)).toEqual([silent])
  expect(await alertsTo(people.reader.email)).toEqual([])
  await put(feed.secret, aBlm([aRow('1234_1')]), '?dry-run=1')
  await work()
  await look()
  expect(await alertsTo(people.editor.email)).toEqual([silent])
  await put(feed.secret, aBlm([aRow('1234_1')]))
  await work()
  await look()
  expect(await alertsTo(people.editor.email)).toEqual(['The feed of branch 1234 is working again', silent])
})

test('a feed of which nothing is taken any more is told of', async () => {
  const { id, people } = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { format: 'blm', agency: id })
  await put(feed.secret, 'no file at all')
  await work()
  await look()
  expect(await alertsTo(people.editor.email)).toEqual(['We’re refusing what the feed of branch 1234 sends'])
})

test('three refused calls one after the other are told of, and two are not', async () => {
  const { id, people } = await aStaffedAgency(server)
  const feed = await aFeed(server.database, { format: 'rtdf', agency: id })
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: `/v1/property/sendpropertydetails/${feed.secret}`,
      headers: { 'content-type': 'application/json' },
      payload:
        '{"network":{"network_id":1},"branch":{"branch_id":9,"channel":1},"property":{"agent_ref":"R1"}}',
    })
  await send()
  await send()
  await look()
  expect(await alertsTo(people.owner.email)).toEqual([])
  await send()
  await look()
  expect(await alertsTo(people.owner.email)).toEqual(['We’re refusing what the feed of branch 1234 sends'])
  expect((await people.reader.get('/agency/feeds')).text).toContain('Recent calls refused')
})
